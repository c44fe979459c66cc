import { projectLabels, projectMessages } from '@sitewright/domain/projects/messages'
import type { Project } from '@sitewright/domain/projects/model'
import { getGroupNames, type GroupNamesById } from '@sitewright/domain/shared/group-names'
import type { TreeNode } from '../../../tree-checkbox/TreeCheckbox'

/** Id of a project, or of the branch with a project and those below it. */
export type ProjectNodeId = number | `under ${number}`

const getBranchId = (projectId: number): ProjectNodeId => `under ${projectId}`

/** Why a project cannot be changed, as properties of its row (USER-55, USER-78, USER-81). */
function getLock(project: Project, inheritedFrom: GroupNamesById): Partial<TreeNode<ProjectNodeId>> {
  const groupNames = getGroupNames(inheritedFrom, project.projectId)
  if (groupNames.length > 0) return { inheritedFrom: groupNames.join(', '), badge: projectLabels.userGroup }
  return project.isActive ? {} : { disabledReason: projectMessages.inactive, badge: projectLabels.inactive }
}

/**
 * Creates a tree in which only leaves are selected. A project with others below it is a branch and, as the first row of that branch, a leaf of
 * its own: so it is assigned, inherited or inactive independently of those below it (USER-54, USER-55).
 */
export function createProjectNodes(
  projects: readonly Project[],
  inheritedFrom: GroupNamesById,
): TreeNode<ProjectNodeId>[] {
  const known = new Set(projects.map((project) => project.projectId))
  const parents = new Set<number | null>()
  for (const { parentId } of projects) if (parentId !== null && known.has(parentId)) parents.add(parentId)
  return projects.flatMap((project): TreeNode<ProjectNodeId>[] => {
    const { projectId, name, parentId } = project
    // A project whose parent is not in the list is at the top.
    const above = parentId !== null && known.has(parentId) ? getBranchId(parentId) : null
    const lock = getLock(project, inheritedFrom)
    if (!parents.has(projectId)) return [{ id: projectId, parentId: above, name, ...lock }]
    const branch = getBranchId(projectId)
    return [
      { id: branch, parentId: above, name },
      { id: projectId, parentId: branch, name: projectLabels.itself(name), ...lock },
    ]
  })
}

/** A longer tree starts with only its first level expanded. */
const MAX_EXPANDED = 60

/** The branches that are expanded at first. */
export const getInitiallyExpanded = (nodes: readonly TreeNode<ProjectNodeId>[]): 'all' | ProjectNodeId[] =>
  nodes.length <= MAX_EXPANDED
    ? 'all'
    : nodes.filter((node) => node.parentId === null && typeof node.id === 'string').map((node) => node.id)
