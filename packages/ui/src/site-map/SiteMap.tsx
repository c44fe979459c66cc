'use client'

import { type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../button/Button'
import type { ElementProps } from '../element-props/element-props'
import { useMergedRef } from '../field/use-merged-ref'
import { Note } from '../note/Note'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { useBasemap } from './basemap/use-basemap'
import { useMapColors } from './basemap/use-map-colors'
import { findCenter } from './drawing/geometry'
import type { Shape, ShapeLook } from './drawing/shape'
import { SHAPE_TOOLS_LABELS, ShapeTools } from './drawing/ShapeTools'
import { useDrawing } from './drawing/use-drawing'
import type { MapEngines } from './engine/map-engine'
import { listMapNotices, type MapNotice } from './engine/map-notices'
import { useEngine } from './engine/use-engine'
import { MapKeys } from './keys/MapKeys'
import { MAP_LABELS } from './map-labels'
import { MapStage } from './MapStage'
import type { Geocode } from './search/use-map-search'
import { Canvas, Layout, Notices, Part, Root, Side, Stage, Waiting } from './SiteMap.styles'
import type { SiteMapLabelOverrides } from './site-map-labels'
import type { MapConfig, MapPlace, MapSite, SiteDirectory } from './sites/map-site'
import { Neighbors } from './sites/Neighbors'
import { SiteList } from './sites/SiteList'
import { VertexTable } from './vertices/VertexTable'
import { useLabels } from '../locale/locale-context'

export type { DrawingLabels } from './drawing/drawing-labels'
export type {
  ForeignShape,
  PointShape,
  PolygonShape,
  Position,
  Ring,
  Shape,
  ShapeLook,
  StoredGeometry,
} from './drawing/shape'
export type { ShapeToolsLabels } from './drawing/ShapeTools'
export type { MapEngine, MapEngines } from './engine/map-engine'
export type { MapKeyAction, MapKeysLabels } from './keys/MapKeys'
export type { MapLabels } from './map-labels'
export type { Geocode } from './search/use-map-search'
export type { SiteMapLabelOverrides } from './site-map-labels'
export type { MapConfig, MapPlace, MapSite, NamedSite, Place, SiteDirectory, SitePlace } from './sites/map-site'
export type { VertexLabels } from './vertices/vertex-labels'

const EMBEDDED: MapConfig = { basemap: 'embedded' }
const NO_SITES: readonly MapSite[] = []
const NO_LOOK: ShapeLook = {}
const NO_ENGINES: MapEngines = {}
/** The initial view without a shape. */
const WORLD: MapPlace = { center: [0, 20], zoom: 1 }
/** The initial zoom around a shape. */
const SHAPE_ZOOM = 14

/** Props of SiteMap: those of the root `<section>`, and these. */
export interface SiteMapProps extends ElementProps<'section', 'children'> {
  /** The accessible name, which is not visible: "Location of Tank Farm". */
  label: string
  /** The shape, controlled by the caller. Longitude comes first. */
  value?: Shape
  /** The initial shape of an uncontrolled map; the empty shape by default. */
  defaultValue?: Shape
  /** Called with the new shape on every change, including undo and redo. A drag calls it once, when it ends. */
  onChange?: (shape: Shape) => void
  /** The saved shape. Its outline is a thin line while the drawn one differs; without it, there is no such line. Memoize it. */
  saved?: Shape
  /** Why the user can't draw a polygon, as a sentence. Polygons are allowed by default. */
  polygonDisabledReason?: string
  /** The shape can be viewed but not changed; false by default. */
  isReadOnly?: boolean
  /** Colors and opacities of the shape. Memoize it: a new object redraws the shape. */
  look?: ShapeLook
  /** Other sites on the map, up to 10,000. Memoize it: a new array redraws all sites. */
  sites?: readonly MapSite[]
  /**
   * Sites around the shape: drawn faintly in gray with their names, and listed. Vertices that are drawn or dragged snap to them. The user can
   * switch them off. Memoize it.
   */
  neighbors?: readonly MapSite[]
  /** The id of the selected site, controlled by the caller; null for none. */
  selectedSite?: string | null
  /** The id of the initially selected site; null for none. */
  defaultSelectedSite?: string | null
  /**
   * Called with the id of a site that the user selects on the map, in the search or in the list. Without it and without
   * `defaultSelectedSite`, sites can't be selected: a click on the map draws, and the list shows text.
   */
  onSelectedSiteChange?: (id: string) => void
  /** The view, controlled by the caller. The map moves back if the caller doesn't accept the place from `onPlaceChange`. */
  place?: MapPlace
  /** The initial view of an uncontrolled map; by default the shape at zoom 14, or the world without a shape. */
  defaultPlace?: MapPlace
  /** Called with the new view after the user pans or zooms, or the map moves to a search result or a vertex. */
  onPlaceChange?: (place: MapPlace) => void
  /** What draws the map. Without an engine, the list of sites replaces the map; without Mapbox, a schematic map. */
  engines?: MapEngines
  /** The map under the sites; by default the embedded schematic one, which needs no server. A `mapboxToken` needs the engine of Mapbox. */
  mapConfig?: MapConfig
  /** Searches places by name at a service. Without it the search finds sites, cities and coordinates. */
  geocode?: Geocode
  /** The sites that the search finds by name instead of `sites`. Those without a location lead to the nearest site above. */
  directory?: SiteDirectory
  /** Called if the position of the device is not available. Without it the map shows and announces a message. */
  onLocateFailed?: () => void
  /** More controls beside the map, before those of the shape, such as for its colors. */
  actions?: ReactNode
  /** Replaces the English texts, by part: `{ map: { search: 'Suche' } }`. */
  labels?: SiteMapLabelOverrides
}

/**
 * A shape on a map: a point or a polygon. The user draws it on the map, types it into the table or places it under the crosshair; all
 * three edit one value. Exposes a `region` named by `label`, with the map as an `application` and its keys listed below it. Escape on the
 * map moves the focus to the vertex table. If no map can be drawn, the list of sites and the table replace it. When a focused map fails,
 * the focus moves to the message, and Retry moves it to the map.
 */
export function SiteMap(props: SiteMapProps) {
  const {
    label,
    value,
    defaultValue,
    onChange,
    saved,
    polygonDisabledReason,
    isReadOnly = false,
    look = NO_LOOK,
    sites = NO_SITES,
    neighbors = NO_SITES,
    selectedSite: controlledSite,
    defaultSelectedSite,
    onSelectedSiteChange,
    place,
    defaultPlace,
    onPlaceChange,
    engines = NO_ENGINES,
    mapConfig = EMBEDDED,
    geocode,
    directory,
    onLocateFailed,
    actions,
    labels: labelOverrides,
    onKeyDown,
    ref,
    ...rest
  } = props
  const labels = useLabels('SiteMap', MAP_LABELS, labelOverrides?.map)
  const toolLabels = useLabels('ShapeTools', SHAPE_TOOLS_LABELS, labelOverrides?.tools)
  const root = useRef<HTMLElement>(null)
  const table = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const notices = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const colors = useMapColors(root)
  const engine = useEngine(engines, mapConfig, () => {
    // The tools and the search are removed together with the map.
    if (canvas.current?.parentElement?.contains(document.activeElement) === true) notices.current?.focus()
  })
  const basemap = useBasemap(mapConfig)
  const [isPartial, setPartial] = useState(false)
  const [isLocationUnknown, setLocationUnknown] = useState(false)
  const [hasNeighbors, setNeighbors] = useState(true)
  const [searchNotice, setSearchNotice] = useState<string>()
  const drawing = useDrawing({
    value,
    defaultValue,
    onChange,
    polygonDisabledReason,
    ...(labelOverrides?.drawing !== undefined && { labels: labelOverrides.drawing }),
    isReadOnly,
    onLeave: () => table.current?.querySelector<HTMLElement>('button, input, [tabindex]')?.focus(),
  })
  const [initialPlace] = useState((): MapPlace => {
    const center = findCenter(drawing.shape)
    return place ?? defaultPlace ?? (center === undefined ? WORLD : { center, zoom: SHAPE_ZOOM })
  })
  const [ownSite, setOwnSite] = useState(defaultSelectedSite ?? null)
  const selectedSite = controlledSite === undefined ? ownSite : controlledSite
  const selectSite = (id: string): void => {
    setOwnSite(id)
    onSelectedSiteChange?.(id)
  }
  const canSelectSites = onSelectedSiteChange !== undefined || defaultSelectedSite !== undefined
  const onSelectSite = canSelectSites ? selectSite : undefined
  // With an existing shape, a click selects a site at first: users who explore the map don't want a new vertex.
  const [isSelecting, setSelecting] = useState(canSelectSites && drawing.positions.length > 0)
  const setTool: typeof drawing.setTool = (tool) => {
    setSelecting(false)
    drawing.setTool(tool)
  }
  const shownDrawing = { ...drawing, setTool }
  const retryWith = (retry: () => void): void => {
    // The button is removed together with its notice.
    flushSync(retry)
    canvas.current?.focus()
  }
  const hasMap = engine.kind !== 'none'
  const visibleNotices: MapNotice[] = [
    ...listMapNotices(engine, basemap, labels),
    ...(hasMap && isPartial ? [{ text: labels.partlyFailed }] : []),
    ...(hasMap && searchNotice !== undefined ? [{ text: searchNotice }] : []),
    ...(hasMap && isLocationUnknown ? [{ text: labels.locateFailed }] : []),
  ]
  return (
    <Root
      aria-label={label}
      {...rest}
      ref={useMergedRef(root, ref)}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        // The search and the caller's fields have their own undo.
        const isInField = event.target instanceof Element && event.target.matches('input, select')
        if (!isInField || table.current?.contains(event.target as Element) === true) drawing.onEditorKeyDown(event)
      }}
    >
      <Notices ref={notices} role="status" tabIndex={-1}>
        {visibleNotices.map(({ text, retry }) => (
          <Note
            key={text}
            tone="warning"
            {...(retry && {
              action: (
                <Button size="small" onClick={() => retryWith(retry)}>
                  {labels.retry}
                </Button>
              ),
            })}
          >
            {text}
          </Note>
        ))}
      </Notices>
      <Layout data-has-map={hasMap || undefined}>
        {!hasMap && <SiteList {...{ sites, selectedSite, labels, onSelectSite }} />}
        {/* On the server and in the first render, before the colors of the theme are known. */}
        {hasMap && colors === undefined && (
          <Stage>
            <Canvas>
              <Waiting>{labels.loading}</Waiting>
            </Canvas>
          </Stage>
        )}
        {hasMap && colors !== undefined && (
          <MapStage
            {...{ engine, basemap, colors, drawing, look, sites, selectedSite, onSelectSite, geocode, directory }}
            neighbors={hasNeighbors ? neighbors : NO_SITES}
            drawing={shownDrawing}
            vertexLabels={labelOverrides?.vertices}
            {...{ labels, toolLabels, isSelecting, initialPlace, place, onPlaceChange, saved }}
            onSelectingChange={setSelecting}
            onSearchNotice={setSearchNotice}
            onLocateStart={() => setLocationUnknown(false)}
            onLocateFailed={onLocateFailed ?? (() => setLocationUnknown(true))}
            token={'mapboxToken' in mapConfig ? mapConfig.mapboxToken : undefined}
            styleUrl={'styleUrl' in mapConfig ? mapConfig.styleUrl : undefined}
            describedBy={hintId}
            canvasRef={canvas}
            onPartlyFailed={() => setPartial(true)}
          />
        )}
        <VisuallyHidden id={hintId}>{labels.keysHint}</VisuallyHidden>
        <Side>
          <Part>
            {actions}
            <ShapeTools drawing={shownDrawing} hasToolChoice={!hasMap} labels={labelOverrides?.tools} />
          </Part>
          <Part ref={table}>
            <VertexTable drawing={drawing} headingLevel={2} labels={labelOverrides?.vertices} />
          </Part>
          {neighbors.length > 0 && (
            <Part>
              <Neighbors
                {...{ neighbors, labels }}
                shape={drawing.history.value}
                isShown={hasMap ? hasNeighbors : undefined}
                onShownChange={setNeighbors}
              />
            </Part>
          )}
          {hasMap && (
            <Part>
              <MapKeys headingLevel={2} labels={labelOverrides?.keys} />
            </Part>
          )}
        </Side>
      </Layout>
    </Root>
  )
}
