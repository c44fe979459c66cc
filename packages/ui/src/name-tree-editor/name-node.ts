import { at, buildTree, EMPTY_TREE, type TreeFault, type TreeId } from '../tree/tree-index'
import type { EditedOutline, Outline, OutlineRow } from './outline'

/** A saved name, in a flat list. Siblings keep the order of the list. */
export interface NameNode {
  id: TreeId
  /** The id of its parent; none for a root. */
  parentId?: TreeId | null
  name: string
  /** One or two words after the name, such as "Archived". */
  badge?: string
  /** Why its name cannot be changed, as a sentence. */
  disabledReason?: string
  /** Why it cannot be moved, as a sentence. */
  moveDisabledReason?: string
  /** Why no row can be added to its descendants, as a sentence. */
  addChildDisabledReason?: string
}

/** The saved names as rows. A list that is not a tree has faults and no rows. */
export interface SavedOutline {
  rows: Outline
  faults: readonly TreeFault[] | undefined
  nodesById: ReadonlyMap<TreeId, NameNode>
}

/** Reads a flat list. */
export function readOutline(nodes: readonly NameNode[]): SavedOutline {
  const { index = EMPTY_TREE, faults } = buildTree(nodes)
  const rows = index.nodes.map(({ id, name }, place) => ({ id, name, depth: at(index.depth, place) }))
  return { rows, faults, nodesById: new Map(nodes.map((node) => [node.id, node])) }
}

/** Replaces the ids of new rows by their saved ids, so that they are no longer new. */
export const replaceIds = ({ rows, base }: EditedOutline, saved: ReadonlyMap<TreeId, TreeId>): EditedOutline => ({
  rows: rows.map((row) => (saved.has(row.id) ? { ...row, id: saved.get(row.id) ?? row.id } : row)),
  base,
})

/** Gives a row another name. */
export const renameRow = ({ rows, base }: EditedOutline, id: TreeId, name: string): EditedOutline => ({
  rows: rows.map((row) => (row.id === id ? { ...row, name } : row)),
  base,
})

/** The number of the last new row, from which ids continue. */
export const findLastNewId = (rows: Outline): { last: number } => ({
  last: rows.reduce(
    (highest, { id }) =>
      typeof id === 'number' ? highest : Math.max(highest, Number(/^new-(\d{1,9})$/.exec(id)?.[1] ?? 0)),
    0,
  ),
})

/**
 * Generates unique ids for new rows.
 * @param counter the number of the last id; it never decreases, so that the id of a removed row is never reused
 */
export function* newIds(rows: Outline, counter: { last: number }): Generator<string, never> {
  const usedIds = new Set(rows.map(({ id }) => id))
  for (;;) {
    counter.last += 1
    const id = `new-${counter.last}`
    if (!usedIds.has(id)) yield id
  }
}

/** A name as one line: line breaks, tabs and other control characters become spaces. */
export const toOneLine = (name: string): string => name.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')

/** Counts the tabs at the start of a line. */
const countTabs = (line: string): number => /^\t*/.exec(line)?.[0].length ?? 0

/**
 * Reads pasted lines as rows after a row, whose name becomes the first line. Tabs at the start of a line are its level, relative to the
 * first line. Blank lines are skipped.
 * @param depth the depth of the row
 * @param canHaveChildren whether the second line may become its child
 */
export function readPastedRows(
  text: string,
  { depth, canHaveChildren, ids }: { depth: number; canHaveChildren: boolean; ids: Iterator<string, never> },
): { first: string; added: OutlineRow[] } {
  const [head = '', ...lines] = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  const added: OutlineRow[] = []
  for (const line of lines) {
    const deepest = added.length === 0 ? depth + (canHaveChildren ? 1 : 0) : (added.at(-1)?.depth ?? depth) + 1
    const level = Math.max(0, countTabs(line) - countTabs(head))
    added.push({ id: ids.next().value, name: toOneLine(line.trim()), depth: Math.min(depth + level, deepest) })
  }
  return { first: toOneLine(head.trim()), added }
}
