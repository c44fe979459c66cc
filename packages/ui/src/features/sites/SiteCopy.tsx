import { ArrowRight, Check, Copy, RotateCw } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useCallback, useMemo, useState } from 'react'
import type { Decision } from '@sitewright/domain/shared/policy'
import { projectChoice } from '@sitewright/domain/shared/project-choice'
import { severalCopiesLabels, severalCopiesMessages } from '@sitewright/domain/shared/several-copies-messages'
import { hasArchivedSite } from '@sitewright/domain/sites/copy'
import { siteCopyLabels as labels, siteCopyMessages as messages } from '@sitewright/domain/sites/copy-messages'
import { findCopyRoots, type SiteTarget } from '@sitewright/domain/sites/copy-plan'
import { siteMessages } from '@sitewright/domain/sites/messages'
import type { SimpleSite } from '@sitewright/domain/sites/site'
import { ComboBox } from '../../combo-box/ComboBox'
import { EmptyState } from '../../empty-state/EmptyState'
import { Note } from '../../note/Note'
import { SearchField } from '../../search-field/SearchField'
import { TreeGrid, type TreeGridOutcome, type TreeNode } from '../../tree-grid/TreeGrid'
import type { View as ViewState } from '../../view/view-state'
import { CopySection } from '../patterns/CopySection'
import { CopyViews, type CopyViewsProps } from '../patterns/CopyViews'
import { CopyColumns, CopyList as List, Count } from '../patterns/CopySection.styles'
import { type OptionSearch, toSearchProps } from '../patterns/option-search'
import { toProjectOption } from '../patterns/project-option'
import type { CopyList } from '../patterns/use-several-copies'
import { ReadOnly, Screen, SourceBar, SourceChoice, SourceTree, Target } from './SiteCopy.styles'
import { SiteCopyDialog } from './SiteCopyDialog'
import { SITE_TREE_LABELS, toSiteNodes } from './site-nodes'
import { useTreeSearch } from './use-tree-search'
import { useSiteCopies, type SiteCopyCalls } from './use-site-copies'

export type { SiteCopyResult } from './use-site-copies'

/** A project in a choice: its id and its name. */
export interface CopyProject {
  projectId: number
  name: string
}

/** Props of SiteCopy. */
export interface SiteCopyProps extends SiteCopyCalls {
  /** The project that copies go to. */
  project: CopyProject
  /** The decision about copying sites (PERM-28). */
  edit: Decision
  /** Searches for source projects. */
  sources: OptionSearch<CopyProject>
  /** The chosen source, whose name may not be known yet; undefined without one. */
  source: CopyProject | undefined
  onSourceChange: (projectId: number | undefined) => void
  /** The sites of the source that the user can see, parents before children. */
  view: ViewState<readonly SimpleSite[]>
  /** What the target has of each, by the id in the source; undefined while that is not known. */
  targets?: ReadonlyMap<number, SiteTarget> | undefined
  /** Several copies. Without it, nothing can be selected. */
  several?: CopyList | undefined
  /** The address of the site screen. Memoize it: a new function re-renders every row. */
  siteHref: (siteId: number) => string
  /** What all lists show. Without it, they show everything. */
  views?: CopyViewsProps
  /** The other lists of the source. */
  children?: ReactNode
  /** The selection of all lists, with its review. */
  bar?: ReactNode
  /** Opens the review: Ctrl+Enter. */
  onReview?: () => void
}

/** Tells that the list offers a part of the projects (COPY-32). */
const findHelp = ({ found, total }: OptionSearch<CopyProject>): string | undefined =>
  total !== undefined && total > found.length ? messages.moreSources(found.length, total) : undefined

