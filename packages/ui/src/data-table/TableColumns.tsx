import type { Column } from './column'

/** Grows with the reader's text, as what stands in the column does. */
const grown = (width: number | string | undefined): string | undefined =>
  typeof width === 'number' ? `${width / 16}rem` : width

/** Props of TableColumns. */
export interface TableColumnsProps {
  columns: readonly Pick<Column<never>, 'id' | 'width'>[]
  /** A column of checkboxes stands before them. */
  hasSelection: boolean
}

/** The widths of a table, the same from skeleton to data to refresh. */
export function TableColumns({ columns, hasSelection }: TableColumnsProps) {
  return (
    <colgroup>
      {hasSelection && <col data-select="" />}
      {columns.map(({ id, width }) => (
        <col key={id} style={{ width: grown(width) }} />
      ))}
    </colgroup>
  )
}
