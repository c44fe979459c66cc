'use client'

import { Crosshair as CrosshairIcon, LocateFixed, Minus, MousePointer2, Plus } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type Ref, useRef, useState } from 'react'
import { IconButton } from '../button/Button'
import { useMergedRef } from '../field/use-merged-ref'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import type { MapColors } from './basemap/map-colors'
import type { ShapeLook } from './DraftLayer'
import type { EngineMapProps, MapWindow, ReadyMap } from './InnerMap'
import { MapBoundary } from './MapBoundary'
import type { Found } from './map-search'
import type { MapPlace, MapSite } from './map-site'
import type { MapLabels } from './map-labels'
import { ScaleBar } from './ScaleBar'
import type { MapView } from './shape'
import { SiteSearch } from './SiteSearch'
import { Canvas, Crosshair, Search, Stage, ToolGroup, Tools, Waiting } from './SiteMap.styles'
import type { Basemap } from './use-basemap'
import type { Drawing } from './use-drawing'
import type { Engine } from './use-engine'
import { useLocate } from './use-locate'
import type { Geocode } from './use-map-search'
import { VertexHandles } from './VertexHandles'

/** Pixels that an arrow pans by; four times with Shift. */
const PAN = 80

const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const ZOOMS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 }

/** The map's own keys, those that drawing has not taken. @returns whether it was one */
function moveBy(event: KeyboardEvent, view: MapView): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false
  const way = PANS[event.key]
  const levels = ZOOMS[event.key]
  const length = event.shiftKey ? PAN * 4 : PAN
  if (way !== undefined) view.panBy({ x: way[0] * length, y: way[1] * length })
  else if (levels !== undefined) view.zoomBy(levels)
  return way !== undefined || levels !== undefined
}

/** Props of MapStage. */
export interface MapStageProps {
  engine: Engine
  basemap: Basemap
  colors: MapColors
  drawing: Drawing
  look: ShapeLook
  sites: readonly MapSite[]
  selectedSite: string | null
  onSelectSite: ((id: string) => void) | undefined
  onLocateFailed: (() => void) | undefined
  geocode: Geocode | undefined
  place: MapPlace
  labels: MapLabels
  token: string | undefined
  styleUrl: string | undefined
  /** A press on the map chooses a site, and draws nothing. */
  isSelecting: boolean
  onSelecting: (isSelecting: boolean) => void
  /** Names the keys. */
  describedBy: string | undefined
  /** Where the focus goes when the map is left. */
  canvasRef: Ref<HTMLDivElement>
  onPartlyFailed: () => void
}

