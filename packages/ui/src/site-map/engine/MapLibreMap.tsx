'use client'

import * as maplibre from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
// The worker has a URL of its own: in a bundle the engine can't find its worker, and a strict Content Security Policy blocks a worker
// from a blob. `?worker&url` is the syntax of Vite.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
// Imported as a namespace: with named imports, an application that doesn't install this optional peer can't be built.
import * as reactMap from 'react-map-gl/maplibre'
import { InnerMap, type EngineMapProps } from './InnerMap'
import type { MapKit } from './map-kit'

maplibre.setWorkerUrl(workerUrl)

const KIT: MapKit = {
  Map: reactMap.Map,
  Source: reactMap.Source,
  Layer: reactMap.Layer,
  AttributionControl: reactMap.AttributionControl,
  mapLib: maplibre,
}

/** The map of MapLibre, which needs no token and no server. A separate chunk. */
export function MapLibreMap(props: EngineMapProps) {
  return <InnerMap {...props} kit={KIT} />
}
