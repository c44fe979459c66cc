'use client'

import { type ComponentPropsWithRef, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../button/Button'
import { useMergedRef } from '../field/use-merged-ref'
import { Note } from '../note/Note'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import type { ShapeLook } from './drawing/DraftLayer'
import type { DrawingLabels } from './drawing/drawing-labels'
import { middleOf } from './search/map-search'
import type { MapConfig, MapPlace, MapSite } from './sites/map-site'
import { MAP_LABELS, type MapLabels } from './map-labels'
import { type MapKey, MapKeys } from './keys/MapKeys'
import { MapStage } from './MapStage'
import type { Shape } from './drawing/shape'
import { ShapeTools, type ShapeToolsLabels } from './drawing/ShapeTools'
import { SiteList } from './sites/SiteList'
import { Foot, Head, Notices, Part, Root } from './SiteMap.styles'
import { useBasemap } from './basemap/use-basemap'
import { useDrawing } from './drawing/use-drawing'
import { useEngine } from './engine/use-engine'
import { useMapColors } from './basemap/use-map-colors'
import { VertexTable } from './vertices/VertexTable'
import type { Geocode } from './search/use-map-search'
import type { VertexLabels } from './vertices/vertex-labels'

export type { ShapeLook } from './drawing/DraftLayer'
export type { MapConfig, MapPlace, MapSite, Place } from './sites/map-site'
export type { MapLabels } from './map-labels'
export type { PointShape, PolygonShape, Position, Ring, Shape } from './drawing/shape'
export type { Geocode } from './search/use-map-search'

const EMBEDDED: MapConfig = { basemap: 'embedded' }
const NO_SITES: readonly MapSite[] = []
const NO_LOOK: ShapeLook = {}
/** Where a map opens that is told nothing, and shows nothing. */
const WORLD: MapPlace = { center: [0, 20], zoom: 1 }

/** Props of SiteMap: those of the `<section>` around it, and these. */
export interface SiteMapProps extends Omit<ComponentPropsWithRef<'section'>, 'onChange' | 'defaultValue' | 'children'> {
  /** Name of the whole, heard and not drawn: "Location of Tank Farm". */
  label: string
  /** The shape, held by its owner. Longitude comes first. */
  value?: Shape
  /** What it is to begin with when the owner holds none; nothing by default. */
  defaultValue?: Shape
  /** Told of every change, undone and redone ones too. */
  onChange?: (shape: Shape) => void
  /** Why no polygon may be drawn, as a sentence; without it one may. */
  polygonReason?: string
  /** The shape is shown and not changed. */
  isReadOnly?: boolean
  /** How the shape looks. Keep the object itself the same as long as nothing changes. */
  look?: ShapeLook
  /** What else is on the map, 10,000 of them if need be. Keep the array itself the same as long as nothing changes. */
  sites?: readonly MapSite[]
  /** The site that is marked; none by default. */
  selectedSite?: string | null
  /** Told which site is pressed on the map, found by the search or chosen in the list. Without it sites are only shown. */
  onSelectSite?: (id: string) => void
  /** Where it opens; by default around the shape at zoom 14, or the world without one. Later changes do nothing. */
  place?: MapPlace
  /** The map under it; the embedded schematic one by default, which asks nobody's server. */
  mapConfig?: MapConfig
  /** Finds places by name at a service of the owner's; without it coordinates, sites and cities are found. */
  geocode?: Geocode
  /** Told when the position of the device is asked for and not found. */
  onLocateFailed?: () => void
  /** More controls above the map, such as for its colors. */
  tools?: ReactNode
  /** Words other than the English ones. */
  labels?: Partial<MapLabels>
  /** Words of drawing other than the English ones. */
  drawingLabels?: Partial<DrawingLabels>
  /** Words of the tools above the map other than the English ones. */
  toolsLabels?: Partial<ShapeToolsLabels>
  /** Words of the vertex table other than the English ones. */
  vertexLabels?: Partial<VertexLabels>
  /** The keys beside the map in words other than the English ones. */
  keys?: { title: string; keys: readonly MapKey[] }
}

/**
 * A shape on a map: a point or a polygon, drawn on the map, typed into its table or placed under the crosshair, all three bound to one
 * value. Exposes a `region` named by `label`; the map in it is an `application` whose keys stand beside it. Escape on the map moves the
 * focus to the vertex table. Where no map can be drawn, the list of sites and the table stand in its place, and the focus goes from a map
 * that is lost to what is told about it; "Try again" moves it to the map.
 */
export function SiteMap(props: SiteMapProps) {
  const { label, value, defaultValue, onChange, polygonReason, isReadOnly = false, look = NO_LOOK, ...more } = props
  const { sites = NO_SITES, selectedSite = null, onSelectSite, place, mapConfig = EMBEDDED, geocode, ...others } = more
  const {
    onLocateFailed,
    tools,
    labels: labelOverrides,
    drawingLabels,
    toolsLabels,
    vertexLabels,
    keys,
    onKeyDown,
    ref,
    ...rest
  } = others
  const labels = useMemo(() => ({ ...MAP_LABELS, ...labelOverrides }), [labelOverrides])
  const root = useRef<HTMLElement>(null)
  const table = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const colors = useMapColors(root)
  const told = useRef<HTMLDivElement>(null)
  const engine = useEngine(mapConfig, () => {
    // The tools and the search over the map go with it.
    if (canvas.current?.parentElement?.contains(document.activeElement) === true) told.current?.focus()
  })
  const basemap = useBasemap(mapConfig)
  const [isPartial, setPartial] = useState(false)
  const drawing = useDrawing({
    ...(value !== undefined && { value }),
    ...(defaultValue !== undefined && { defaultValue }),
    ...(onChange !== undefined && { onChange }),
    ...(polygonReason !== undefined && { polygonReason }),
    ...(drawingLabels !== undefined && { labels: drawingLabels }),
    isReadOnly,
    onLeave: () => table.current?.querySelector<HTMLElement>('button, input, [tabindex]')?.focus(),
  })
  const [opening] = useState((): MapPlace => {
    const middle = middleOf(drawing.shape)
    return place ?? (middle === undefined ? WORLD : { center: middle, zoom: 14 })
  })
  // With a shape that is there, a press on the map chooses what it hits; a vertex too many is not what somebody wants who looks around.
  const [isSelecting, setSelecting] = useState(onSelectSite !== undefined && drawing.positions.length > 0)
  const setTool: typeof drawing.setTool = (tool) => {
    setSelecting(false)
    drawing.setTool(tool)
  }
  const tryAgain = (retry: () => void): void => {
    // The button goes with its notice.
    flushSync(retry)
    canvas.current?.focus()
  }
  const hasMap = engine.kind !== 'none'
  const notices: { text: string; retry?: () => void }[] = [
    ...(engine.failure === 'web-gl' ? [{ text: labels.noWebGl }] : []),
    ...(engine.failure === 'code' ? [{ text: labels.noEngine, retry: engine.retry }] : []),
    ...(engine.failure === 'token' ? [{ text: labels.tokenRefused }] : []),
    ...(hasMap && basemap.failure === 'style' ? [{ text: labels.styleFailed }] : []),
    ...(hasMap && basemap.failure === 'data' ? [{ text: labels.dataFailed, retry: basemap.retry }] : []),
    ...(hasMap && isPartial ? [{ text: labels.partlyFailed }] : []),
  ]
  return (
    <Root
      aria-label={label}
      {...rest}
      ref={useMergedRef(root, ref)}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        // The search and the fields of the owner have an undo of their own.
        const isInField = event.target instanceof Element && event.target.matches('input, select')
        if (!isInField || table.current?.contains(event.target as Element) === true) drawing.onEditorKeyDown(event)
      }}
    >
      <Head>
        <ShapeTools drawing={{ ...drawing, setTool }} {...(toolsLabels !== undefined && { labels: toolsLabels })} />
        {tools}
      </Head>
      <Notices ref={told} role="status" tabIndex={-1}>
        {notices.map(({ text, retry }) => (
          <Note
            key={text}
            tone="warning"
            {...(retry && {
              action: (
                <Button size="small" onClick={() => tryAgain(retry)}>
                  {labels.retry}
                </Button>
              ),
            })}
          >
            {text}
          </Note>
        ))}
      </Notices>
      {!hasMap ? (
        <SiteList {...{ sites, selectedSite, labels }} onSelectSite={(id) => onSelectSite?.(id)} />
      ) : (
        colors !== undefined && (
          <MapStage
            {...{ engine, basemap, colors, drawing, look, sites, selectedSite, onSelectSite, onLocateFailed, geocode }}
            {...{ labels, isSelecting }}
            onSelecting={setSelecting}
            place={opening}
            token={'mapboxToken' in mapConfig ? mapConfig.mapboxToken : undefined}
            styleUrl={'styleUrl' in mapConfig ? mapConfig.styleUrl : undefined}
            describedBy={hintId}
            canvasRef={canvas}
            onPartlyFailed={() => setPartial(true)}
          />
        )
      )}
      <VisuallyHidden id={hintId}>{labels.keysHint}</VisuallyHidden>
      <Foot>
        <Part ref={table}>
          <VertexTable drawing={drawing} {...(vertexLabels !== undefined && { labels: vertexLabels })} />
        </Part>
        {hasMap && (
          <Part>
            <MapKeys {...keys} />
          </Part>
        )}
      </Foot>
    </Root>
  )
}
