import { at, buildTree, EMPTY_TREE, type TreeFault, type TreeId } from '../tree-checkbox/tree-index'
import type { Outline, OutlineRow } from './outline'

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
  /** Why nothing can be put under it, as a sentence. */
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
  return rows.map((row) => (saved.has(row.id) ? { ...row, id: saved.get(row.id) ?? row.id } : row))
}

/** Ids for new rows that no row has. */
export function* newIds(rows: Outline): Generator<string, never> {
  const taken = new Set(rows.map(({ id }) => id))
  for (let number = 1; ; number += 1) {
    const id = `new-${number}`
    if (!taken.has(id)) yield id
  }
}

/**
 * What the lines of a clipboard become after a row: leading tabs are levels, blank lines are left out.
 * @param depth of the row
 * @param canHold whether the first of them may stand under it
 */
export function pastedRows(
  lines: readonly string[],
  { depth, canHold, ids }: { depth: number; canHold: boolean; ids: Iterator<string, never> },
): OutlineRow[] {
  const rows: OutlineRow[] = []
  for (const line of lines) {
    const name = line.trim()
    if (name === '') continue
    const tabs = /^\t*/.exec(line)?.[0].length ?? 0
    const deepest = rows.length === 0 ? depth + (canHold ? 1 : 0) : (rows.at(-1)?.depth ?? depth) + 1
    rows.push({ id: ids.next().value, name, depth: Math.min(depth + tabs, deepest) })
  }
  return rows
}
