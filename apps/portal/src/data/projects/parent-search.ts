import { useMemo } from 'react'
import { projects as projectCalls } from '@sitewright/api-client/calls/projects'
import { pageOfProjects, PROJECT_FILTER_DELAY_MS, sortByNearness } from '@sitewright/domain/projects/list'
import type { ProjectQuery, ProjectRecord } from '@sitewright/domain/projects/record'
import { projectScreenMessages } from '@sitewright/domain/projects/screen-messages'
import { MAX_PAGE_SIZE } from '@sitewright/domain/shared/lists'
import { getMessage } from '@sitewright/domain/shared/problem'
import type { ChosenProject } from '@sitewright/ui/features/patterns/ProjectChoice'
import type { ParentSearch } from '@sitewright/ui/features/projects/NewProjectScreen'
import { createOperations } from '../api'
import { useProject } from '../projects'
import { selectPage } from '../page-query'
import { useRead } from '../read'
import { useDebouncedSearch } from '../use-debounced-search'

const { projects } = createOperations({ projects: projectCalls })

const selectProjects = selectPage<ProjectRecord, ProjectQuery>(pageOfProjects)

type ProjectsInput = Parameters<typeof projects.list.load>[0]

/** While the user types, the projects of another search stay, but not those of another license. */
const isSameChoice = (before: ProjectsInput, { query }: ProjectsInput): boolean =>
  before.query?.licenseId === query?.licenseId && before.query?.isActive === query?.isActive

const NONE: readonly ProjectRecord[] = []

/** The active projects of a license. Reads nothing without a license. */
export const useParentSearch = (licenseId: number | undefined): ParentSearch =>
  useProjectSearch(licenseId === undefined ? undefined : { licenseId, isActive: true })

/**
 * The projects that a filter selects, searched on the server a page at a time: there can be 10,000. Those nearest to the search come first. Reads nothing without a filter.
 */
export function useProjectSearch(filter: Pick<ProjectQuery, 'licenseId' | 'isActive'> | undefined): ParentSearch {
  const { search, isWaiting, onSearch } = useDebouncedSearch(PROJECT_FILTER_DELAY_MS)
  const query = {
    ...(search === '' ? {} : { search }),
    sort: 'name',
    page: 1,
    pageSize: MAX_PAGE_SIZE,
  }
  const found = useRead(projects.list, filter && { query: { ...filter, ...query } }, {
    select: selectProjects,
    keepsPrevious: isSameChoice,
  })
  const rows = found.data?.rows
  return {
    total: found.data?.total,
    found: useMemo(() => sortByNearness(rows ?? NONE, search), [rows, search]),
    isLoading: isWaiting || found.isLoading || (found.isValidating && search !== ''),
    failure: found.error === undefined ? undefined : getMessage(found.error, projectScreenMessages.choicesFailed),
    onRetry: () => void found.reload(),
    onSearch,
  }
}

/** A chosen project, whose name may not be known yet. */
export function useChosenProject(projectId: number | undefined): ChosenProject | undefined {
  const name = useProject(projectId).data?.name ?? ''
  return projectId === undefined ? undefined : { projectId, name }
}
