import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import type { Queries } from './database'
import { openDatabase, type Database } from './open'

let one: TestDatabase
let other: Database
const seen: unknown[] = []
const note = (message: unknown): void => void seen.push(message)
beforeAll(async () => {
  one = await createTestDatabase()
  other = await openDatabase(one.config)
  for (const { events } of [one, other]) events.on('retry', note)
})
afterAll(async () => {
  await other.close()
  await one.close()
})

/** Resolves for both callers once each has called it; afterwards at once. */
function createMeeting(): () => Promise<void> {
  let arrived = 0
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return () => {
    arrived += 1
    if (arrived === 2) open()
    return opened
  }
}

const addTo = (tx: Queries, licenseId: number) =>
  tx.execute(sql`update license set max_projects = max_projects + 1 where license_id = ${licenseId}`)

it('two transactions that lock the same rows in opposite order both succeed, each once', async () => {
  const limits = async () =>
    (
      await one.execute<{ max_projects: number }>(
        sql`select max_projects from license where license_id in (1, 2) order by license_id`,
      )
    ).rows.map((row) => row.max_projects)
  const before = await limits()
  const meet = createMeeting()
  const run = (db: Database, first: number, second: number) =>
    db.transaction(async (tx) => {
      await addTo(tx, first)
      await meet()
      await addTo(tx, second)
    })
  await Promise.all([run(one, 1, 2), run(other, 2, 1)])
  expect(await limits()).toEqual(before.map((limit) => limit + 2))
  expect(seen).toEqual([{ code: '40P01', run: 1 }])
})

it('a transaction that another one has made out of date runs again, and counts what the other one wrote', async () => {
  seen.length = 0
  const meet = createMeeting()
  const read = async (tx: Queries) =>
    (await tx.execute<{ max_users: number }>(sql`select max_users from license where license_id = 3`)).rows[0]!
      .max_users
  const before = await one.transaction(read)
  const run = (db: Database) =>
    db.transaction(
      async (tx) => {
        const limit = await read(tx)
        await meet()
        await tx.execute(sql`update license set max_users = ${limit + 1} where license_id = 3`)
      },
      { isolationLevel: 'serializable' },
    )
  await Promise.all([run(one), run(other)])
  expect(await one.transaction(read)).toBe(before + 2)
  expect(seen).toEqual([{ code: '40001', run: 1 }])
})
