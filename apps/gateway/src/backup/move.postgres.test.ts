import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startTestGateway } from '../../../../tests/support/test-gateway'
import { withAdminClient } from '../../test/admin-client'
import { runChild } from '../../test/child-process'
import { makeKey } from '../../test/make-key'
import { openAsIs } from '../../test/old-database'
import { readStoredRows, type StoredRows } from '../../test/stored-rows'
import { readStoredSchema } from '../../test/stored-schema'
import { emptyWorld, type WorldCopy } from '../../test/world-copy'
import { openStored } from '../db/data-folder'
import { migrate } from '../db/migrate'
import { openDatabase } from '../db/open'
import { moveToPostgres } from './move'

/** An embedded demo world takes five seconds of CPU. */
const WITH_CREATION = 300_000

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-move-'))
const folder = path.join(dataDir, 'demo')
const embedded = { databaseUrl: undefined, dataDir, seed: 'demo', admin: undefined } as const
/** An owner of databases who is no superuser, as on most servers. */
const owner = `mover_${randomBytes(4).toString('hex')}`

/** An empty database of the owner. */
interface Target {
  readonly config: WorldCopy['config']
  readonly databaseUrl: string
}
const worlds: WorldCopy[] = []

async function makeTarget(): Promise<Target> {
  const world = await emptyWorld()
  worlds.push(world)
  const url = new URL(world.config.databaseUrl ?? '')
  await withAdminClient(url.href, (client) =>
    client.query(`alter database "${url.pathname.slice(1)}" owner to ${owner}`),
  )
  Object.assign(url, { username: owner, password: owner })
  return { config: world.config, databaseUrl: url.href }
}

const query = ({ config }: Target, statement: string) =>
  withAdminClient(config.databaseUrl ?? '', async (client) => (await client.query<object>(statement)).rows)

const listRelations = (target: Target) =>
  query(target, `select relname from pg_class where relnamespace = 'public'::regnamespace`)

/** Changes the embedded database for one test, then back. */
async function within<T>(change: string, undo: string, run: () => Promise<T>): Promise<T> {
  const execute = async (statements: string) => {
    const stored = await openStored(folder)
    await stored.db.transaction(async (tx) => {
      for (const statement of statements.split(';')) await tx.execute(sql.raw(statement))
    })
    await stored.release()
  }
  await execute(change)
  try {
    return await run()
  } finally {
    await execute(undo)
  }
}

let before: StoredRows
let token: string
let key: string
beforeAll(async () => {
  const server = inject('testTemplate')
  if (server.engine !== 'postgres') throw new Error('This test needs a server.')
  await withAdminClient(server.url, (client) => client.query(`create role ${owner} login password '${owner}'`))
  const db = await openDatabase(embedded)
  const gateway = await startTestGateway({ db })
  token = await gateway.tokenOf('customer.admin')
  key = (await makeKey(db, { roles: ['ACCESS_MY_CUSTOMER_LICENCE'] })).key
  await gateway.close()
  // Values that a careless copy changes, and an entry of a month that has no partition.
  const odd = '\\N \t "quoted" {a,b} NULL é 漢\n'
  await db.execute(sql`insert into setting (name, value) values ('odd', ${odd}), ('empty', '')`)
  await db.execute(
    sql`update site set site_opacity = 0.1 + 0.2::float8 where site_id = (select min(site_id) from site)`,
  )
  await db.execute(sql`
    insert into audit (at, actor_user_name, action, request_id, before) values (1, 'odd', 'odd', 'odd', 'null'::jsonb)`)
  await db.execute(sql`
    insert into job (kind, user_id, license_id, input, created_at, expires_at, state)
    select 'odd', user_id, license_id, '{}', 1, 99999999999999, 'done' from app_user order by user_id limit 1`)
  await db.execute(sql`
    insert into job_file_piece (job_id, start_byte, content)
    select max(job_id), piece, decode(repeat('00ff5c27', 200000), 'hex') from job, generate_series(0, 5) as piece group by piece`)
  before = await readStoredRows(db.orm)
  await db.close()
}, WITH_CREATION)

afterAll(async () => {
  for (const world of worlds) await world.remove()
  const server = inject('testTemplate')
  if (server.engine === 'postgres') await withAdminClient(server.url, (client) => client.query(`drop role ${owner}`))
  fs.rmSync(dataDir, { recursive: true, force: true })
})

