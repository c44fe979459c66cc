'use client'

import { Crosshair as CrosshairIcon, LocateFixed, Minus, MousePointer2, Plus } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type Ref, useMemo, useRef, useState } from 'react'
import { Announcement } from '../announcer/Announcement'
import { IconButton } from '../button/Button'
import { useMergedRef } from '../field/use-merged-ref'
import type { MapColors } from './basemap/map-colors'
import type { Basemap } from './basemap/use-basemap'
import type { MapView, Position, Shape, ShapeLook } from './drawing/shape'
import type { ShapeToolsLabels } from './drawing/shape-tools-labels'
import { DraftLayer } from './drawing/DraftLayer'
import { snapTo } from './drawing/snap'
import { ToolChoice } from './drawing/ToolChoice'
import type { Drawing } from './drawing/use-drawing'
import { chooseStyle } from './engine/choose-style'
import type { EngineMapProps, MapViewport, ReadyMap } from './engine/map-engine'
import { MapBoundary } from './engine/MapBoundary'
import type { MapKit } from './engine/map-kit'
import type { Engine } from './engine/use-engine'
import { panOrZoom } from './keys/pan-or-zoom'
import type { MapLabels } from './map-labels'
import { ScaleBar } from './scale-bar/ScaleBar'
import type { SearchResult } from './search/map-search'
import { SiteSearch } from './search/SiteSearch'
import { useLocate } from './search/use-locate'
import type { Geocode } from './search/use-map-search'
import { Canvas, Crosshair, Search, Stage, ToolGroup, Tools, Waiting } from './SiteMap.styles'
import type { MapPlace, MapSite, SiteDirectory } from './sites/map-site'
import { NeighborsLayer } from './sites/NeighborsLayer'
import { SITE_LAYERS, SitesLayer } from './sites/SitesLayer'
import { isSamePlace, useControlledPlace } from './use-controlled-place'
import { formatCenter } from './coordinates/format-coordinate'
import { useViewAnnouncement } from './use-view-announcement'
import { Readout } from './vertices/Readout'
import { VertexHandles } from './vertices/VertexHandles'
import type { VertexLabels } from './vertices/vertex-labels'
import type { LabelTexts } from '../locale/label-texts'

/** Props of MapStage. */
export interface MapStageProps {
  engine: Engine
  basemap: Basemap
  colors: MapColors
  drawing: Drawing
  look: ShapeLook
  /** Drawn as a thin line while the drawn shape differs. */
  saved: Shape | undefined
  sites: readonly MapSite[]
  selectedSite: string | null
  /** Undefined if sites can't be selected. */
  onSelectSite: ((id: string) => void) | undefined
  onLocateStart: () => void
  onLocateFailed: () => void
  geocode: Geocode | undefined
  directory: SiteDirectory | undefined
  /** Drawn faintly. Vertices snap to them. */
  neighbors: readonly MapSite[]
  /** Shows and announces what the search could not do; undefined removes the text. */
  onSearchNotice: (text: string | undefined) => void
  /** The initial view. Later changes have no effect. */
  initialPlace: MapPlace
  /** The controlled view. */
  place: MapPlace | undefined
  onPlaceChange: ((place: MapPlace) => void) | undefined
  labels: MapLabels
  toolLabels: ShapeToolsLabels
  vertexLabels: LabelTexts<VertexLabels> | undefined
  token: string | undefined
  styleUrl: string | undefined
  /** Whether a click on the map selects a site instead of drawing. */
  isSelecting: boolean
  onSelectingChange: (isSelecting: boolean) => void
  /** The id of the element that says where the keys are listed. */
  describedBy: string | undefined
  /** The focusable map. */
  canvasRef: Ref<HTMLDivElement>
  onPartlyFailed: () => void
}

