'use client'

import type { Map as EngineMap, StyleSpecification } from 'maplibre-gl'
import { useRef, useState } from 'react'
import { BasemapLayers } from '../basemap/BasemapLayers'
import { GridLayer } from '../basemap/GridLayer'
import { DraftLayer } from '../drawing/DraftLayer'
import type { MapView, Position } from '../drawing/shape'
import { NeighborsLayer } from '../sites/NeighborsLayer'
import { SITE_LAYERS, SitesLayer } from '../sites/SitesLayer'
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
  const { kit, style, isFinal, token, colors, font, sites, selectedSite, neighbors, archived, shape, look, place } =
    props
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
      // A style is JSON that the engine itself validates.
      mapStyle={style as StyleSpecification | string}
      // Labels appear without animation, so that tests don't wait for them.
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
        onPress([lng, lat], typeof id === 'string' ? id : undefined, event.originalEvent.shiftKey)
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
      <NeighborsLayer kit={kit} colors={colors} neighbors={neighbors} font={font} />
      <SitesLayer kit={kit} colors={colors} sites={sites} selectedSite={selectedSite} font={font} archived={archived} />
      <DraftLayer kit={kit} colors={colors} shape={shape} look={look} />
      {ready !== undefined && overlay(ready)}
    </Map>
  )
}
