'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Maximize, Minus, MousePointer2, Plus, SquareDashedMousePointer } from 'lucide-react'
import { overviewLabels as labels, overviewMessages as messages } from '@sitewright/domain/sites/overview-messages'
import { Announcement } from '../../announcer/Announcement'
import { Button, IconButton } from '../../button/Button'
import { useEffectEvent } from '../../effect-event/use-effect-event'
import { EmptyState } from '../../empty-state/EmptyState'
import { Link } from '../../link/Link'
import { useLabels } from '../../locale/locale-context'
import { Note } from '../../note/Note'
import { useBasemap } from '../../site-map/basemap/use-basemap'
import { useMapColors } from '../../site-map/basemap/use-map-colors'
import { formatCenter } from '../../site-map/coordinates/format-coordinate'
import type { Bounds } from '../../site-map/drawing/geometry'
import type { Position } from '../../site-map/drawing/shape'
import { chooseStyle } from '../../site-map/engine/choose-style'
import type { MapEngines, MapViewport, ReadyMap } from '../../site-map/engine/map-engine'
import { MapBoundary } from '../../site-map/engine/MapBoundary'
import type { MapKit } from '../../site-map/engine/map-kit'
import { mapboxEngine } from '../../site-map/engine/mapbox-engine'
import { FAILURE_LABELS, listMapNotices } from '../../site-map/engine/map-notices'
import { maplibreEngine } from '../../site-map/engine/maplibre-engine'
import { useEngine } from '../../site-map/engine/use-engine'
import { panOrZoom } from '../../site-map/keys/pan-or-zoom'
import { MAP_LABELS } from '../../site-map/map-labels'
import { CHECK_IMAGE, createCheckImage } from '../../site-map/overview/check-image'
import { fitPlace } from '../../site-map/overview/fit-place'
import { isInBounds } from '../../site-map/overview/in-bounds'
import { OVERVIEW_COLORS, OVERVIEW_PRESS_LAYERS, OverviewLayers } from '../../site-map/overview/OverviewLayers'
import type { OverviewSite } from '../../site-map/overview/overview-site'
import { useBox } from '../../site-map/overview/use-box'
import { useOverviewFeatures } from '../../site-map/overview/use-overview-features'
import { ScaleBar } from '../../site-map/scale-bar/ScaleBar'
import type { SearchResult } from '../../site-map/search/map-search'
import { SiteSearch } from '../../site-map/search/SiteSearch'
import { Canvas, Search, ToolGroup, Tools, Waiting } from '../../site-map/SiteMap.styles'
import type { MapConfig } from '../../site-map/sites/map-site'
import { useViewAnnouncement } from '../../site-map/use-view-announcement'
import { BoxFrame, MapSide, MarkText, NoMap, Notices, OverviewStage } from './Overview.styles'
import { OverviewKeys } from './OverviewKeys'
import { getPart, OverviewLegend, type OverviewPart } from './OverviewLegend'

const ENGINES: MapEngines = { maplibre: maplibreEngine, mapbox: mapboxEngine }
const EMBEDDED: MapConfig = { basemap: 'embedded' }
const IMAGES = { [CHECK_IMAGE]: createCheckImage }
const WORLD = { center: [0, 20], zoom: 1 } as const
/** How far a group is zoomed in at least. */
const GROUP_STEP = 1
/** The distance of the text from the center of the marked site, in CSS pixels. */
const MARK_OFFSET = 14

/** Props of OverviewMap. */
export interface OverviewMapProps {
  /** The sites that the list shows, parents before children. Memoize it: a new array sends all shapes to the map. */
  sites: readonly OverviewSite[]
  /** How many sites are below each site. */
  countBelow: (id: string) => number
  selectedIds: ReadonlySet<string>
  /** Selects a site or clears it. Archived sites are not offered. Without it, no site can be selected. */
  onToggle: ((id: string) => void) | undefined
  /** Selects more sites. */
  onSelect: (ids: readonly string[]) => void
  /** The site that the map or the list marks. */
  markedId: string | undefined
  onMark: (id: string | undefined) => void
  /** The address of a site. */
  siteHref: (siteId: number) => string
  /** Returns the focus to the list. */
  onLeave: () => void
  /** Called with the sites in the visible part of the map after it moved. */
  onInView: (ids: ReadonlySet<string>) => void
  /** The map to draw; the embedded schematic map by default. */
  mapConfig?: MapConfig | undefined
  /** Messages above the map. */
  children?: ReactNode
}

