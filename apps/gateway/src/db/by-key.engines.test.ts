import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { inPieces, inSmallPieces, orderBy, type OrderKey } from './by-key'
import { users } from './schema'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

const ID: OrderKey = { by: users.userId }
const FIRST_NAME = sql`lower(${users.firstName})`
const IS_APPROVED = sql`${users.isApproved}`

describe('a list that is read in pieces', () => {
  it.each<[string, OrderKey[]]>([
    ['the id', [ID]],
    ['a text that several share', [{ by: FIRST_NAME }, ID]],
    ['a text, descending', [{ by: FIRST_NAME, isDescending: true }, ID]],
    ['a flag, descending', [{ by: IS_APPROVED, isDescending: true }, ID]],
    ['a flag and a text, in different directions', [{ by: IS_APPROVED }, { by: FIRST_NAME, isDescending: true }, ID]],
  ])('by %s has every row once, in order', async (_, keys) => {
    const whole = await db.orm
      .select({ userId: users.userId })
      .from(users)
      .orderBy(...orderBy(keys))
    const sizes: number[] = []
    const rows: { userId: number }[] = []
    for await (const piece of inPieces(keys, 25, ({ keyValues, after, order, limit }) =>
      db.orm
        .select({ userId: users.userId, keyValues })
        .from(users)
        .where(after)
        .orderBy(...order)
        .limit(limit),
    )) {
      sizes.push(piece.length)
      rows.push(...piece)
    }
    expect(rows).toEqual(whole)
    expect(sizes.slice(0, -1)).toEqual(Array.from({ length: Math.ceil(whole.length / 25) - 1 }, () => 25))
  })

  it('is empty where no row matches', async () => {
    const pieces = inPieces([ID], 25, ({ keyValues, limit }) =>
      db.orm
        .select({ userId: users.userId, keyValues })
        .from(users)
        .where(sql`false`)
        .limit(limit),
    )
    expect((await pieces[Symbol.asyncIterator]().next()).done).toBe(true)
  })
})

describe('rows whose sizes are known', () => {
  it('are read up to 32 kB as stored at once, or one by one', async () => {
    const sizes = async function* () {
      yield [10, 20, 10, 200].map((kB, index) => ({ id: index + 1, bytes: kB * 1024 }))
      yield [{ id: 5, bytes: 1 }]
    }
    const pieces: (readonly number[])[] = []
    for await (const piece of inSmallPieces(sizes(), async (ids) => [...ids])) pieces.push(piece)
    expect(pieces).toEqual([[1, 2], [3], [4], [5]])
  })
})
