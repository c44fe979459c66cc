import { FolderInput, Network, Printer } from 'lucide-react'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import type { Decision } from '@sitewright/domain/shared/policy'
import { siteMessages } from '@sitewright/domain/sites/messages'
import { findMoveProblem } from '@sitewright/domain/sites/move'
import type { SiteList } from '@sitewright/domain/sites/overview-messages'
import { siteMoveLabels } from '@sitewright/domain/sites/move-messages'
import { siteScreenLabels, siteScreenMessages } from '@sitewright/domain/sites/screen-messages'
import { relateSelected } from '@sitewright/domain/sites/selected'
import { selectedSiteLabels, selectedSiteMessages } from '@sitewright/domain/sites/selected-messages'
import type { ListedSite, SimpleSite } from '@sitewright/domain/sites/site'
import { Button, ButtonLink } from '../../button/Button'
import { SelectionBar } from '../../data-table/SelectionBar'
import { EmptyState } from '../../empty-state/EmptyState'
import { Note } from '../../note/Note'
import { SearchField } from '../../search-field/SearchField'
import type { MapConfig } from '../../site-map/sites/map-site'
import { Switch } from '../../switch/Switch'
import { foldText } from '../../text-match/fold-text'
import {
  TreeGrid,
  type TreeGridAction,
  type TreeGridMove,
  type TreeGridProps,
  type TreeNode,
} from '../../tree-grid/TreeGrid'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { DefaultStorageChoice, type DefaultStorageChoiceProps } from './DefaultStorageChoice'
import { Find, SiteCount, SitesBody, SitesBar } from './ProjectSites.styles'
import { ProjectSitesSkeleton } from './ProjectSitesSkeleton'
import { SiteExportMenu, type SiteExportMenuProps } from './SiteExportMenu'
import { SITE_TREE_LABELS, toSiteNodes } from './site-nodes'
import { useTreeSearch } from './use-tree-search'
import { SitesOverview } from './SitesOverview'

/** A project with more sites starts with collapsed trees. */
const MAX_OPEN = 200

/** What the map of all sites needs. */
export interface SitesMap {
  /** The sites with their locations. */
  view: ViewState<readonly ListedSite[]>
  /** The map to draw; the embedded schematic map by default. */
  config?: MapConfig | undefined
  /** What the list beside the map shows (MAP-34). */
  list: SiteList
  onListChange: (list: SiteList) => void
  isOnlyInView: boolean
  onOnlyInViewChange: (isOnly: boolean) => void
}

/** Props of ProjectSites. */
export interface ProjectSitesProps extends Pick<DefaultStorageChoiceProps, 'storage' | 'onStorageChange'> {
  /** The sites that the user can see, parents before children. */
  view: ViewState<readonly SimpleSite[]>
  /** The decision about every write of sites (PERM-28). */
  edit: Decision
  /** Whether the user can see archived sites at all (PERM-07). */
  canSeeArchived: boolean
  isArchivedShown: boolean
  onArchivedShownChange: (isShown: boolean) => void
  search: string
  onSearchChange: (search: string) => void
  /** The address of the site screen. Memoize it: a new function re-renders every row. */
  siteHref: (siteId: number) => string
  /** The address of the hierarchy editor of a site. Memoize it. */
  treeHref: (siteId: number) => string
  addHref: string
  bulkHref: string
  /** Exports the shown sites (SITE-95 to SITE-97). */
  onExport: SiteExportMenuProps['onExport']
  /** Prints a label for an active site (SITE-16). Memoize it. Without it, rows have no print action. */
  onPrint?: ((site: Pick<SimpleSite, 'siteId' | 'name'>) => void) | undefined
  /**
   * Asks where sites move (SITE-80), or whether they move below the site onto which they were dropped (SITE-99). Memoize it. Without it,
   * rows have no such action and can't be dragged.
   * @param parentId `null` for the top of the project; undefined if the user did not choose it yet
   */
  onMove?: ((sites: readonly Pick<SimpleSite, 'siteId' | 'name'>[], parentId?: number | null) => void) | undefined
  /** Shows the map of all sites beside the list (MAP-26). Without it, the tab is the tree alone. */
  map?: SitesMap | undefined
  /** The actions on selected sites (SITE-82). Without them, no site can be selected. @param selected parents before children */
  selectionActions?: ((selected: readonly SimpleSite[]) => ReactNode) | undefined
}

