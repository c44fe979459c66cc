import type { TreeId } from '../tree/tree-index'
import { getRowFacts, type Outline, type OutlineRow } from './outline'
import { type ChangeOptions, listChanges, type NameChange } from './outline-changes'

/** The parent id of each id; null for a root. */
function mapParents(rows: Outline): Map<TreeId, TreeId | null> {
  const facts = getRowFacts(rows)
  return new Map(rows.map(({ id }, place) => [id, rows[facts[place]?.parent ?? -1]?.id ?? null]))
}

const hasKind = (change: NameChange | undefined, kinds: NameChange['kinds']): boolean =>
  change !== undefined && kinds.some((kind) => change.kinds.includes(kind))

/**
 * Merges an edited outline with the rows that another user saved since: their names, moves, new and removed rows appear, and the
 * user's own changes stay.
 * @returns `mine` itself when nothing was saved since, or when both have moved rows into each other
 */
export function mergeOutlines(mine: Outline, base: Outline, theirs: Outline, options?: ChangeOptions): Outline {
  if (base === theirs) return mine
  const myChanges = new Map(listChanges(base, mine, options).map((change) => [change.id, change]))
  const baseIds = new Set(base.map(({ id }) => id))
  const theirParents = mapParents(theirs)
  const myParents = mapParents(mine)
  const rowsById = new Map(mine.map((row) => [row.id, row]))

  // A row that another user removed stays when the user changed it or a descendant, and so do its ancestors.
  const retained = new Set<TreeId>()
  for (const { id } of mine.toReversed()) {
    if (!theirParents.has(id) && (myChanges.has(id) || retained.has(id))) retained.add(id)
    const parent = myParents.get(id) ?? null
    const staysUnder = retained.has(id) || hasKind(myChanges.get(id), ['new', 'parent'])
    if (staysUnder && parent !== null && !theirParents.has(parent)) retained.add(parent)
  }
  const isPlacedByMe = (id: TreeId): boolean =>
    retained.has(id) || hasKind(myChanges.get(id), ['new', 'parent', 'order'])

  const children = new Map<TreeId | null, TreeId[]>()
  const getChildren = (parent: TreeId | null): TreeId[] => {
    const list = children.get(parent) ?? []
    children.set(parent, list)
    return list
  }
  for (const { id } of theirs) {
    const isRemovedByMe = baseIds.has(id) && !rowsById.has(id)
    if (!isPlacedByMe(id) && !isRemovedByMe) getChildren(theirParents.get(id) ?? null).push(id)
  }
  const before = new Map<TreeId | null, TreeId>()
  for (const { id } of mine) {
    const parent = myParents.get(id) ?? null
    if (isPlacedByMe(id)) {
      const list = getChildren(parent)
      const sibling = before.get(parent)
      list.splice(sibling === undefined ? 0 : list.lastIndexOf(sibling) + 1, 0, id)
    }
    if (isPlacedByMe(id) || (theirParents.has(id) && theirParents.get(id) === parent)) before.set(parent, id)
  }

  const theirRows = new Map(theirs.map((row) => [row.id, row]))
  const merged: OutlineRow[] = []
  const stack = [{ ids: getChildren(null).values(), depth: 0 }]
  for (let level = stack.at(-1); level !== undefined; level = stack.at(-1)) {
    const next = level.ids.next()
    if (next.done === true) {
      stack.pop()
      continue
    }
    const id = next.value
    const row = rowsById.get(id)
    const name = (hasKind(myChanges.get(id), ['new', 'name']) ? row : theirRows.get(id))?.name ?? row?.name ?? ''
    const { depth } = level
    merged.push(row !== undefined && row.name === name && row.depth === depth ? row : { id, name, depth })
    stack.push({ ids: getChildren(id).values(), depth: depth + 1 })
  }
  let expected = 0
  for (const list of children.values()) expected += list.length
  return merged.length === expected ? merged : mine
}
