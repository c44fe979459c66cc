import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import type { Database } from '../db/database'
import { watchDatabase } from './watch-database'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

/** On a busy machine a statement can take long. */
const SOON = { timeout: 30_000 }

const watch = (parts: Partial<Database>, elapsed?: () => number) => {
  const made = watchDatabase({ ...db, ...parts }, elapsed)
  onTestFinished(() => made.stop())
  return made
}

describe('what was read from the database', () => {
  it('is reported for a minute while the next statement fails, and no longer [WATCH-06]', async () => {
    let at = 0
    let isBroken = false
    const watched = watch(
      {
        transaction: (run, options) =>
          isBroken ? Promise.reject(new Error('Planned by a test.')) : db.transaction(run, options),
      },
      () => at,
    )
    await watched.refresh()
    expect(watched.stored()?.tasks).toBeDefined()
    isBroken = true
    at = 59_000
    await watched.refresh()
    expect(watched.stored()).toBeDefined()
    at = 60_000
    expect([watched.isUp(), watched.stored()]).toEqual([true, undefined])
    isBroken = false
    await watched.refresh()
    expect(watched.stored()).toBeDefined()
  })

  it('is absent while the database is down, and comes back with it [WATCH-06]', async () => {
    let isReady = true
    const watched = watch({ isReady: async () => isReady })
    await watched.refresh()
    expect(watched.stored()).toBeDefined()
    isReady = false
    await watched.refresh()
    expect([watched.isUp(), watched.stored()]).toEqual([false, undefined])
    isReady = true
    await watched.refresh()
    expect([watched.isUp(), watched.stored()]).toMatchObject([true, {}])
  })

  it('comes from one statement at a time, however long it takes [WATCH-06]', async () => {
    let statements = 0
    const watched = watch({
      transaction: () => {
        statements += 1
        return new Promise<never>(() => undefined)
      },
    })
    void watched.refresh()
    void watched.refresh()
    await expect.poll(() => statements, SOON).toBe(1)
    await expect.poll(() => watched.isUp(), SOON).toBe(true)
    expect(statements).toBe(1)
  })
})
