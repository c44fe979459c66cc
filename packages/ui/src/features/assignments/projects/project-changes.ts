import { projectLabels } from '@sitewright/domain/projects/messages'
import type { Project } from '@sitewright/domain/projects/model'
import { buildTree, EMPTY_TREE, type TreeIndex } from '../../../tree-checkbox/tree-index'
import type { Change } from '../../../unsaved-bar/UnsavedBar'

/** Projects in the order of their tree, for changes to be counted in; nothing where they are no tree. */
export function indexOfProjects(projects: readonly Project[]): TreeIndex {
  const known = new Set(projects.map((project) => project.projectId))
  const nodes = projects.map(({ projectId, name, parentId }) => ({
    id: projectId,
    name,
    parentId: parentId !== null && known.has(parentId) ? parentId : null,
  }))
  return buildTree(nodes).index ?? EMPTY_TREE
}

/** So many are told one by one, at most. */
const TOLD = 100

interface Choice {
  has: (projectId: number) => boolean
}

/**
 * What differs between two choices, as few chips as say it: a project that has changed with all that has changed below it is
 * one, "Tank Farm and 12 below". Made of counts; only the first ones become objects.
 */
export function summarizeChanges(
  { nodes, size, end }: TreeIndex,
  before: Choice,
  after: Choice,
): { changes: Change[]; count: number } {
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
  let told = 0
  for (let i = 0; i < size && told < count;) {
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
    if (changes.length === TOLD) break
    changes.push({ id: String(nodes[i]?.id), label: below > 0 ? projectLabels.withBelow(name, below) : name, kind })
    told += below + 1
    i = isAlike ? last : i + 1
  }
  if (told < count) changes.push({ id: 'more', label: projectLabels.more(count - told) })
  return { changes, count }
}
