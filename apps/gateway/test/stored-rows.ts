import { sql } from 'drizzle-orm'
import type { Queries } from '../src/db/database'

/** Everything that a database stores, whatever tables it has. */
export interface StoredRows {
  readonly tables: ReadonlyMap<string, StoredTable>
}

interface StoredTable {
  /** By name, generated ones among them. */
  readonly columns: readonly string[]
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

/** Partitions count as rows of their table. */
export async function readStoredRows(queries: Queries): Promise<StoredRows> {
  const { rows: found } = await queries.execute<{ name: string; columns: string[] }>(sql`
    select relname as name, array_agg(attname::text order by attname) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
    group by relname order by relname`)
  const tables = new Map<string, StoredTable>()
  for (const { name, columns } of found) {
    const { rows } = await queries.execute<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(stored) as row from ${sql.identifier(name)} as stored`,
    )
    tables.set(name, { columns, rows: rows.map(({ row }) => row) })
  }
  return { tables }
}

/** How an upgrade may change what is stored. Everything that is not listed must be the same afterwards. */
export interface AllowedChanges {
  /** Tables that may have more rows afterwards. */
  readonly grown: readonly string[]
  /** Tables that may be missing, for example because they were renamed. */
  readonly removed: readonly string[]
  /** `table.column` whose values may differ. Columns that only one of the two schemas has are not compared. */
  readonly columns: readonly string[]
  /** Rows that may differ in any column. */
  readonly rows: Readonly<Record<string, (row: Readonly<Record<string, unknown>>) => boolean>>
}

/** What an upgrade has lost or changed beyond what is allowed, a sentence each; none when all is as it should be. */
export function differencesOf(before: StoredRows, after: StoredRows, allowed: AllowedChanges): string[] {
  return [...before.tables].flatMap(([name, old]) => {
    const now = after.tables.get(name)
    if (now === undefined) return allowed.removed.includes(name) ? [] : [`${name}: the table is missing.`]
    const columns = old.columns.filter(
      (column) => now.columns.includes(column) && !allowed.columns.includes(`${name}.${column}`),
    )
    const isFree = allowed.rows[name] ?? (() => false)
    const compared = ({ rows }: StoredTable): string[] =>
      rows
        .filter((row) => !isFree(row))
        .map((row) => JSON.stringify(Object.fromEntries(columns.map((column) => [column, row[column]]))))
    const [lost, added] = [without(compared(old), compared(now)), without(compared(now), compared(old))]
    return [
      ...lost.map((row) => `${name}: ${row} is missing or changed.`),
      ...(allowed.grown.includes(name) ? [] : added.map((row) => `${name}: ${row} is new or changed.`)),
    ]
  })
}

/** The rows of one list that another one lacks, each as often as it lacks it. */
function without(rows: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const row of others) counts.set(row, (counts.get(row) ?? 0) + 1)
  return rows.filter((row) => {
    const count = counts.get(row) ?? 0
    counts.set(row, count - 1)
    return count <= 0
  })
}
