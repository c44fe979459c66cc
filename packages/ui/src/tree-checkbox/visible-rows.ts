import type { Filtered } from './filter'
import { at, isLeaf, type TreeId, type TreeIndex } from './tree-index'

/** Which branches are open when nobody has opened or closed one: `all`, `none`, or those named. */
export type InitiallyOpen<Id extends TreeId = TreeId> = 'all' | 'none' | Iterable<Id>

/** Which branches are open. Never changed; a change makes a new one. */
export interface Expansion {
  index: TreeIndex
  open: Uint8Array
  /** Under a filter it is its own: taking the filter away brings back what was open before. */
  filtered: { by: Filtered; open: Uint8Array } | null
}

export function openInitially(index: TreeIndex, initially: InitiallyOpen): Expansion {
  const open = new Uint8Array(index.size)
  if (initially === 'all') open.fill(1)
  else if (initially !== 'none') {
    for (const id of initially) {
      const place = index.placeOf(id)
      if (place >= 0) open[place] = 1
    }
  }
  return { index, open, filtered: null }
}

/** The same branches, open in the tree of a later moment; new ones as they are initially. */
export function carryExpansion(before: Expansion, index: TreeIndex, initially: InitiallyOpen): Expansion {
  const { open } = openInitially(index, initially)
  for (let i = 0; i < index.size; i++) {
    if (isLeaf(index, i)) continue
    const was = before.index.placeOf(index.nodes[i]?.id ?? '')
    if (was >= 0 && !isLeaf(before.index, was)) open[i] = at(before.open, was)
  }
  return { index, open, filtered: null }
}

/** The ids of all open branches, in the order of the tree. */
export function openIds({ index, open }: Expansion): TreeId[] {
  const ids: TreeId[] = []
  index.nodes.forEach(({ id }, place) => {
    if (open[place] === 1 && !isLeaf(index, place)) ids.push(id)
  })
  return ids
}

/** What is open at the moment: a filter opens what has a match under it. */
export function openPlaces(expansion: Expansion, filter: Filtered | null): Uint8Array {
  if (filter === null) return expansion.open
  if (expansion.filtered?.by === filter) return expansion.filtered.open
  const open = expansion.open.slice()
  for (let i = 0; i < open.length; i++) if (filter.above[i] === 1) open[i] = 1
  return open
}

/** Opens or closes places. */
export function setOpen(
  expansion: Expansion,
  filter: Filtered | null,
  places: Iterable<number>,
  isOpen: boolean,
): Expansion {
  const open = openPlaces(expansion, filter).slice()
  for (const place of places) open[place] = isOpen ? 1 : 0
  return filter === null ? { ...expansion, open } : { ...expansion, filtered: { by: filter, open } }
}

/** A place and all its siblings that are branches. */
export function siblingBranches(index: TreeIndex, place: number): number[] {
  const parent = at(index.parent, place)
  const last = parent < 0 ? index.size : at(index.end, parent)
  const branches: number[] = []
  for (let i = parent + 1; i < last; i = at(index.end, i)) if (!isLeaf(index, i)) branches.push(i)
  return branches
}

/** The places that have a row, from top to bottom. */
export function visibleRows(index: TreeIndex, open: Uint8Array, filter: Filtered | null): Int32Array {
  const { size, end } = index
  const mask = filter?.mask
  const rows = new Int32Array(size)
  let count = 0
  for (let i = 0; i < size;) {
    const isShown = mask === undefined || mask[i] === 1
    if (isShown) rows[count++] = i
    i = isShown && open[i] === 1 ? i + 1 : (end[i] ?? size)
  }
  // A short list does not keep the room of a long one.
  return count * 2 < index.size ? rows.slice(0, count) : rows.subarray(0, count)
}

/** The row of a place, or where it would stand; rows are in the order of places. */
function rowFrom(rows: Int32Array, place: number): number {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (at(rows, middle) < place) low = middle + 1
    else high = middle
  }
  return low
}

/** The row of a place; -1 when it has none. */
export function rowOf(rows: Int32Array, place: number): number {
  const row = rowFrom(rows, place)
  return row < rows.length && at(rows, row) === place ? row : -1
}

/** The row that speaks for a place: its own, that of the nearest one above it, else the one that stands there now. */
export function soundRow(index: TreeIndex, rows: Int32Array, place: number): number {
  if (rows.length === 0) return -1
  for (let i = place; i >= 0; i = at(index.parent, i)) {
    const row = rowOf(rows, i)
    if (row >= 0) return row
  }
  return Math.min(rowFrom(rows, Math.max(place, 0)), rows.length - 1)
}
