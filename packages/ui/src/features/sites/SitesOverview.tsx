import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { overviewLabels as labels } from '@sitewright/domain/sites/overview-messages'
import { siteScreenMessages } from '@sitewright/domain/sites/screen-messages'
import { TableFoot } from '../../data-table/TableFoot'
import { CLASS_COLORS } from '../../tokens/class-colors'
import { themeCss } from '../../tokens/theme-css'
import { useStyleSheets } from '../../tokens/use-style-sheets'
import { TreeGrid, type TreeGridProps, type TreeNode } from '../../tree-grid/TreeGrid'
import { useMediaQuery } from '../patterns/use-media-query'
import { ListSide, Work } from './Overview.styles'
import { toOverviewSites } from './overview-sites'
import { OverviewPanel } from './OverviewPanel'
import { OverviewSign } from './OverviewSign'
import type { ProjectSitesProps, SitesMap } from './ProjectSites'
import type { SubSiteCounts } from './site-nodes'

const CLASS_STYLES = themeCss(CLASS_COLORS, {})

/** Props of SitesOverview. */
export interface SitesOverviewProps extends Pick<ProjectSitesProps, 'siteHref'> {
  map: SitesMap
  /** The sites that the list shows. */
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
}

/** The list of sites and the map of all of them, with one selection and one mark (MAP-26, MAP-28). */
export function SitesOverview(props: SitesOverviewProps) {
  const { map, nodes, counts, siteHref, tools, tree, bar, onToggle } = props
  useStyleSheets(CLASS_STYLES)
  // The order of focus is that of the page.
  const isWide = useMediaQuery('(min-width: 1024px)')
  const list = useRef<HTMLElement>(null)
  const [markedId, setMarkedId] = useState<number>()
  const listed = map.view.state === 'ready' ? map.view.value : undefined
  const sites = useMemo(() => listed && toOverviewSites(listed, new Set(nodes.map(({ id }) => id))), [listed, nodes])
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
  const details = useCallback(
    ({ id }: TreeNode<number>) => {
      const count = counts.get(id)
      const texts = [
        count && siteScreenMessages.counts(count.below, count.archived),
        byId.get(id)?.shape.kind === 'none' && labels.noShape,
      ].filter(Boolean)
      return texts.length === 0 ? undefined : texts.join(', ')
    },
    [byId, counts],
  )
  const listSide = (
    <ListSide key="list" ref={list} aria-label={labels.list}>
      {tools}
      <TreeGrid
        {...tree}
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
      markedId={markedId === undefined ? undefined : String(markedId)}
      onMark={(id) => setMarkedId(id === undefined ? undefined : Number(id))}
      siteHref={siteHref}
      onLeave={() => list.current?.querySelector<HTMLElement>('[role="row"][tabindex="0"]')?.focus()}
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
