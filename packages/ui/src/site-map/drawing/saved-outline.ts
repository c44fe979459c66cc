import type { MapFeature, MapFeatures } from '../engine/map-geojson'
import { toGeometry } from '../sites/drawn-sites'
import { getPositions } from './drawing'
import { isSamePosition } from './geometry'
import type { Shape } from './shape'

/** The outline of the saved shape, and a point for its name at a vertex that the drawn one no longer has. Nothing while both are the same. */
export function toSavedOutline(saved: Shape, drawn: Shape): MapFeatures {
  const [before, after] = [getPositions(saved), getPositions(drawn)]
  const isSame = before.length === after.length && before.every((at, i) => isSamePosition(at, after[i] ?? [NaN, NaN]))
  const geometry = saved === drawn || isSame ? undefined : toGeometry(saved)
  if (geometry === undefined) return { type: 'FeatureCollection', features: [] }
  const changed = before.find((at) => !after.some((other) => isSamePosition(at, other))) ?? before[0]
  const features: MapFeature[] = [{ type: 'Feature', properties: { isName: false }, geometry }]
  if (changed !== undefined)
    features.push({
      type: 'Feature',
      properties: { isName: true },
      geometry: { type: 'Point', coordinates: [...changed] },
    })
  return { type: 'FeatureCollection', features }
}
