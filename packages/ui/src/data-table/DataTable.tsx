'use client'

import { type ComponentPropsWithRef, memo, type ReactNode, useDeferredValue, useMemo, useRef } from 'react'
import { useOverflow } from '../overflow/use-overflow'
import { useDelayed } from '../skeleton/use-delayed'
import { OverflowTooltip } from '../tooltip/OverflowTooltip'
import { KeepFocus } from '../view/KeepFocus'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { type Column, visibleColumns } from './column'
import { CUT_TEXT } from './cut-text'
import { Above, Progress, Region, Root, Rows, Table } from './DataTable.styles'
import { followRowLink, keepFromScrolling } from './follow-row-link'
import { SkeletonRows } from './SkeletonRows'
import { type Sort, sortedBy } from './sort'
import { TableColumns } from './TableColumns'
import { TableFoot } from './TableFoot'
import { TableHead } from './TableHead'
import { TableRow } from './TableRow'
import type { TableSelection } from './table-selection'
import { useRowSelect } from './use-row-select'
import { useSortSaid } from './use-sort-said'

export type { Column } from './column'
export type { Sort } from './sort'

/** Rows of 40 px, or of 32. */
export type Density = 'comfortable' | 'compact'

/** Props of DataTable: those of a `<div>`, and these. */
export interface DataTableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the table and the region it scrolls in: "Users". */
  caption: string
  /** The columns, the link of the row first. Where they stay the same object, rows that stay the same are not drawn again. */
  columns: readonly Column<Row>[]
  /** The rows of this page, in their order. */
  rows: readonly Row[]
  /** What a row keeps when it changes, moves or is fetched again: the focus stays on it. */
  rowKey: (row: Row) => string | number
  /** What a row is about, in words: "adaeze.okafor". */
  rowName: (row: Row) => string
  /** The order the rows are in. */
  sort?: Sort
  /** Asked for another order. Without it heads are words, not buttons. */
  onSortChange?: (sort: Sort) => void
  /** `comfortable` by default. */
  density?: Density
  /** There is no data yet: skeleton rows stand in its place. */
  isLoading?: boolean
  /** How many of them; 10 by default. */
  skeletonRows?: number
  /** Newer data is on its way: a line runs under the head after 200 ms, and nothing moves. */
  isRefreshing?: boolean
  /** Stands in place of the table when there is no row: what it is, why, and what to do next. */
  empty?: ReactNode
  /** Docked under the table: count and paging. */
  footer?: ReactNode
  /** Docked above the footer: a SelectionBar. */
  bar?: ReactNode
  /** What is selected, from `useSelection`: a checkbox in each row and one in the head. */
  selection?: TableSelection<Row>
  /** What went wrong: a ProblemMessage. In place of the table without rows, above those that could not be replaced. */
  problem?: ReactNode
  /** What is said when the order has changed; "Sorted by Username, ascending" by default. */
  sortLabel?: (header: string, direction: Sort['direction']) => string
  /** Where a row leads. A press anywhere on the row is then a press on the link in its first cell. */
  rowHref?: (row: Row) => string
  /** Ids of the columns that are hidden by choice; unknown ones are ignored. */
  hiddenColumns?: readonly string[]
  /** Said politely whenever it changes: "240 users, page 2 of 10". */
  announcement?: string
  /** Said while it loads; "Loading" by default. */
  loadingLabel?: string
  /** `page` (default): from edge to edge. `framed`: a part of a section, with a frame. */
  layout?: 'page' | 'framed'
  /** Under this width it scrolls sideways in its own region; any CSS length, 52.5rem (840 px) by default. */
  minWidth?: string
}

