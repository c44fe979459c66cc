import type { ComponentType, ReactNode } from 'react'
import { createPanelLoader, type PanelLoader } from '../../lazy-panel/lazy-panel'
import type { BasemapData } from '../basemap/basemap-data'
import type { MapBounds } from '../basemap/graticule'
import type { MapColors } from '../basemap/map-colors'
import type { MapView, Position } from '../drawing/shape'
import type { MapPlace } from '../sites/map-site'

// This module imports no types of an engine, because applications without an engine load it.

/** A style of the Mapbox or MapLibre specification, or its URL. */
export type MapStyle = object | string

/** The visible part of the map. */
export interface MapViewport extends MapPlace {
  bounds: MapBounds
  /** CSS pixels. */
  width: number
  height: number
}

/** A map that is ready for use. */
export interface ReadyMap {
  view: MapView
  /** Jumps to a place without animation. */
  goTo: (place: { center: Position; zoom?: number }) => void
  /** Whether a drag moves the map; true at first. */
  setPannable: (isPannable: boolean) => void
  /** Calls `draw` in each frame in which the map moves. @returns a function to unsubscribe */
  onFrame: (draw: () => void) => () => void
}

/** An error that an engine reports. */
export interface EngineError {
  /** HTTP status of the response; undefined without a response. */
  status: number | undefined
  message: string
  /** Whether the engine can't draw the map at all. */
  isFatal: boolean
}

/** Props of the map of an engine. */
export interface EngineMapProps {
  style: MapStyle
  /** Data of the embedded basemap; undefined if another one is drawn, or while it loads. */
  basemap: BasemapData | undefined
  /** Whether all data is loaded. The map is idle once it is drawn. */
  isFinal: boolean
  token?: string
  colors: MapColors
  /** Renders the layers over the basemap, in their order. The kit is a `MapKit`, which has types of an engine. */
  layers: (kit: object) => ReactNode
  /** Creates the images of the layers, by name: signed distance fields at two pixels per CSS pixel, which a layer colors. */
  images?: Readonly<Record<string, () => { width: number; height: number; data: Uint8Array }>>
  /** The layers in which the pointer finds features. */
  pressLayers: readonly string[]
  /** The initial view. Later changes have no effect. */
  place: MapPlace
  /** Whether a drag with Shift zooms to a rectangle; true by default. */
  hasBoxZoom?: boolean
  /** Whether the map draws a graticule. The embedded basemap has it, and its attribution is in the scale bar. */
  hasGrid: boolean
  /** Renders content over the canvas once the map is ready. */
  overlay: (map: ReadyMap) => ReactNode
  onReady: (map: ReadyMap) => void
  /** Called on a click, with the `id` of the topmost feature under the pointer, and whether Shift was pressed. */
  onPress: (at: Position, id: string | undefined, isExact: boolean) => void
  /** Called when the pointer enters or leaves a feature. Without it, the map does not look. */
  onHover?: (id: string | undefined) => void
  /** Called when the map stops moving, and when its size changes. */
  onViewportChange: (viewport: MapViewport) => void
  onState: (state: 'busy' | 'idle') => void
  onError: (error: EngineError) => void
}

/** An engine that draws maps. Its code is loaded with the first map. */
export interface MapEngine {
  /** For SiteMap. */
  readonly loader: PanelLoader<EngineMapProps>
}

/** The engines that an application installs. */
export interface MapEngines {
  /** Draws every map without a Mapbox token: `maplibreEngine` of `@sitewright/ui/maplibre-engine`. */
  maplibre?: MapEngine
  /** Draws maps with a Mapbox token: `mapboxEngine` of `@sitewright/ui/mapbox-engine`. */
  mapbox?: MapEngine
}

/** @param load imports the module of an engine and returns its map */
export const createEngine = (load: () => Promise<ComponentType<EngineMapProps>>): MapEngine => ({
  loader: createPanelLoader(load),
})
