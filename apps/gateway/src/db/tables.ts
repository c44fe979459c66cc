import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from './database'

interface Column {
  readonly name: string
  /** As `format_type` names it. */
  readonly type: string
}

/** A table with the columns that it stores, without generated ones. */
export interface Table {
  readonly name: string
  readonly columns: readonly Column[]
}

/** Every table of the database, from its catalog, so that no list in the code can lack one. Partitions are parts of their table. */
export async function listTables(tx: Queries): Promise<Table[]> {
  const { rows } = await tx.execute<{ table: string; name: string; type: string }>(sql`
    select relname as table, attname as name, format_type(atttypid, atttypmod) as type
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
    order by relname collate "C", attname collate "C"`)
  const tables = new Map<string, Column[]>()
  for (const { table, name, type } of rows) {
    const columns = tables.get(table) ?? []
    columns.push({ name, type })
    tables.set(table, columns)
  }
  return [...tables].map(([name, columns]) => ({ name, columns }))
}

/** The number of rows of each table. */
export async function countRows(tx: Queries): Promise<Record<string, number>> {
  const tables = await listTables(tx)
  const counts = tables.map(
    ({ name }) => sql`select ${name}::text as name, count(*)::int as count from ${sql.identifier(name)}`,
  )
  // One statement, because calls wait for it.
  const { rows } = await tx.execute<{ name: string; count: number }>(sql.join(counts, sql` union all `))
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

/** Values as text are the same in every database after this. For the rest of the transaction. */
export async function fixTextForms(tx: Queries): Promise<void> {
  const forms = {
    bytea_output: 'hex',
    extra_float_digits: '1',
    datestyle: 'ISO, YMD',
    intervalstyle: 'postgres',
    timezone: 'UTC',
  }
  for (const [name, value] of Object.entries(forms)) await tx.execute(sql`select set_config(${name}, ${value}, true)`)
}

export const columnList = (columns: readonly Column[]): SQL =>
  sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )

/** What is stored in a table. */
export interface TableSum {
  readonly rows: number
  /** The same for the same rows in any order, on every engine and version of PostgreSQL. 16 hexadecimal digits. */
  readonly checksum: string
  /** Bytes of the longest row as text. */
  readonly longest: number
}

/**
 * Counts the rows of a table and sums up the SHA-256 of each, in the database, so that no row is loaded. After `fixTextForms`. It detects errors and not an attacker: 64 bits are compared.
 */
export async function sumTable(tx: Queries, { name, columns }: Table): Promise<TableSum> {
  const { rows } = await tx.execute<{ rows: number; sum: string; longest: number }>(sql`
    select count(*)::int as rows, coalesce(max(octet_length(line)), 0) as longest,
      coalesce(sum(('x' || encode(substring(sha256(convert_to(line, 'UTF8')) for 8), 'hex'))::bit(64)::bigint), 0)::text as sum
    from (select row(${columnList(columns)})::text as line from ${sql.identifier(name)}) as lines`)
  const [found] = rows
  if (found === undefined) throw new Error(`The table ${name} has no sum.`)
  const checksum = BigInt.asUintN(64, BigInt(found.sum)).toString(16).padStart(16, '0')
  return { rows: found.rows, checksum, longest: found.longest }
}

/** The sum of every table, by its name. After `fixTextForms`. */
export async function sumTables(tx: Queries, tables: readonly Table[]): Promise<Map<string, TableSum>> {
  const sums = new Map<string, TableSum>()
  for (const table of tables) sums.set(table.name, await sumTable(tx, table))
  return sums
}

/** Where each counter of ids is, by the name of its sequence. */
export async function readCounters(tx: Queries): Promise<Map<string, { last: string; isCalled: boolean }>> {
  const { rows: sequences } = await tx.execute<{ name: string }>(sql`
    select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'S' order by relname`)
  const counters = new Map<string, { last: string; isCalled: boolean }>()
  for (const { name } of sequences) {
    const { rows } = await tx.execute<{ last: string; isCalled: boolean }>(
      sql`select last_value::text as last, is_called as "isCalled" from ${sql.identifier(name)}`,
    )
    if (rows[0] !== undefined) counters.set(name, rows[0])
  }
  return counters
}
