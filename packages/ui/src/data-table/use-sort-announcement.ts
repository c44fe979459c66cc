import { useState } from 'react'
import type { Column } from './column'
import type { Sort } from './sort'

/**
 * Text to announce after the sort order changed. Empty at first, because the heads expose the initial order.
 * @param getText returns the text for a column header and a direction
 */
export function useSortAnnouncement(
  columns: readonly Pick<Column<never>, 'id' | 'header'>[],
  sort: Sort | undefined,
  getText: (header: string, direction: Sort['direction']) => string,
): string {
  const [last, setLast] = useState({ sort, text: '' })
  if (last.sort?.columnId === sort?.columnId && last.sort?.direction === sort?.direction) return last.text
  const header = columns.find((column) => column.id === sort?.columnId)?.header
  const text = sort === undefined || header === undefined ? '' : getText(header, sort.direction)
  setLast({ sort, text })
  return text
}
