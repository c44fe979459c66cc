import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { changesBetween, record } from './audit'

describe('the changes between two states', () => {
  it.each([
    ['nothing changed', { a: 1 }, { a: 1 }, {}, {}],
    ['one field changed', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: 2 }, { b: 3 }],
    ['a field came', { a: 1 }, { a: 1, b: 2 }, {}, { b: 2 }],
    ['a field went', { a: 1, b: 2 }, { a: 1 }, { b: 2 }, {}],
    ['a list is equal', { a: ['x'] }, { a: ['x'] }, {}, {}],
    ['a list changed', { a: ['x'] }, { a: ['x', 'y'] }, { a: ['x'] }, { a: ['x', 'y'] }],
  ])('%s', (_, before, after, expectedBefore, expectedAfter) => {
    expect(changesBetween(before, after)).toEqual({ before: expectedBefore, after: expectedAfter })
  })

  it('never contain a secret, whatever the caller passes', () => {
    const before = { password: 'a', passwordHash: 'a', apiKeySecret: 'a', resetToken: 'a', mustUpdatePassword: false }
    const after = { password: 'b', passwordHash: 'b', apiKeySecret: 'b', resetToken: 'b', mustUpdatePassword: true }
    expect(changesBetween(before, after)).toEqual({
      before: { mustUpdatePassword: false },
      after: { mustUpdatePassword: true },
    })
  })
})

describe('the audit', () => {
  let db: TestDatabase
  beforeAll(async () => {
    db = await createTestDatabase()
  })
  afterAll(() => db.close())

  const count = async () => {
    const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total from audit`)
    return rows[0]?.total ?? -1
  }
  const call = { now: 1, requestId: 'r-1' }
  const entry = { action: 'boats.save', subject: { kind: 'user', id: 1 } as const }

  it('is stored only if its change is stored', async () => {
    const before = await count()
    await expect(
      db.transaction(async (tx) => {
        await record(tx, call, entry)
        throw new Error('The save failed.')
      }),
    ).rejects.toThrow('The save failed.')
    expect(await count()).toBe(before)
    await db.transaction((tx) => record(tx, call, entry))
    expect(await count()).toBe(before + 1)
  })

  it.each(['update audit set action = null', 'delete from audit', 'truncate audit'])(
    'refuses: %s',
    async (statement) => {
      const before = await count()
      await expect(db.execute(sql.raw(statement))).rejects.toMatchObject({
        cause: { message: expect.stringContaining('append-only') as string },
      })
      expect(await count()).toBe(before)
    },
  )
})
