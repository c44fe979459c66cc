import type { GeoJSONSourceSpecification } from 'maplibre-gl'

/** Features of GeoJSON (RFC 7946) as the engines take them. */
export type MapFeatures = Extract<GeoJSONSourceSpecification['data'], { type: 'FeatureCollection' }>
export type MapFeature = MapFeatures['features'][number]
export type MapGeometry = MapFeature['geometry']
