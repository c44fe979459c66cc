import { PROJECT_FACETS } from '@sitewright/domain/projects/facets'
import { DEFAULT_PROJECT_STATE } from '@sitewright/domain/projects/list'
import { canCreateProject } from '@sitewright/domain/projects/policy'
import {
  PROJECT_PAGE_SIZE,
  PROJECT_SORT_KEYS,
  PROJECT_STATES,
  type ProjectRecord,
  type ProjectState,
} from '@sitewright/domain/projects/record'
import { projectRecordMessages } from '@sitewright/domain/projects/record-messages'
import { ProjectListScreen } from '@sitewright/ui/features/projects/ProjectListScreen'
import { projectListQuery, useProjectFacets, useProjectPage } from '../../data/projects'
import { paths } from '../../paths'
import { facetFilter } from '../../shell/list/facet-filter'
import { type ExtraFilter, joinFilters } from '../../shell/list/list-address'
import { getListExport } from '../../shell/list/list-export'
import { useList, useListProps } from '../../shell/list/use-list'
import { useListLicenses } from '../../shell/list/use-list-licenses'
import { createRowLink } from '../../shell/list/use-row-focus'
import { useActor } from '../../shell/session/use-session'

// Defined once, so that unchanged rows do not re-render.
const rowLink = ({ projectId }: ProjectRecord) => createRowLink(`project-${projectId}`, paths.projectView(projectId))

/** The state in the address; active projects without one (PROJ-05). */
const stateFilter: ExtraFilter<{ state: ProjectState }> = {
  read: (query) => ({ state: PROJECT_STATES.find((state) => state === query.get('state')) ?? DEFAULT_PROJECT_STATE }),
  write: ({ state }) => ({ state: state === DEFAULT_PROJECT_STATE ? undefined : state }),
  onChange: () => undefined,
}

const LIST = {
  table: 'projects',
  sortKeys: PROJECT_SORT_KEYS,
  sort: { key: 'name', isDescending: false },
  pageSize: PROJECT_PAGE_SIZE,
  extra: joinFilters(stateFilter, facetFilter('projects.facets', PROJECT_FACETS)),
  href: paths.projects,
} as const

export function Component() {
  const actor = useActor()
  const list = useList(LIST)
  const projects = useProjectPage(list.filter)
  const { licenses } = useListLicenses()
  return (
    <ProjectListScreen
      {...useListProps(list, projects, projectRecordMessages.fetchFailed)}
      licenses={licenses}
      export={getListExport('projects.export', projectListQuery(list.filter))}
      facets={useProjectFacets(list.filter)}
      newHref={canCreateProject.canDecide(actor).allowed ? paths.newProject() : undefined}
      rowLink={rowLink}
    />
  )
}
