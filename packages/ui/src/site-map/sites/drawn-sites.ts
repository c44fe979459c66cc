import { middleOf } from '../search/map-search'
import type { MapSite } from './map-site'
import { FIRST_NAMES, nameZooms } from './name-zooms'
import type { Position, Shape } from '../drawing/shape'
import type { MapFeature, MapFeatures, MapGeometry } from '../engine/map-geojson'

const copied = (ring: readonly Position[]): number[][] => ring.map((position) => [...position])
/** As GeoJSON wants it: the first vertex again at the end. */
const closed = (ring: readonly Position[]): number[][] => copied([...ring, ...ring.slice(0, 1)])

/** A shape as an engine draws it; undefined when there is nothing to draw. */
export function drawnGeometry(shape: Shape): MapGeometry | undefined {
  if (shape.kind === 'point') return { type: 'Point', coordinates: [...shape.at] }
  if (shape.kind === 'foreign') return shape.geometry
  if (shape.kind === 'none' || shape.ring.length === 0) return undefined
  if (shape.ring.length > 2 && shape.isClosed)
    return { type: 'Polygon', coordinates: [shape.ring, ...(shape.holes ?? [])].map(closed) }
  return shape.ring.length === 1 ? undefined : { type: 'LineString', coordinates: copied(shape.ring) }
}

/** An opacity of the owner, which may be missing or not be one. */
export const opacityOr = (value: number | undefined, otherwise: number): number =>
  value === undefined || Number.isNaN(value) ? otherwise : Math.min(1, Math.max(0, value))

/** All sites in one collection; what tells them apart in drawing is in their properties. */
export function siteFeatures(sites: readonly MapSite[]): MapFeatures {
  const features: MapFeature[] = []
  const middles = sites.map((site) => middleOf(site.shape))
  const zooms = nameZooms(middles)
  for (const [at, site] of sites.entries()) {
    const geometry = drawnGeometry(site.shape)
    if (geometry === undefined) continue
    const properties = {
      id: site.id,
      name: site.name,
      fill: site.fill ?? '',
      border: site.border ?? '',
      fillOpacity: opacityOr(site.fillOpacity, 0.3),
      borderOpacity: opacityOr(site.borderOpacity, 1),
      isArchived: site.isArchived === true,
      // What is not drawn by us has no middle, and a name all the same.
      nameFrom: middles[at] === undefined ? FIRST_NAMES : (zooms[at] ?? FIRST_NAMES),
    }
    features.push({ type: 'Feature', properties, geometry })
  }
  return { type: 'FeatureCollection', features }
}
