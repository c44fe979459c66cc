'use client'

import type { Map as EngineMap, StyleSpecification } from 'maplibre-gl'
import { type ReactNode, useRef, useState } from 'react'
import type { BasemapData } from '../basemap/basemap-data'
import type { MapBounds } from '../basemap/graticule'
import type { MapColors } from '../basemap/map-colors'
import { BasemapLayers } from '../basemap/BasemapLayers'
import { DraftLayer, type ShapeLook } from '../drawing/DraftLayer'
import type { MapKit } from './map-kit'
import { GridLayer } from '../basemap/GridLayer'
import type { MapPlace, MapSite } from '../sites/map-site'
import type { MapView, Position, Shape } from '../drawing/shape'
import { SITE_LAYERS, SitesLayer } from '../sites/SitesLayer'

/** The visible part of the map. */
export interface MapViewport extends MapPlace {
  bounds: MapBounds
  /** CSS pixels. */
  width: number
}

/** A map that is ready for use. */
export interface ReadyMap {
  view: MapView
  /** Jumps to a place without animation. */
  goTo: (place: { center: Position; zoom?: number }) => void
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
  style: StyleSpecification | string
  /** Data of the embedded basemap; undefined if another one is drawn, or while it loads. */
  basemap: BasemapData | undefined
  /** Whether all data is loaded: once drawn, the map is idle. */
  isFinal: boolean
  token?: string
  colors: MapColors
  font: readonly string[]
  sites: readonly MapSite[]
  selectedSite: string | null
  /** The text under the name of an archived site. */
  archived: string
  shape: Shape
  look: ShapeLook
  /** The initial view. Later changes have no effect. */
  place: MapPlace
  /** Whether the map draws a graticule. The embedded basemap has it, and its attribution is in the scale bar. */
  hasGrid: boolean
  /** Renders content over the canvas once the map is ready. */
  overlay: (map: ReadyMap) => ReactNode
  onReady: (map: ReadyMap) => void
  /** Called on a click, with the site under the pointer. */
  onPress: (at: Position, site: string | undefined) => void
  /** Called when the map stops moving, and when its size changes. */
  onViewportChange: (viewport: MapViewport) => void
  onState: (state: 'busy' | 'idle') => void
  onError: (error: EngineError) => void
}

/** The highest latitude of a Mercator map. */
const MAX_LATITUDE = 85

/** @returns the nearest valid position. An engine throws for an invalid latitude, which would remove the whole map. */
const toLonLat = ([lon, lat]: Position): [lon: number, lat: number] => [
  Number.isFinite(lon) ? lon : 0,
  Number.isFinite(lat) ? Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat)) : 0,
]

/** Distance of a revealed vertex from the edge, in CSS pixels. */
const REVEAL_MARGIN = 40

function createView(map: EngineMap): MapView {
  const project: MapView['project'] = (position) => map.project(toLonLat(position))
  return {
    center: () => {
      const { lng, lat } = map.getCenter()
      return [lng, lat]
    },
    project,
    unproject: ({ x, y }) => {
      const { lng, lat } = map.unproject([x, y])
      return [lng, lat]
    },
    // Without animation: a repeated key would wait for the end of each one.
    panBy: ({ x, y }) => void map.panBy([x, y], { duration: 0 }),
    zoomBy: (levels) => void map.jumpTo({ zoom: map.getZoom() + levels }),
    reveal: (position) => {
      const { x, y } = project(position)
      const { clientWidth, clientHeight } = map.getContainer()
      const isVisible =
        x > REVEAL_MARGIN && y > REVEAL_MARGIN && x < clientWidth - REVEAL_MARGIN && y < clientHeight - REVEAL_MARGIN
      if (!isVisible) map.jumpTo({ center: toLonLat(position) })
    },
  }
}

