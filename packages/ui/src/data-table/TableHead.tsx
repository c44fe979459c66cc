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

/** The head of a table: columns that can order the rows are buttons, and the one that does says which way. */
export function TableHead<Row>({ columns, sort, onSortChange, selection, rowIndex }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr aria-rowindex={rowIndex}>
        {selection && <SelectAllCell selection={selection} />}
        {columns.map(({ id, header, align, isSortable, isHeaderHidden }) => {
          const direction = sort?.columnId === id ? sort.direction : undefined
          return (
            <th
              key={id}
              scope="col"
              aria-sort={direction}
              data-align={align}
              title={isHeaderHidden ? undefined : header}
            >
              {isHeaderHidden ? (
                <VisuallyHidden>{header}</VisuallyHidden>
              ) : isSortable && onSortChange ? (
                <SortButton type="button" onClick={() => onSortChange(nextSort(sort, id))}>
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
