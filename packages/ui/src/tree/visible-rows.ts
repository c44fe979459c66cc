import type { Filtered } from './filter'
import { at, isLeaf, type TreeId, type TreeIndex } from './tree-index'

/** The branches that are open at first: `all`, `none`, or the ones with these ids. */
export type InitialExpansion<Id extends TreeId = TreeId> = 'all' | 'none' | Iterable<Id>

/** The open branches. Immutable: a change creates a new one. */
export interface Expansion {
  index: TreeIndex
  open: Uint8Array
  /** The open branches under a filter, so that clearing the filter restores the ones from before. */
  filtered: { by: Filtered; open: Uint8Array } | null
}

export function createExpansion(index: TreeIndex, initially: InitialExpansion): Expansion {
  const open = new Uint8Array(index.size)
  if (initially === 'all') open.fill(1)
  else if (initially !== 'none') {
    for (const id of initially) {
      const place = index.findPlace(id)
      if (place >= 0) open[place] = 1
    }
  }
  return { index, open, filtered: null }
}

/** Opens the same branches in newer data. New branches are open as at first. */
export function carryExpansion(before: Expansion, index: TreeIndex, initially: InitialExpansion): Expansion {
  const { open } = createExpansion(index, initially)
  for (let i = 0; i < index.size; i++) {
    if (isLeaf(index, i)) continue
    const oldPlace = before.index.findPlace(index.nodes[i]?.id ?? '')
    if (oldPlace >= 0 && !isLeaf(before.index, oldPlace)) open[i] = at(before.open, oldPlace)
  }
  return { index, open, filtered: null }
}

/** The ids of all open branches, in the order of the tree. */
export function listOpenIds({ index, open }: Expansion): TreeId[] {
  const ids: TreeId[] = []
  index.nodes.forEach(({ id }, place) => {
    if (open[place] === 1 && !isLeaf(index, place)) ids.push(id)
  })
  return ids
}

/** The open branches with a filter applied, which opens every branch that has a match under it. */
export function getOpenPlaces(expansion: Expansion, filter: Filtered | null): Uint8Array {
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
  const open = getOpenPlaces(expansion, filter).slice()
  for (const place of places) open[place] = isOpen ? 1 : 0
  return filter === null ? { ...expansion, open } : { ...expansion, filtered: { by: filter, open } }
}

/** The branches among a place and its siblings. */
export function listSiblingBranches(index: TreeIndex, place: number): number[] {
  const parent = at(index.parent, place)
  const last = parent < 0 ? index.size : at(index.end, parent)
  const branches: number[] = []
  for (let i = parent + 1; i < last; i = at(index.end, i)) if (!isLeaf(index, i)) branches.push(i)
  return branches
}

/** The places that have a row, from top to bottom: no branch above them is closed. */
export function listVisibleRows(index: TreeIndex, open: Uint8Array, filter: Filtered | null): Int32Array {
  const { size, end } = index
  const mask = filter?.mask
  const rows = new Int32Array(size)
  let count = 0
  for (let i = 0; i < size;) {
    const isShown = mask === undefined || mask[i] === 1
    if (isShown) rows[count++] = i
    i = isShown && open[i] === 1 ? i + 1 : (end[i] ?? size)
  }
  // A subarray keeps the whole buffer alive, so a short list gets a copy.
  return count * 2 < index.size ? rows.slice(0, count) : rows.subarray(0, count)
}

/** The row of a place, or the row before which it would be inserted. Rows are in the order of places. */
export function findInsertRow(rows: Int32Array, place: number): number {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (at(rows, middle) < place) low = middle + 1
    else high = middle
  }
  return low
}

/** The row of a place; -1 for a hidden place. */
export function findRow(rows: Int32Array, place: number): number {
  const row = findInsertRow(rows, place)
  return row < rows.length && at(rows, row) === place ? row : -1
}

/** The row of a place, else of its nearest ancestor with a row, else the row that is now at its position. */
export function findVisibleRow(index: TreeIndex, rows: Int32Array, place: number): number {
  if (rows.length === 0) return -1
  for (let i = place; i >= 0; i = at(index.parent, i)) {
    const row = findRow(rows, i)
    if (row >= 0) return row
  }
  return Math.min(findInsertRow(rows, Math.max(place, 0)), rows.length - 1)
}

/** Opens the branches above a level, and closes all others. @param level from 1: only the roots are visible */
export function openToLevel(expansion: Expansion, filter: Filtered | null, level: number): Expansion {
  const { depth, size } = expansion.index
  const open = new Uint8Array(size)
  for (let i = 0; i < size; i++) open[i] = at(depth, i) + 1 < level ? 1 : 0
  return filter === null ? { ...expansion, open } : { ...expansion, filtered: { by: filter, open } }
}
