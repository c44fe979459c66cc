import { useState } from 'react'
import type { Column } from './column'
import type { Sort } from './sort'

/**
 * What to say when the order has changed: nothing at first, as the heads tell it.
 * @param words for the head of a column and a direction
 */
export function useSortSaid(
  columns: readonly Pick<Column<never>, 'id' | 'header'>[],
  sort: Sort | undefined,
  label: (header: string, direction: Sort['direction']) => string,
): string {
  const [said, setSaid] = useState({ sort, text: '' })
  if (said.sort?.columnId === sort?.columnId && said.sort?.direction === sort?.direction) return said.text
  const header = columns.find((column) => column.id === sort?.columnId)?.header
  const text = sort === undefined || header === undefined ? '' : label(header, sort.direction)
  setSaid({ sort, text })
  return text
}
