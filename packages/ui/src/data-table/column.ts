import type { ReactNode } from 'react'
import type { SortValue } from './row-order'

/** One column of a table. */
export interface Column<Row> {
  /** Names the column in `sort` and `hiddenColumns`; unique in the table. */
  id: string
  /** Its head, in words. */
  header: string
  /** Fixed; a number is px at the usual text size and grows with it, a text any CSS width. Columns without one share what is left. */
  width?: number | string
  /** `end` for numbers; `start` by default. */
  align?: 'start' | 'end'
  /** Its head is a button that orders the rows. */
  isSortable?: boolean
  /** The head is heard and not drawn, as over the actions of a row. */
  isHeaderHidden?: boolean
  /** It may be hidden by choice. The first column never is: it says what the row is about. */
  canHide?: boolean
  /** What stands in its cell. In the first column the link of the row: drawn here, or plain text that becomes it. */
  cell(row: Row): ReactNode
  /** The shape of its cells while they load; `line` by default. */
  skeleton?: 'line' | 'badge' | 'box'
  /** What `useRowView` orders it by. A column with the same `id` reads the same: its answers are kept as long as the rows are. */
  sortValue?: (row: Row) => SortValue
  /** What `useRowView` searches in it. */
  searchValue?: (row: Row) => string | number | null | undefined
}

/** What is needed to choose columns. */
export type ColumnChoice = Pick<Column<never>, 'id' | 'header' | 'canHide'>

/** The columns of a choice; a stored choice may name columns that are gone, or that may not be hidden. */
export function visibleColumns<Shown extends ColumnChoice>(
  columns: readonly Shown[],
  hidden: readonly string[] = [],
): Shown[] {
  return columns.filter((column, place) => place === 0 || column.canHide !== true || !hidden.includes(column.id))
}

/** The columns that may be hidden. */
export function hideableColumns<Shown extends ColumnChoice>(columns: readonly Shown[]): Shown[] {
  return columns.filter((column, place) => place > 0 && column.canHide === true)
}

/** The choice that shows these columns; what it says about columns that are not offered here is kept. */
export function hiddenBesides(
  columns: readonly ColumnChoice[],
  hidden: readonly string[],
  shown: readonly string[],
): string[] {
  const offered = hideableColumns(columns).map((column) => column.id)
  return [...hidden.filter((id) => !offered.includes(id)), ...offered.filter((id) => !shown.includes(id))]
}
