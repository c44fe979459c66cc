/** Finds the first row that is visible below the sticky head. Rows rendered above the viewport do not count. */
export function findFirstVisibleRow(rows: readonly Element[], root: HTMLElement): Element | undefined {
  const head = root.querySelector('thead')?.firstElementChild?.firstElementChild?.getBoundingClientRect().bottom ?? 0
  return rows.find((row) => row.getBoundingClientRect().bottom > head + 1)
}
