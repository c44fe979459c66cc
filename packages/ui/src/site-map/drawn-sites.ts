import type { MapSite } from './map-site'
import type { Position, Shape } from './shape'
import type { MapFeature, MapFeatures, MapGeometry } from './map-geojson'

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

const between = (value: number | undefined, otherwise: number): number =>
  value === undefined || Number.isNaN(value) ? otherwise : Math.min(1, Math.max(0, value))

/** All sites in one collection; what tells them apart in drawing is in their properties. */
export function siteFeatures(sites: readonly MapSite[]): MapFeatures {
  const features: MapFeature[] = []
  for (const site of sites) {
    const geometry = drawnGeometry(site.shape)
    if (geometry === undefined) continue
    const properties = {
      id: site.id,
      name: site.name,
      fill: site.fill ?? '',
      border: site.border ?? '',
      fillOpacity: between(site.fillOpacity, 0.3),
      borderOpacity: between(site.borderOpacity, 1),
      isArchived: site.isArchived === true,
    }
    features.push({ type: 'Feature', properties, geometry })
  }
  return { type: 'FeatureCollection', features }
}
