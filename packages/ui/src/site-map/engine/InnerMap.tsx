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

/** What is seen of the map, when it has come to rest. */
export interface MapWindow extends MapPlace {
  bounds: MapBounds
  /** CSS pixels. */
  width: number
}

/** A map that can be worked with. */
export interface ReadyMap {
  view: MapView
  /** Goes to a place at once. */
  goTo: (place: { center: Position; zoom?: number }) => void
  /** Calls back whenever the map has moved, before it is drawn. @returns how to end it */
  onFrame: (draw: () => void) => () => void
}

/** What an engine reports when something does not come. */
export interface EngineError {
  /** Of the answer, where there was one. */
  status: number | undefined
  message: string
  /** The map cannot be drawn at all. */
  isFatal: boolean
}

/** What every engine is given. */
export interface EngineMapProps {
  style: StyleSpecification | string
  /** The embedded map, where it is drawn and has come. */
  basemap: BasemapData | undefined
  /** Nothing more comes: once drawn, the map is idle. */
  isFinal: boolean
  token?: string
  colors: MapColors
  font: readonly string[]
  sites: readonly MapSite[]
  selectedSite: string | null
  /** Written under the name of an archived site. */
  archived: string
  shape: Shape
  look: ShapeLook
  /** Where it opens; later changes do nothing. */
  place: MapPlace
  /** Meridians and parallels are drawn; the embedded map needs no other word of thanks than ours. */
  hasGrid: boolean
  /** Over the canvas, in its pixels, once it is there. */
  overlay: (map: ReadyMap) => ReactNode
  onReady: (map: ReadyMap) => void
  /** A press, with the site under it. */
  onPress: (at: Position, site: string | undefined) => void
  /** It has come to rest. */
  onRest: (window: MapWindow) => void
  onState: (state: 'busy' | 'idle') => void
  onError: (error: EngineError) => void
}

/** As far from the equator as a map of this kind goes. */
const FARTHEST = 85

/** The nearest place on the map: an engine throws at a latitude that there is none of, and the whole map would go with it. */
const lonLat = ([lon, lat]: Position): [lon: number, lat: number] => [
  Number.isFinite(lon) ? lon : 0,
  Number.isFinite(lat) ? Math.max(-FARTHEST, Math.min(FARTHEST, lat)) : 0,
]

/** Pixels that a vertex keeps from the edge when it is shown. */
const MARGIN = 40

function viewOf(map: EngineMap): MapView {
  const project: MapView['project'] = (position) => map.project(lonLat(position))
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
    // At once: a key that is held down would wait for each glide, and nothing moves that was not asked to.
    panBy: ({ x, y }) => void map.panBy([x, y], { duration: 0 }),
    zoomBy: (levels) => void map.jumpTo({ zoom: map.getZoom() + levels }),
    reveal: (position) => {
      const { x, y } = project(position)
      const { clientWidth, clientHeight } = map.getContainer()
      const isIn = x > MARGIN && y > MARGIN && x < clientWidth - MARGIN && y < clientHeight - MARGIN
      if (!isIn) map.jumpTo({ center: lonLat(position) })
    },
  }
}

function windowOf(map: EngineMap): MapWindow {
  const { lng, lat } = map.getCenter()
  const bounds = map.getBounds()
  return {
    center: [lng, lat],
    zoom: map.getZoom(),
    bounds: { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() },
    width: map.getContainer().clientWidth,
  }
}

/** The canvas is drawn on, and neither focused nor read: what is around it has name, keys and words. */
function quiet(map: EngineMap): void {
  const canvas = map.getCanvas()
  for (const name of ['tabindex', 'role', 'aria-label']) canvas.removeAttribute(name)
  canvas.setAttribute('aria-hidden', 'true')
}

/** The map itself, of whichever engine's parts: basemap, graticule, sites, the shape. */
export function InnerMap({ kit, ...props }: EngineMapProps & { kit: MapKit }) {
  const { style, isFinal, token, colors, font, sites, selectedSite, archived, shape, look, place, ...more } = props
  const { hasGrid, basemap, overlay, onReady, onPress, onRest, onState, onError } = more
  const { Map, AttributionControl } = kit
  const [ready, setReady] = useState<ReadyMap>()
  const [seen, setSeen] = useState<MapWindow>()
  const hasBegun = useRef(false)
  const [open] = useState(() => {
    const [longitude, latitude] = lonLat(place.center)
    return { longitude, latitude, zoom: place.zoom }
  })

  const begin = (map: EngineMap): void => {
    if (hasBegun.current) return
    hasBegun.current = true
    quiet(map)
    const made: ReadyMap = {
      view: viewOf(map),
      goTo: ({ center, zoom = map.getZoom() }) => void map.jumpTo({ center: lonLat(center), zoom }),
      onFrame: (draw) => {
        map.on('move', draw)
        map.on('resize', draw)
        return () => {
          map.off('move', draw)
          map.off('resize', draw)
        }
      },
    }
    setReady(made)
    onReady(made)
    rest(map)
  }
  const rest = (map: EngineMap): void => {
    const window = windowOf(map)
    setSeen(window)
    onRest(window)
  }
  return (
    <Map
      mapLib={kit.mapLib as never}
      {...(token !== undefined && { mapboxAccessToken: token, RTLTextPlugin: '' })}
      initialViewState={open}
      mapStyle={style}
      // Labels are there at once, and a test need not wait for them to fade in.
      fadeDuration={0}
      keyboard={false}
      dragRotate={false}
      touchPitch={false}
      pitchWithRotate={false}
      maxPitch={0}
      attributionControl={false}
      onStyleData={(event) => begin(event.target)}
      onLoad={(event) => begin(event.target)}
      onMoveStart={() => onState('busy')}
      onMoveEnd={(event) => rest(event.target)}
      onResize={(event) => rest(event.target)}
      onData={() => onState('busy')}
      onIdle={() => isFinal && onState('idle')}
      onClick={(event) => {
        const { lng, lat } = event.lngLat
        const layers = SITE_LAYERS.filter((layer) => event.target.getLayer(layer) !== undefined)
        const found = event.target.queryRenderedFeatures(event.point, { layers }).at(0)
        const id: unknown = found?.properties['id']
        onPress([lng, lat], typeof id === 'string' ? id : undefined)
      }}
      onError={(event) => {
        const error = event.error as Error & { status?: number }
        onError({ status: error.status, message: error.message, isFatal: event.target === null })
      }}
    >
      {!hasGrid && <AttributionControl compact={false} />}
      {hasGrid && <GridLayer kit={kit} colors={colors} bounds={seen?.bounds} width={seen?.width ?? 0} />}
      {hasGrid && basemap !== undefined && ready !== undefined && (
        <BasemapLayers kit={kit} colors={colors} data={basemap} />
      )}
      <SitesLayer kit={kit} colors={colors} sites={sites} selectedSite={selectedSite} font={font} archived={archived} />
      <DraftLayer kit={kit} colors={colors} shape={shape} look={look} />
      {ready !== undefined && overlay(ready)}
    </Map>
  )
}
