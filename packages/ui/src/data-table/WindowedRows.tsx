'use client'

import type { Column } from './column'
import { TableRow } from './TableRow'
import type { RowView } from './row-pipeline'
import type { TableSelection } from './table-selection'
import { useRowSelect } from './use-row-select'
import { Gap } from './WindowedTable.styles'
import type { WindowPiece } from '../windowing/window-scroll'

/** Props of WindowedRows. */
export interface WindowedRowsProps<Row> {
  pieces: readonly WindowPiece[]
  view: RowView<Row>
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string | number
  rowName: (row: Row) => string
  rowHref: ((row: Row) => string) | undefined
  selection: TableSelection<Row> | undefined
  /** Name of the toolbar of a row. */
  getToolbarLabel: (name: string) => string
}

/** The rendered rows, and spacers for the others. Scrolling renders only the rows that enter the viewport. */
export function WindowedRows<Row>(props: WindowedRowsProps<Row>) {
  const { pieces, view, columns, rowKey, rowName, rowHref, selection, getToolbarLabel } = props
  const getRowSelect = useRowSelect(selection)
  return pieces.map((piece) => {
    if (piece.kind === 'gap') {
      return (
        <Gap key={`gap ${piece.id}`} aria-hidden="true">
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a spacer without content */}
          <td colSpan={columns.length + (selection ? 1 : 0)}>
            <div style={{ height: piece.height }} />
          </td>
        </Gap>
      )
    }
    const row = view.at(piece.place)
    if (row === undefined) return null
    const name = rowName(row)
    return (
      <TableRow
        key={`row ${rowKey(row)}`}
        row={row}
        place={piece.place}
        rowIndex={piece.place + 2}
        columns={columns}
        name={name}
        toolbarLabel={getToolbarLabel(name)}
        href={rowHref?.(row)}
        {...getRowSelect(row, piece.place, name)}
      />
    )
  })
}
