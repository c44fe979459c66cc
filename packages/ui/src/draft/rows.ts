/** The rows of a list by their ids, in order. A row has fields as a record has, which can be lists too. */
export type Rows<Row extends object = object> = ReadonlyMap<string, Row>

/** Begins the ids that mean nothing to the server. A name that begins with it identifies no row. */
const ANONYMOUS = '\u0001'

/** Whether the id of a row was made here, so that the same row can have another id in the next version. */
export const isAnonymous = (id: string): boolean => id.startsWith(ANONYMOUS)

/**
 * Makes rows of a list from the server.
 * @param getId the id of a row, or the name that identifies it in the list. Rows without an id, or with an id that several rows have, are identified by their content, then by their place
 */
export function toRows<Row extends object>(
  list: Iterable<Row>,
  getId?: (row: Row) => string | number | undefined,
): Rows<Row> {
  const items = [...list].map((row) => ({ id: String(getId?.(row) ?? ''), row }))
  const counts = new Map<string, number>()
  for (const { id } of items) counts.set(id, (counts.get(id) ?? 0) + 1)
  const isUnique = (id: string): boolean => id !== '' && !isAnonymous(id) && counts.get(id) === 1
  return new Map(items.map(({ id, row }, place) => [isUnique(id) ? id : `${ANONYMOUS}${place}`, row]))
}

let lastRow = 0

/** Returns the id of a row that the user adds. It differs from those of other tabs, whose drafts can be stored on the device. */
export function createRowId(): string {
  lastRow += 1
  return `${ANONYMOUS}${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}-${lastRow}`
}

/** Adds a row, at the end by default. */
export function addRow<Row extends object>(
  rows: Rows<Row>,
  row: Row,
  { id = createRowId(), place = rows.size }: { id?: string | undefined; place?: number | undefined } = {},
): Rows<Row> {
  return new Map([...rows].toSpliced(place, 0, [id, row]))
}

/** Changes fields of a row. Returns the same rows if there is no such row. */
export function changeRow<Row extends object>(
  rows: Rows<Row>,
  id: string,
  change: Partial<Row> | ((row: Row) => Row),
): Rows<Row> {
  const row = rows.get(id)
  if (row === undefined) return rows
  return new Map(rows).set(id, typeof change === 'function' ? change(row) : { ...row, ...change })
}

/** Removes a row. */
export function removeRow<Row extends object>(rows: Rows<Row>, id: string): Rows<Row> {
  const next = new Map(rows)
  next.delete(id)
  return next
}

/** Moves a row to a place, from 0, among all rows. */
export function moveRow<Row extends object>(rows: Rows<Row>, id: string, place: number): Rows<Row> {
  const row = rows.get(id)
  return row === undefined ? rows : addRow(removeRow(rows, id), row, { id, place })
}
