import { FolderOpen } from 'lucide-react'
import { useMemo } from 'react'
import type { ProjectFacet } from '@sitewright/domain/projects/facets'
import { PROJECT_FILTER_DELAY_MS } from '@sitewright/domain/projects/list'
import {
  PROJECT_SORT_KEYS,
  PROJECT_STATES,
  type ProjectFilter,
  type ProjectRecord,
  type ProjectState,
} from '@sitewright/domain/projects/record'
import { projectScreenLabels as labels, projectScreenMessages } from '@sitewright/domain/projects/screen-messages'
import { Select, type SelectOption } from '../../select/Select'
import type { Facet } from '../patterns/Facets'
import { ListPage, type ListState, type RowLink } from '../patterns/ListPage'
import { projectColumns } from './project-columns'

/** Props of ProjectListScreen. `licenses` is left out for users of one license: they have neither the selector nor the columns (PROJ-04, PROJ-10). */
export interface ProjectListScreenProps extends ListState<ProjectRecord, ProjectFilter> {
  /** Left out for users who may not create projects (PROJ-16). */
  newHref?: string | undefined
  rowLink: (project: ProjectRecord) => RowLink
}

const FACETS: readonly Facet<ProjectFacet>[] = [
  { id: 'withoutSites', label: labels.facets.withoutSites, icon: 'noPlace' },
]

const STATES: readonly SelectOption<ProjectState>[] = PROJECT_STATES.map((state) => ({
  value: state,
  label: labels[state],
}))

/** The list of projects (PROJ-01 to PROJ-16). */
export function ProjectListScreen(props: ProjectListScreenProps) {
  const { filter, onFilter, rowLink, licenses } = props
  const { search } = props.shownFilter ?? filter
  const hasLicense = licenses !== undefined
  const columns = useMemo(() => projectColumns({ rowLink, hasLicense, search }), [rowLink, hasLicense, search])
  return (
    <ListPage
      {...props}
      labels={labels}
      messages={projectScreenMessages}
      icon={<FolderOpen aria-hidden="true" />}
      newLink={{ label: labels.newTitle, href: props.newHref }}
      columns={columns}
      rowKey={(project) => project.projectId}
      rowName={(project) => project.name}
      sortKeys={PROJECT_SORT_KEYS}
      searchDelay={PROJECT_FILTER_DELAY_MS}
      facetOptions={FACETS}
      ownFilter={{
        control: (
          <Select<ProjectState>
            label={labels.state}
            layout="prefixed"
            value={filter.state}
            options={STATES}
            onChange={(state) => onFilter({ state })}
          />
        ),
        reset:
          filter.state === 'all' ? undefined : { label: labels.showAll, onReset: () => onFilter({ state: 'all' }) },
      }}
    />
  )
}
