import { isLeaving } from '../focus/transfer-focus'
import { findControl } from './row-controls'

/** Focuses the same column of the next or previous row, else the region of the table, when a row is removed with the focus. */
export function focusNeighbor(row: HTMLTableRowElement): void {
  const column = document.activeElement?.closest<HTMLTableCellElement>('td, th')?.cellIndex ?? 0
  const control = [row.nextElementSibling, row.previousElementSibling]
    .filter((sibling) => sibling !== null && !isLeaving(sibling))
    .map((sibling) => sibling && findControl(sibling, column))
    .find((found) => found)
  const target = control ?? row.closest<HTMLElement>('[role="region"]')
  target?.focus({ preventScroll: true })
}
