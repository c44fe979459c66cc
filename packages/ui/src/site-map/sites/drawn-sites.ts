import { findCenter } from '../drawing/geometry'
import type { MapSite } from './map-site'
import { MIN_NAME_ZOOM, findNameZooms } from './name-zooms'
import type { Position, Shape } from '../drawing/shape'
import type { MapFeature, MapFeatures, MapGeometry } from '../engine/map-geojson'

const copyRing = (ring: readonly Position[]): number[][] => ring.map((position) => [...position])
/** GeoJSON repeats the first vertex at the end. */
const copyClosedRing = (ring: readonly Position[]): number[][] => copyRing([...ring, ...ring.slice(0, 1)])

/** @returns the geometry that an engine draws, or undefined if there is nothing to draw */
export function toGeometry(shape: Shape): MapGeometry | undefined {
  if (shape.kind === 'point') return { type: 'Point', coordinates: [...shape.at] }
  if (shape.kind === 'foreign') return shape.geometry
  if (shape.kind === 'none' || shape.ring.length === 0) return undefined
  if (shape.ring.length > 2 && shape.isClosed)
    return { type: 'Polygon', coordinates: [shape.ring, ...(shape.holes ?? [])].map(copyClosedRing) }
  return shape.ring.length === 1 ? undefined : { type: 'LineString', coordinates: copyRing(shape.ring) }
}

/** @returns an opacity from 0 to 1, or the fallback if the value is missing or not a number */
export const toOpacity = (value: number | undefined, fallback: number): number =>
  value === undefined || Number.isNaN(value) ? fallback : Math.min(1, Math.max(0, value))

/** All sites in one collection. The properties of a feature define how it is drawn. */
export function toSiteFeatures(sites: readonly MapSite[]): MapFeatures {
  const features: MapFeature[] = []
  for (const site of sites) {
    const geometry = toGeometry(site.shape)
    if (geometry === undefined) continue
    const properties = {
      id: site.id,
      fill: site.fill ?? '',
      border: site.border ?? '',
      fillOpacity: toOpacity(site.fillOpacity, 0.3),
      borderOpacity: toOpacity(site.borderOpacity, 1),
      isArchived: site.isArchived === true,
    }
    features.push({ type: 'Feature', properties, geometry })
  }
  return { type: 'FeatureCollection', features }
}

/** The names of sites, one point each. An engine would repeat the name of a polygon in each of its tiles. */
export function toSiteNames(sites: readonly MapSite[]): MapFeatures {
  const centers = sites.map((site) => findCenter(site.shape))
  const zooms = findNameZooms(centers)
  const features = sites.flatMap((site, index): MapFeature[] => {
    const center = centers[index]
    // A foreign geometry has no known center, but it has a name.
    const geometry =
      center === undefined ? toGeometry(site.shape) : { type: 'Point' as const, coordinates: [...center] }
    if (geometry === undefined) return []
    const properties = {
      name: site.name,
      isArchived: site.isArchived === true,
      isDot: site.shape.kind === 'point',
      nameFrom: center === undefined ? MIN_NAME_ZOOM : (zooms[index] ?? MIN_NAME_ZOOM),
    }
    return [{ type: 'Feature', properties, geometry }]
  })
  return { type: 'FeatureCollection', features }
}
