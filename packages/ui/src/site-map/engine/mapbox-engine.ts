import { createEngine, type MapEngine } from './map-engine'

export type { MapEngine } from './map-engine'

/** Mapbox, which needs a token. The application installs `mapbox-gl` and `react-map-gl`. */
export const mapboxEngine: MapEngine = createEngine(async () => (await import('./MapboxMap')).MapboxMap)