function readViewport(map: EngineMap): MapViewport {
  const { lng, lat } = map.getCenter()
  const bounds = map.getBounds()
  return {
    center: [lng, lat],
    zoom: map.getZoom(),
    bounds: { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() },
    width: map.getContainer().clientWidth,
  }
}

/** Removes the canvas from the tab order and the accessibility tree. The element around it has the name and the keys. */
function hideCanvas(map: EngineMap): void {
  const canvas = map.getCanvas()
  for (const name of ['tabindex', 'role', 'aria-label']) canvas.removeAttribute(name)
  canvas.setAttribute('aria-hidden', 'true')
}

/** The map of either engine: basemap, graticule, sites and the shape. */
export function InnerMap(props: EngineMapProps & { kit: MapKit }) {
  const { kit, style, isFinal, token, colors, font, sites, selectedSite, archived, shape, look, place } = props
  const { hasGrid, basemap, overlay, onReady, onPress, onViewportChange, onState, onError } = props
  const { Map, AttributionControl } = kit
  const [ready, setReady] = useState<ReadyMap>()
  const [viewport, setViewport] = useState<MapViewport>()
  const hasStarted = useRef(false)
  const [initialView] = useState(() => {
    const [longitude, latitude] = toLonLat(place.center)
    return { longitude, latitude, zoom: place.zoom }
  })

  const start = (map: EngineMap): void => {
    if (hasStarted.current) return
    hasStarted.current = true
    hideCanvas(map)
    const readyMap: ReadyMap = {
      view: createView(map),
      goTo: ({ center, zoom = map.getZoom() }) => void map.jumpTo({ center: toLonLat(center), zoom }),
      onFrame: (draw) => {
        map.on('move', draw)
        map.on('resize', draw)
        return () => {
          map.off('move', draw)
          map.off('resize', draw)
        }
      },
    }
    setReady(readyMap)
    onReady(readyMap)
    reportViewport(map)
  }
  const reportViewport = (map: EngineMap): void => {
    const next = readViewport(map)
    setViewport(next)
    onViewportChange(next)
  }
  return (
    <Map
      mapLib={kit.mapLib as never}
      {...(token !== undefined && { mapboxAccessToken: token, RTLTextPlugin: '' })}
      initialViewState={initialView}
      mapStyle={style}
      // Labels appear without animation, so that tests need not wait for them.
      fadeDuration={0}
      keyboard={false}
      dragRotate={false}
      touchPitch={false}
      pitchWithRotate={false}
      maxPitch={0}
      attributionControl={false}
      onStyleData={(event) => start(event.target)}
      onLoad={(event) => start(event.target)}
      onMoveStart={() => onState('busy')}
      onMoveEnd={(event) => reportViewport(event.target)}
      onResize={(event) => reportViewport(event.target)}
      onData={() => onState('busy')}
      onIdle={() => isFinal && onState('idle')}
      onClick={(event) => {
        const { lng, lat } = event.lngLat
        const layers = SITE_LAYERS.filter((layer) => event.target.getLayer(layer) !== undefined)
        const feature = event.target.queryRenderedFeatures(event.point, { layers }).at(0)
        const id: unknown = feature?.properties['id']
        onPress([lng, lat], typeof id === 'string' ? id : undefined)
      }}
      onError={(event) => {
        const error = event.error as Error & { status?: number }
        onError({ status: error.status, message: error.message, isFatal: event.target === null })
      }}
    >
      {!hasGrid && <AttributionControl compact={false} />}
      {hasGrid && <GridLayer kit={kit} colors={colors} bounds={viewport?.bounds} width={viewport?.width ?? 0} />}
      {hasGrid && basemap !== undefined && ready !== undefined && (
        <BasemapLayers kit={kit} colors={colors} data={basemap} />
      )}
      <SitesLayer kit={kit} colors={colors} sites={sites} selectedSite={selectedSite} font={font} archived={archived} />
      <DraftLayer kit={kit} colors={colors} shape={shape} look={look} />
      {ready !== undefined && overlay(ready)}
    </Map>
  )
}
