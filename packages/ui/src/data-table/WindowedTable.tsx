'use client'

import { type ComponentPropsWithRef, type ReactNode, useMemo, useRef } from 'react'
import { useDelayed } from '../skeleton/use-delayed'
import { OverflowTooltip } from '../tooltip/OverflowTooltip'
import { KeepFocus } from '../view/KeepFocus'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { type Column, visibleColumns } from './column'
import { CUT_TEXT } from './cut-text'
import type { Density } from './DataTable'
import { Above, Progress, Root, Rows, Table } from './DataTable.styles'
import { followRowLink, keepFromScrolling } from './follow-row-link'
import type { RowView } from './row-pipeline'
import { SkeletonRows } from './SkeletonRows'
import { type Sort, sortedBy } from './sort'
import { TableColumns } from './TableColumns'
import { TableFoot } from './TableFoot'
import { TableHead } from './TableHead'
import type { TableSelection } from './table-selection'
import { useFocusedRow } from './use-focused-row'
import { useSortSaid } from './use-sort-said'
import { useTableWindow } from './use-table-window'
import { useWindowKeys } from './use-window-keys'
import { WindowedRows } from './WindowedRows'
import { End, Scroller } from './WindowedTable.styles'
import { windowPieces } from '../windowing/window-scroll'

export type { Column } from './column'
export type { Sort } from './sort'

/** Props of WindowedTable: those of a `<div>`, and these. */
export interface WindowedTableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the table and the region it scrolls in: "Users". */
  caption: string
  /** The columns, the link of the row first. Their cells stay on one line. */
  columns: readonly Column<Row>[]
  /** The rows, as `useRowView` orders and finds them. */
  view: RowView<Row>
  /** What a row keeps when it changes, moves or is fetched again: the focus stays on it. */
  rowKey: (row: Row) => string | number
  /** What a row is about, in words: "adaeze.okafor". */
  rowName: (row: Row) => string
  /** The order the rows are in. */
  sort?: Sort
  /** Asked for another order. Without it heads are words, not buttons. */
  onSortChange?: (sort: Sort) => void
  /** How tall the region is in which the rows scroll; any CSS length, 37.5rem (600 px) by default. */
  height?: string
  /** `comfortable` by default. */
  density?: Density
  /** There is no data yet: skeleton rows stand in its place. */
  isLoading?: boolean
  /** Newer data is on its way: a line runs under the head after 200 ms, and nothing moves. */
  isRefreshing?: boolean
  /** Stands in place of the table when no row is left: what it is, why, and what to do next. */
  empty?: ReactNode
  /** What went wrong: a ProblemMessage. In place of the table without rows, above those that could not be replaced. */
  problem?: ReactNode
  /** Under the table. */
  footer?: ReactNode
  /** Above the footer: a SelectionBar. */
  bar?: ReactNode
  /** What is selected, from `useRowSelection`: a checkbox in each row and one in the head. */
  selection?: TableSelection<Row>
  /** Where a row leads. A press anywhere on the row is then a press on the link in its first cell. */
  rowHref?: (row: Row) => string
  /** Ids of the columns that are hidden by choice; unknown ones are ignored. */
  hiddenColumns?: readonly string[]
  /** Said politely whenever it changes: "240 of 100,000 users". */
  announcement?: string
  /** What is said when the order has changed; "Sorted by Username, ascending" by default. */
  sortLabel?: (header: string, direction: Sort['direction']) => string
  /** Said while it loads; "Loading" by default. */
  loadingLabel?: string
  /** `page` (default): from edge to edge. `framed`: a part of a section, with a frame. */
  layout?: 'page' | 'framed'
  /** Under this width it scrolls sideways too; any CSS length, 52.5rem (840 px) by default. */
  minWidth?: string
}

/** Until one is measured, px. */
const ROW_HEIGHT = { comfortable: 40, compact: 32 }

