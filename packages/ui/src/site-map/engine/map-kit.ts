import type { AttributionControl, Layer, Map, Source } from 'react-map-gl/maplibre'

/** The components of an engine. Those of Mapbox differ only in types that are unused here. */
export interface MapKit {
  Map: typeof Map
  Source: typeof Source
  Layer: typeof Layer
  AttributionControl: typeof AttributionControl
  /** The module of the engine. */
  mapLib: unknown
}
