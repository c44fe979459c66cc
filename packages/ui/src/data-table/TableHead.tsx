'use client'

import { ArrowDown, ArrowUp } from 'lucide-react'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import type { Column } from './column'
import { SortButton } from './DataTable.styles'
import { SelectAllCell } from './SelectionCells'
import { nextSort, type Sort } from './sort'
import type { TableSelection } from './table-selection'

/** Props of TableHead. */
export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  onSortChange: ((sort: Sort) => void) | undefined
  selection: TableSelection<Row> | undefined
  /** It is the first of so many rows, of which not all are drawn. */
  rowIndex?: number
}

/** A head, or a column of it, that leaves with the focus inside hands it on to the region of the table. */
const keepHeadFocus = (part: HTMLElement | null) => () => {
  if (part?.contains(document.activeElement) === true) {
    part.closest<HTMLElement>('[role="region"]')?.focus({ preventScroll: true })
  }
}

/** The head of a table: columns that can order the rows are buttons, and the one that does says which way. */
export function TableHead<Row>({ columns, sort, onSortChange, selection, rowIndex }: TableHeadProps<Row>) {
  return (
    <thead ref={keepHeadFocus}>
      <tr aria-rowindex={rowIndex}>
        {selection && <SelectAllCell selection={selection} />}
        {columns.map(({ id, header, align, isSortable, isHeaderHidden }) => {
          const direction = sort?.columnId === id ? sort.direction : undefined
          return (
            <th key={id} scope="col" aria-sort={direction} data-align={align}>
              {isHeaderHidden ? (
                <VisuallyHidden>{header}</VisuallyHidden>
              ) : isSortable && onSortChange ? (
                <SortButton ref={keepHeadFocus} type="button" onClick={() => onSortChange(nextSort(sort, id))}>
                  <span>{header}</span>
                  {direction === 'ascending' && <ArrowUp aria-hidden="true" />}
                  {direction === 'descending' && <ArrowDown aria-hidden="true" />}
                </SortButton>
              ) : (
                header
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
