import type { TreeId } from '../tree-checkbox/tree-index'

/** A name and how deep it stands. In an outline it stands under the nearest row above it that is less deep. */
export interface OutlineRow {
  id: TreeId
  name: string
  /** 0 at the top; at most one more than that of the row above. */
  depth: number
}

/** A tree as the rows that are read, from top to bottom. Never changed; a step makes a new one. */
export type Outline = readonly OutlineRow[]

const depthAt = (rows: Outline, place: number): number => rows[place]?.depth ?? -1

/** One past the last row under a row. */
export function blockEnd(rows: Outline, place: number): number {
  const depth = depthAt(rows, place)
  let end = place + 1
  while (end < rows.length && depthAt(rows, end) > depth) end += 1
  return end
}

/** The row that a row stands under; -1 at the top. */
export function parentAt(rows: Outline, place: number): number {
  const depth = depthAt(rows, place)
  let up = place - 1
  while (up >= 0 && depthAt(rows, up) >= depth) up -= 1
  return depth <= 0 ? -1 : up
}

/** The sibling before a row; -1 for the first one. */
export function siblingBefore(rows: Outline, place: number): number {
  const depth = depthAt(rows, place)
  for (let i = place - 1; i >= 0; i -= 1) {
    if (depthAt(rows, i) < depth) return -1
    if (depthAt(rows, i) === depth) return i
  }
  return -1
}

/** The sibling after a row; -1 for the last one. */
export function siblingAfter(rows: Outline, place: number): number {
  const end = blockEnd(rows, place)
  return end < rows.length && depthAt(rows, end) === depthAt(rows, place) ? end : -1
}

/** Gives a row another name. The same outline when it has that name. */
export function renameRow(rows: Outline, place: number, name: string): Outline {
  const row = rows[place]
  return row === undefined || row.name === name ? rows : rows.with(place, { ...row, name })
}

/** Where a new row comes: after a row and all under it, or as the last one under it; at the end without a row. */
export function placeOfNew(rows: Outline, place: number, as: 'sibling' | 'child'): { place: number; depth: number } {
  if (rows[place] === undefined) return { place: rows.length, depth: 0 }
  return { place: blockEnd(rows, place), depth: depthAt(rows, place) + (as === 'child' ? 1 : 0) }
}

/** Puts rows in before a place. */
export const insertRows = (rows: Outline, place: number, added: Outline): Outline =>
  // Not `toSpliced`: so many arguments as somebody may paste lines are more than a call can take.
  rows.slice(0, place).concat(added, rows.slice(place))

/** Takes a row and all under it away. */
export const removeRow = (rows: Outline, place: number): Outline =>
  rows[place] === undefined ? rows : rows.toSpliced(place, blockEnd(rows, place) - place)

/** The block of a row, taken out and put in elsewhere. */
function moveBlock(rows: Outline, place: number, to: number, deeper: number): Outline {
  const end = blockEnd(rows, place)
  const block = rows.slice(place, end).map((row) => (deeper === 0 ? row : { ...row, depth: row.depth + deeper }))
  const rest = rows.toSpliced(place, end - place)
  return insertRows(rest, to > place ? to - block.length : to, block)
}

/** How a row is moved, with all under it. */
export type OutlineMove = 'up' | 'down' | 'indent' | 'outdent'

/**
 * Moves a row among its siblings, under the sibling before it (`indent`, as the last one), or after its parent (`outdent`).
 * @returns the same outline where that is not possible
 */
export function moveRow(rows: Outline, place: number, move: OutlineMove): Outline {
  if (rows[place] === undefined) return rows
  if (move === 'outdent') {
    const parent = parentAt(rows, place)
    return parent < 0 ? rows : moveBlock(rows, place, blockEnd(rows, parent), -1)
  }
  const other = move === 'down' ? siblingAfter(rows, place) : siblingBefore(rows, place)
  if (other < 0) return rows
  if (move === 'indent') return moveBlock(rows, place, place, 1)
  return moveBlock(rows, place, move === 'up' ? other : blockEnd(rows, other), 0)
}

/** What is told of a row beside its name. Places count from 1. */
export interface RowFacts {
  /** Place of the row it stands under; -1 at the top. */
  parent: number
  position: number
  setSize: number
}

/** Parent and place among siblings of every row, in one pass. */
export function factsOf(rows: Outline): RowFacts[] {
  const facts: RowFacts[] = []
  // The row that is open at each depth, and how many children it has had.
  const above: number[] = []
  const counts = new Map<number, number>()
  for (const [place, { depth }] of rows.entries()) {
    above.length = depth
    const parent = above[depth - 1] ?? -1
    above.push(place)
    const position = (counts.get(parent) ?? 0) + 1
    counts.set(parent, position)
    facts.push({ parent, position, setSize: 0 })
  }
  for (const fact of facts) fact.setSize = counts.get(fact.parent) ?? 0
  return facts
}

/** Whether these rows are a tree: the first one at the top, each at most one deeper than the one above, no id twice. */
export function isOutline(rows: Outline): boolean {
  const ids = new Set(rows.map((row) => row.id))
  return (
    ids.size === rows.length && rows.every(({ depth }, place) => depth >= 0 && depth <= depthAt(rows, place - 1) + 1)
  )
}