/** The map with what floats over it: tools, search, scale. Takes the keys while it is focused. */
export function MapStage(props: MapStageProps) {
  const { engine, basemap, colors, drawing, look, sites, selectedSite, onSelectSite, onLocateFailed, geocode } = props
  const { place, labels, token, styleUrl, describedBy, canvasRef, onPartlyFailed } = props
  const { isSelecting, onSelecting } = props
  const { EngineMap } = engine
  const canvas = useRef<HTMLDivElement>(null)
  const ref = useMergedRef(canvas, canvasRef)
  const map = useRef<ReadyMap | undefined>(undefined)
  const [window, setWindow] = useState<MapWindow>()
  const [hasCrosshair, setCrosshair] = useState(false)
  const [said, setSaid] = useState('')
  const isMapbox = engine.kind === 'mapbox'
  const style = isMapbox ? (styleUrl ?? 'mapbox://styles/mapbox/streets-v12') : basemap.style

  const goTo = (found: Pick<Found, 'at' | 'zoom' | 'label'>): void => {
    if (found.at === undefined) return
    map.current?.goTo({ center: found.at, zoom: found.zoom ?? Math.max(place.zoom, window?.zoom ?? 0) })
    setSaid(labels.movedTo(found.label))
  }
  const { isBusy, locate } = useLocate(
    (at) => {
      map.current?.goTo({ center: at, zoom: place.zoom })
      setSaid(labels.located)
    },
    () => onLocateFailed?.(),
  )
  const setState = (state: string): void => {
    if (canvas.current !== null) canvas.current.dataset['mapState'] = state
  }
  const engineProps: Omit<EngineMapProps, 'style'> = {
    isFinal: isMapbox || basemap.isFinal,
    ...(isMapbox && token !== undefined && { token }),
    colors,
    basemap: isMapbox ? undefined : basemap.data,
    font: isMapbox ? ['Open Sans Regular', 'Arial Unicode MS Regular'] : basemap.font,
    sites,
    selectedSite,
    archived: labels.archived,
    shape: drawing.shape,
    look,
    place: window ?? place,
    hasGrid: !isMapbox && basemap.isSchematic,
    overlay: ({ view, onFrame }): ReactNode => (
      <VertexHandles
        {...{ view, onFrame }}
        positions={drawing.positions}
        selected={drawing.selected}
        isReadOnly={drawing.isReadOnly}
        hasNumbers={drawing.shape.kind === 'polygon'}
        onSelect={drawing.select}
        onMove={(vertex, to) => drawing.act({ do: 'move', vertex, to, how: 'nudge' })}
      />
    ),
    onReady: (ready) => {
      map.current = ready
      engine.draws()
    },
    onPress: (at, site) => {
      if (isSelecting || drawing.isReadOnly) {
        if (site !== undefined) onSelectSite?.(site)
      } else drawing.addAt(at)
    },
    onRest: setWindow,
    onState: setState,
    onError: (error) => {
      if (!engine.take(error)) onPartlyFailed()
    },
  }
  return (
    <Stage>
      <Canvas
        ref={ref}
        // Single letters are its keys, which a screen reader keeps for itself elsewhere.
        role="application"
        aria-label={labels.map}
        aria-describedby={describedBy}
        tabIndex={0}
        data-drawing={(!isSelecting && !drawing.isReadOnly) || undefined}
        onKeyDown={(event) => {
          const view = map.current?.view
          if (view === undefined) return
          drawing.onMapKeyDown(event, view)
          if (!event.defaultPrevented && event.target === event.currentTarget && moveBy(event, view))
            event.preventDefault()
        }}
      >
        {EngineMap === undefined || style === undefined ? (
          <Waiting>{labels.loading}</Waiting>
        ) : (
          <MapBoundary key={engine.kind} fallback={null} onFailed={engine.giveUp}>
            <EngineMap {...engineProps} style={style} />
          </MapBoundary>
        )}
        <Crosshair aria-hidden="true" viewBox="0 0 40 40" data-on={hasCrosshair || undefined}>
          {['halo', 'ink'].map((layer) => (
            <path key={layer} d="M20 4v12M20 24v12M4 20h12M24 20h12" />
          ))}
        </Crosshair>
      </Canvas>
      <Tools>
        <ToolGroup>
          {onSelectSite !== undefined && !drawing.isReadOnly && (
            <IconButton
              label={labels.selectSites}
              icon={<MousePointer2 />}
              isSelected={isSelecting}
              onClick={() => onSelecting(!isSelecting)}
            />
          )}
          <IconButton
            label={labels.crosshair}
            icon={<CrosshairIcon />}
            isSelected={hasCrosshair}
            onClick={() => setCrosshair(!hasCrosshair)}
          />
        </ToolGroup>
        <ToolGroup>
          <IconButton label={labels.zoomIn} icon={<Plus />} onClick={() => map.current?.view.zoomBy(1)} />
          <IconButton label={labels.zoomOut} icon={<Minus />} onClick={() => map.current?.view.zoomBy(-1)} />
          <IconButton label={labels.locate} icon={<LocateFixed />} isBusy={isBusy} onClick={locate} />
        </ToolGroup>
      </Tools>
      <Search
        onKeyDown={(event) => {
          // It is no wish to send the form around it.
          if (event.key === 'Enter') event.preventDefault()
        }}
      >
        <SiteSearch
          sites={sites}
          geocode={geocode}
          labels={labels}
          onFind={(found) => {
            goTo(found)
            if (found.site !== undefined) onSelectSite?.(found.site)
          }}
        />
      </Search>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {window !== undefined && (
        <ScaleBar
          latitude={window.center[1]}
          zoom={window.zoom}
          north={labels.north}
          note={!isMapbox && basemap.isSchematic ? labels.schematic : undefined}
        />
      )}
    </Stage>
  )
}
