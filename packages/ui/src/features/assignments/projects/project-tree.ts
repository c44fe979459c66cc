import { projectLabels, projectMessages } from '@sitewright/domain/projects/messages'
import type { Project } from '@sitewright/domain/projects/model'
import { giversOf, type GivenBy } from '@sitewright/domain/shared/given-by'
import type { TreeNode } from '../../../tree-checkbox/TreeCheckbox'

/** A project by its id; a branch of projects by a name made of the id of the one that the others stand under. */
export type ProjectNodeId = number | `under ${number}`

const branchOf = (projectId: number): ProjectNodeId => `under ${projectId}`

/** Why a project cannot be changed, as the tree wants to know it (USER-55, USER-78, USER-81). */
function lockOf(project: Project, givenBy: GivenBy): Partial<TreeNode<ProjectNodeId>> {
  const givers = giversOf(givenBy, project.projectId)
  if (givers.length > 0) return { inheritedFrom: givers.join(', '), badge: projectLabels.userGroup }
  return project.isActive ? {} : { disabledReason: projectMessages.inactive, badge: projectLabels.inactive }
}

/**
 * Projects as a tree of which the leaves are chosen. A project with others under it is a branch, which stands for all of
 * them, and a row of its own under that: it is assigned, inherited or inactive whatever those below it are, and taking one
 * of them away does not take it away (USER-54, USER-55).
 */
export function projectNodes(projects: readonly Project[], givenBy: GivenBy): TreeNode<ProjectNodeId>[] {
  const known = new Set(projects.map((project) => project.projectId))
  const parents = new Set<number | null>()
  for (const { parentId } of projects) if (parentId !== null && known.has(parentId)) parents.add(parentId)
  return projects.flatMap((project): TreeNode<ProjectNodeId>[] => {
    const { projectId, name, parentId } = project
    // What stands under a project that is not shown stands at the top.
    const above = parentId !== null && known.has(parentId) ? branchOf(parentId) : null
    const lock = lockOf(project, givenBy)
    if (!parents.has(projectId)) return [{ id: projectId, parentId: above, name, ...lock }]
    const branch = branchOf(projectId)
    return [
      { id: branch, parentId: above, name },
      { id: projectId, parentId: branch, name: projectLabels.itself(name), ...lock },
    ]
  })
}

/** More than fit on a screen are closed to begin with, but for the first level. */
const OPEN_UP_TO = 60

/** The branches that are open to begin with. */
export const openAtFirst = (nodes: readonly TreeNode<ProjectNodeId>[]): 'all' | ProjectNodeId[] =>
  nodes.length <= OPEN_UP_TO
    ? 'all'
    : nodes.filter((node) => node.parentId === null && typeof node.id === 'string').map((node) => node.id)
