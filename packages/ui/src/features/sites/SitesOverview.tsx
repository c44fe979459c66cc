import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { overviewLabels as labels, overviewMessages as messages } from '@sitewright/domain/sites/overview-messages'
import { selectedSiteMessages } from '@sitewright/domain/sites/selected-messages'
import { siteScreenMessages } from '@sitewright/domain/sites/screen-messages'
import { TableFoot } from '../../data-table/TableFoot'
import { CLASS_COLORS } from '../../tokens/class-colors'
import { themeCss } from '../../tokens/theme-css'
import { useStyleSheets } from '../../tokens/use-style-sheets'
import { TreeGrid, type TreeGridProps, type TreeNode } from '../../tree-grid/TreeGrid'
import { foldText } from '../../text-match/fold-text'
import { useMediaQuery } from '../patterns/use-media-query'
import { ListSide, Work } from './Overview.styles'
import { toOverviewSites } from './overview-sites'
import { OverviewFilters } from './OverviewFilters'
import { listSites } from './overview-list'
import { OverviewPanel } from './OverviewPanel'
import { OverviewSign } from './OverviewSign'
import type { ProjectSitesProps, SitesMap } from './ProjectSites'
import type { SubSiteCounts } from './site-nodes'

const CLASS_STYLES = themeCss(CLASS_COLORS, {})

/** Props of SitesOverview. */
export interface SitesOverviewProps extends Pick<ProjectSitesProps, 'siteHref' | 'canSeeArchived'> {
  map: SitesMap
  /** The sites of the map. The list shows all or some of them. */
  nodes: readonly TreeNode<number>[]
  counts: ReadonlyMap<number, SubSiteCounts>
  /** The search and the choices above the list. */
  tools: ReactNode
  tree: TreeGridProps<number>
  /** The bar of the selection. */
  bar: ReactNode
  selectedIds: ReadonlySet<number>
  /** Undefined if sites can't be selected. */
  onToggle: ((siteId: number) => void) | undefined
  /** Selects more sites. */
  onSelect: (siteIds: readonly number[]) => void
}

