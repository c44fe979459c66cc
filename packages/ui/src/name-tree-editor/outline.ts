import type { TreeId } from '../tree/tree-index'

/** A name and its depth. Its parent is the nearest row above it with a smaller depth. */
export interface OutlineRow {
  id: TreeId
  name: string
  /** 0 for a root, and at most one more than the depth of the row above. */
  depth: number
}

/** A tree as rows from top to bottom. Immutable: a step creates a new one. */
export type Outline = readonly OutlineRow[]

/** Edited rows, with the saved rows that they were edited from: what another user saves later is no change of the current user. Plain data. */
export interface EditedOutline {
  rows: Outline
  base: Outline
}

const depthAt = (rows: Outline, place: number): number => rows[place]?.depth ?? -1

/** Whether a row has children. */
export const hasChildren = (rows: Outline, place: number): boolean => depthAt(rows, place + 1) > depthAt(rows, place)

/** The places of the rows that are below no closed row. */
export function listVisiblePlaces(rows: Outline, closed: ReadonlySet<TreeId>): Int32Array {
  const places = new Int32Array(rows.length)
  let count = 0
  let hiddenBelow = Number.POSITIVE_INFINITY
  for (let place = 0; place < rows.length; place += 1) {
    const depth = depthAt(rows, place)
    if (depth > hiddenBelow) continue
    places[count++] = place
    hiddenBelow = closed.has(rows[place]?.id ?? '') ? depth : Number.POSITIVE_INFINITY
  }
  return places.subarray(0, count)
}

/** One past the last descendant of a row. */
export function blockEnd(rows: Outline, place: number): number {
  const depth = depthAt(rows, place)
  let end = place + 1
  while (end < rows.length && depthAt(rows, end) > depth) end += 1
  return end
}

/** The parent of a row; -1 for a root. */
export function parentAt(rows: Outline, place: number): number {
  const depth = depthAt(rows, place)
  let up = place - 1
  while (up >= 0 && depthAt(rows, up) >= depth) up -= 1
  return depth <= 0 ? -1 : up
}

/** The previous sibling of a row; -1 for none. */
export function siblingBefore(rows: Outline, place: number): number {
  const depth = depthAt(rows, place)
  for (let i = place - 1; i >= 0; i -= 1) {
    if (depthAt(rows, i) < depth) return -1
    if (depthAt(rows, i) === depth) return i
  }
  return -1
}

/** The next sibling of a row; -1 for none. */
export function siblingAfter(rows: Outline, place: number): number {
  const end = blockEnd(rows, place)
  return end < rows.length && depthAt(rows, end) === depthAt(rows, place) ? end : -1
}

/** Renames a row. Returns the same outline for the same name. */
export function renameRow(rows: Outline, place: number, name: string): Outline {
  const row = rows[place]
  if (row === undefined || row.name === name) return rows
  const renamed = rows.with(place, { ...row, name })
  factsOf.set(renamed, getRowFacts(rows))
  return renamed
}

/** The place and depth of a new row: after a row with its descendants, or as its last child; at the end without a row. */
export function findNewPlace(rows: Outline, place: number, as: 'sibling' | 'child'): { place: number; depth: number } {
  if (rows[place] === undefined) return { place: rows.length, depth: 0 }
  return { place: blockEnd(rows, place), depth: depthAt(rows, place) + (as === 'child' ? 1 : 0) }
}

/** Inserts rows before a place. */
export const insertRows = (rows: Outline, place: number, added: Outline): Outline =>
  // Not `toSpliced`, because there can be more pasted lines than a call can have arguments.
  rows.slice(0, place).concat(added, rows.slice(place))

/** Removes a row with its descendants. */
export const removeRow = (rows: Outline, place: number): Outline =>
  rows[place] === undefined ? rows : rows.toSpliced(place, blockEnd(rows, place) - place)

