'use client'

import { ArrowDown, ArrowUp } from 'lucide-react'
import { preventRepeatedClick } from '../button/prevent-repeated-click'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import type { Column } from './column'
import { SortButton } from './DataTable.styles'
import { SelectAllCell } from './SelectionCells'
import { getNextSort, type Sort } from './sort'
import type { TableSelection } from './table-selection'

/** Props of TableHead. */
export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  onSortChange: ((sort: Sort) => void) | undefined
  selection: TableSelection<Row> | undefined
  /** `aria-rowindex` of the head, for a table that renders only some of its rows. */
  rowIndex?: number
}

/** A ref that moves the focus to the region of the table when the head, or one of its buttons, unmounts with the focus. */
const keepHeadFocus = (part: HTMLElement | null) => () => {
  if (part?.contains(document.activeElement) === true) {
    part.closest<HTMLElement>('[role="region"]')?.focus({ preventScroll: true })
  }
}

/** The head of a table. Sortable columns have buttons, and the sorted column exposes its direction. */
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
                <SortButton
                  ref={keepHeadFocus}
                  type="button"
                  onKeyDown={preventRepeatedClick}
                  onClick={() => onSortChange(getNextSort(sort, id))}
                >
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
