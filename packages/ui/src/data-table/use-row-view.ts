'use client'

import { useMemo } from 'react'
import { type PipelineColumn, RowPipeline, type RowView } from './row-pipeline'
import type { Sort } from './sort'

export type { PipelineColumn, RowView } from './row-pipeline'
export type { Sort } from './sort'

/** Options of `useRowView`. */
export interface RowViewOptions<Row> {
  /** All rows. A new array means new rows. */
  rows: readonly Row[]
  /** The columns with `sortValue` and `searchValue`. They are read once per `id` and `rows`. */
  columns: readonly PipelineColumn<Row>[]
  /** Sort order; the original order by default. */
  sort?: Sort
  /** Search text. Case and accents do not matter. */
  search?: string
  /** Language for sorting texts, any BCP 47 tag; the browser's language by default. */
  locale?: string
}

/**
 * Sorts and searches rows that are all in the browser, for a WindowedTable or for the pages of a DataTable. Results are cached,
 * so a render without a change takes no time.
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
    // Callers often create new columns in each render. Their ids identify what they read.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
    [pipeline, columnId, direction, search],
  )
}
