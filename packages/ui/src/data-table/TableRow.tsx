'use client'

import { memo, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Link } from '../link/Link'
import type { Column } from './column'
import { keepRowFocus } from './keep-row-focus'
import { SelectCell } from './SelectionCells'
import type { RowSelect } from './use-row-select'

/** Props of TableRow. */
export interface TableRowProps<Row> extends Partial<RowSelect> {
  row: Row
  columns: readonly Column<Row>[]
  /** What the row is about, in words. */
  name: string
  /** Where its link leads, if it has one. */
  href: string | undefined
  /** Its place among the rows that are shown. */
  place: number
  /** It is this one of many rows, of which not all are drawn; the head is 1. */
  rowIndex?: number
}

/**
 * A row of data. Its first cell is its head, so that every other cell is read together with it. Drawn again only for another row, other columns, or when its own
 * checkbox changes.
 */
export const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, columns, name, href, place, rowIndex, selectLabel, isSelected = false, lockedReason, onSelect } = props
  const element = useRef<HTMLTableRowElement>(null)
  // Before the row leaves the page, while it still has the focus to hand on.
  useLayoutEffect(() => (element.current === null ? undefined : keepRowFocus(element.current)), [])
  return (
    <tr
      ref={element}
      aria-rowindex={rowIndex}
      data-linked={href === undefined ? undefined : ''}
      data-selected={isSelected || undefined}
    >
      {selectLabel !== undefined && onSelect && (
        <SelectCell {...{ place, selectLabel, isSelected, lockedReason, onSelect }} />
      )}
      <Cells row={row} columns={columns} name={name} href={href} />
    </tr>
  )
}) as <Row>(props: TableRowProps<Row>) => ReactNode

type CellsProps<Row> = Pick<TableRowProps<Row>, 'row' | 'columns' | 'name' | 'href'>

/** Drawn again for another row, or for other columns: a press that selects one of many rows need not draw the cells of any. */
const Cells = memo(function Cells<Row>({ row, columns, name, href }: CellsProps<Row>) {
  return columns.map((column, place) =>
    place === 0 ? (
      <th key={column.id} scope="row" abbr={name} data-align={column.align}>
        {linked(column.cell(row), href)}
      </th>
    ) : (
      <td key={column.id} data-align={column.align}>
        {column.cell(row)}
      </td>
    ),
  )
}) as <Row>(props: CellsProps<Row>) => ReactNode

/** Plain text becomes the link of the row; anything else draws it itself. */
function linked(content: ReactNode, href: string | undefined): ReactNode {
  const isText = typeof content === 'string' || typeof content === 'number'
  return href !== undefined && isText ? <Link href={href}>{content}</Link> : content
}
