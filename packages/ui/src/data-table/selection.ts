/**
 * Selected rows, by key. `all` means every matching row except a few, including rows on pages that were never loaded. A
 * server can act on it without a list of keys.
 */
export type Selection<Key> = { kind: 'some'; keys: ReadonlySet<Key> } | { kind: 'all'; except: ReadonlySet<Key> }

/** How many of the visible rows are selected. */
export type SelectionState = 'none' | 'some' | 'all'

/** Creates an empty selection. */
export const selectNone = <Key>(): Selection<Key> => ({ kind: 'some', keys: new Set() })

/** Creates a selection of all matching rows. */
export const selectAll = <Key>(): Selection<Key> => ({ kind: 'all', except: new Set() })

/** Whether a row is selected. */
export function isSelected<Key>(selection: Selection<Key>, key: Key): boolean {
  return selection.kind === 'some' ? selection.keys.has(key) : !selection.except.has(key)
}

/** Number of selected rows. @param total number of matching rows */
export function countSelected<Key>(selection: Selection<Key>, total: number): number {
  return selection.kind === 'some' ? selection.keys.size : Math.max(0, total - selection.except.size)
}

/** Returns a copy of a selection with some rows selected or deselected. */
export function withKeys<Key>(selection: Selection<Key>, keys: Iterable<Key>, isOn: boolean): Selection<Key> {
  const listed = new Set(selection.kind === 'some' ? selection.keys : selection.except)
  for (const key of keys) {
    if (isOn === (selection.kind === 'some')) listed.add(key)
    else listed.delete(key)
  }
  return selection.kind === 'some' ? { kind: 'some', keys: listed } : { kind: 'all', except: listed }
}

/** Returns a selection without some rows: the same one if it has none of them. */
export function withoutKeys<Key>(selection: Selection<Key>, keys: readonly Key[]): Selection<Key> {
  const selected = keys.filter((key) => isSelected(selection, key))
  return selected.length === 0 ? selection : withKeys(selection, selected, false)
}

/** State of a checkbox for `total` rows. */
export function getSelectionState(selected: number, total: number): SelectionState {
  if (selected === 0) return 'none'
  return selected >= total ? 'all' : 'some'
}

/** Places between two rows, including both, in ascending order. With a negative anchor, only the second place. */
export function getPlacesBetween(anchor: number, place: number): number[] {
  const from = anchor < 0 ? place : Math.min(anchor, place)
  const to = anchor < 0 ? place : Math.max(anchor, place)
  return Array.from({ length: to - from + 1 }, (_, step) => from + step)
}
