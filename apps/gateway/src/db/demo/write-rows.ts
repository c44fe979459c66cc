import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../database'

/** A statement holds 65,535 parameters at the most; the widest table has 24 columns. */
const ROWS_A_STATEMENT = 1000

/** Inserts any number of rows. */
export async function writeRows<Table extends PgTable>(
  tx: Queries,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    await tx.insert(table).values(rows.slice(start, start + ROWS_A_STATEMENT))
  }
}

/** Rows were written with ids of our own: the next id that a table gives comes after them. */
export async function continueIds(tx: Queries): Promise<void> {
  const { rows } = await tx.execute<{ table_name: string; column_name: string }>(sql`
    select table_name, column_name from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`)
  for (const { table_name: table, column_name: column } of rows) {
    await tx.execute(sql`
      select setval(pg_get_serial_sequence(${table}, ${column}), max(${sql.identifier(column)}))
      from ${sql.identifier(table)} having max(${sql.identifier(column)}) is not null`)
  }
}
