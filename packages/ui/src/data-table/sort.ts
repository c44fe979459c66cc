/** Sort order of a table. */
export interface Sort {
  columnId: string
  direction: 'ascending' | 'descending'
}

/**
 * Next order after a click on a column head: ascending for another column, the opposite direction for the same one. Tables
 * are always sorted, so that pages stay stable.
 */
export function getNextSort(current: Sort | undefined, columnId: string): Sort {
  const isAscending = current?.columnId === columnId && current.direction === 'ascending'
  return { columnId, direction: isAscending ? 'descending' : 'ascending' }
}
