import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { MIGRATIONS } from '../src/db/migrations/all'
import { openDatabase, type Database } from '../src/db/open'
import { addOns, apiKeys, groupUsers, licenseAddOns, userAddOns, userGroups, users } from '../src/db/schema'
import { packFolder } from '../test/old-database'

/**
 * Saves what this version of the gateway stores, for the tests of upgrades from it: `npx tsx apps/gateway/scripts/save-data.ts [--with-folder]`. Writes
 * `test/data/schema-<number>/`:
 *
 * - `production.tar.br`, only with `--with-folder`: the data folder of SEED=none with a few rows, as an orderly end leaves it. It is 1.4 MB, so there is one for each version of
 *   the embedded database and not for each schema;
 * - `demo.sql`: the rows of a demo world with fewer users, nothing but INSERT: for the tables that the migrations up to this number have made, on either engine. What triggers
 *   fill is left out, and so is how far each counter of ids has got.
 *
 * Tables that a demo world leaves empty get their rows from `more.sql`, which is written by hand: the test of upgrades fails until every table has one.
 *
 * Never overwrites existing data: a later version must be able to open what an earlier one really left behind.
 */
const schema = MIGRATIONS.at(-1)?.id ?? 0
const target = path.join(import.meta.dirname, '..', 'test', 'data', `schema-${schema}`)

/** Filled by triggers. */
const COUNTED = ['license_count', 'user_group_count']
/** Their rows refer to each other: both go in one statement, at whose end the database checks. */
const [LICENSES, USERS] = ['license', 'app_user']
/** Users of the demo world with a higher id are left out. */
const LAST_USER = 120

async function saveProduction(folder: string): Promise<void> {
  const admin = { userName: 'first.admin', password: 'Quiet-harbour-77' }
  const db = await openDatabase({ databaseUrl: undefined, dataDir: folder, seed: 'none', admin })
  const [product] = await db.orm
    .insert(addOns)
    .values({ name: 'Material Control', shortName: 'MC', category: 'MATERIAL', color: '#2f6fd6' })
    .returning()
  const [first] = await db.orm.select().from(users)
  const [group] = await db.orm.insert(userGroups).values({ licenseId: 1, name: 'Night shift' }).returning()
  if (product === undefined || first === undefined || group === undefined) throw new Error('A row was not written.')
  await db.orm.insert(licenseAddOns).values({ licenseId: 1, addOnId: product.addOnId, maxUsers: 5 })
  const [second] = await db.orm
    .insert(users)
    .values({ ...first, userId: undefined, userName: 'second.user', email: 'second.user@example.com' })
    .returning()
  if (second === undefined) throw new Error('A row was not written.')
  await db.orm.insert(userAddOns).values({ ownerId: second.userId, itemId: product.addOnId })
  await db.orm.insert(groupUsers).values({ ownerId: group.userGroupId, itemId: second.userId })
  await db.orm.insert(apiKeys).values({
    licenseId: 1,
    name: 'Nightly export',
    keyPrefix: 'nightly1',
    secretHash: createHash('sha256').update('nobody has it').digest('hex'),
    createdDate: 1,
    updatedDate: 1,
  })
  await db.close()
  packFolder(path.basename(target), folder, 'none')
}

/** The tables, each after those that its rows refer to; users with their licenses. */
async function tablesInOrder(db: Database): Promise<string[]> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = current_schema() order by tablename`,
  )
  const { rows: keys } = await db.execute<{ from: string; to: string }>(sql`
    select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
    where contype = 'f' and conrelid <> confrelid`)
  const left = new Set(
    tables.map(({ name }) => name).filter((name) => ![...COUNTED, USERS, 'migration'].includes(name)),
  )
  const ordered: string[] = []
  while (left.size > 0) {
    const next = [...left].find((name) => keys.every(({ from, to }) => from !== name || !left.has(to)))
    if (next === undefined) throw new Error(`These tables refer to each other: ${[...left].join(', ')}.`)
    left.delete(next)
    ordered.push(next)
  }
  return ordered
}

/** One statement that makes the rows of a table, without its end; empty where it has none. */
async function insertOf(db: Database, table: string): Promise<string> {
  const { rows: columns } = await db.execute<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`)
  const names = columns.map(({ name }) => name)
  const values = sql.raw(names.map((name) => `quote_nullable(${name})`).join(` || ', ' || `))
  const { rows } = await db.execute<{ row: string }>(
    sql`select '(' || ${values} || ')' as row from ${sql.identifier(table)} order by 1`,
  )
  // Rows of a tree come after what they hang on, whose ids are lower.
  const byId = rows.map(({ row }) => row).toSorted((one, other) => firstNumber(one) - firstNumber(other))
  return byId.length === 0 ? '' : `insert into ${table} (${names.join(', ')}) values\n  ${byId.join(',\n  ')}`
}

const firstNumber = (row: string): number => Number(/^\('(\d+)'/.exec(row)?.[1] ?? 0)

async function saveDemo(folder: string): Promise<void> {
  const db = await openDatabase({ databaseUrl: undefined, dataDir: folder, seed: 'demo', admin: undefined })
  await db.orm.delete(users).where(sql`${users.userId} > ${LAST_USER}`)
  const statements: string[] = []
  for (const table of await tablesInOrder(db)) {
    const insert = await insertOf(db, table)
    if (insert === '') continue
    const isCircle = table === LICENSES
    statements.push(isCircle ? `with licenses as (\n${insert}\n)\n${await insertOf(db, USERS)}` : insert)
  }
  await db.close()
  fs.writeFileSync(path.join(target, 'demo.sql'), `${statements.join(';\n')};\n`)
}

if (fs.existsSync(target)) {
  console.error(`${target} is there already: it is what that version left behind.`)
  process.exitCode = 1
} else {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-data-'))
  fs.mkdirSync(target, { recursive: true })
  try {
    if (process.argv.includes('--with-folder')) await saveProduction(path.join(root, 'production'))
    await saveDemo(path.join(root, 'demo'))
    for (const name of fs.readdirSync(target)) {
      console.log(`${name}: ${(fs.statSync(path.join(target, name)).size / 1024).toFixed(0)} kB`)
    }
  } finally {
    fs.rmSync(root, { recursive: true, force: true })
  }
}