/** The Sites tab of a project: one card for each top-level site, with the tree of its sub-sites (SITE-08 to SITE-17). */
export function ProjectSites(props: ProjectSitesProps) {
  const { view, edit } = props
  return (
    <View view={view} failedTitle={siteMessages.fetchFailed} loading={<ProjectSitesSkeleton />}>
      {(sites) => (
        <SitesBody data-has-map={(props.map !== undefined && sites.length > 0) || undefined}>
          {!edit.allowed && (
            <Note tone="info" role="note">
              {siteScreenMessages.readOnly(edit.reason)}
            </Note>
          )}
          {sites.length === 0 ? <NoSites {...props} /> : <SiteTrees {...props} sites={sites} />}
        </SitesBody>
      )}
    </View>
  )
}

function NoSites({ edit, addHref, bulkHref }: Pick<ProjectSitesProps, 'edit' | 'addHref' | 'bulkHref'>) {
  return (
    <EmptyState
      title={siteMessages.empty}
      icon={<Network aria-hidden="true" />}
      actions={
        edit.allowed && (
          <>
            <ButtonLink href={addHref} tone="primary">
              {siteScreenLabels.addManually}
            </ButtonLink>
            <ButtonLink href={bulkHref}>{siteScreenLabels.addBulk}</ButtonLink>
          </>
        )
      }
    >
      {edit.allowed && <p>{siteScreenMessages.emptyHelp}</p>}
    </EmptyState>
  )
}

function SiteTrees(props: ProjectSitesProps & { sites: readonly SimpleSite[] }) {
  const { sites, edit, canSeeArchived, isArchivedShown, search, siteHref, treeHref, onPrint, onMove } = props
  const hasMap = props.map !== undefined
  // The legend of the map hides archived sites.
  const isShown = canSeeArchived && (hasMap || isArchivedShown)
  const { nodes, counts, archivedCount } = useMemo(() => toSiteNodes(sites, isShown), [sites, isShown])
  const folded = foldText(search).trim()
  const matches = useMemo(
    () => (folded === '' ? 0 : nodes.filter(({ name }) => foldText(name).includes(folded)).length),
    [nodes, folded],
  )
  const canEdit = edit.allowed
  const details = useCallback(
    ({ id }: TreeNode<number>) => {
      const count = counts.get(id)
      return count && siteScreenMessages.counts(count.below, count.archived)
    },
    [counts],
  )
  const actions = useCallback(
    (node: TreeNode<number>) => getActions(node, { canEdit, treeHref, onPrint, onMove }),
    [canEdit, treeHref, onPrint, onMove],
  )
  const href = useCallback(({ id }: TreeNode<number>) => siteHref(id), [siteHref])
  const move = useMemo(() => onMove && createMove(sites, edit, onMove), [sites, edit, onMove])
  const selection = useSelectedSites(sites, nodes)
  const treeSearch = useTreeSearch()
  const summary =
    folded === ''
      ? siteScreenMessages.counts(nodes.length, isShown ? archivedCount : 0)
      : siteScreenMessages.found(matches)
  const bar = props.selectionActions !== undefined && (
    <SelectionBar selection={selection.ofBar}>
      {selection.below.length > 0 && (
        <Button onClick={selection.includeBelow}>{selectedSiteLabels.includeBelow(selection.below.length)}</Button>
      )}
      {props.selectionActions(selection.selected)}
    </SelectionBar>
  )
  const exportMenu = <SiteExportMenu onExport={props.onExport} />
  const tools = (
    <SitesBar data-beside-map={hasMap || undefined}>
      <Find>
        <SearchField
          label={siteScreenLabels.filter}
          placeholder={siteScreenLabels.filter}
          {...treeSearch.field}
          value={search}
          onChange={props.onSearchChange}
        />
      </Find>
      {hasMap ? (
        exportMenu
      ) : (
        <DefaultStorageChoice storage={props.storage} edit={edit} onStorageChange={props.onStorageChange} />
      )}
      {canSeeArchived && !hasMap && (
        <Switch
          label={siteScreenLabels.showArchived}
          isSelected={isArchivedShown}
          onChange={props.onArchivedShownChange}
        />
      )}
      {!hasMap && (
        <>
          <SiteCount>{summary}</SiteCount>
          {exportMenu}
        </>
      )}
    </SitesBar>
  )
  const tree = {
    id: treeSearch.treeId,
    label: siteScreenLabels.tree,
    nodes,
    defaultExpanded: sites.length <= MAX_OPEN ? 'all' : 'none',
    filter: search,
    href,
    details,
    hasLevels: true,
    move,
    ...(props.selectionActions !== undefined && { selection: selection.ofTree }),
    status: folded === '' ? '' : summary,
    labels: SITE_TREE_LABELS,
    empty: folded === '' ? siteScreenMessages.allArchived : siteScreenMessages.noMatch(search.trim()),
  } satisfies TreeGridProps<number>
  if (props.map !== undefined)
    return (
      <SitesOverview
        map={props.map}
        {...{ nodes, counts, siteHref, tools, tree, bar, canSeeArchived }}
        selectedIds={selection.ofTree.ids}
        onToggle={props.selectionActions === undefined ? undefined : selection.toggle}
        onSelect={selection.add}
      />
    )
  return (
    <>
      {tools}
      <TreeGrid
        {...tree}
        actions={actions}
        {...(bar !== false && { bar })}
        maxHeight="max(20rem, calc(100dvh - 22rem))"
      />
    </>
  )
}

