import { createEngine, type MapEngine } from './map-engine'

export type { MapEngine } from './map-engine'

/** MapLibre, which needs no token and no server. The application installs `maplibre-gl` and `react-map-gl`. */
export const maplibreEngine: MapEngine = createEngine(async () => (await import('./MapLibreMap')).MapLibreMap)
