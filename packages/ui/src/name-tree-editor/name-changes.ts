import type { TreeId } from '../tree/tree-index'
import { type NameNode, readOutline } from './name-node'
import { blockEnd, type EditedOutline, type Outline } from './outline'
import { type ChangeOptions, listChanges, type NameChange } from './outline-changes'
import { findChangeErrors, type NameRules } from './outline-errors'
import { mergeOutlines } from './outline-merge'

/** What a save of edited rows sends. */
export interface NameSave {
  /** The rows without those that `dropEmptyRows` leaves out. */
  rows: Outline
  changes: readonly NameChange[]
  /** The invalid names by id. With any, nothing can be saved. */
  errors: ReadonlyMap<TreeId, string>
}

/** Leaves out new rows without a name and without descendants, such as the one that Enter added last. Returns the same rows without any. */
export function dropEmptyRows(rows: Outline, isSaved: (id: TreeId) => boolean): Outline {
  const isEmpty = (place: number): boolean => {
    const row = rows[place]
    return row !== undefined && row.name.trim() === '' && !isSaved(row.id)
  }
  const dropped = new Set<number>()
  // From the bottom, so that a row with only empty ones below it is dropped too.
  for (let place = rows.length - 1; place >= 0; place -= 1) {
    if (!isEmpty(place)) continue
    const end = blockEnd(rows, place)
    let inner = place + 1
    while (inner < end && dropped.has(inner)) inner += 1
    if (inner === end) dropped.add(place)
  }
  return dropped.size === 0 ? rows : rows.filter((_row, place) => !dropped.has(place))
}

/** The changes and errors of rows that are to be saved. */
export function prepareSave(
  rows: Outline,
  saved: Outline,
  isSaved: (id: TreeId) => boolean,
  rules: NameRules,
  options?: ChangeOptions,
): NameSave {
  const kept = dropEmptyRows(rows, isSaved)
  const changes = listChanges(saved, kept, options)
  return { rows: kept, changes, errors: findChangeErrors(kept, changes, rules) }
}

/** Reads what a save of a controlled editor would send, for a button outside of it, such as "Save and leave". */
export function readNameChanges(
  nodes: readonly NameNode[],
  value: EditedOutline,
  rules: NameRules,
  options?: ChangeOptions,
): NameSave {
  const { rows, nodesById } = readOutline(nodes)
  const merged = mergeOutlines(value.rows, value.base, rows, options)
  return prepareSave(merged, rows, (id) => nodesById.has(id), rules, options)
}
