import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { withAdminClient } from '../../test/admin-client'
import { emptyWorld } from '../../test/world-copy'
import { createDatabase } from './database'
import { migrate } from './migrate'
import { MIGRATIONS } from './migrations/all'
import { openDatabase } from './open'
import { POOL_LIMITS, PREPARATION_LIMITS } from './pool-limits'
import { connectPostgres } from './postgres'

/** On a busy machine, a statement can take long to come as far as its lock. */
const LONG = { timeout: 20_000 }
const next = (MIGRATIONS.at(-1)?.id ?? 0) + 1

/** Runs a migration after those of the product, as a start does. */
async function migrateWith(databaseUrl: string, ...statements: string[]): Promise<void> {
  const db = createDatabase(await connectPostgres(databaseUrl, { ...POOL_LIMITS, size: 1 }, PREPARATION_LIMITS))
  try {
    await migrate(db, [...MIGRATIONS, { id: next, name: 'next', statements }])
  } finally {
    await db.close()
  }
}

it('prepares a database whose role has short time limits, and runs a migration that takes longer', async () => {
  const world = await emptyWorld()
  const url = world.config.databaseUrl ?? ''
  const database = new URL(url).pathname.slice(1)
  await withAdminClient(url, async (admin) => {
    for (const limit of ['statement_timeout', 'lock_timeout', 'transaction_timeout']) {
      await admin.query(`alter role current_user in database "${database}" set ${limit} = 300`)
    }
  })
  await (await openDatabase(world.config)).close()
  await migrateWith(url, 'select pg_sleep(0.5)', 'create table next (a int)')
  const rows = await withAdminClient(url, (admin) =>
    admin.query(`select to_regclass('next')::text as name, (select value from setting where name = 'seed') as seed`),
  )
  expect(rows.rows).toEqual([{ name: 'next', seed: 'demo' }])
  await withAdminClient(url, (admin) => admin.query(`alter role current_user in database "${database}" reset all`))
  await world.remove()
})

it('lets calls pass while a migration waits for a session that has read its table, and migrates afterwards', async () => {
  const world = await emptyWorld()
  const url = world.config.databaseUrl ?? ''
  const db = await openDatabase(world.config)
  await withAdminClient(url, async (dump) => {
    await dump.query('begin; select count(*) from report')
    const migrating = migrateWith(url, 'create table next (a int)', 'alter table report add column next int')
    const waiting = sql`select 1 from pg_locks where not granted and relation = 'report'::regclass`
    await expect.poll(async () => (await db.execute(waiting)).rows, LONG).toHaveLength(1)
    // It queues behind the migration, and ends while the dump goes on.
    const { rows } = await db.transaction((tx) => tx.execute(sql`select count(*)::int > 0 as "isFilled" from report`))
    expect(rows).toEqual([{ isFilled: true }])
    await dump.query('commit')
    await migrating
  })
  expect((await db.execute(sql`select next from report limit 1`)).rows).toEqual([{ next: null }])
  await db.close()
  await world.remove()
})