/** The Copy tab of a project: a source project, and the lists of what it has, of which the sites are the first (COPY-01 to COPY-06, COPY-23 to COPY-31, COPY-35 to COPY-41). */
export function SiteCopy(props: SiteCopyProps) {
  const { project, source, sources, view, onReview } = props
  const options = useMemo(
    () => sources.found.filter(({ projectId }) => projectId !== project.projectId).map(toProjectOption),
    [sources.found, project.projectId],
  )
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    // React passes keys of dialogs on as well.
    if (
      event.key !== 'Enter' ||
      !(event.ctrlKey || event.metaKey) ||
      !event.currentTarget.contains(event.target as Node)
    )
      return
    event.preventDefault()
    onReview?.()
  }
  return (
    <Screen role="presentation" data-table="" onKeyDown={onReview && onKeyDown}>
      {!props.edit.allowed && (
        <ReadOnly>
          <Note tone="info">{messages.readOnly(props.edit.reason)}</Note>
        </ReadOnly>
      )}
      <SourceBar>
        <SourceChoice>
          <ComboBox<number>
            label={labels.source}
            options={options}
            filter="none"
            value={source?.projectId ?? null}
            chosenOption={source && toProjectOption(source)}
            help={findHelp(sources)}
            {...toSearchProps(sources)}
            onChange={(projectId) => props.onSourceChange(projectId ?? undefined)}
          />
        </SourceChoice>
        <Target>
          <ArrowRight aria-hidden="true" size={16} />
          <span>
            {labels.goesTo} <strong>{projectChoice(project)}</strong>
          </span>
        </Target>
        {source !== undefined && props.views !== undefined && <CopyViews {...props.views} />}
      </SourceBar>
      {source === undefined ? (
        <EmptyState title={messages.choose} icon={<Copy aria-hidden="true" />} />
      ) : (
        <CopyColumns>
          <CopySection
            title={labels.sites}
            view={view}
            getCount={(sites) => sites.length}
            describeCount={messages.inSource}
            emptyTitle={messages.emptySource}
            failedTitle={siteMessages.fetchFailed}
          >
            {(sites) => <SourceSites key={source.projectId} {...props} sites={sites} />}
          </CopySection>
          {props.children}
        </CopyColumns>
      )}
      {props.bar}
    </Screen>
  )
}

const TONES = { copying: 'neutral', copied: 'success', failed: 'danger', refused: 'danger' } as const

/** What the target has of a site, at the end of its row. */
const TARGETS: Readonly<Record<SiteTarget['state'], TreeGridOutcome>> = {
  missing: { text: severalCopiesLabels.notHere, tone: 'neutral', variant: 'text' },
  exists: { text: labels.exists, tone: 'neutral', icon: <Check aria-hidden="true" /> },
  archived: { text: labels.archived, tone: 'neutral', variant: 'fixed' },
}

