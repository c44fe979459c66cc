import { ArrowRight, Copy } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Decision } from '@sitewright/domain/shared/policy'
import { projectChoice } from '@sitewright/domain/shared/project-choice'
import { hasArchivedSite } from '@sitewright/domain/sites/copy'
import { siteCopyLabels as labels, siteCopyMessages as messages } from '@sitewright/domain/sites/copy-messages'
import { siteMessages } from '@sitewright/domain/sites/messages'
import type { SimpleSite } from '@sitewright/domain/sites/site'
import { ComboBox } from '../../combo-box/ComboBox'
import { EmptyState } from '../../empty-state/EmptyState'
import { Note } from '../../note/Note'
import { SearchField } from '../../search-field/SearchField'
import { TreeGrid, type TreeGridOutcome, type TreeNode } from '../../tree-grid/TreeGrid'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { type OptionSearch, toSearchProps } from '../patterns/option-search'
import { toProjectOption } from '../patterns/project-option'
import { Find, SiteCount, SitesBar, SitesBody } from './ProjectSites.styles'
import { ProjectSitesSkeleton } from './ProjectSitesSkeleton'
import { ColumnHead, SourceBar, SourceChoice, Target } from './SiteCopy.styles'
import { SiteCopyDialog } from './SiteCopyDialog'
import { SITE_TREE_LABELS, toSiteNodes } from './site-nodes'
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
  /** The address of the site screen. Memoize it: a new function re-renders every row. */
  siteHref: (siteId: number) => string
}

/** Tells that the list offers a part of the projects (COPY-32). */
const findHelp = ({ found, total }: OptionSearch<CopyProject>): string | undefined =>
  total !== undefined && total > found.length ? messages.moreSources(found.length, total) : undefined

/** The Copy tab of a project: a source project, and its sites with a copy button each (COPY-01 to COPY-06, COPY-23 to COPY-31). */
export function SiteCopy(props: SiteCopyProps) {
  const { project, edit, source, sources, view } = props
  const options = useMemo(
    () => sources.found.filter(({ projectId }) => projectId !== project.projectId).map(toProjectOption),
    [sources.found, project.projectId],
  )
  return (
    <SitesBody>
      {!edit.allowed && <Note tone="info">{messages.readOnly(edit.reason)}</Note>}
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
      </SourceBar>
      {source === undefined ? (
        <EmptyState title={messages.choose} icon={<Copy aria-hidden="true" />} />
      ) : (
        <View view={view} failedTitle={siteMessages.fetchFailed} loading={<ProjectSitesSkeleton />}>
          {(sites) => <SourceSites key={source.projectId} {...props} sites={sites} />}
        </View>
      )}
    </SitesBody>
  )
}

/** Remounted for each source, so that no state of the previous one remains (COPY-06). */
const TONES = { copying: 'neutral', copied: 'success', failed: 'danger' } as const

function SourceSites(props: SiteCopyProps & { sites: readonly SimpleSite[] }) {
  const { sites, edit, project, siteHref } = props
  const [search, setSearch] = useState('')
  const { nodes, counts } = useMemo(() => toSiteNodes(sites, true), [sites])
  const byId = useMemo(() => new Map(sites.map((site) => [site.siteId, site])), [sites])
  const copies = useSiteCopies(props, (siteId) => hasArchivedSite(sites, siteId))
  const detailsOf = ({ id }: TreeNode<number>): string | undefined => {
    const count = counts.get(id)
    return count && messages.counts(count.below)
  }
  const outcomeOf = ({ id }: TreeNode<number>): TreeGridOutcome | undefined => {
    const outcome = copies.outcomeOf(id)
    return outcome && { text: outcome.text, tone: TONES[outcome.state] }
  }
  const actionsOf = ({ id, name }: TreeNode<number>) => {
    const site = byId.get(id)
    if (!edit.allowed || site === undefined) return []
    return [
      { id: 'copy', label: labels.copy(name), icon: <Copy aria-hidden="true" />, onClick: () => copies.start(site) },
    ]
  }
  if (sites.length === 0) return <EmptyState title={messages.emptySource} icon={<Copy aria-hidden="true" />} />
  return (
    <>
      <ColumnHead>
        <h2>{labels.sites}</h2>
        <SiteCount>{messages.inSource(sites.length)}</SiteCount>
      </ColumnHead>
      <SitesBar>
        <Find>
          <SearchField label={labels.filter} placeholder={labels.filter} value={search} onChange={setSearch} />
        </Find>
        <SiteCount role="status">{copies.copiedCount > 0 && messages.copiedCount(copies.copiedCount)}</SiteCount>
      </SitesBar>
      <TreeGrid
        label={labels.tree}
        nodes={nodes}
        filter={search}
        href={({ id }) => siteHref(id)}
        details={detailsOf}
        outcome={outcomeOf}
        actions={actionsOf}
        maxHeight="max(20rem, calc(100dvh - 24rem))"
        labels={SITE_TREE_LABELS}
        empty={messages.noMatch(search.trim())}
      />
      <SiteCopyDialog question={copies.question} target={projectChoice(project)} onAnswer={copies.answer} />
    </>
  )
}
