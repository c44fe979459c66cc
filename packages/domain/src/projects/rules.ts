import { getGroupNames, type GroupNamesById } from '../shared/group-names'
import type { Project } from './model'

/** Can a project of the tree not be changed, because it is not active or comes from a group? (USER-55, USER-78) */
export const isProjectLocked = (
  project: Pick<Project, 'projectId' | 'isActive'>,
  inheritedFrom: GroupNamesById,
): boolean => !project.isActive || getGroupNames(inheritedFrom, project.projectId).length > 0

/**
 * What a save sends of a tree's selection: what is selected and can be changed, and of what cannot be changed the direct assignments as they were (USER-78, USER-82).
 * @param selected what the tree shows as selected, inherited ones among it
 * @param direct what was assigned directly when the tree was read
 */
export function projectsToSave(
  projects: readonly Project[],
  selected: { has: (projectId: number) => boolean },
  direct: ReadonlySet<number>,
  inheritedFrom: GroupNamesById,
): number[] {
  const known = new Set(projects.map((project) => project.projectId))
  const visible = projects.filter((project) =>
    isProjectLocked(project, inheritedFrom) ? direct.has(project.projectId) : selected.has(project.projectId),
  )
  // Of a project that the tree does not show nothing was decided.
  const unseen = [...direct].filter((projectId) => !known.has(projectId))
  return [...visible.map((project) => project.projectId), ...unseen]
}