/** Remounted for each source, so that no state of the previous one remains (COPY-06). */
function SourceSites(props: SiteCopyProps & { sites: readonly SimpleSite[] }) {
  const { sites, edit, project, targets, siteHref } = props
  const several = edit.allowed ? props.several : undefined
  const [search, setSearch] = useState('')
  const treeSearch = useTreeSearch()
  const show = props.views?.value ?? 'all'
  const results = several?.results
  const { nodes: allNodes, counts } = useMemo(() => toSiteNodes(sites, true), [sites])
  const nodes = useMemo(
    () =>
      show === 'all' || targets === undefined
        ? allNodes
        : keepPaths(allNodes, ({ id }) => targets.get(id)?.state === show || results?.has(id) === true),
    [allNodes, targets, show, results],
  )
  const byId = useMemo(() => new Map(sites.map((site) => [site.siteId, site])), [sites])
  const copies = useSiteCopies(props, (siteId) => hasArchivedSite(sites, siteId))
  const selection = useTreeSelection(sites, targets, several, show)
  const selectedCount = several?.ids.size ?? 0
  const columns = useMemo(() => {
    const sourceId = sites[0]?.projectId
    if (sourceId === undefined) return undefined
    return { details: severalCopiesLabels.source(sourceId), outcome: severalCopiesLabels.target(project.projectId) }
  }, [sites, project.projectId])
  const detailsOf = ({ id }: TreeNode<number>): string | undefined => {
    return messages.counts(counts.get(id)?.below ?? 0)
  }
  const outcomeOf = ({ id }: TreeNode<number>): TreeGridOutcome | undefined => {
    const result = several?.results.get(id) ?? copies.outcomeOf(id)
    if (result !== undefined) return { text: result.text, tone: TONES[result.state] }
    const state = targets?.get(id)?.state
    return state && TARGETS[state]
  }
  const actionsOf = ({ id, name }: TreeNode<number>) => {
    const site = byId.get(id)
    if (!edit.allowed || site === undefined) return []
    const copy = {
      id: 'copy',
      label: labels.copy(name),
      icon: <Copy aria-hidden="true" />,
      onClick: () => {
        several?.forget(id)
        copies.start(site)
      },
    }
    if (several?.results.get(id)?.state !== 'failed') return [copy]
    const retry = {
      id: 'retry',
      label: severalCopiesLabels.retryOf(name),
      icon: <RotateCw aria-hidden="true" />,
      onClick: () => several.onRetry(id, selection?.disabledReason({ id, name })),
    }
    return [retry, copy]
  }
  return (
    <List>
      <SearchField
        label={labels.filter}
        placeholder={labels.filter}
        {...treeSearch.field}
        value={search}
        onChange={setSearch}
      />
      <Count role="status">{copies.copiedCount > 0 && messages.copiedCount(copies.copiedCount)}</Count>
      <SourceTree>
        <TreeGrid
          id={treeSearch.treeId}
          label={labels.tree}
          nodes={nodes}
          filter={search}
          href={({ id }) => siteHref(id)}
          details={detailsOf}
          outcome={outcomeOf}
          columns={columns}
          actions={actionsOf}
          selection={selection}
          maxHeight="max(20rem, calc(100dvh - 24rem))"
          labels={{
            ...SITE_TREE_LABELS,
            ...(selectedCount > 0 && { selectAll: () => severalCopiesMessages.selected(selectedCount) }),
          }}
          empty={search.trim() === '' ? severalCopiesMessages.nothingIn[show] : messages.noMatch(search.trim())}
        />
      </SourceTree>
      <SiteCopyDialog question={copies.question} target={projectChoice(project)} onAnswer={copies.answer} />
    </List>
  )
}

/** The nodes that match, and those above them. @param nodes parents before children */
function keepPaths(nodes: readonly TreeNode<number>[], isMatch: (node: TreeNode<number>) => boolean) {
  const kept = new Set<number | null | undefined>()
  for (const node of nodes.toReversed()) if (kept.has(node.id) || isMatch(node)) kept.add(node.id).add(node.parentId)
  return nodes.filter(({ id }) => kept.has(id))
}

const NONE: ReadonlySet<number> = new Set()

/** The selection of the tree: the selected sites with all sites below them, which come along and cannot be deselected alone (COPY-35). */
function useTreeSelection(
  sites: readonly SimpleSite[],
  targets: SiteCopyProps['targets'],
  several: CopyList | undefined,
  show: CopyViewsProps['value'],
) {
  const ids = several?.ids
  const roots = useMemo(() => findCopyRoots(sites, ids ?? NONE), [sites, ids])
  const included = useMemo(() => new Set(roots.keys()), [roots])
  const names = useMemo(() => new Map(sites.map(({ siteId, name }) => [siteId, name])), [sites])
  const disabledReason = useCallback(
    ({ id, name }: TreeNode<number>): string | undefined => {
      const root = roots.get(id)
      if (root !== undefined && root !== id) return messages.copiedWith(names.get(root) ?? '')
      const state = targets?.get(id)?.state
      if (state === 'exists') return siteMessages.copyExists(name)
      return show === 'all' || state === show ? undefined : severalCopiesMessages.onlyPath
    },
    [roots, names, targets, show],
  )
  if (several === undefined || targets === undefined) return undefined
  return {
    ids: included,
    onChange: (next: ReadonlySet<number>) => {
      // What came along with a site goes with it.
      const chosen = new Set([...next].filter((id) => (roots.get(id) ?? id) === id))
      several.onChange(new Set([...findCopyRoots(sites, chosen)].flatMap(([id, root]) => (id === root ? [id] : []))))
    },
    disabledReason,
  }
}
