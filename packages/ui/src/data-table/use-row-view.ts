'use client'

import { useMemo } from 'react'
import { type PipelineColumn, RowPipeline, type RowView } from './row-pipeline'
import type { Sort } from './sort'

export type { RowView } from './row-pipeline'

/** What a view is made of. */
export interface RowViewOptions<Row> {
  /** All rows; another array means other rows. */
  rows: readonly Row[]
  /** Their columns: `sortValue` orders them, `searchValue` finds them. Read once for each `id` and `rows`. */
  columns: readonly PipelineColumn<Row>[]
  /** The order; as they came without one. */
  sort?: Sort
  /** What is searched for, in any case, with or without accents. */
  search?: string
  /** The language that orders texts, such as `sv`; the browser's by default. */
  locale?: string
}

/**
 * Orders and searches rows that are all in the browser, for a WindowedTable or a page of a DataTable. Every order and
 * every search is worked out once: a render that changes nothing costs nothing.
 */
export function useRowView<Row>(options: RowViewOptions<Row>): RowView<Row> {
  const { rows, columns, sort, search = '', locale } = options
  const pipeline = useMemo(() => new RowPipeline(rows, locale), [rows, locale])
  const { columnId, direction } = sort ?? {}
  return useMemo(
    () =>
      pipeline.view(
        columns,
        columnId === undefined || direction === undefined ? undefined : { columnId, direction },
        search,
      ),
    // Columns are often made anew with each render; what they read is known by their ids.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
    [pipeline, columnId, direction, search],
  )
}
