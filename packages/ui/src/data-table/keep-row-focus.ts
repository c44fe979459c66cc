const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex="0"]'

/**
 * Hands the focus on from a row that is about to leave the table: to the same column of the row that takes its place, else
 * to the region of the table. It never falls to the body.
 * @param row still part of the page
 */
export function handOnFocus(row: HTMLTableRowElement | null): void {
  const active = document.activeElement
  if (row === null || active === null || !row.contains(active)) return
  const place = active.closest<HTMLTableCellElement>('td, th')?.cellIndex ?? 0
  for (const heir of [row.nextElementSibling, row.previousElementSibling]) {
    const control =
      heir?.children.item(place)?.querySelector<HTMLElement>(FOCUSABLE) ?? heir?.querySelector<HTMLElement>(FOCUSABLE)
    if (control) {
      control.focus({ preventScroll: true })
      return
    }
  }
  row.closest<HTMLElement>('[role="region"]')?.focus({ preventScroll: true })
}
