import type { AttributionControl, Layer, Map, Source } from 'react-map-gl/maplibre'

/** The parts of an engine that the inner map is made of. Those of Mapbox differ in types that are not used here. */
export interface MapKit {
  Map: typeof Map
  Source: typeof Source
  Layer: typeof Layer
  AttributionControl: typeof AttributionControl
  /** The engine itself. */
  mapLib: unknown
}