/** The map with its tools, search and scale. Handles the keys of the focused map, and announces the view after a pan or zoom. */
export function MapStage(props: MapStageProps) {
  const { engine, basemap, colors, drawing, look, sites, selectedSite, onSelectSite, onLocateStart, onLocateFailed } =
    props
  const { geocode, initialPlace, place, onPlaceChange, labels, token, styleUrl, isSelecting, onSelectingChange } = props
  const {
    describedBy,
    canvasRef,
    onPartlyFailed,
    directory,
    onSearchNotice,
    toolLabels,
    vertexLabels,
    neighbors,
    saved,
  } = props
  const lastSearch = useRef<string>(undefined)
  const { EngineMap } = engine
  const canvas = useRef<HTMLDivElement>(null)
  const ref = useMergedRef(canvas, canvasRef)
  const map = useRef<ReadyMap | undefined>(undefined)
  const [viewport, setViewport] = useState<MapViewport>()
  const lastViewport = useRef<MapViewport>(undefined)
  const isRevealing = useRef(false)
  const [hasCrosshair, setCrosshair] = useState(false)
  const { announcement, announce, announceView } = useViewAnnouncement(({ center, zoom }) =>
    labels.view(formatCenter(center, zoom), Number(zoom.toFixed(1))),
  )
  const finishMove = useControlledPlace(place, viewport, map)
  const isMapbox = engine.kind === 'mapbox'
  const { style, font } = chooseStyle(engine, basemap, styleUrl)

  const goTo = (at: Position, zoom = Math.max(initialPlace.zoom, viewport?.zoom ?? 0)): void =>
    map.current?.goTo({ center: at, zoom })
  const locateSite = async ({ value, site, label }: SearchResult, { locate: find }: SiteDirectory): Promise<void> => {
    const found = await find(site ?? '').then(
      (place) => place ?? 'nowhere',
      () => 'failed' as const,
    )
    // A later choice replaces this one.
    if (lastSearch.current !== value) return
    if (found === 'failed') return onSearchNotice(labels.siteFailed(label))
    if (found === 'nowhere') return onSearchNotice(labels.nowhere(label))
    goTo(found.at)
    // One live region speaks: the notice, or the announcement.
    if (found.isAbove) onSearchNotice(labels.movedAbove(label))
    else announce(labels.movedTo(label))
  }
  const showResult = (result: SearchResult): void => {
    const { value, at, zoom, label, site } = result
    lastSearch.current = value
    onSearchNotice(undefined)
    if (at === undefined) {
      if (directory !== undefined && site !== undefined) void locateSite(result, directory)
      return
    }
    goTo(at, zoom)
    announce(labels.movedTo(label))
  }
  const { isBusy, locate } = useLocate((at) => {
    map.current?.goTo({ center: at, zoom: initialPlace.zoom })
    announce(labels.located)
  }, onLocateFailed)
  const onViewportChange = (next: MapViewport): void => {
    const before = lastViewport.current
    lastViewport.current = next
    setViewport(next)
    const isByUser = finishMove()
    if (before === undefined || !isByUser || isSamePlace(before, next)) return
    // Drawing announces the vertex that it reveals.
    if (!isRevealing.current) announceView(next)
    onPlaceChange?.({ center: next.center, zoom: next.zoom })
  }
  const snapShapes = useMemo(() => neighbors.map(({ shape }) => shape), [neighbors])
  /** Snaps to a neighbor, unless Shift is pressed. */
  const snap = (at: Position, isExact: boolean, view = map.current?.view): Position =>
    isExact || view === undefined ? at : snapTo(at, snapShapes, view)
  const onMapKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const view = map.current?.view
    if (view === undefined) return
    const reveal: MapView['reveal'] = (position) => {
      isRevealing.current = true
      view.reveal(position)
      isRevealing.current = false
    }
    drawing.onMapKeyDown(event, { ...view, reveal, center: () => snap(view.center(), event.shiftKey, view) })
    if (!event.defaultPrevented && event.target === event.currentTarget && panOrZoom(event, view))
      event.preventDefault()
  }
  const engineProps: Omit<EngineMapProps, 'style'> = {
    isFinal: isMapbox || basemap.isFinal,
    ...(isMapbox && token !== undefined && { token }),
    colors,
    basemap: isMapbox ? undefined : basemap.data,
    layers: (engineKit) => {
      const kit = engineKit as MapKit
      return (
        <>
          <NeighborsLayer {...{ kit, colors, neighbors, font }} />
          <SitesLayer {...{ kit, colors, sites, selectedSite, font }} archived={labels.archived} />
          <DraftLayer
            {...{ kit, colors, look, font }}
            shape={drawing.shape}
            saved={saved ?? drawing.shape}
            savedLabel={labels.saved}
          />
        </>
      )
    },
    pressLayers: SITE_LAYERS,
    place: viewport ?? initialPlace,
    hasGrid: !isMapbox && basemap.isSchematic,
    overlay: ({ view, onFrame }): ReactNode => (
      <VertexHandles
        {...{ view, onFrame }}
        snap={(at, isExact) => snap(at, isExact, view)}
        positions={drawing.positions}
        selected={drawing.selected}
        isReadOnly={drawing.isReadOnly}
        isPolygon={drawing.shape.kind === 'polygon'}
        isClosed={drawing.shape.kind === 'polygon' && drawing.shape.isClosed && drawing.positions.length > 2}
        onSelect={drawing.select}
        drag={drawing.drag}
      />
    ),
    onReady: (ready) => {
      map.current = ready
      engine.reportReady()
    },
    onPress: (at, site, isExact) => {
      if (isSelecting || drawing.isReadOnly) {
        if (site !== undefined) onSelectSite?.(site)
      } else drawing.addAt(snap(at, isExact))
    },
    onViewportChange,
    onState: (state) => {
      if (canvas.current !== null) canvas.current.dataset['mapState'] = state
    },
    onError: (error) => {
      if (!engine.handleError(error)) onPartlyFailed()
    },
  }
  return (
    <Stage>
      <Search
        onKeyDown={(event) => {
          // Don't submit a form around the map.
          if (event.key === 'Enter') event.preventDefault()
        }}
      >
        <SiteSearch
          sites={sites}
          directory={directory}
          geocode={geocode}
          labels={labels}
          onSelectResult={(result) => {
            showResult(result)
            if (result.site !== undefined) onSelectSite?.(result.site)
          }}
        />
      </Search>
      <Tools>
        <ToolGroup>
          {onSelectSite !== undefined && !drawing.isReadOnly && (
            <IconButton
              label={labels.selectSites}
              icon={<MousePointer2 />}
              isSelected={isSelecting}
              onClick={() => onSelectingChange(!isSelecting)}
            />
          )}
          <ToolChoice drawing={drawing} labels={toolLabels} isOnMap isDrawing={!isSelecting} />
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
          <IconButton
            label={labels.locate}
            icon={<LocateFixed />}
            isBusy={isBusy}
            onClick={() => {
              onLocateStart()
              locate()
            }}
          />
        </ToolGroup>
      </Tools>
      <Canvas
        ref={ref}
        // Outside of an application, a screen reader would use single letters as its own commands.
        role="application"
        aria-label={labels.map}
        aria-describedby={describedBy}
        tabIndex={0}
        data-drawing={(!isSelecting && !drawing.isReadOnly) || undefined}
        onKeyDown={onMapKeyDown}
      >
        {EngineMap === undefined || style === undefined ? (
          <Waiting>{labels.loading}</Waiting>
        ) : (
          <MapBoundary key={`${engine.kind} ${token}`} fallback={null} onFailed={engine.reportCrash}>
            <EngineMap {...engineProps} style={style} />
          </MapBoundary>
        )}
        <Readout {...{ saved, labels, vertexLabels }} shape={drawing.shape} selected={drawing.selected} />
        <Crosshair aria-hidden="true" viewBox="0 0 40 40" data-on={hasCrosshair || undefined}>
          {['halo', 'ink'].map((layer) => (
            <path key={layer} d="M20 4v12M20 24v12M4 20h12M24 20h12" />
          ))}
        </Crosshair>
      </Canvas>
      <Announcement of={announcement} />
      {viewport !== undefined && (
        <ScaleBar
          latitude={viewport.center[1]}
          zoom={viewport.zoom}
          north={labels.north}
          note={!isMapbox && basemap.isSchematic ? labels.schematic : undefined}
        />
      )}
    </Stage>
  )
}
