'use client'

import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Link } from '../link/Link'
import type { Column } from './column'
import { keepRowFocus } from './keep-row-focus'
import { SelectCell } from './SelectionCells'
import type { TableSelection } from './table-selection'

/** Props of TableRow. */
export interface TableRowProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  /** What the row is about, in words. */
  name: string
  /** Where its link leads, if it has one. */
  href: string | undefined
  /** Its place among the rows that are shown. */
  place: number
  selection: TableSelection<Row> | undefined
  /** It is this one of many rows, of which not all are drawn; the head is 1. */
  rowIndex?: number
}

/** A row of data. Its first cell is its head, so that every other cell is read together with it. */
export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, columns, name, href, place: rowPlace, selection, rowIndex } = props
  const element = useRef<HTMLTableRowElement>(null)
  // Before the row leaves the page, while it still has the focus to hand on.
  useLayoutEffect(() => (element.current === null ? undefined : keepRowFocus(element.current)), [])
  return (
    <tr
      ref={element}
      aria-rowindex={rowIndex}
      data-linked={href === undefined ? undefined : ''}
      data-selected={selection?.isSelected(row, rowPlace) || undefined}
    >
      {selection && <SelectCell selection={selection} row={row} place={rowPlace} name={name} />}
      {columns.map((column, place) =>
        place === 0 ? (
          <th key={column.id} scope="row" abbr={name} data-align={column.align}>
            {linked(column.cell(row), href)}
          </th>
        ) : (
          <td key={column.id} data-align={column.align}>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  )
}

/** Plain text becomes the link of the row; anything else draws it itself. */
function linked(content: ReactNode, href: string | undefined): ReactNode {
  const isText = typeof content === 'string' || typeof content === 'number'
  return href !== undefined && isText ? <Link href={href}>{content}</Link> : content
}
