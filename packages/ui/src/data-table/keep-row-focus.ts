import { findControl } from './row-controls'

/** Rows that are about to be removed. When React removes a whole table, all rows are still in the document during the first cleanup. */
const leaving = new WeakSet<Element>()

/**
 * Keeps the focus when a row with the focus is removed.
 * @param row a mounted row
 * @returns a cleanup to call before the row is removed. It focuses the same column of the next or previous row, else the
 * region of the table, so that the focus never falls to the body.
 */
export function keepRowFocus(row: HTMLTableRowElement): () => void {
  leaving.delete(row)
  return () => {
    leaving.add(row)
    const active = document.activeElement
    if (active === null || !row.contains(active)) return
    const column = active.closest<HTMLTableCellElement>('td, th')?.cellIndex ?? 0
    const control = [row.nextElementSibling, row.previousElementSibling]
      .filter((sibling) => sibling !== null && !leaving.has(sibling))
      .map((sibling) => sibling && findControl(sibling, column))
      .find((found) => found)
    const target = control ?? row.closest<HTMLElement>('[role="region"]')
    target?.focus({ preventScroll: true })
  }
}
