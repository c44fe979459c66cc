'use client'

import { type ReactNode, useMemo, useRef } from 'react'
import { Announcement } from '../announcer/Announcement'
import type { ElementProps } from '../element-props/element-props'
import { useDelayed } from '../skeleton/use-delayed'
import { OverflowTooltip } from '../tooltip/OverflowTooltip'
import { KeepFocus } from '../focus/KeepFocus'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { windowPieces } from '../windowing/window-scroll'
import { type Column, getVisibleColumns } from './column'
import { TRUNCATABLE } from './truncatable'
import type { Density } from './DataTable'
import { Above, Progress, Root, Rows, Table } from './DataTable.styles'
import { followRowLink, preventAutoscroll } from './follow-row-link'
import type { RowView } from './row-pipeline'
import { followToolbarFocus, moveInToolbar } from './row-toolbar'
import { SkeletonRows } from './SkeletonRows'
import type { Sort } from './sort'
import { TableColumns } from './TableColumns'
import { TableFoot } from './TableFoot'
import { TableHead } from './TableHead'
import { TABLE_LABELS, type TableLabels } from './table-labels'
import type { TableSelection } from './table-selection'
import { useFocusedRow } from './use-focused-row'
import { useSortAnnouncement } from './use-sort-announcement'
import { useTableWindow } from './use-table-window'
import { useWindowKeys } from './use-window-keys'
import { WindowedRows } from './WindowedRows'
import { EndSentinel, Scroller } from './WindowedTable.styles'
import type { LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

export type { Column } from './column'
export type { Density } from './DataTable'
export type { RowView } from './row-pipeline'
export type { Sort } from './sort'
export type { TableLabels } from './table-labels'
export type { TableSelection } from './table-selection'

/** Props of WindowedTable: those of a `<div>`, and these. */
export interface WindowedTableProps<Row> extends ElementProps<'div', 'children'> {
  /** Name of the table and of its scroll container: "Users". */
  caption: string
  /** The columns, starting with the one that contains the link. Their cells stay on one line. */
  columns: readonly Column<Row>[]
  /** The sorted and matching rows, from `useRowView`. */
  view: RowView<Row>
  /** Stable key of a row. The focus stays on a row that moves or is fetched again. */
  rowKey: (row: Row) => string | number
  /** Name of a row: "adaeze.okafor". */
  rowName: (row: Row) => string
  /** Current sort order. */
  sort?: Sort
  /** Called with the new sort order. Without it, the heads are plain text. */
  onSortChange?: (sort: Sort) => void
  /** Largest height of the scroll container; any CSS length, 37.5rem (600 px) by default. */
  height?: string
  /** Row height; `comfortable` by default. */
  density?: Density
  /** Shows skeleton rows while there is no data; `false` by default. */
  isLoading?: boolean
  /** Shows a progress line below the head after 200 ms, while newer data loads; `false` by default. */
  isRefreshing?: boolean
  /** Replaces a table without rows: what is missing, why, and what to do next. */
  empty?: ReactNode
  /** A ProblemMessage. It replaces a table without rows; otherwise it appears above the stale rows. */
  problem?: ReactNode
  /** Content below the table. */
  footer?: ReactNode
  /** A SelectionBar, above the footer. */
  bar?: ReactNode
  /** Selection from `useRowSelection`. Adds a checkbox to each row and to the head. */
  selection?: TableSelection<Row>
  /** URL of a row. A click anywhere on the row follows the link in its first cell. */
  rowHref?: (row: Row) => string
  /** Ids of the hidden columns. Unknown ids are ignored. */
  hiddenColumns?: readonly string[]
  /** Announced on every change: "240 of 100,000 users". */
  announcement?: string
  /** `page` (default): from edge to edge. `framed`: with a border, as a part of a section. */
  layout?: 'page' | 'framed'
  /** Below this width, the table also scrolls sideways; any CSS length, 52.5rem (840 px) by default. */
  minWidth?: string
  /** Replaces the English texts. */
  labels?: LabelTexts<TableLabels>
}

/** Row heights in px, until one is measured. */
const ROW_HEIGHT = { comfortable: 40, compact: 32 }

/**
 * A virtualized table for a long list that is all in the browser: only the visible rows are rendered. Exposes `table` inside a
 * scrolling `region`, both named by the caption. `aria-rowcount` and `aria-rowindex` include the other rows. The focused row is
 * always rendered. When it is removed, the row in its place takes the focus.
 *
 * Keys: the rows are a single tab stop. Tab moves through the controls of one row and then out of the table. ↑ and ↓ move to the
 * same control of the previous and the next row, Ctrl+Home and Ctrl+End to the first and the last row. Tab back into the table
 * moves to the last focused row, or to the first visible one. Rows with fields to type in are a form: Tab moves through the fields
 * of all rows, and the other keys work in a field of one line too.
 */
export function WindowedTable<Row>(props: WindowedTableProps<Row>) {
  const {
    caption,
    columns,
    view,
    rowKey,
    rowName,
    sort,
    onSortChange,
    height = '37.5rem',
    density = 'comfortable',
    isLoading = false,
    isRefreshing = false,
    empty,
    problem,
    footer,
    bar,
    selection,
    rowHref,
    hiddenColumns,
    announcement,
    layout = 'page',
    minWidth = '52.5rem',
    labels: labelOverrides,
    ...rest
  } = props
  const labels = useLabels('DataTable', TABLE_LABELS, labelOverrides)
  const region = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLSpanElement>(null)
  const rows = useTableWindow(region, view.count, ROW_HEIGHT[density])
  const focusedPlace = useFocusedRow(region, view, rowKey)
  const keys = useWindowKeys(region, end, view.count, rows.reveal)
  const isSlow = useDelayed(isRefreshing)
  const sortAnnouncement = useSortAnnouncement(columns, sort, labels)
  const visibleColumns = useMemo(() => getVisibleColumns(columns, hiddenColumns), [columns, hiddenColumns])
  const replacement = problem ?? empty
  const isEmpty = view.count === 0 && !isLoading && replacement !== undefined
  // Includes the neighbors of the focused row, because Tab and arrow keys move to them wherever the container is scrolled.
  const pinned = focusedPlace === -1 ? [] : [focusedPlace - 1, focusedPlace, focusedPlace + 1]
  const changeSort = (next: Sort): void => {
    rows.reveal(0)
    onSortChange?.(next)
  }
  return (
    <Root {...rest} data-layout={layout} data-table="">
      <Announcement>{isLoading ? labels.loading : announcement}</Announcement>
      <Announcement aria-live="polite">{sortAnnouncement}</Announcement>
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
          <KeepFocus to={region}>{replacement}</KeepFocus>
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
            <TableColumns columns={visibleColumns} hasSelection={selection !== undefined} />
            <TableHead
              columns={visibleColumns}
              sort={sort}
              onSortChange={onSortChange && changeSort}
              selection={selection}
              rowIndex={isLoading ? undefined : 1}
            />
            {isLoading ? (
              <SkeletonRows columns={visibleColumns} count={10} hasSelection={selection !== undefined} />
            ) : (
              <Rows
                onClick={rowHref && followRowLink}
                onAuxClick={rowHref && followRowLink}
                onMouseDown={rowHref && preventAutoscroll}
                onKeyDown={moveInToolbar}
                onFocus={followToolbarFocus}
              >
                <WindowedRows
                  pieces={windowPieces(rows.range, pinned, rows.shift, rows.sizes)}
                  view={view}
                  columns={visibleColumns}
                  rowKey={rowKey}
                  rowName={rowName}
                  rowHref={rowHref}
                  selection={selection}
                  getToolbarLabel={labels.toolbar}
                />
              </Rows>
            )}
          </Table>
        )}
      </Scroller>
      <OverflowTooltip container={region} selector={TRUNCATABLE} />
      {!isEmpty && !isLoading && (
        // With nothing to focus below, some browsers leave the focus there.
        <EndSentinel
          ref={end}
          tabIndex={0}
          onFocus={keys.onEndFocus}
          onKeyUp={({ currentTarget }) => currentTarget.blur()}
        />
      )}
      {(footer !== undefined || bar !== undefined) && (
        <TableFoot isDocked={layout === 'page'} bar={bar} footer={footer} />
      )}
    </Root>
  )
}