/** The list of sites and the map of all of them, with one selection and one mark (MAP-26, MAP-28). */
export function SitesOverview(props: SitesOverviewProps) {
  const { map, nodes, counts, siteHref, canSeeArchived, tools, tree, bar, onToggle, onSelect } = props
  useStyleSheets(CLASS_STYLES)
  // The order of focus is that of the page.
  const isWide = useMediaQuery('(min-width: 1024px)')
  const side = useRef<HTMLElement>(null)
  const [markedId, setMarkedId] = useState<number>()
  const located = map.view.state === 'ready' ? map.view.value : undefined
  const sites = useMemo(() => located && toOverviewSites(located, new Set(nodes.map(({ id }) => id))), [located, nodes])
  const byId = useMemo(() => new Map(sites?.map((site) => [Number(site.id), site])), [sites])
  const selectedIds = useMemo(() => new Set([...props.selectedIds].map(String)), [props.selectedIds])
  // Elements that stay the same: another one would render its row whenever a site is marked.
  const signs = useMemo(() => {
    const elements = new Map<number, ReactNode>()
    for (const site of sites ?? [])
      elements.set(Number(site.id), <OverviewSign site={site} hasShape={site.shape.kind !== 'none'} />)
    return elements
  }, [sites])
  const sign = useCallback(({ id }: TreeNode<number>) => signs.get(id), [signs])
  const unplaced = useMemo(
    () => sites && new Set(sites.filter(({ shape }) => shape.kind === 'none').map(({ id }) => Number(id))),
    [sites],
  )
  const [seen, setSeen] = useState<ReadonlySet<number>>()
  // Without a shape there is no map.
  const seenNow = unplaced !== undefined && unplaced.size < nodes.length ? seen : undefined
  const inView = map.isOnlyInView ? seenNow : undefined
  const list = map.list === 'archived' && !canSeeArchived ? 'all' : map.list
  const listed = useMemo(() => listSites(nodes, { list, unplaced, inView }), [nodes, list, unplaced, inView])
  const parents = useMemo(() => new Map(nodes.map(({ id, parentId }) => [id, parentId])), [nodes])
  const names = useMemo(() => new Map(nodes.map(({ id, name }) => [id, name])), [nodes])
  const search = foldText(tree.filter ?? '').trim()
  const found = useMemo(
    () => (search === '' ? listed : listed.filter(({ name }) => foldText(name).includes(search))).length,
    [listed, search],
  )
  const isNarrowed = search !== '' || listed !== nodes
  // The sign and the text at the end of a row say that its site is archived: a badge would leave no space for the name.
  const rows = useMemo(() => listed.map(({ id, parentId, name }) => ({ id, parentId, name })), [listed])
  const archivedIds = useMemo(
    () => new Set(nodes.filter(({ badge }) => badge !== undefined).map(({ id }) => id)),
    [nodes],
  )
  const details = useCallback(
    ({ id, parentId }: TreeNode<number>) => {
      const count = counts.get(id)
      const above = parents.get(id) ?? null
      const texts = [
        above !== null && above !== parentId && labels.below(names.get(above) ?? ''),
        archivedIds.has(id) && list !== 'archived' && labels.archived,
        count && siteScreenMessages.counts(count.below, count.archived),
        byId.get(id)?.shape.kind === 'none' && list !== 'no-shape' && labels.noShape,
      ].filter(Boolean)
      return texts.length === 0 ? undefined : texts.join(', ')
    },
    [byId, counts, parents, names, archivedIds, list],
  )
  const getReason = useCallback(
    ({ id }: TreeNode<number>) => (archivedIds.has(id) ? selectedSiteMessages.archivedNotSelectable : undefined),
    [archivedIds],
  )
  const getEmptyText = (): string => {
    if (list === 'no-shape' && unplaced === undefined)
      return map.view.state === 'failed' ? messages.locationsFailed : messages.loading
    if (inView === undefined) return messages.noneListed[list]
    return list === 'no-shape' ? messages.noShapeInView : messages.noneInView
  }
  const listSide = (
    <ListSide key="list" ref={side} aria-label={labels.list}>
      {tools}
      <OverviewFilters
        list={list}
        onListChange={map.onListChange}
        counts={{
          all: nodes.length,
          'no-shape': unplaced?.size,
          archived: archivedIds.size,
        }}
        hasArchived={canSeeArchived}
        isOnlyInView={map.isOnlyInView}
        onOnlyInViewChange={map.onOnlyInViewChange}
        inViewCount={seenNow?.size}
      />
      <TreeGrid
        {...tree}
        nodes={rows}
        {...(tree.selection && { selection: { ...tree.selection, disabledReason: getReason } })}
        status={isNarrowed ? siteScreenMessages.found(found) : ''}
        empty={search === '' ? getEmptyText() : inView === undefined ? tree.empty : messages.notFoundInView}
        details={details}
        sign={sign}
        markedId={markedId}
        onMark={setMarkedId}
        maxHeight={isWide ? 'none' : undefined}
      />
    </ListSide>
  )
  const mapSide = (
    <OverviewPanel
      key="map"
      view={map.view}
      sites={sites}
      first={nodes[0] && { siteId: nodes[0].id, name: nodes[0].name }}
      countBelow={(id) => counts.get(Number(id))?.below ?? 0}
      selectedIds={selectedIds}
      onToggle={onToggle && ((id) => onToggle(Number(id)))}
      onSelect={(ids) => onSelect(ids.map(Number))}
      markedId={markedId === undefined ? undefined : String(markedId)}
      onMark={(id) => setMarkedId(id === undefined ? undefined : Number(id))}
      siteHref={siteHref}
      onLeave={() => side.current?.querySelector<HTMLElement>('[role="row"][tabindex="0"]')?.focus()}
      onInView={(ids) => setSeen(new Set([...ids].map(Number)))}
      mapConfig={map.config}
    />
  )
  return (
    // The keys of the bar work in the list and on the map.
    <div data-table="">
      <Work>{isWide ? [listSide, mapSide] : [mapSide, listSide]}</Work>
      {Boolean(bar) && <TableFoot isDocked bar={bar} footer={undefined} />}
    </div>
  )
}
