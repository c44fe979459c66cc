import { projects as projectCalls } from '@sitewright/api-client/calls/projects'
import { toActiveFilter, pageOfProjects } from '@sitewright/domain/projects/list'
import type { ProjectFilter, ProjectInput, ProjectQuery, ProjectRecord } from '@sitewright/domain/projects/record'
import { projectScreenLabels } from '@sitewright/domain/projects/screen-messages'
import { projectRecordMessages } from '@sitewright/domain/projects/record-messages'
import { capabilities } from '../shell/capabilities'
import { createOperations } from './api'
import { createFacetRead } from './list-facets'
import { type PageQuery, pageQuery, selectPage } from './page-query'
import { cacheEntry, useRead } from './read'
import { write } from './write'

const { projects } = createOperations({ projects: projectCalls })

const createInput = (projectId: number) => ({ params: { projectId } })

/** Reads that a change of a project affects. */
const AFFECTED_READS = [
  'projects.list',
  'projects.one',
  'projects.use',
  'licenses.projects',
  'licenses.report',
] as const

const selectProjects = selectPage<ProjectRecord, ProjectQuery>(pageOfProjects)

/** The query of a page of the projects that a filter selects. */
export const projectListQuery = (filter: ProjectFilter): ProjectQuery & PageQuery => ({
  ...pageQuery(filter),
  isActive: toActiveFilter(filter.state),
})

/** One page of the projects that a filter selects. */
export const useProjectPage = (filter: ProjectFilter) =>
  useRead(projects.list, { query: projectListQuery(filter) }, { select: selectProjects, keepsPrevious: true })

const useFacets = createFacetRead(projects.facets, projectScreenLabels.many)

/** The counts of the facets of the projects that a filter selects (PROJ-57). */
export const useProjectFacets = (filter: ProjectFilter) => useFacets(projectListQuery(filter))

/** One project. The page of another project never shows the previous one. Reads nothing without an id. */
export const useProject = (projectId: number | undefined) =>
  useRead(projects.one, projectId === undefined ? undefined : createInput(projectId))

/** The name of the call that counts what a deactivation affects, among the capabilities of a server. */
const USE = 'projects.use'

/** Whether the server counts what a deactivation affects. */
export const canCountUse = (): boolean => capabilities.has(USE)

/** What a deactivation of a project would affect (PROJ-45). Reads nothing unless it is wanted. */
export const useProjectUse = (projectId: number, isWanted: boolean) =>
  useRead(projects.use, isWanted && canCountUse() ? createInput(projectId) : undefined)

const projectEntry = (projectId: number) => cacheEntry(projects.one, createInput(projectId))

/**
 * Saves the whole project with a new name and description. A newer version on the server is a conflict (PROJ-38). The other fields are those that the server sent last: a
 * conflict stores the newer project, and the next save starts from it.
 */
export const saveProject = (project: ProjectRecord, input: ProjectInput, version: number) => {
  const known = projectEntry(project.projectId).get() ?? project
  return write(() => projects.save({ ...createInput(project.projectId), body: { ...known, ...input, version } }), {
    saved: projectRecordMessages.saved,
    failed: projectRecordMessages.saveFailed,
    entry: projectEntry(project.projectId),
    refresh: [...AFFECTED_READS],
  })
}

const storeProject = (project: ProjectRecord): void => void projectEntry(project.projectId).store({ body: project })

/** Deactivates a project (PROJ-47). @returns the message of a failure */
export async function deactivateProject(projectId: number): Promise<string | undefined> {
  const outcome = await write(() => projects.deactivate(createInput(projectId)), {
    saved: projectRecordMessages.deactivated,
    failed: projectRecordMessages.deactivateFailed,
    store: storeProject,
    refresh: [...AFFECTED_READS],
  })
  return outcome.status === 'failed' ? outcome.message : undefined
}

/** Activates a project (PROJ-49). @returns the message of a failure */
export async function activateProject(projectId: number): Promise<string | undefined> {
  const outcome = await write(() => projects.activate(createInput(projectId)), {
    saved: projectRecordMessages.activated,
    failed: projectRecordMessages.activateFailed,
    store: storeProject,
    refresh: [...AFFECTED_READS],
  })
  return outcome.status === 'failed' ? outcome.message : undefined
}