/** Moves a row with its descendants to another place and depth. */
function moveBlock(rows: Outline, place: number, to: number, deeper: number): Outline {
  const end = blockEnd(rows, place)
  const block = rows.slice(place, end).map((row) => (deeper === 0 ? row : { ...row, depth: row.depth + deeper }))
  const remaining = rows.toSpliced(place, end - place)
  return insertRows(remaining, to > place ? to - block.length : to, block)
}

/** A move of a row with its descendants. */
export type OutlineMove = 'up' | 'down' | 'indent' | 'outdent'

/**
 * Whether a move changes anything. It moves nothing, because buttons ask after every key and a move copies all rows.
 * @param isBetweenParents as in `moveToParent`
 */
export function canMove(rows: Outline, place: number, move: OutlineMove, isBetweenParents = false): boolean {
  if (rows[place] === undefined) return false
  const parent = parentAt(rows, place)
  if (move === 'outdent') return parent >= 0
  const findSibling = move === 'down' ? siblingAfter : siblingBefore
  if (move === 'indent' || !isBetweenParents) return findSibling(rows, place) >= 0
  return parent >= 0 && findSibling(rows, parent) >= 0
}

/**
 * Moves a row among its siblings, under its previous sibling (`indent`, as the last child), or after its parent (`outdent`).
 * @returns the same outline for an impossible move
 */
export function moveRow(rows: Outline, place: number, move: OutlineMove): Outline {
  if (!canMove(rows, place, move)) return rows
  if (move === 'outdent') return moveBlock(rows, place, blockEnd(rows, parentAt(rows, place)), -1)
  if (move === 'indent') return moveBlock(rows, place, place, 1)
  const to = move === 'up' ? siblingBefore(rows, place) : blockEnd(rows, siblingAfter(rows, place))
  return moveBlock(rows, place, to, 0)
}

/**
 * Moves a row with its descendants to another parent where the order of siblings means nothing: `up` under the sibling before its parent,
 * `down` under the one after it. `indent` and `outdent` as in `moveRow`.
 * @returns the same outline for an impossible move
 */
export function moveToParent(rows: Outline, place: number, move: OutlineMove): Outline {
  if (move === 'indent' || move === 'outdent') return moveRow(rows, place, move)
  if (!canMove(rows, place, move, true)) return rows
  const parent = parentAt(rows, place)
  const to = move === 'up' ? blockEnd(rows, siblingBefore(rows, parent)) : siblingAfter(rows, parent) + 1
  return moveBlock(rows, place, to, 0)
}

/** The parent of a row, and its position from 1. */
export interface RowFacts {
  /** The place of its parent; -1 for a root. */
  parent: number
  position: number
  setSize: number
}

const factsOf = new WeakMap<Outline, readonly RowFacts[]>()

/** The parent and position of every row, in one pass. Cached, because several readers need them after every key press. */
export function getRowFacts(rows: Outline): readonly RowFacts[] {
  const cached = factsOf.get(rows)
  if (cached !== undefined) return cached
  const facts: RowFacts[] = []
  // The latest row at each depth, and the number of children of each row so far.
  const above: number[] = []
  const counts = new Int32Array(rows.length + 1)
  for (let place = 0; place < rows.length; place += 1) {
    const depth = depthAt(rows, place)
    const parent = depth === 0 ? -1 : (above[depth - 1] ?? -1)
    above[depth] = place
    counts[parent + 1] = (counts[parent + 1] ?? 0) + 1
    facts.push({ parent, position: counts[parent + 1] ?? 1, setSize: 0 })
  }
  for (const fact of facts) fact.setSize = counts[fact.parent + 1] ?? 0
  factsOf.set(rows, facts)
  return facts
}

/** Whether rows are a tree: the first one a root, each at most one deeper than the row above, and no repeated id. */
export function isOutline(rows: Outline): boolean {
  const ids = new Set(rows.map((row) => row.id))
  return (
    ids.size === rows.length && rows.every(({ depth }, place) => depth >= 0 && depth <= depthAt(rows, place - 1) + 1)
  )
}
