'use client'

import * as maplibre from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import { AttributionControl, Layer, Map, Source } from 'react-map-gl/maplibre'
import { InnerMap } from './InnerMap'
import type { EngineMapProps } from './map-engine'
import type { MapKit } from './map-kit'
import { workerUrl } from './worker-url'

// The worker has a URL of its own: in a bundle the engine can't find its worker, and a strict Content Security Policy blocks a worker
// from a blob. Vite, webpack and Turbopack copy a file that is named this way.
maplibre.setWorkerUrl(workerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url)))

const KIT: MapKit = { Map, Source, Layer, AttributionControl, mapLib: maplibre }

/** The map of MapLibre, which needs no token and no server. A separate chunk. */
export function MapLibreMap(props: EngineMapProps) {
  return <InnerMap {...props} kit={KIT} />
}
