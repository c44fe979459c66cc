import { sql } from 'drizzle-orm'
import type { Queries } from '../db/database'
import { columnList, type Table } from '../db/tables'

/** About so many bytes are in memory at a time. */
const BATCH_BYTES = 2 * 1024 * 1024
const BATCH_ROWS = 2000

/**
 * Copies the rows of a table by way of their text, as a dump does: it is exact for every type.
 * @param longest bytes of the longest row
 */
export async function copyTable(from: Queries, to: Queries, table: Table, longest: number): Promise<void> {
  const { name, columns } = table
  const size = Math.max(1, Math.min(BATCH_ROWS, Math.floor(BATCH_BYTES / Math.max(longest, 1))))
  const texts = sql.join(
    columns.map((column, index) => sql`${sql.identifier(column.name)}::text as ${sql.identifier(`c${index}`)}`),
    sql`, `,
  )
  const values = sql.join(
    columns.map(({ type }, index) => sql`${sql.identifier(`c${index}`)}::${sql.raw(type)}`),
    sql`, `,
  )
  const aliases = sql.join(
    columns.map((_, index) => sql.identifier(`c${index}`)),
    sql`, `,
  )
  await from.execute(sql`declare moved no scroll cursor for select ${texts} from ${sql.identifier(name)}`)
  for (;;) {
    const { rows } = await from.execute<Record<string, string | null>>(sql.raw(`fetch ${size} from moved`))
    if (rows.length === 0) break
    const arrays = sql.join(
      columns.map((_, index) => sql`${sql.param(rows.map((row) => row[`c${index}`]))}::text[]`),
      sql`, `,
    )
    await to.execute(sql`
      insert into ${sql.identifier(name)} (${columnList(columns)}) overriding system value
      select ${values} from unnest(${arrays}) as batch (${aliases})`)
  }
  await from.execute(sql`close moved`)
}
