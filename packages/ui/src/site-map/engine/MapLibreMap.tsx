'use client'

import * as maplibre from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
// By its own address: in a bundle the engine cannot tell where its worker lies, and one made from text (blob:) is what a strict
// Content Security Policy refuses. The address is how Vite hands out a worker.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { AttributionControl, Layer, Map, Source } from 'react-map-gl/maplibre'
import { InnerMap, type EngineMapProps } from './InnerMap'
import type { MapKit } from './map-kit'

maplibre.setWorkerUrl(workerUrl)

const KIT: MapKit = { Map, Source, Layer, AttributionControl, mapLib: maplibre }

/** The map drawn by MapLibre: no token, nothing asked of anybody's server. A chunk of its own. */
export function MapLibreMap(props: EngineMapProps) {
  return <InnerMap {...props} kit={KIT} />
}
