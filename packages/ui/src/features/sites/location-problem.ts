import { siteLocationProblem } from '@sitewright/domain/sites/location-rules'
import { siteScreenMessages } from '@sitewright/domain/sites/screen-messages'
import type { SiteLocation } from '@sitewright/domain/sites/site'
import { shapeToGeoJson } from '../../site-map/drawing/geojson'
import type { Shape } from '../../site-map/drawing/shape'
import { findProblems } from '../../site-map/drawing/shape-problems'

/** Why a location cannot be saved: its polygon is unfinished, crosses itself, or no longer contains its holes. A separate module, because the Properties tab must not load the code of the map. */
export function findLocationProblem(shape: Shape): string | undefined {
  if (findProblems(shape).length > 0) return siteScreenMessages.locationInvalid
  if (shape.kind !== 'polygon' || shape.holes === undefined) return undefined
  const geometry = shapeToGeoJson(shape)
  // The depth is the server's to judge: a polygon that a move left too deep keeps its place (SITE-76).
  return geometry === null
    ? undefined
    : siteLocationProblem({ type: 'Feature', properties: null, geometry } as SiteLocation, 1)
}
