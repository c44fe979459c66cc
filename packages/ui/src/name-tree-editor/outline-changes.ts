import type { TreeId } from '../tree-checkbox/tree-index'
import { factsOf, type Outline } from './outline'

/** One row that differs from what is saved. */
export interface NameChange {
  /** The id that the editor gave to a new row, or the saved one. */
  id: TreeId
  /** Without the spaces around it. */
  name: string
  /** What it stands under now; null at the top. May be a new row, which then comes before it in the list. */
  parentId: TreeId | null
  /** Its place among its siblings now, from 0. */
  position: number
  /** What differs: all of a `new` row, else its name, its parent, or its order among those it stood with. */
  kinds: readonly ('new' | 'name' | 'parent' | 'order')[]
}

/** The ids and places of an outline by parent. */
function childrenOf(rows: Outline): Map<TreeId | null, TreeId[]> {
  const children = new Map<TreeId | null, TreeId[]>()
  const facts = factsOf(rows)
  for (const [place, { id }] of rows.entries()) {
    const parent = rows[facts[place]?.parent ?? -1]?.id ?? null
    const list = children.get(parent)
    if (list === undefined) children.set(parent, [id])
    else list.push(id)
  }
  return children
}

/** Places of one of the longest runs that only grow. */
export function longestRise(numbers: readonly number[]): Set<number> {
  // For each length, the place of the least number that ends a run of it.
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
  const kept = new Set<number>()
  for (let place = ends.at(-1) ?? -1; place >= 0; place = before[place] ?? -1) kept.add(place)
  return kept
}

/** The saved rows that do not stand in their old order any more: as few as explain the new one. */
function reordered(saved: Outline, rows: Outline): Set<TreeId> {
  const moved = new Set<TreeId>()
  const old = childrenOf(saved)
  for (const [parent, ids] of childrenOf(rows)) {
    const places = new Map((old.get(parent) ?? []).map((id, place) => [id, place]))
    const kept = ids.filter((id) => places.has(id))
    const rising = longestRise(kept.map((id) => places.get(id) ?? 0))
    if (rising.size === kept.length) continue
    for (const [place, id] of kept.entries()) if (!rising.has(place)) moved.add(id)
  }
  return moved
}

/**
 * What there is to save: the rows that are new or differ from the saved ones, from top to bottom, so that a parent comes
 * before what stands under it. A row that is not there any more was another's to remove, and is not told.
 */
export function changesOf(saved: Outline, rows: Outline): NameChange[] {
  if (saved === rows) return []
  const facts = factsOf(rows)
  const savedFacts = factsOf(saved)
  const before = new Map(saved.map((row, place) => [row.id, { row, parent: savedFacts[place]?.parent ?? -1 }]))
  const moved = reordered(saved, rows)
  const changes: NameChange[] = []
  for (const [place, { id, name }] of rows.entries()) {
    const fact = facts[place]
    const parentId = rows[fact?.parent ?? -1]?.id ?? null
    const was = before.get(id)
    const kinds: NameChange['kinds'][number][] = []
    if (was === undefined) kinds.push('new')
    else {
      if (was.row.name.trim() !== name.trim()) kinds.push('name')
      if ((saved[was.parent]?.id ?? null) !== parentId) kinds.push('parent')
      else if (moved.has(id)) kinds.push('order')
    }
    if (kinds.length > 0) changes.push({ id, name: name.trim(), parentId, position: (fact?.position ?? 1) - 1, kinds })
  }
  return changes
}
