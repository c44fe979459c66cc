import type { StoredGeometry } from '../drawing/shape'

/** A GeoJSON geometry (RFC 7946) that an engine draws, including stored geometries that the editor can't change. */
export type MapGeometry =
  | { type: 'Point'; coordinates: number[] }
  | { type: 'LineString'; coordinates: number[][] }
  | { type: 'Polygon' | 'MultiLineString'; coordinates: number[][][] }
  | StoredGeometry

/** A geometry with its properties. */
export interface MapFeature {
  type: 'Feature'
  properties: Record<string, string | number | boolean>
  geometry: MapGeometry
}

/** The features of a layer. */
export interface MapFeatures {
  type: 'FeatureCollection'
  features: MapFeature[]
}
