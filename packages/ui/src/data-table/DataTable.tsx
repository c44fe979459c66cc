'use client'

import { memo, type ReactNode, useDeferredValue, useMemo, useRef } from 'react'
import { Announcement } from '../announcer/Announcement'
import type { ElementProps } from '../element-props/element-props'
import { useOverflow } from '../overflow/use-overflow'
import { useDelayed } from '../skeleton/use-delayed'
import { OverflowTooltip } from '../tooltip/OverflowTooltip'
import { KeepFocus } from '../focus/KeepFocus'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { type Column, getVisibleColumns } from './column'
import { TRUNCATABLE } from './truncatable'
import { Above, Progress, Region, Root, Rows, Table } from './DataTable.styles'
import { followRowLink, preventAutoscroll } from './follow-row-link'
import { followToolbarFocus, moveInToolbar } from './row-toolbar'
import { SkeletonRows } from './SkeletonRows'
import type { Sort } from './sort'
import { TableColumns } from './TableColumns'
import { TableFoot } from './TableFoot'
import { TableHead } from './TableHead'
import { TableRow } from './TableRow'
import { TABLE_LABELS, type TableLabels } from './table-labels'
import type { TableSelection } from './table-selection'
import { useRowSelect } from './use-row-select'
import { useSortAnnouncement } from './use-sort-announcement'
import type { LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

export type { Column } from './column'
export type { Sort } from './sort'
export type { TableLabels } from './table-labels'
export type { TableSelection } from './table-selection'

/** Row height: 40 px for `comfortable`, 32 px for `compact`. */
export type Density = 'comfortable' | 'compact'

/** Props of DataTable: those of a `<div>`, and these. */
export interface DataTableProps<Row> extends ElementProps<'div', 'children'> {
  /** Name of the table and of its scrolling region: "Users". */
  caption: string
  /** The columns, starting with the one that contains the link. Memoize them: new columns re-render every row. */
  columns: readonly Column<Row>[]
  /** The rows of this page, in order. */
  rows: readonly Row[]
  /** Stable key of a row. The focus stays on a row that moves or is fetched again. */
  rowKey: (row: Row) => string | number
  /** Name of a row: "adaeze.okafor". */
  rowName: (row: Row) => string
  /** Current sort order. */
  sort?: Sort
  /** Called with the new sort order. Without it, the heads are plain text. */
  onSortChange?: (sort: Sort) => void
  /** Row height; `comfortable` by default. */
  density?: Density
  /** Shows skeleton rows while there is no data; `false` by default. */
  isLoading?: boolean
  /** Number of skeleton rows; 10 by default. */
  skeletonRows?: number
  /** Shows a progress line below the head after 200 ms, while newer data loads; `false` by default. */
  isRefreshing?: boolean
  /** Dims the rows after 200 ms and marks the table as busy: they belong to another page or filter than the one that loads; `false` by default. */
  isOutdated?: boolean
  /** Replaces a table without rows: what is missing, why, and what to do next. */
  empty?: ReactNode
  /** Row count and pages, docked below the table. */
  footer?: ReactNode
  /** A SelectionBar, docked above the footer. */
  bar?: ReactNode
  /** Selection from `useSelection`. Adds a checkbox to each row and to the head. */
  selection?: TableSelection<Row>
  /** A ProblemMessage. It replaces a table without rows; otherwise it appears above the stale rows. */
  problem?: ReactNode
  /** URL of a row. A click anywhere on the row follows the link in its first cell, else its first link. */
  rowHref?: (row: Row) => string
  /** Ids of the hidden columns. Unknown ids are ignored. */
  hiddenColumns?: readonly string[]
  /** Announced on every change: "240 users, page 2 of 10", or "No users found" without rows. */
  announcement?: string
  /** `page` (default): from edge to edge. `framed`: with a border, as a part of a section. */
  layout?: 'page' | 'framed'
  /** Below this width, the table scrolls sideways in its region; any CSS length, 52.5rem (840 px) by default. */
  minWidth?: string
  /** Replaces the English texts. */
  labels?: LabelTexts<TableLabels>
}

/**
 * Rows of the same kind. Exposes `table` inside a `region`, both named by the caption. The first cell of each row is its header,
 * and sortable heads are buttons. The controls of columns with `isTool` are one tab stop in each row; arrow keys, Home and End move among them.
 * Columns keep their width from skeletons to data.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    rowName,
    sort,
    onSortChange,
    density = 'comfortable',
    isLoading = false,
    skeletonRows = 10,
    isRefreshing = false,
    isOutdated = false,
    empty,
    footer,
    bar,
    selection,
    problem,
    rowHref,
    hiddenColumns,
    announcement,
    layout = 'page',
    minWidth = '52.5rem',
    labels: labelOverrides,
    ...rest
  } = props
  const labels = useLabels('DataTable', TABLE_LABELS, labelOverrides)
  const { isOverflowing, content } = useOverflow('inline')
  const region = useRef<HTMLDivElement>(null)
  const isSlow = useDelayed(isRefreshing)
  const isDimmed = useDelayed(isOutdated)
  const keys = rows.map(rowKey).join('\n')
  const isRendering = useDeferredValue(keys) !== keys
  const visibleColumns = useMemo(() => getVisibleColumns(columns, hiddenColumns), [columns, hiddenColumns])
  const sortAnnouncement = useSortAnnouncement(columns, sort, labels)
  const replacement = problem ?? empty
  const isEmpty = rows.length === 0 && !isLoading && replacement !== undefined
  return (
    <Root {...rest} data-layout={layout} data-table="">
      <Announcement>{isLoading ? labels.loading : announcement}</Announcement>
      <Announcement aria-live="polite">{sortAnnouncement}</Announcement>
      {!isEmpty && problem !== undefined && <Above>{problem}</Above>}
      <Region
        ref={region}
        role="region"
        aria-label={caption}
        // Focusable by script; a tab stop only if the region scrolls.
        tabIndex={isOverflowing ? 0 : -1}
        data-overflowing={isOverflowing || undefined}
        data-empty={isEmpty || undefined}
      >
        {isSlow && <Progress aria-hidden="true" />}
        {isEmpty ? (
          <KeepFocus to={region}>{replacement}</KeepFocus>
        ) : (
          <Table
            ref={content}
            data-density={density}
            data-blocks={visibleColumns.some(({ block }) => block !== undefined) || undefined}
            aria-busy={isLoading || isOutdated || undefined}
            data-outdated={isDimmed || undefined}
            style={{ minWidth }}
          >
            <caption>
              <VisuallyHidden>{caption}</VisuallyHidden>
            </caption>
            <TableColumns columns={visibleColumns} hasSelection={selection !== undefined} />
            <TableHead columns={visibleColumns} sort={sort} onSortChange={onSortChange} selection={selection} />
            {isLoading ? (
              <SkeletonRows columns={visibleColumns} count={skeletonRows} hasSelection={selection !== undefined} />
            ) : (
              <Rows
                onClick={rowHref && followRowLink}
                onAuxClick={rowHref && followRowLink}
                onMouseDown={rowHref && preventAutoscroll}
                onKeyDown={moveInToolbar}
                onFocus={followToolbarFocus}
              >
                <DeferredRows
                  isPaused={isRendering}
                  columns={visibleColumns}
                  {...{ rows, rowKey, rowName, rowHref, selection }}
                  getToolbarLabel={labels.toolbar}
                />
              </Rows>
            )}
          </Table>
        )}
      </Region>
      <OverflowTooltip container={region} selector={TRUNCATABLE} />
      {(footer !== undefined || bar !== undefined) && (
        <TableFoot
          isDocked={layout === 'page'}
          bar={bar}
          footer={footer === undefined ? undefined : <Deferred isPaused={isRendering}>{footer}</Deferred>}
        />
      )}
    </Root>
  )
}

/** The footer stays as it is while other rows render, and changes together with them. */
const Deferred = memo(
  ({ children }: { isPaused: boolean; children: ReactNode }) => children,
  (_, { isPaused }) => isPaused,
)

interface DeferredRowsProps<Row> extends Pick<
  DataTableProps<Row>,
  'rows' | 'columns' | 'rowKey' | 'rowName' | 'rowHref' | 'selection'
> {
  /** Whether other rows are rendering. The current rows then stay as they are. */
  isPaused: boolean
  getToolbarLabel: TableLabels['toolbar']
}

/** Renders other rows, such as the next page, in interruptible slices. Changes within the same rows apply immediately. */
const DeferredRows = memo(
  function DeferredRows<Row>(props: DeferredRowsProps<Row>) {
    const { rows, columns, rowKey, rowName, rowHref, selection, getToolbarLabel } = props
    const getRowSelect = useRowSelect(selection)
    return rows.map((row, place) => {
      const name = rowName(row)
      return (
        <TableRow
          key={rowKey(row)}
          row={row}
          place={place}
          columns={columns}
          name={name}
          toolbarLabel={getToolbarLabel(name)}
          href={rowHref?.(row)}
          {...getRowSelect(row, place, name)}
        />
      )
    })
  },
  (_, { isPaused }) => isPaused,
) as <Row>(props: DeferredRowsProps<Row>) => ReactNode