describe('move-to-postgres', () => {
  it(
    'moves every row of every table, ids, counters, keys and triggers as they are, and people stay signed in [BACK-07, BACK-10]',
    async () => {
      const target = await makeTarget()
      const environment = { DATA_DIR: dataDir, DATABASE_URL: target.databaseUrl }
      const child = runChild('src/admin.ts', ['move-to-postgres'], environment)
      expect([await child.ended, child.output()]).toEqual([
        0,
        expect.stringMatching(/^app_user +[\d,]+ {2}[\da-f]{16}$/m),
      ])
      expect(child.output()).toMatch(
        new RegExp(`All ${before.tables.size} tables are equal on both sides: [\\d,]+ rows\\.`),
      )

      const stored = await openAsIs(target.config)
      const after = await readStoredRows(stored.orm)
      const sorted = ({ rows }: { rows: readonly object[] }) => rows.map((row) => JSON.stringify(row)).toSorted()
      expect([...after.tables.keys()]).toEqual([...before.tables.keys()])
      for (const [name, table] of before.tables) {
        expect([name, sorted(after.tables.get(name) ?? { rows: [] })]).toEqual([name, sorted(table)])
      }
      const schema = await readStoredSchema(stored.orm)
      await stored.close()
      const empty = await openAsIs((await makeTarget()).config)
      await migrate(empty)
      expect(schema).toEqual(await readStoredSchema(empty.orm))
      await empty.close()

      const db = await openDatabase({ ...target.config, databaseUrl: target.databaseUrl })
      const gateway = await startTestGateway({ db })
      const list = { query: { page: 1, pageSize: 20 } }
      expect((await gateway.clientWith(token).users.list(list)).status).toBe(200)
      expect((await gateway.clientWith(key).users.list(list)).status).toBe(200)
      const client = await gateway.clientAs('customer.admin')
      const made = await client.groups.create({ body: { LicenseId: 1, Name: 'Made after the move' } })
      expect(made.status).toBe(200)
      await gateway.close()
      await db.close()
    },
    WITH_CREATION,
  )

  it(
    'leaves the database empty when it is killed in the middle, and can be repeated [BACK-09]',
    async () => {
      const target = await makeTarget()
      const environment = { DATA_DIR: dataDir, DATABASE_URL: target.databaseUrl }
      const child = runChild('src/admin.ts', ['move-to-postgres'], environment)
      await child.printed(/Copying [\d,]+ rows/, 60_000)
      await child.kill()
      expect(await listRelations(target)).toEqual([])
      expect(await moveToPostgres(folder, { databaseUrl: target.databaseUrl, seed: 'demo' })).toContainEqual(
        expect.stringContaining('are equal on both sides'),
      )
    },
    WITH_CREATION,
  )

  const newest = '(select max(migration_id) from migration)'
  it.each([
    [
      'a newer schema',
      `insert into migration values (9999, 'newer', 1)`,
      'delete from migration where migration_id = 9999',
      /The database has schema version 9999/,
    ],
    [
      'an older schema',
      `create table saved as select * from migration where migration_id = ${newest}; delete from migration where migration_id = ${newest}`,
      'insert into migration select * from saved; drop table saved',
      /The embedded database has schema version \d+; this gateway has \d+\./,
    ],
    [
      'another seed',
      `update setting set value = 'large' where name = 'seed'`,
      `update setting set value = 'demo' where name = 'seed'`,
      /was made with SEED=large/,
    ],
    [
      'a table that the other side lacks',
      'create table added (id integer)',
      'drop table added',
      /difference: added\.id \(integer\)/,
    ],
    [
      'a column that the other side lacks',
      'alter table report add column added text',
      'alter table report drop column added',
      /difference: report\.added \(text\)/,
    ],
    [
      'a row that breaks a rule of the schema',
      `alter table setting drop constraint setting_pkey; insert into setting values ('odd', '')`,
      `delete from setting where name = 'odd' and value = ''; alter table setting add primary key (name)`,
      /duplicate key|setting/,
    ],
  ])('is refused for %s, and changes nothing [BACK-08, BACK-09]', async (_, change, undo, sentence) => {
    const target = await makeTarget()
    const run = () => moveToPostgres(folder, { databaseUrl: target.databaseUrl, seed: 'demo' })
    await within(change, undo, () => expect(run()).rejects.toThrow(sentence))
    expect(await listRelations(target)).toEqual([])
  })

  it('is refused while a gateway uses the folder, and for a missing one [BACK-08]', async () => {
    const target = await makeTarget()
    const run = (from: string) => moveToPostgres(from, { databaseUrl: target.databaseUrl, seed: 'demo' })
    const db = await openDatabase(embedded)
    await expect(run(folder)).rejects.toThrow(/is in use by another gateway/)
    await db.close()
    await expect(run(path.join(dataDir, 'none'))).rejects.toThrow(/There is no database in/)
    expect(fs.readdirSync(dataDir)).toEqual(['demo'])
    expect(await listRelations(target)).toEqual([])
  })

  it.each([
    ['a table of another program', 'create table letter (id integer); insert into letter values (1)', 'letter'],
    ['a view', 'create view letter as select 1 as id', 'letter'],
  ])('is refused for a database with %s, which stays as it is [BACK-08]', async (_, statement, name) => {
    const target = await makeTarget()
    await query(target, statement)
    await expect(moveToPostgres(folder, { databaseUrl: target.databaseUrl, seed: 'demo' })).rejects.toThrow(
      `The database of DATABASE_URL is not empty. It has ${name}.`,
    )
    expect(await listRelations(target)).toEqual([{ relname: name }])
    expect(await query(target, 'select id from letter')).toEqual([{ id: 1 }])
  })
})
