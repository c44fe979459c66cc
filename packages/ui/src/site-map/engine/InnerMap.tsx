'use client'

import type { Map as EngineMap, MapMouseEvent, StyleSpecification } from 'maplibre-gl'
import { useRef, useState } from 'react'
import { BasemapLayers } from '../basemap/BasemapLayers'
import { GridLayer } from '../basemap/GridLayer'
import type { MapView, Position } from '../drawing/shape'
import type { EngineMapProps, MapViewport, ReadyMap } from './map-engine'
import type { MapKit } from './map-kit'

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
    height: map.getContainer().clientHeight,
  }
}

/** Removes the canvas from the tab order and the accessibility tree. The element around it has the name and the keys. */
function hideCanvas(map: EngineMap): void {
  const canvas = map.getCanvas()
  for (const name of ['tabindex', 'role', 'aria-label']) canvas.removeAttribute(name)
  canvas.setAttribute('aria-hidden', 'true')
}

/** @returns the `id` of the topmost feature at a point */
function findFeature(map: EngineMap, point: MapMouseEvent['point'], names: readonly string[]): string | undefined {
  const layers = names.filter((name) => map.getLayer(name) !== undefined)
  const id: unknown = map.queryRenderedFeatures(point, { layers }).at(0)?.properties['id']
  return typeof id === 'string' ? id : undefined
}

/** The map of either engine: basemap, graticule, and the layers of the caller. */
export function InnerMap(props: EngineMapProps & { kit: MapKit }) {
  const { kit, style, isFinal, token, colors, layers, pressLayers, place } = props
  const {
    images,
    hasBoxZoom = true,
    hasGrid,
    basemap,
    overlay,
    onReady,
    onPress,
    onHover,
    onViewportChange,
    onState,
    onError,
  } = props
  const { Map, AttributionControl } = kit
  const [ready, setReady] = useState<ReadyMap>()
  const [viewport, setViewport] = useState<MapViewport>()
  const hasStarted = useRef(false)
  const [initialView] = useState(() => {
    const [longitude, latitude] = toLonLat(place.center)
    return { longitude, latitude, zoom: place.zoom }
  })

  const hovered = useRef<string>(undefined)
  const hover = (id: string | undefined): void => {
    if (hovered.current === id) return
    hovered.current = id
    onHover?.(id)
  }

  const start = (map: EngineMap): void => {
    if (hasStarted.current) return
    hasStarted.current = true
    hideCanvas(map)
    const readyMap: ReadyMap = {
      view: createView(map),
      goTo: ({ center, zoom = map.getZoom() }) => void map.jumpTo({ center: toLonLat(center), zoom }),
      setPannable: (isPannable) => map.dragPan[isPannable ? 'enable' : 'disable'](),
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
      // A style is JSON that the engine itself validates.
      mapStyle={style as StyleSpecification | string}
      // Labels appear without animation, so that tests don't wait for them.
      fadeDuration={0}
      keyboard={false}
      boxZoom={hasBoxZoom}
      dragRotate={false}
      touchPitch={false}
      pitchWithRotate={false}
      maxPitch={0}
      attributionControl={false}
      onStyleData={(event) => {
        start(event.target)
        // A new style has none.
        for (const [id, create] of Object.entries(images ?? {}))
          if (!event.target.hasImage(id)) event.target.addImage(id, create(), { sdf: true, pixelRatio: 2 })
      }}
      onLoad={(event) => start(event.target)}
      onMoveStart={() => onState('busy')}
      onMoveEnd={(event) => reportViewport(event.target)}
      onResize={(event) => reportViewport(event.target)}
      onData={() => onState('busy')}
      onIdle={() => isFinal && onState('idle')}
      onClick={(event) => {
        const { lng, lat } = event.lngLat
        onPress([lng, lat], findFeature(event.target, event.point, pressLayers), event.originalEvent.shiftKey)
      }}
      {...(onHover !== undefined && {
        onMouseMove: (event) => hover(findFeature(event.target, event.point, pressLayers)),
        onMouseOut: () => hover(undefined),
      })}
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
      {layers(kit)}
      {ready !== undefined && overlay(ready)}
    </Map>
  )
}
