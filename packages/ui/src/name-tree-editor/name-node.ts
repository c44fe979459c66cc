import { at, buildTree, EMPTY_TREE, type TreeFault, type TreeId } from '../tree-checkbox/tree-index'
import type { Outline, OutlineRow } from './outline'
import { keepBase } from './outline-merge'

/** A name that is saved, in a flat list. Siblings stand in the order of the list. */
export interface NameNode {
  id: TreeId
  /** What it stands under; at the top without one. */
  parentId?: TreeId | null
  name: string
  /** One or two words after the name, such as "Archived". */
  badge?: string
  /** Why its name cannot be changed, as a sentence. */
  disabledReason?: string
  /** Why it cannot be moved, as a sentence. */
  placeReason?: string
  /** Why nothing can be put under it, nor under what stands under it, as a sentence. */
  childReason?: string
}

/** What is saved, as rows. A list that is no tree has no rows, and faults. */
export interface SavedOutline {
  rows: Outline
  faults: readonly TreeFault[] | undefined
  nodeOf: ReadonlyMap<TreeId, NameNode>
}

/** Reads a flat list. */
export function outlineOf(nodes: readonly NameNode[]): SavedOutline {
  const { index = EMPTY_TREE, faults } = buildTree(nodes)
  const rows = index.nodes.map(({ id, name }, place) => ({ id, name, depth: at(index.depth, place) }))
  return { rows, faults, nodeOf: new Map(nodes.map((node) => [node.id, node])) }
}

/** Gives rows the ids that they were saved with, so that they are new no more; what was not saved stays as it is. */
export function takeIds(rows: Outline, saved: ReadonlyMap<TreeId, TreeId>): Outline {
  if (saved.size === 0) return rows
  return keepBase(
    rows,
    rows.map((row) => (saved.has(row.id) ? { ...row, id: saved.get(row.id) ?? row.id } : row)),
  )
}

/** The number of the last new row among these, to go on from. */
export const lastNewId = (rows: Outline): { last: number } => ({
  last: rows.reduce((most, { id }) => Math.max(most, Number(/^new-(\d{1,9})$/.exec(String(id))?.[1] ?? 0)), 0),
})

/**
 * Ids for new rows that no row has.
 * @param counter the number of the last one; goes on, so that no row is ever taken for one that was removed
 */
export function* newIds(rows: Outline, counter: { last: number }): Generator<string, never> {
  const taken = new Set(rows.map(({ id }) => id))
  for (;;) {
    counter.last += 1
    const id = `new-${counter.last}`
    if (!taken.has(id)) yield id
  }
}

/** A name as one line: breaks, tabs and all that cannot be seen but is no letter become a space. */
export const oneLine = (name: string): string => name.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')

/** How many tabs a line begins with. */
const tabsOf = (line: string): number => /^\t*/.exec(line)?.[0].length ?? 0

/**
 * What the lines of a clipboard become after a row, which takes the first of them: leading tabs are levels, counted from those of
 * the first line; blank lines are left out.
 * @param depth of the row
 * @param canHold whether the second of them may stand under it
 */
export function pastedRows(
  text: string,
  { depth, canHold, ids }: { depth: number; canHold: boolean; ids: Iterator<string, never> },
): { first: string; added: OutlineRow[] } {
  const [head = '', ...lines] = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  const added: OutlineRow[] = []
  for (const line of lines) {
    const deepest = added.length === 0 ? depth + (canHold ? 1 : 0) : (added.at(-1)?.depth ?? depth) + 1
    const level = Math.max(0, tabsOf(line) - tabsOf(head))
    added.push({ id: ids.next().value, name: oneLine(line.trim()), depth: Math.min(depth + level, deepest) })
  }
  return { first: oneLine(head.trim()), added }
}
