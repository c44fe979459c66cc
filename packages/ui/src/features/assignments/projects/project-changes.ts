import { projectLabels } from '@sitewright/domain/projects/messages'
import type { Project } from '@sitewright/domain/projects/model'
import { buildTree, EMPTY_TREE, type TreeIndex } from '../../../tree/tree-index'
import type { Change } from '../../../unsaved-bar/UnsavedBar'

/** Indexes projects in the order of their tree. Empty if they form no tree. */
export function indexProjects(projects: readonly Project[]): TreeIndex {
  const known = new Set(projects.map((project) => project.projectId))
  const nodes = projects.map(({ projectId, name, parentId }) => ({
    id: projectId,
    name,
    parentId: parentId !== null && known.has(parentId) ? parentId : null,
  }))
  return buildTree(nodes).index ?? EMPTY_TREE
}

/** Number of changes that are listed; the last one counts the others. */
const MAX_LISTED = 100

interface Selection {
  has: (projectId: number) => boolean
}

/**
 * Summarizes the difference between two selections in few chips: a project and the changes below it are one, "Tank Farm and 12 below".
 * Works on prefix sums, and only the listed changes become objects, because a tree can have 20,000 projects.
 */
export function summarizeChanges({ nodes, size, end }: TreeIndex, before: Selection, after: Selection): Change[] {
  const added = new Int32Array(size + 1)
  const removed = new Int32Array(size + 1)
  for (let i = 0; i < size; i++) {
    const id = Number(nodes[i]?.id)
    const was = before.has(id)
    const is = after.has(id)
    added[i + 1] = (added[i] ?? 0) + (is && !was ? 1 : 0)
    removed[i + 1] = (removed[i] ?? 0) + (was && !is ? 1 : 0)
  }
  const within = (sums: Int32Array, from: number, to: number): number => (sums[to] ?? 0) - (sums[from] ?? 0)
  const count = within(added, 0, size) + within(removed, 0, size)

  const changes: Change[] = []
  let covered = 0
  for (let i = 0; i < size && covered < count;) {
    const kind = within(added, i, i + 1) > 0 ? 'added' : 'removed'
    if (kind === 'removed' && within(removed, i, i + 1) === 0) {
      i++
      continue
    }
    const [same, other] = kind === 'added' ? [added, removed] : [removed, added]
    const last = end[i] ?? size
    const isAlike = within(other, i, last) === 0
    const below = isAlike ? within(same, i, last) - 1 : 0
    const name = nodes[i]?.name ?? ''
    if (changes.length === MAX_LISTED) break
    changes.push({
      id: String(nodes[i]?.id),
      label: below > 0 ? projectLabels.withBelow(name, below) : name,
      kind,
      count: below + 1,
    })
    covered += below + 1
    i = isAlike ? last : i + 1
  }
  if (covered < count) changes.push({ id: 'more', label: projectLabels.more(count - covered), count: count - covered })
  return changes
}
