import type { ReactNode } from 'react'
import type { SortValue } from './row-order'

/** A column of a table. */
export interface Column<Row> {
  /** Identifies the column in `sort` and `hiddenColumns`; unique in the table. */
  id: string
  /** Text of the head. */
  header: string
  /** Fixed width: a number in px that grows with the text size, or any CSS width. Columns without a width share the rest. */
  width?: number | string
  /** `end` for numbers; `start` by default. */
  align?: 'start' | 'end'
  /** Makes the head a button that sorts the rows; `false` by default. */
  isSortable?: boolean
  /** Hides the head visually, for example above the actions of a row; `false` by default. */
  isHeaderHidden?: boolean
  /** Whether users can hide the column; `false` by default. The first column is always visible, because it names the row. */
  canHide?: boolean
  /**
   * Whether the control in a row's cell belongs to the toolbar of the row: one tab stop for all of them, arrow keys move among them. A row
   * with one such control has no toolbar; `false` by default.
   */
  isTool?: (row: Row) => boolean
  /**
   * Place of the cell in a narrow window, where the rows of a table with such columns are blocks: a line of its own, the corner beside the name, half a
   * line after its header, or as wide as it is. Not visible without a place, unless it is the first column.
   */
  block?: 'line' | 'corner' | 'half' | 'inline'
  /** Renders the content of a cell. In the first column, plain text becomes the link of the row. */
  cell(row: Row): ReactNode
  /** Shape of a loading cell; `line` by default. */
  skeleton?: 'line' | 'badge' | 'box'
  /** Value that `useRowView` sorts by. Cached per `id` for as long as `rows` is the same array. */
  sortValue?: (row: Row) => SortValue
  /** Value that `useRowView` searches. */
  searchValue?: (row: Row) => string | number | null | undefined
}

/** The properties of a column that a column menu needs. */
export type ColumnChoice = Pick<Column<never>, 'id' | 'header' | 'canHide'>

/** Columns that are not hidden. Ids of unknown columns, and of columns that cannot be hidden, are ignored. */
export function getVisibleColumns<Choice extends ColumnChoice>(
  columns: readonly Choice[],
  hiddenIds: readonly string[] = [],
): Choice[] {
  return columns.filter((column, place) => place === 0 || column.canHide !== true || !hiddenIds.includes(column.id))
}

/** Columns that can be hidden. */
export function getHideableColumns<Choice extends ColumnChoice>(columns: readonly Choice[]): Choice[] {
  return columns.filter((column, place) => place > 0 && column.canHide === true)
}

/** Hidden ids for a choice of visible columns. Hidden ids of other tables stay. */
export function getHiddenIds(
  columns: readonly ColumnChoice[],
  hiddenIds: readonly string[],
  visibleIds: readonly string[],
): string[] {
  const offered = getHideableColumns(columns).map((column) => column.id)
  return [...hiddenIds.filter((id) => !offered.includes(id)), ...offered.filter((id) => !visibleIds.includes(id))]
}
