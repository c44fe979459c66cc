/** A row that stays at its place on a page, whatever a refetch says. */
export interface PinnedRow<Row> {
  readonly row: Row
  /** Index on the page, from 0. */
  readonly place: number
}

/**
 * The rows of a refetched page with the pinned rows at their places, so that a second press at the same spot meets the same row. A pinned row
 * that the page no longer contains is added, and no other row is dropped for it.
 */
export function pinRows<Row>(
  rows: readonly Row[],
  pinned: readonly PinnedRow<Row>[],
  idOf: (row: Row) => number | string,
): Row[] {
  const ids = new Set(pinned.map(({ row }) => idOf(row)))
  const page = rows.filter((row) => !ids.has(idOf(row)))
  for (const { row, place } of pinned.toSorted((one, other) => one.place - other.place)) page.splice(place, 0, row)
  return page
}
