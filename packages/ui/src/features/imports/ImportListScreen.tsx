import { Import } from 'lucide-react'
import { useMemo } from 'react'
import type { ImportFacet } from '@sitewright/domain/imports/facets'
import {
  importScreenLabels as labels,
  importScreenMessages as messages,
} from '@sitewright/domain/imports/screen-messages'
import {
  IMPORT_SYSTEM_FILTER_DELAY_MS,
  IMPORT_SYSTEM_SORT_KEYS,
  type ImportSystem,
  type ImportSystemFilter,
} from '@sitewright/domain/imports/system'
import type { Facet } from '../patterns/Facets'
import { ListPage, type ListState, type RowLink } from '../patterns/ListPage'
import { type ChosenProject, ProjectChoice } from '../patterns/ProjectChoice'
import type { OptionSearch } from '../patterns/option-search'
import { useIsBeside } from '../patterns/use-is-beside'
import { importColumns } from './import-columns'

const FACETS: readonly Facet<ImportFacet>[] = [{ id: 'inactive', label: labels.inactive, icon: 'inactive' }]

/** Props of ImportListScreen. */
export interface ImportListScreenProps extends ListState<ImportSystem, ImportSystemFilter> {
  /** Left out for users who may not add import systems. */
  newHref?: string | undefined
  /** Searches for projects to filter by. */
  projects: OptionSearch<ChosenProject>
  /** The project of the filter, whose name may not be known yet; undefined for all. */
  project: ChosenProject | undefined
  rowLink: (system: ImportSystem) => RowLink
}

/** The list of import systems, with a project filter (IMP-01, IMP-21). */
export function ImportListScreen({ newHref, projects, project, rowLink, ...props }: ImportListScreenProps) {
  const { filter, onFilter } = props
  const { search } = props.shownFilter ?? filter
  const columns = useMemo(() => importColumns({ rowLink, search }), [rowLink, search])
  return (
    <ListPage
      {...props}
      labels={labels}
      messages={messages}
      icon={<Import aria-hidden="true" />}
      newLink={{ label: labels.newTitle, href: newHref }}
      columns={columns}
      rowKey={({ configId }) => configId}
      rowName={({ displayName }) => displayName}
      rowLink={rowLink}
      sortKeys={IMPORT_SYSTEM_SORT_KEYS}
      searchDelay={IMPORT_SYSTEM_FILTER_DELAY_MS}
      // Beside a form, the columns share what is left.
      minWidth={useIsBeside() ? '48rem' : '60rem'}
      facetOptions={FACETS}
      ownFilter={{
        control: (
          <ProjectChoice
            label={labels.project}
            placeholder={labels.allProjects}
            projects={projects}
            chosen={project}
            onChange={(chosen) => onFilter({ projectId: chosen?.projectId })}
          />
        ),
        reset:
          filter.projectId === undefined
            ? undefined
            : { label: labels.showAll, onReset: () => onFilter({ projectId: undefined }) },
      }}
    />
  )
}
