import { sql, type SQL } from 'drizzle-orm'

/** Ids as one array parameter: a list of parameters ends at 65,535. */
export const idList = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::int[]`

/** Ids in one statement. A statement of the embedded database blocks every other call while it runs. */
const IDS_AT_ONCE = 10_000

/**
 * Reads the rows of any number of ids, in one statement for each 10,000 of them, so that other calls get a turn in between.
 * @param read runs a statement for a list of ids, in ascending order: rows that it locks are locked in the one order that avoids deadlocks
 */
export async function readByIds<Row>(ids: readonly number[], read: (ids: SQL) => Promise<Row[]>): Promise<Row[]> {
  const sorted = ids.toSorted((one, other) => one - other)
  const rows: Row[] = []
  for (let start = 0; start < sorted.length; start += IDS_AT_ONCE) {
    for (const row of await read(idList(sorted.slice(start, start + IDS_AT_ONCE)))) rows.push(row)
  }
  return rows
}
