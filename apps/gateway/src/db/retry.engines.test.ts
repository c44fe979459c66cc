import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { settings } from './schema'
import type { Retry } from './events'
import { MAX_RUNS } from './retry'

let db: TestDatabase
const seen: unknown[] = []
const note = (message: unknown): void => void seen.push(message)
beforeAll(async () => {
  db = await createTestDatabase()
  db.events.on('retry', note)
})
afterAll(async () => {
  await db.close()
})

/** Fails in the database with this SQLSTATE. */
const failWith = (code: string) =>
  sql.raw(`do $$ begin raise exception 'Planned by a test.' using errcode = '${code}'; end $$`)

/** Runs a transaction that writes and then fails its first runs. */
async function runs(code: string, failures: number): Promise<{ count: number; error: unknown; stored: string[] }> {
  const prefix = crypto.randomUUID()
  let count = 0
  const error = await db
    .transaction(async (tx) => {
      count += 1
      await tx.insert(settings).values({ name: `${prefix} ${count}`, value: 'written' })
      if (count <= failures) await tx.execute(failWith(code))
    })
    .then(
      () => undefined,
      (reason: unknown) => reason,
    )
  const stored = await db.orm.select({ name: settings.name }).from(settings)
  return { count, error, stored: stored.map(({ name }) => name).filter((name) => name.startsWith(prefix)) }
}

describe('a transaction', () => {
  it.each(['40001', '40P01', '23503'] as const)('runs again after SQLSTATE %s, and writes once', async (code) => {
    seen.length = 0
    const { count, error, stored } = await runs(code, MAX_RUNS - 1)
    expect([count, error, stored.length]).toEqual([MAX_RUNS, undefined, 1])
    expect(seen).toEqual([
      { code, run: 1 },
      { code, run: 2 },
    ] satisfies Retry[])
  })

  it('fails with the error of its last run when it never succeeds', async () => {
    const { count, error, stored } = await runs('40P01', MAX_RUNS)
    expect([count, stored]).toEqual([MAX_RUNS, []])
    expect(error).toMatchObject({ cause: { code: '40P01' } })
  })

  it.each(['23505', '57014', '40002'])('does not run again after SQLSTATE %s', async (code) => {
    const { count, error, stored } = await runs(code, 1)
    expect([count, stored]).toEqual([1, []])
    expect(error).toMatchObject({ cause: { code } })
  })

  it('does not run again after an error of its own', async () => {
    let count = 0
    const run = db.transaction(async () => {
      count += 1
      throw new Error('Refused.')
    })
    await expect(run).rejects.toThrow('Refused.')
    expect(count).toBe(1)
  })
})

describe('a statement outside of a transaction', () => {
  it('runs again after a deadlock', async () => {
    seen.length = 0
    await expect(db.execute(failWith('40P01'))).rejects.toMatchObject({ cause: { code: '40P01' } })
    expect(seen).toHaveLength(MAX_RUNS - 1)
    await expect(db.execute(failWith('23505'))).rejects.toMatchObject({ cause: { code: '23505' } })
    expect(seen).toHaveLength(MAX_RUNS - 1)
  })
})
