/** Of a table that has been scrolled, the first row under its head; rows that are kept ready above it are not seen. */
export function firstSeen(rows: readonly Element[], root: HTMLElement): Element | undefined {
  const head = root.querySelector('thead')?.firstElementChild?.firstElementChild?.getBoundingClientRect().bottom ?? 0
  return rows.find((row) => row.getBoundingClientRect().bottom > head + 1)
}
