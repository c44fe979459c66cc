import type { StoredGeometry } from '../drawing/shape'

/** A geometry of GeoJSON (RFC 7946) that is drawn; of what is stored and not edited here, whatever it is. */
export type MapGeometry =
  | { type: 'Point'; coordinates: number[] }
  | { type: 'LineString'; coordinates: number[][] }
  | { type: 'Polygon' | 'MultiLineString'; coordinates: number[][][] }
  | StoredGeometry

/** A geometry with what tells it from others. */
export interface MapFeature {
  type: 'Feature'
  properties: Record<string, string | number | boolean>
  geometry: MapGeometry
}

/** What a layer draws. */
export interface MapFeatures {
  type: 'FeatureCollection'
  features: MapFeature[]
}
