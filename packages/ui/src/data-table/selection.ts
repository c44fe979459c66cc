/**
 * Which rows are selected, by their keys. `all` is every row that matches, also those of pages nobody has seen, but for a
 * few: what a server is asked to act on.
 */
export type Selection<Key> =
  | { kind: 'some'; keys: ReadonlySet<Key> }
  | { kind: 'all'; except: ReadonlySet<Key> }

/** How much of what is shown is selected. */
export type SelectionState = 'none' | 'some' | 'all'

/** Nothing is selected. */
export const nothing = <Key>(): Selection<Key> => ({ kind: 'some', keys: new Set() })

/** Every matching row is. */
export const everything = <Key>(): Selection<Key> => ({ kind: 'all', except: new Set() })

/** Whether a row is selected. */
export function isSelected<Key>(selection: Selection<Key>, key: Key): boolean {
  return selection.kind === 'some' ? selection.keys.has(key) : !selection.except.has(key)
}

/** How many rows are, out of so many that match. */
export function selectedCount<Key>(selection: Selection<Key>, total: number): number {
  return selection.kind === 'some' ? selection.keys.size : Math.max(0, total - selection.except.size)
}

/** The selection with these rows in it, or without them. */
export function withKeys<Key>(selection: Selection<Key>, keys: Iterable<Key>, isOn: boolean): Selection<Key> {
  const named = new Set(selection.kind === 'some' ? selection.keys : selection.except)
  for (const key of keys) {
    if (isOn === (selection.kind === 'some')) named.add(key)
    else named.delete(key)
  }
  return selection.kind === 'some' ? { kind: 'some', keys: named } : { kind: 'all', except: named }
}

/** How many of so many are selected, in a word. */
export function selectionState(selected: number, total: number): SelectionState {
  if (selected === 0) return 'none'
  return selected >= total ? 'all' : 'some'
}

/** The places from one to another, both among them, whichever comes first. Without a first one the second alone. */
export function placesBetween(anchor: number, place: number): number[] {
  const from = anchor < 0 ? place : Math.min(anchor, place)
  const to = anchor < 0 ? place : Math.max(anchor, place)
  return Array.from({ length: to - from + 1 }, (_, step) => from + step)
}