/**
 * A long list that is all here, of which only the rows that are seen are drawn. Exposes `table` inside a `region` that scrolls,
 * both named by the caption; `aria-rowcount` and `aria-rowindex` tell of the rows that are not drawn. The row that has the
 * focus is always drawn, wherever it has been scrolled; when it leaves, the one in its place has the focus.
 * Keys: the rows are one stop for Tab, which goes through the controls of one row and on, out of the table; ↑ and ↓ move to the same
 * control of the next row, Ctrl+Home and Ctrl+End to that of the first and of the last one. Back in the table, the row that was
 * left has the focus, or the first that is seen.
 */
export function WindowedTable<Row>(props: WindowedTableProps<Row>) {
  const { caption, columns, view, rowKey, rowName, sort, onSortChange, height = '37.5rem', ...others } = props
  const { density = 'comfortable', isLoading = false, isRefreshing = false, empty, problem, ...more } = others
  const { footer, bar, selection, rowHref, hiddenColumns, announcement, sortLabel = sortedBy, ...most } = more
  const { loadingLabel = 'Loading', layout = 'page', minWidth = '52.5rem', ...rest } = most
  const region = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLSpanElement>(null)
  const rows = useTableWindow(region, view.count, ROW_HEIGHT[density])
  const focused = useFocusedRow(region, view, rowKey)
  const keys = useWindowKeys(region, end, view.count, rows.reveal)
  const isSlow = useDelayed(isRefreshing)
  const sortSaid = useSortSaid(columns, sort, sortLabel)
  const shown = useMemo(() => visibleColumns(columns, hiddenColumns), [columns, hiddenColumns])
  const instead = problem ?? empty
  const isEmpty = view.count === 0 && !isLoading && instead !== undefined
  // Its neighbors too: Tab goes on from it, wherever the rows have been scrolled.
  const pinned = focused === -1 ? [] : [focused - 1, focused, focused + 1]
  const order = (next: Sort): void => {
    // Another order is read from its beginning.
    rows.reveal(0)
    onSortChange?.(next)
  }
  return (
    <Root {...rest} data-layout={layout} data-table="">
      <VisuallyHidden role="status">{isLoading ? loadingLabel : announcement}</VisuallyHidden>
      <VisuallyHidden aria-live="polite">{sortSaid}</VisuallyHidden>
      {!isEmpty && problem !== undefined && <Above>{problem}</Above>}
      <Scroller
        ref={region}
        role="region"
        aria-label={caption}
        tabIndex={isEmpty ? -1 : 0}
        data-empty={isEmpty || undefined}
        style={isEmpty ? undefined : { maxHeight: height }}
        onScroll={rows.onScroll}
        onFocus={rows.onFocus}
        onKeyDown={keys.onKeyDown}
      >
        {isSlow && <Progress aria-hidden="true" />}
        {isEmpty ? (
          <KeepFocus to={region}>{instead}</KeepFocus>
        ) : (
          <Table
            data-density={density}
            aria-busy={isLoading || undefined}
            aria-rowcount={isLoading ? undefined : view.count + 1}
            style={{ minWidth }}
          >
            <caption>
              <VisuallyHidden>{caption}</VisuallyHidden>
            </caption>
            <TableColumns columns={shown} hasSelection={selection !== undefined} />
            <TableHead
              columns={shown}
              sort={sort}
              onSortChange={onSortChange && order}
              selection={selection}
              rowIndex={isLoading ? undefined : 1}
            />
            {isLoading ? (
              <SkeletonRows columns={shown} count={10} hasSelection={selection !== undefined} />
            ) : (
              <Rows
                onClick={rowHref && followRowLink}
                onAuxClick={rowHref && followRowLink}
                onMouseDown={rowHref && keepFromScrolling}
              >
                <WindowedRows
                  pieces={windowPieces(rows.range, pinned, rows.shift, rows.sizes)}
                  view={view}
                  columns={shown}
                  rowKey={rowKey}
                  rowName={rowName}
                  rowHref={rowHref}
                  selection={selection}
                />
              </Rows>
            )}
          </Table>
        )}
      </Scroller>
      <OverflowTooltip container={region} selector={CUT_TEXT} />
      {!isEmpty && !isLoading && <End ref={end} tabIndex={0} onFocus={keys.onEndFocus} />}
      {(footer !== undefined || bar !== undefined) && (
        <TableFoot isDocked={layout === 'page'} bar={bar} footer={footer} />
      )}
    </Root>
  )
}
