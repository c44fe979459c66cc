import type { ShortcutInput } from './model'

export type ShortcutKind = 'basic' | 'dashboard' | 'unassigned'

type Assignment = Pick<ShortcutInput, 'type' | 'order'>

/** A type makes a dashboard shortcut, an order alone a basic one, and 0 is an order (SET-26, SET-30). */
export function getKind({ type, order }: Assignment): ShortcutKind {
  if (type !== null) return 'dashboard'
  return order === null ? 'unassigned' : 'basic'
}

/** The basic shortcuts in their order. Those with the same order keep their places in the list. */
export const sortBasic = <Row extends Assignment>(rows: readonly Row[]): Row[] =>
  rows.filter((row) => getKind(row) === 'basic').toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))

/**
 * The shortcuts that a save stores: basic ones numbered from 0, then dashboard ones without an order. Unassigned reports are left out (SET-28, SET-30).
 */
export const renumber = <Row extends ShortcutInput>(rows: readonly Row[]): Row[] => [
  ...sortBasic(rows).map((row, order) => ({ ...row, order })),
  ...rows.filter((row) => getKind(row) === 'dashboard').map((row) => ({ ...row, order: null })),
]

/** Clears type and order of a report (SET-27). */
export const unassign = <Row extends ShortcutInput>(rows: readonly Row[], id: number): Row[] =>
  rows.map((row) => (row.id === id ? { ...row, type: null, order: null } : row))
