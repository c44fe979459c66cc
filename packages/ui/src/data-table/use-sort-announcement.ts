import { useState } from 'react'
import type { Column } from './column'
import type { Sort } from './sort'

/**
 * Text to announce after the sort order changed. Empty at first, because the heads expose the initial order.
 * @param labels the texts for a column header, by direction
 */
export function useSortAnnouncement(
  columns: readonly Pick<Column<never>, 'id' | 'header'>[],
  sort: Sort | undefined,
  labels: Record<Sort['direction'], (header: string) => string>,
): string {
  const [last, setLast] = useState({ sort, text: '' })
  if (last.sort?.columnId === sort?.columnId && last.sort?.direction === sort?.direction) return last.text
  const header = columns.find((column) => column.id === sort?.columnId)?.header
  const text = sort === undefined || header === undefined ? '' : labels[sort.direction](header)
  setLast({ sort, text })
  return text
}