/**
 * Rows of the same kind. Exposes `table` inside a `region`, both named by the caption, the first cell of each row as its
 * head, and heads that order the rows as buttons. Columns keep their width from skeleton to data to refresh.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, rowName, sort, onSortChange, density = 'comfortable', ...others } = props
  const { isLoading = false, skeletonRows = 10, isRefreshing = false, empty, footer, rowHref, ...more } = others
  const { hiddenColumns, announcement, loadingLabel = 'Loading', layout = 'page', minWidth = '52.5rem', ...most } = more
  const { bar, selection, problem, sortLabel = sortedBy, ...rest } = most
  const { isOverflowing, content } = useOverflow('inline')
  const region = useRef<HTMLDivElement>(null)
  const isSlow = useDelayed(isRefreshing)
  const keys = rows.map(rowKey).join('\n')
  const isDrawing = useDeferredValue(keys) !== keys
  const shown = useMemo(() => visibleColumns(columns, hiddenColumns), [columns, hiddenColumns])
  const sortSaid = useSortSaid(columns, sort, sortLabel)
  const instead = problem ?? empty
  const isEmpty = rows.length === 0 && !isLoading && instead !== undefined
  return (
    <Root {...rest} data-layout={layout} data-table="">
      <VisuallyHidden role="status">{isLoading ? loadingLabel : announcement}</VisuallyHidden>
      <VisuallyHidden aria-live="polite">{sortSaid}</VisuallyHidden>
      {!isEmpty && problem !== undefined && <Above>{problem}</Above>}
      <Region
        ref={region}
        role="region"
        aria-label={caption}
        // Always takes the focus by script; by Tab only where there is something to scroll.
        tabIndex={isOverflowing ? 0 : -1}
        data-overflowing={isOverflowing || undefined}
        data-empty={isEmpty || undefined}
      >
        {isSlow && <Progress aria-hidden="true" />}
        {isEmpty ? (
          <KeepFocus to={region}>{instead}</KeepFocus>
        ) : (
          <Table ref={content} data-density={density} aria-busy={isLoading || undefined} style={{ minWidth }}>
            <caption>
              <VisuallyHidden>{caption}</VisuallyHidden>
            </caption>
            <TableColumns columns={shown} hasSelection={selection !== undefined} />
            <TableHead columns={shown} sort={sort} onSortChange={onSortChange} selection={selection} />
            {isLoading ? (
              <SkeletonRows columns={shown} count={skeletonRows} hasSelection={selection !== undefined} />
            ) : (
              <Rows
                onClick={rowHref && followRowLink}
                onAuxClick={rowHref && followRowLink}
                onMouseDown={rowHref && keepFromScrolling}
              >
                <DrawnRows isDisabled={isDrawing} columns={shown} {...{ rows, rowKey, rowName, rowHref, selection }} />
              </Rows>
            )}
          </Table>
        )}
      </Region>
      <OverflowTooltip container={region} selector={CUT_TEXT} />
      {(footer !== undefined || bar !== undefined) && (
        <TableFoot isDocked={layout === 'page'} bar={bar} footer={footer} />
      )}
    </Root>
  )
}

interface DrawnRowsProps<Row> extends Pick<
  DataTableProps<Row>,
  'rows' | 'columns' | 'rowKey' | 'rowName' | 'rowHref' | 'selection'
> {
  /** Others are being drawn: those that stand are left as they are, with what they do. */
  isDisabled: boolean
}

/** Other rows, such as the next page, are drawn in slices between which the page answers; what changes in those that stand, at once. */
const DrawnRows = memo(
  function DrawnRows<Row>({ rows, columns, rowKey, rowName, rowHref, selection }: DrawnRowsProps<Row>) {
    const selectOf = useRowSelect(selection)
    return rows.map((row, place) => {
      const name = rowName(row)
      return (
        <TableRow
          key={rowKey(row)}
          row={row}
          place={place}
          columns={columns}
          name={name}
          href={rowHref?.(row)}
          {...selectOf(row, place, name)}
        />
      )
    })
  },
  (_, { isDisabled }) => isDisabled,
) as <Row>(props: DrawnRowsProps<Row>) => ReactNode
