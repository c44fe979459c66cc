import { type ListRows, type ListRules, pageOfList } from '../shared/lists'
import { nameKey } from '../shared/name-key'
import { projectChoice } from '../shared/project-choice'
import {
  PROJECT_SORT_KEYS,
  type ProjectFilter,
  type ProjectQuery,
  type ProjectRecord,
  type ProjectSortKey,
  type ProjectState,
} from './record'

/** Milliseconds that the search waits after the last key (PROJ-07). */
export const PROJECT_FILTER_DELAY_MS = 200

/** The state that the list starts with (PROJ-05). */
export const DEFAULT_PROJECT_STATE: ProjectState = 'active'

/** The `isActive` filter of a list call; `undefined` for active and inactive projects (PROJ-05, PROJ-51). */
export const toActiveFilter = (state: ProjectFilter['state']): boolean | undefined =>
  state === 'all' ? undefined : state === 'active'

const projectList: ListRules<ProjectRecord, ProjectSortKey> = {
  sortKeys: PROJECT_SORT_KEYS,
  sort: [{ key: 'name', isDescending: false }],
  idOf: ({ projectId }) => projectId,
  getTexts: (project) => [project.name, project.description, projectChoice(project)],
}

/** One page of all projects, for servers that do not page. The list is flat and ignores parents (PROJ-06, PROJ-08, PROJ-53). */
export function pageOfProjects(projects: readonly ProjectRecord[], query: ProjectQuery): ListRows<ProjectRecord> {
  const { isActive } = query
  const ofState = isActive === undefined ? projects : projects.filter((project) => project.isActive === isActive)
  return pageOfList(ofState, query, projectList)
}

/** How near a project is to the key of a search: 0 is its id, its whole name or both. A description alone is last. */
function nearnessOf(project: Pick<ProjectRecord, 'projectId' | 'name'>, search: string): number {
  const texts = [String(project.projectId), nameKey(project.name), nameKey(projectChoice(project))]
  if (texts.includes(search)) return 0
  if (texts.some((text) => text.startsWith(search))) return 1
  return texts.some((text) => text.includes(search)) ? 2 : 3
}

/**
 * Found projects with the nearest first: an exact id or name, its start, any part of it, then projects that match by their description alone. A list sorted by name would offer
 * the children that name their parent before the parent. Equally near projects keep their order.
 */
export function sortByNearness<Project extends Pick<ProjectRecord, 'projectId' | 'name'>>(
  found: readonly Project[],
  search: string,
): readonly Project[] {
  const wanted = nameKey(search)
  if (wanted === '') return found
  return found.toSorted((one, other) => nearnessOf(one, wanted) - nearnessOf(other, wanted))
}
