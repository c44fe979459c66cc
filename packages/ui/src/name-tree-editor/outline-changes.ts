import type { TreeId } from '../tree/tree-index'
import { getRowFacts, type Outline } from './outline'

/** One row that differs from the saved names. */
export interface NameChange {
  /** The saved id, or for a new row the id from the editor. */
  id: TreeId
  /** Trimmed. */
  name: string
  /** The id of its parent now; null for a root. A new parent comes before it in the list. */
  parentId: TreeId | null
  /** Its position among its siblings now, from 0. */
  position: number
  /** What changed: the row is `new`, or its name, its parent, or its order among the same siblings changed. */
  kinds: readonly ('new' | 'name' | 'parent' | 'order')[]
}

/** The ids of children by parent. */
function groupByParent(rows: Outline): Map<TreeId | null, TreeId[]> {
  const children = new Map<TreeId | null, TreeId[]>()
  const facts = getRowFacts(rows)
  for (const [place, { id }] of rows.entries()) {
    const parent = rows[facts[place]?.parent ?? -1]?.id ?? null
    const list = children.get(parent)
    if (list === undefined) children.set(parent, [id])
    else list.push(id)
  }
  return children
}

/** Finds one of the longest increasing subsequences. Returns its places. */
export function findLongestRise(numbers: readonly number[]): Set<number> {
  // For each length, the place of the smallest number that ends a subsequence of that length.
  const ends: number[] = []
  const before: number[] = []
  for (const [place, number] of numbers.entries()) {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1
      else high = middle
    }
    before.push(low === 0 ? -1 : (ends[low - 1] ?? -1))
    ends[low] = place
  }
  const places = new Set<number>()
  for (let place = ends.at(-1) ?? -1; place >= 0; place = before[place] ?? -1) places.add(place)
  return places
}

/** The saved rows that changed their order: the fewest moves that explain the new order. */
function findReordered(saved: Outline, rows: Outline): Set<TreeId> {
  const moved = new Set<TreeId>()
  const old = groupByParent(saved)
  for (const [parent, ids] of groupByParent(rows)) {
    const places = new Map((old.get(parent) ?? []).map((id, place) => [id, place]))
    const remaining = ids.filter((id) => places.has(id))
    const rising = findLongestRise(remaining.map((id) => places.get(id) ?? 0))
    if (rising.size === remaining.length) continue
    for (const [place, id] of remaining.entries()) if (!rising.has(place)) moved.add(id)
  }
  return moved
}

/** How changes are listed. */
export interface ChangeOptions {
  /** The caller sorts siblings, so that their order is no change. */
  isSorted?: boolean
}

const placesOf = new WeakMap<Outline, ReadonlyMap<TreeId, number>>()

/** The places by id, cached: saved rows are compared after every key press. */
function getPlaces(saved: Outline): ReadonlyMap<TreeId, number> {
  const places = placesOf.get(saved) ?? new Map(saved.map(({ id }, place) => [id, place]))
  placesOf.set(saved, places)
  return places
}

/**
 * Lists the changes to save, from top to bottom, so that a parent comes before its children. A missing row is not a change, because only
 * another user can have removed it.
 */
export function listChanges(saved: Outline, rows: Outline, { isSorted = false }: ChangeOptions = {}): NameChange[] {
  if (saved === rows) return []
  const facts = getRowFacts(rows)
  const savedFacts = getRowFacts(saved)
  const moved = isSorted ? new Set<TreeId>() : findReordered(saved, rows)
  const changes: NameChange[] = []
  for (const [place, row] of rows.entries()) {
    const { id, name } = row
    const fact = facts[place]
    const parentId = rows[fact?.parent ?? -1]?.id ?? null
    const savedPlace = saved[place]?.id === id ? place : (getPlaces(saved).get(id) ?? -1)
    const before = saved[savedPlace]
    const kinds: NameChange['kinds'][number][] = []
    if (before === undefined) kinds.push('new')
    else {
      if (before !== row && before.name.trim() !== name.trim()) kinds.push('name')
      if ((saved[savedFacts[savedPlace]?.parent ?? -1]?.id ?? null) !== parentId) kinds.push('parent')
      else if (moved.has(id)) kinds.push('order')
    }
    if (kinds.length > 0) changes.push({ id, name: name.trim(), parentId, position: (fact?.position ?? 1) - 1, kinds })
  }
  return changes
}
