/** Which column orders the rows, and which way. */
export interface Sort {
  columnId: string
  direction: 'ascending' | 'descending'
}

/**
 * What a press on the head of a column asks for: another column starts ascending, the same one turns around. There is
 * always an order, so that pages stay stable.
 */
export function nextSort(current: Sort | undefined, columnId: string): Sort {
  const isTurned = current?.columnId === columnId && current.direction === 'ascending'
  return { columnId, direction: isTurned ? 'descending' : 'ascending' }
}

/** What is said when the order has changed, in English. */
export const sortedBy = (header: string, direction: Sort['direction']): string => `Sorted by ${header}, ${direction}`
