import type { DashboardType, ShortcutInput } from './model'

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

/** Makes a report a shortcut of a dashboard, or without a type the last basic shortcut (SET-29, SET-31). */
export function assign<Row extends ShortcutInput>(rows: readonly Row[], id: number, type: DashboardType | null): Row[] {
  const last = sortBasic(rows).at(-1)?.order ?? -1
  return rows.map((row) => (row.id === id ? { ...row, type, order: type === null ? last + 1 : null } : row))
}

/** Moves an id to a place among the others. A place beyond either end is the end. */
export function moveId(ids: readonly number[], id: number, place: number): number[] {
  if (!ids.includes(id)) return [...ids]
  const others = ids.filter((other) => other !== id)
  const index = Math.min(Math.max(place, 0), others.length)
  return [...others.slice(0, index), id, ...others.slice(index)]
}
