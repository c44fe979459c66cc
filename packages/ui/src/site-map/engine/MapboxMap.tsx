'use client'

// The build for a strict Content Security Policy, with a worker from our own origin.
import * as mapboxModule from 'mapbox-gl/dist/mapbox-gl-csp.js'
import 'mapbox-gl/dist/mapbox-gl.css'
import { AttributionControl, Layer, Map, Source } from 'react-map-gl/mapbox'
import { InnerMap } from './InnerMap'
import type { EngineMapProps } from './map-engine'
import type { MapKit } from './map-kit'
import { workerUrl } from './worker-url'

const mapLib: { workerUrl?: string } = 'default' in mapboxModule ? mapboxModule.default : mapboxModule
mapLib.workerUrl = workerUrl(new URL('mapbox-gl/dist/mapbox-gl-csp-worker.js', import.meta.url))

const KIT: MapKit = {
  Map: Map as never,
  Source: Source as never,
  Layer: Layer as never,
  AttributionControl: AttributionControl as never,
  mapLib,
}

/** The map of Mapbox, loaded only with a token. A separate chunk. */
export function MapboxMap(props: EngineMapProps) {
  return <InnerMap {...props} kit={KIT} />
}