/** All sites of a project on a map, one selection with the list (MAP-26 to MAP-31). A separate chunk, with the code of the map. */
export function OverviewMap(props: OverviewMapProps) {
  const {
    sites,
    countBelow,
    selectedIds,
    onToggle,
    onSelect,
    markedId,
    onMark,
    siteHref,
    onLeave,
    onInView,
    mapConfig = EMBEDDED,
  } = props
  const mapLabels = useLabels('SiteMap', MAP_LABELS, undefined)
  const root = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const notices = useRef<HTMLDivElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const map = useRef<ReadyMap>(undefined)
  const keysId = useId()
  const colors = useMapColors(root, OVERVIEW_COLORS)
  const engine = useEngine(ENGINES, mapConfig, () => {
    if (root.current?.contains(document.activeElement) === true) notices.current?.focus()
  })
  const basemap = useBasemap(mapConfig)
  const [viewport, setViewport] = useState<MapViewport>()
  const [isPartial, setPartial] = useState(false)
  const [isOnSite, setOnSite] = useState(false)
  const [hidden, setHidden] = useState<ReadonlySet<OverviewPart>>(new Set())
  const { announcement, announce, announceView } = useViewAnnouncement(({ center, zoom }) =>
    mapLabels.view(formatCenter(center, zoom), Number(zoom.toFixed(1))),
  )
  const parts = useMemo(() => new Set(sites.filter(({ shape }) => shape.kind !== 'none').map(getPart)), [sites])
  const shown = useMemo(() => sites.filter((site) => !hidden.has(getPart(site))), [sites, hidden])
  const { placed, groups, features } = useOverviewFeatures(shown, selectedIds, markedId, viewport?.zoom ?? 0)
  const bounds = viewport?.bounds
  const reportInView = useEffectEvent(onInView)
  // An effect, because the legend, the list of sites and the view change what is in view.
  useEffect(() => {
    if (bounds === undefined) return
    const { west, south, east, north } = bounds
    const inView = placed.filter((one) => isInBounds(one.bounds, [west, south, east, north], 'part'))
    reportInView(new Set(inView.map(({ site }) => site.id)))
  }, [placed, bounds])
  const marked = placed.find(({ site }) => site.id === markedId)

  const describe = (site: OverviewSite): string =>
    messages.about({
      kind: site.kind,
      isPoint: site.shape.kind === 'point',
      below: countBelow(site.id),
      isArchived: site.isArchived === true,
    })
  const [isBoxing, setBoxing] = useState(false)
  const { box, handlers } = useBox({
    map,
    isDisabled: onToggle === undefined,
    isAlways: isBoxing,
    onBox: ({ from, to }) => {
      const view = map.current?.view
      if (view === undefined) return
      const [[a, b], [c, d]] = [view.unproject(from), view.unproject(to)]
      const within: Bounds = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)]
      const inside = placed.filter((one) => one.site.isArchived !== true && isInBounds(one.bounds, within, 'whole'))
      announce(messages.boxed(inside.length))
      onSelect(inside.map(({ site }) => site.id))
    },
  })
  const getSize = () => ({ width: canvas.current?.clientWidth ?? 0, height: canvas.current?.clientHeight ?? 0 })
  /** Shows some sites whole. */
  const fit = (some: readonly OverviewSite[], minZoom = 0): void => {
    const place = fitPlace(
      some.map(({ shape }) => shape),
      getSize(),
    )
    if (place !== undefined) map.current?.goTo({ center: place.center, zoom: Math.max(place.zoom, minZoom) })
  }
  const fitAll = (): void => {
    const all = placed.map(({ site }) => site)
    const selected = all.filter(({ id }) => selectedIds.has(id))
    const some = selected.length > 0 ? selected : all
    fit(some)
    announce(messages.fitted(some.length))
  }
  const toggle = (site: OverviewSite): void => {
    if (site.isArchived === true || onToggle === undefined) return
    announce((selectedIds.has(site.id) ? messages.cleared : messages.selected)(site.name))
    onToggle(site.id)
  }
  /** Marks the next or the previous site in the order of the list, and brings it into view. */
  const step = (by: number): void => {
    const at = placed.findIndex(({ site }) => site.id === markedId)
    const next = placed.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % placed.length)
    if (next === undefined) return
    onMark(next.site.id)
    map.current?.view.reveal(next.center)
    announce(messages.marked(next.site.name, describe(next.site), selectedIds.has(next.site.id)))
  }
  const keys: Readonly<Record<string, () => void>> = {
    n: () => step(1),
    p: () => step(-1),
    f: fitAll,
    ' ': () => marked && toggle(marked.site),
    Enter: () => link.current?.click(),
    Escape: onLeave,
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return
    const press = event.shiftKey ? undefined : keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (press !== undefined) press()
    if (press !== undefined || (map.current !== undefined && panOrZoom(event, map.current.view))) event.preventDefault()
  }
  const showResult = ({ label, at, zoom, site }: SearchResult): void => {
    if (site !== undefined) onMark(site)
    if (at === undefined) return announce(mapLabels.nowhere(label))
    map.current?.goTo({ center: at, zoom: zoom ?? Math.max(viewport?.zoom ?? 0, 16) })
    announce(mapLabels.movedTo(label))
  }

  const { EngineMap } = engine
  const { style, font } = chooseStyle(engine, basemap, 'styleUrl' in mapConfig ? mapConfig.styleUrl : undefined)
  const isMapbox = engine.kind === 'mapbox'
  const hasGrid = !isMapbox && basemap.isSchematic
  const retry = (run: () => void): void => {
    run()
    root.current?.focus()
  }
  if (engine.kind === 'none') {
    const { failure = 'code', retry: run } = engine
    return (
      <MapSide ref={root} tabIndex={-1}>
        <NoMap ref={notices} tabIndex={-1}>
          <EmptyState
            role="alert"
            tone="danger"
            title={messages.failed}
            actions={run && <Button onClick={() => retry(run)}>{mapLabels.retry}</Button>}
          >
            <p>
              {failure === 'code'
                ? messages.failedHelp
                : `${mapLabels[FAILURE_LABELS[failure]]} ${messages.failedHelp}`}
            </p>
          </EmptyState>
        </NoMap>
      </MapSide>
    )
  }
  return (
    <MapSide ref={root} tabIndex={-1}>
      <Notices ref={notices} role="status" tabIndex={-1}>
        {props.children}
        {[
          ...listMapNotices(engine, basemap, mapLabels),
          ...(isPartial ? [{ text: mapLabels.partlyFailed, retry: undefined }] : []),
          ...(placed.length === 0 && hidden.size > 0 ? [{ text: messages.noneShown, retry: undefined }] : []),
        ].map((notice) => (
          <Note
            key={notice.text}
            tone="warning"
            action={
              notice.retry && (
                <Button size="small" onClick={() => notice.retry && retry(notice.retry)}>
                  {mapLabels.retry}
                </Button>
              )
            }
          >
            {notice.text}
          </Note>
        ))}
      </Notices>
      <OverviewStage>
        <Search
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
          }}
        >
          <SiteSearch
            sites={sites}
            directory={undefined}
            geocode={undefined}
            labels={mapLabels}
            onSelectResult={showResult}
          />
        </Search>
        <Tools>
          {onToggle !== undefined && (
            <ToolGroup>
              <IconButton
                label={labels.tools.select}
                icon={<MousePointer2 />}
                isSelected={!isBoxing}
                onClick={() => setBoxing(false)}
              />
              <IconButton
                label={labels.tools.box}
                icon={<SquareDashedMousePointer />}
                isSelected={isBoxing}
                onClick={() => setBoxing(true)}
              />
            </ToolGroup>
          )}
          <ToolGroup>
            <IconButton label={labels.tools.zoomIn} icon={<Plus />} onClick={() => map.current?.view.zoomBy(1)} />
            <IconButton label={labels.tools.zoomOut} icon={<Minus />} onClick={() => map.current?.view.zoomBy(-1)} />
            <IconButton label={labels.tools.fit} icon={<Maximize />} onClick={fitAll} />
          </ToolGroup>
        </Tools>
        <Canvas
          ref={canvas}
          role="application"
          aria-label={labels.map}
          aria-describedby={keysId}
          tabIndex={0}
          data-on-site={isOnSite || undefined}
          data-boxing={isBoxing || undefined}
          onKeyDown={onKeyDown}
          {...handlers}
        >
          {EngineMap === undefined || style === undefined || colors === undefined ? (
            <Waiting>{mapLabels.loading}</Waiting>
          ) : (
            <MapBoundary key={engine.kind} fallback={null} onFailed={engine.reportCrash}>
              <EngineMap
                style={style}
                isFinal={isMapbox || basemap.isFinal}
                {...('mapboxToken' in mapConfig && isMapbox && { token: mapConfig.mapboxToken })}
                colors={colors}
                basemap={isMapbox ? undefined : basemap.data}
                layers={(kit) => (
                  <OverviewLayers kit={kit as MapKit} {...{ colors, font, ...features }} archived={labels.archived} />
                )}
                images={IMAGES}
                pressLayers={OVERVIEW_PRESS_LAYERS}
                hasBoxZoom={false}
                place={viewport ?? WORLD}
                hasGrid={hasGrid}
                overlay={({ view, onFrame }): ReactNode =>
                  marked !== undefined && (
                    <Mark {...{ view, onFrame }} at={marked.center}>
                      <Link ref={link} href={siteHref(Number(marked.site.id))} tabIndex={-1}>
                        {marked.site.name}
                      </Link>
                      <span>{describe(marked.site)}</span>
                    </Mark>
                  )
                }
                onReady={(ready) => {
                  map.current = ready
                  engine.reportReady()
                  if (viewport === undefined) fit(sites)
                }}
                onPress={(_, id) => {
                  const group = groups.find((one) => one.id === id)
                  if (group !== undefined) return fit(group.members, (viewport?.zoom ?? 0) + GROUP_STEP)
                  const site = sites.find((one) => one.id === id)
                  if (site !== undefined) toggle(site)
                }}
                onHover={(id) => {
                  setOnSite(id !== undefined)
                  onMark(sites.some((site) => site.id === id) ? id : undefined)
                }}
                onViewportChange={(next) => {
                  if (viewport !== undefined) announceView(next)
                  setViewport(next)
                }}
                onState={(state) => {
                  if (canvas.current !== null) canvas.current.dataset['mapState'] = state
                }}
                onError={(error) => {
                  if (!engine.handleError(error)) setPartial(true)
                }}
              />
            </MapBoundary>
          )}
          {box !== undefined && (
            <BoxFrame
              style={{
                left: Math.min(box.from.x, box.to.x),
                top: Math.min(box.from.y, box.to.y),
                width: Math.abs(box.to.x - box.from.x),
                height: Math.abs(box.to.y - box.from.y),
              }}
            />
          )}
        </Canvas>
        <Announcement of={announcement} />
        <OverviewLegend parts={parts} hidden={hidden} onHiddenChange={setHidden} />
        {viewport !== undefined && (
          <ScaleBar
            latitude={viewport.center[1]}
            zoom={viewport.zoom}
            north={mapLabels.north}
            note={hasGrid ? mapLabels.schematic : undefined}
          />
        )}
      </OverviewStage>
      <OverviewKeys id={keysId} />
    </MapSide>
  )
}

interface MarkProps extends Pick<ReadyMap, 'view' | 'onFrame'> {
  at: Position
  children: ReactNode
}

/** The text at a marked site, below and after its center. It follows the map without rendering. */
function Mark({ view, onFrame, at, children }: MarkProps) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = (): void => {
      const { x, y } = view.project(at)
      root.current?.style.setProperty('transform', `translate(${x + MARK_OFFSET}px, ${y + MARK_OFFSET}px)`)
    }
    place()
    return onFrame(place)
  }, [view, onFrame, at])
  return <MarkText ref={root}>{children}</MarkText>
}
