import { type ListRows, type ListRules, pageOfList } from '../shared/lists'
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
  getTexts: ({ name, description, projectId }) => [name, description, String(projectId)],
}

/** One page of all projects, for servers that do not page. The list is flat and ignores parents (PROJ-06, PROJ-08, PROJ-53). */
export function pageOfProjects(projects: readonly ProjectRecord[], query: ProjectQuery): ListRows<ProjectRecord> {
  const { isActive } = query
  const ofState = isActive === undefined ? projects : projects.filter((project) => project.isActive === isActive)
  return pageOfList(ofState, query, projectList)
}