/** What a drag of sites may do. Where nothing can be changed, it says why. */
const createMove = (
  sites: readonly SimpleSite[],
  edit: Decision,
  onMove: NonNullable<ProjectSitesProps['onMove']>,
): TreeGridMove<number> => {
  const choose = (ids: readonly number[]): SimpleSite[] => {
    const chosen = new Set(ids)
    return relateSelected(sites, ({ siteId }) => chosen.has(siteId)).topmost
  }
  // Of one drag, because it asks at every row under the pointer, and each answer reads all sites.
  let drag:
    | { ids: readonly number[]; chosen: SimpleSite[]; problems: Map<number | null, string | undefined> }
    | undefined
  const findProblem = (ids: readonly number[], parentId: number | null): string | undefined => {
    if (drag?.ids !== ids) drag = { ids, chosen: choose(ids), problems: new Map() }
    const { chosen, problems } = drag
    if (!problems.has(parentId)) problems.set(parentId, findMoveProblem(sites, chosen, parentId))
    return problems.get(parentId)
  }
  return {
    getMoveError: (ids, parentId) =>
      edit.allowed ? findProblem(ids, parentId) : siteScreenMessages.readOnly(edit.reason),
    onMove: (ids, parentId) => onMove(choose(ids), parentId),
  }
}

const NONE: ReadonlySet<number> = new Set()

const getArchivedReason = ({ badge }: TreeNode<number>): string | undefined =>
  badge === undefined ? undefined : selectedSiteMessages.archivedNotSelectable

/** The selected sites (SITE-81). One that is archived, removed or no longer visible counts no more. */
function useSelectedSites(sites: readonly SimpleSite[], nodes: readonly TreeNode<number>[]) {
  const [ids, setIds] = useState(NONE)
  const { selected, below } = useMemo(() => {
    if (ids.size === 0) return { selected: [], below: [] }
    const isSelected = ({ siteId, active }: SimpleSite): boolean => active && ids.has(siteId)
    const visible = new Set(nodes.map(({ id }) => id))
    const shown = sites.filter(({ siteId }) => visible.has(siteId))
    return { selected: shown.filter(isSelected), below: relateSelected(shown, isSelected).below }
  }, [ids, sites, nodes])
  const selectedIds = useMemo(() => new Set(selected.map(({ siteId }) => siteId)), [selected])
  const add = (siteIds: readonly number[]): void => setIds(new Set([...selectedIds, ...siteIds]))
  const selectableCount = useMemo(() => nodes.filter((node) => getArchivedReason(node) === undefined).length, [nodes])
  return {
    selected,
    /** The active sub-sites of selected sites that are not selected. */
    below,
    /** Selects a site or clears it. */
    toggle: (id: number): void => {
      const next = new Set(selectedIds)
      if (!next.delete(id)) next.add(id)
      setIds(next)
    },
    add,
    includeBelow: (): void => add(below.map(({ siteId }) => siteId)),
    ofTree: { ids: selectedIds, onChange: setIds, disabledReason: getArchivedReason },
    ofBar: { count: selected.length, total: selectableCount, onClear: () => setIds(NONE) },
  }
}

interface ActionOptions extends Pick<ProjectSitesProps, 'treeHref' | 'onPrint' | 'onMove'> {
  canEdit: boolean
}

/** The actions of a site: the hierarchy editor for a root, and a move and a label for an active site. */
function getActions(node: TreeNode<number>, { canEdit, treeHref, onPrint, onMove }: ActionOptions): TreeGridAction[] {
  const { id, name, parentId, badge } = node
  const actions: TreeGridAction[] = []
  if (canEdit && parentId === null) {
    actions.push({
      id: 'tree',
      label: siteScreenLabels.editTree(name),
      icon: <Network aria-hidden="true" />,
      href: treeHref(id),
    })
  }
  if (canEdit && onMove !== undefined && badge === undefined) {
    actions.push({
      id: 'move',
      label: siteMoveLabels.action(name),
      icon: <FolderInput aria-hidden="true" />,
      onClick: () => onMove([{ siteId: id, name }]),
    })
  }
  if (onPrint !== undefined && badge === undefined) {
    actions.push({
      id: 'print',
      label: siteScreenLabels.print(name),
      icon: <Printer aria-hidden="true" />,
      onClick: () => onPrint({ siteId: id, name }),
    })
  }
  return actions
}
