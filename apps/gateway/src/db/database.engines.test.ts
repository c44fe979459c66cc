import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { users } from './schema'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

describe('the database', () => {
  it('refuses queries past the transaction inside its callback, instead of waiting for ever', async () => {
    await expect(
      db.transaction(async (tx) => {
        await tx.select().from(users)
        return db.orm.select().from(users)
      }),
    ).rejects.toThrow('pass the transaction (tx) on instead')
    await expect(db.transaction(() => db.transaction(async () => 1))).rejects.toThrow('pass the transaction')
    await expect(db.transaction(() => db.execute(sql`select 1`))).rejects.toThrow('pass the transaction')
    expect(await db.isReady()).toBe(true)
  })

  it('answers bigint as a number', async () => {
    const { rows } = await db.execute<{ n: number }>(sql`select 1764000000000::bigint as n`)
    expect(rows).toEqual([{ n: 1_764_000_000_000 }])
  })
})
