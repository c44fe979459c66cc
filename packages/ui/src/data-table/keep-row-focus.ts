import { controlIn } from './row-control'

/** Rows that are about to leave: when a whole table goes, all of them still stand there while the first one is asked. */
const leaving = new WeakSet<Element>()

/**
 * Watches over the focus in a row.
 * @param row part of the page
 * @returns to be called before the row leaves the page: hands the focus on to the same column of the row that takes its
 * place, else to the region of the table, so that it never falls to the body
 */
export function keepRowFocus(row: HTMLTableRowElement): () => void {
  leaving.delete(row)
  return () => {
    leaving.add(row)
    const active = document.activeElement
    if (active === null || !row.contains(active)) return
    const place = active.closest<HTMLTableCellElement>('td, th')?.cellIndex ?? 0
    const control = [row.nextElementSibling, row.previousElementSibling]
      .filter((heir) => heir !== null && !leaving.has(heir))
      .map((heir) => heir && controlIn(heir, place))
      .find((found) => found)
    const heir = control ?? row.closest<HTMLElement>('[role="region"]')
    heir?.focus({ preventScroll: true })
  }
}
