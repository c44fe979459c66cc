import { getTableName, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import * as schema from './schema'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1)

const tables = Object.values<unknown>(schema).filter((value) => is(value, PgTable))

const declared = tables.map((table) => {
  const { name, columns, foreignKeys, primaryKeys } = getTableConfig(table)
  return {
    name,
    columns: columns
      .map((column) => ({
        name: column.name,
        type: column.getSQLType(),
        isNullable: !column.notNull,
        hasDefault: column.hasDefault,
      }))
      .toSorted(byName),
    primaryKey: [
      ...columns.filter((column) => column.primary).map((column) => column.name),
      ...primaryKeys.flatMap((key) => key.columns.map((column) => column.name)),
    ],
    foreignKeys: foreignKeys
      .map((key) => {
        const { columns: from, foreignTable } = key.reference()
        return `${from.map((column) => column.name).join()} → ${getTableName(foreignTable)}, ${key.onDelete ?? 'no action'}`
      })
      .toSorted(),
  }
})

describe('the migrations', () => {
  it('make exactly the tables that queries are typed by', async () => {
    const { rows } = await db.execute<{ name: string }>(
      // Partitions are as their table.
      sql`select relname as name from pg_class where relnamespace = current_schema()::regnamespace
        and relkind in ('r', 'p') and not relispartition and relname <> 'migration'`,
    )
    expect(rows.map((row) => row.name).toSorted()).toEqual(declared.map((table) => table.name).toSorted())
  })

  it.each(declared)('make $name as queries are typed', async ({ name, columns, primaryKey, foreignKeys }) => {
    const { rows: made } = await db.execute<{
      name: string
      type: string
      isNullable: boolean
      hasDefault: boolean
    }>(sql`
      select attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as "isNullable",
        attgenerated = '' and (atthasdef or attidentity <> '') as "hasDefault"
      from pg_attribute where attrelid = ${name}::regclass and attnum > 0 and not attisdropped`)
    expect(made.toSorted(byName)).toEqual(columns)

    const { rows: keys } = await db.execute<{ kind: string; columns: string; target: string; action: string }>(sql`
      select contype::text as kind, confrelid::regclass::text as target, confdeltype::text as action,
        (select string_agg(attname, ',' order by at) from unnest(conkey) with ordinality as key (attnum, at)
          join pg_attribute using (attnum) where attrelid = conrelid) as columns
      from pg_constraint where conrelid = ${name}::regclass`)
    const actions: Record<string, string> = { a: 'no action', c: 'cascade', n: 'set null' }
    expect(keys.filter((key) => key.kind === 'p').flatMap((key) => key.columns.split(','))).toEqual(primaryKey)
    expect(
      keys
        .filter((key) => key.kind === 'f')
        .map((key) => `${key.columns} → ${key.target}, ${actions[key.action]}`)
        .toSorted(),
    ).toEqual(foreignKeys)
  })

  it('give every foreign key an index that starts with its columns', async () => {
    const { rows } = await db.execute<{ key: string }>(sql`
      select conrelid::regclass::text || '.' || attname as key
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and connamespace = current_schema()::regnamespace
        and not exists (select 1 from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`)
    expect(rows).toEqual([])
  })
})
