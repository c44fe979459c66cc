'use client'

import { memo } from 'react'
import type { Column } from './column'
import { TableRow } from './TableRow'
import type { RowView } from './row-pipeline'
import type { TableSelection } from './table-selection'
import { Gap } from './WindowedTable.styles'
import type { WindowPiece } from '../windowing/window-scroll'

/** A scroll draws the rows that come, and leaves those that stay. */
const KeptRow = memo(TableRow) as typeof TableRow

/** Props of WindowedRows. */
export interface WindowedRowsProps<Row> {
  pieces: readonly WindowPiece[]
  view: RowView<Row>
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string | number
  rowName: (row: Row) => string
  rowHref: ((row: Row) => string) | undefined
  selection: TableSelection<Row> | undefined
}

/** The rows of a window, and the room of the others. */
export function WindowedRows<Row>(props: WindowedRowsProps<Row>) {
  const { pieces, view, columns, rowKey, rowName, rowHref, selection } = props
  return pieces.map((piece) => {
    if (piece.kind === 'gap') {
      return (
        <Gap key={`gap ${piece.id}`} aria-hidden="true">
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- there is nothing in it */}
          <td colSpan={columns.length + (selection ? 1 : 0)}>
            <div style={{ height: piece.height }} />
          </td>
        </Gap>
      )
    }
    const row = view.at(piece.place)
    return (
      row !== undefined && (
        <KeptRow
          key={`row ${rowKey(row)}`}
          row={row}
          place={piece.place}
          rowIndex={piece.place + 2}
          columns={columns}
          name={rowName(row)}
          href={rowHref?.(row)}
          selection={selection}
        />
      )
    )
  })
}
