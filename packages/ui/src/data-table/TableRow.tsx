'use client'

import { memo, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { Link } from '../link/Link'
import type { Column } from './column'
import { transferFocus } from '../focus/transfer-focus'
import { focusNeighbor } from './focus-neighbor'
import { setToolbarStop } from './row-toolbar'
import { SelectCell } from './SelectionCells'
import type { RowSelect } from './use-row-select'

/** Props of TableRow. */
export interface TableRowProps<Row> extends Partial<RowSelect> {
  row: Row
  columns: readonly Column<Row>[]
  /** Name of the row. */
  name: string
  /** Name of the toolbar with the controls of the row. The column of each control follows it. */
  toolbarLabel: string
  /** URL of its link, if it has one. */
  href: string | undefined
  /** Index among the visible rows. */
  place: number
  /** `aria-rowindex`, for a table that renders only some of its rows; the head is 1. */
  rowIndex?: number
}

/**
 * A data row. Its first cell is the row header, so that screen readers announce it with the other cells. It re-renders only for
 * another row, other columns, or a change of its own checkbox.
 */
export const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, columns, name, toolbarLabel, href, place, rowIndex } = props
  const { selectLabel, isSelected = false, disabledReason, onSelect } = props
  const element = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(() => (element.current === null ? undefined : transferFocus(element.current, focusNeighbor)), [])
  return (
    <tr
      ref={element}
      aria-rowindex={rowIndex}
      data-linked={href === undefined ? undefined : ''}
      data-selected={isSelected || undefined}
    >
      {selectLabel !== undefined && onSelect && (
        <SelectCell {...{ place, selectLabel, isSelected, disabledReason, onSelect }} />
      )}
      <Cells {...{ row, columns, name, toolbarLabel, href }} parent={element} />
    </tr>
  )
}) as <Row>(props: TableRowProps<Row>) => ReactNode

interface CellsProps<Row> extends Pick<TableRowProps<Row>, 'row' | 'columns' | 'name' | 'toolbarLabel' | 'href'> {
  parent: RefObject<HTMLTableRowElement | null>
}

/** Memoized, so that a change of the selection renders no cells. */
const Cells = memo(function Cells<Row>({ row, columns, name, toolbarLabel, href, parent }: CellsProps<Row>) {
  const tools = columns.filter((column) => column.isTool?.(row))
  // One control is a tab stop without a toolbar.
  const hasToolbar = tools.length > 1
  // After every render, because a cell can render another control.
  useLayoutEffect(() => {
    if (hasToolbar) setToolbarStop(parent.current)
  })
  return columns.map((column, place) =>
    place === 0 ? (
      <th key={column.id} scope="row" abbr={name} data-align={column.align}>
        {linkText(column.cell(row), href)}
      </th>
    ) : (
      <td
        key={column.id}
        data-align={column.align}
        data-block={column.block}
        data-header={column.block === 'half' ? column.header : undefined}
        data-tool={(hasToolbar && tools.includes(column)) || undefined}
      >
        {hasToolbar && tools.includes(column) ? (
          <span role="toolbar" aria-label={`${toolbarLabel}: ${column.header}`}>
            {column.cell(row)}
          </span>
        ) : (
          column.cell(row)
        )}
      </td>
    ),
  )
}) as <Row>(props: CellsProps<Row>) => ReactNode

/** Wraps plain text in the link of the row. Other content renders its own link. */
function linkText(content: ReactNode, href: string | undefined): ReactNode {
  const isText = typeof content === 'string' || typeof content === 'number'
  return href !== undefined && isText ? <Link href={href}>{content}</Link> : content
}
