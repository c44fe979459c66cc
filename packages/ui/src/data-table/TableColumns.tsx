import type { Column } from './column'

/** Converts px to rem, so that a column grows with the text size. */
const toCssWidth = (width: number | string | undefined): string | undefined =>
  typeof width === 'number' ? `${width / 16}rem` : width

/** Props of TableColumns. */
export interface TableColumnsProps {
  columns: readonly Pick<Column<never>, 'id' | 'width'>[]
  /** Whether a column of checkboxes comes first. */
  hasSelection: boolean
}

/** The column widths of a table. They are the same for skeletons and data. */
export function TableColumns({ columns, hasSelection }: TableColumnsProps) {
  return (
    <colgroup>
      {hasSelection && <col data-select="" />}
      {columns.map(({ id, width }) => (
        <col key={id} style={{ width: toCssWidth(width) }} />
      ))}
    </colgroup>
  )
}
