import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runTask } from '../../test/run-task'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { monthOf, startOfMonth } from '../db/license-months'
import { licenseMonths, licenseMonthUsers } from '../db/schema'
import { monthlyReports } from './monthly-reports'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

const log = Fastify({ logger: false }).log
const run = (at: number) => runTask(db, monthlyReports, at, log)
const monthsOf = async (licenseId: number) =>
  (await db.orm.select().from(licenseMonths).where(eq(licenseMonths.licenseId, licenseId)))
    .map(({ month }) => month)
    .toSorted((one, other) => one - other)

it('stores the month that is over for every license with users, also after a missed start, and never again [LIC-25]', async () => {
  const current = monthOf(Date.now())
  const missed = startOfMonth(current + 3) + 5 * 24 * 60 * 60_000
  await run(missed)
  const stored = await monthsOf(1)
  // What users had in the months between is not known.
  expect(stored.filter((month) => month >= current)).toEqual([current + 2])
  expect((await monthsOf(5)).at(-1)).toBe(current + 2)
  const users = await db.orm.$count(licenseMonthUsers, eq(licenseMonthUsers.month, current + 2))
  expect(users).toBeGreaterThan(200)
  await run(missed + 60 * 60_000)
  expect(await monthsOf(1)).toEqual(stored)
  expect(await db.orm.$count(licenseMonthUsers, eq(licenseMonthUsers.month, current + 2))).toBe(users)
})

it('stores nothing of a month before its last millisecond', async () => {
  const next = monthOf(Date.now()) + 10
  await run(startOfMonth(next + 1) - 1)
  expect(await monthsOf(1)).not.toContain(next)
  await run(startOfMonth(next + 1))
  expect(await monthsOf(1)).toContain(next)
})
