import { and, asc, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { requestMessages } from '@sitewright/domain/shared/messages'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { conflict, invalid } from '../http/refusals'
import type { Queries } from './database'
import { saveInPieces, type PieceResult } from './save-in-pieces'
import { userGroups } from './schema'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.orm.delete(userGroups).where(like(userGroups.name, 'Piece %'))
})

const names = ['Piece a', 'Piece b', 'Piece c', 'Piece d', 'Piece e']

/** Creates a user group for each name. */
const create = async (tx: Queries, piece: readonly string[]): Promise<PieceResult[]> => {
  const rows = await tx
    .insert(userGroups)
    .values(piece.map((name) => ({ licenseId: 1, name })))
    .returning()
  return rows.map(({ userGroupId }) => ({ ok: true, id: userGroupId }))
}

const stored = async (): Promise<string[]> => {
  const rows = await db.orm
    .select()
    .from(userGroups)
    .where(and(eq(userGroups.licenseId, 1), like(userGroups.name, 'Piece %')))
    .orderBy(asc(userGroups.name))
  return rows.map(({ name }) => name)
}

describe('items that are saved in pieces', () => {
  it('get one result each, in their order', async () => {
    const pieces: number[] = []
    const results = await saveInPieces(db, names, 2, async (tx, piece) => {
      pieces.push(piece.length)
      return create(tx, piece)
    })
    expect(pieces).toEqual([2, 2, 1])
    expect(results.map(({ index, ok }) => [index, ok])).toEqual(names.map((_, index) => [index, true]))
    const ids = new Map(
      (await db.orm.select().from(userGroups)).map(({ userGroupId, name }) => [userGroupId, name] as const),
    )
    expect(results.map(({ id }) => ids.get(id ?? 0))).toEqual(names)
  })

  it('are none where there are none', async () => {
    expect(await saveInPieces(db, [], 2, create)).toEqual([])
  })

  it('of a piece that is rejected are rolled back alone, with the message of the Problem', async () => {
    const results = await saveInPieces(db, names, 2, async (tx, piece) => {
      const saved = await create(tx, piece)
      if (piece.includes('Piece c')) throw invalid({ name: ['Taken.'] }, 'The name is taken.')
      return saved
    })
    expect(results.map(({ ok }) => ok)).toEqual([true, true, false, false, true])
    expect(results.slice(2, 4)).toEqual([2, 3].map((index) => ({ index, ok: false, message: 'The name is taken.' })))
    expect(await stored()).toEqual(['Piece a', 'Piece b', 'Piece e'])
  })

  it('that fail unexpectedly get a general message, and those beside them are saved', async () => {
    const errors: unknown[] = []
    const results = await saveInPieces(
      db,
      names,
      2,
      // The database rejects a license that does not exist.
      async (tx, piece) =>
        piece.includes('Piece a')
          ? (await tx.insert(userGroups).values({ licenseId: 99_999, name: 'Piece a' }), [])
          : create(tx, piece),
      { onError: (error) => void errors.push(error) },
    )
    expect(results.map(({ ok }) => ok)).toEqual([false, true, true, true, true])
    expect(results[0]).toEqual({ index: 0, ok: false, message: requestMessages.unexpectedSave })
    expect(errors).toHaveLength(1)
    expect(await stored()).toEqual(names.slice(1))
  })

  it('may fail one by one, when the piece says so and saves the others', async () => {
    const results = await saveInPieces(db, names, 3, async (tx, piece) => {
      const [first, ...others] = piece
      await create(tx, others)
      return [{ ok: false, message: `${first} is closed.` }, ...others.map(() => ({ ok: true }))]
    })
    expect(results.filter(({ ok }) => !ok)).toEqual([
      { index: 0, ok: false, message: 'Piece a is closed.' },
      { index: 3, ok: false, message: 'Piece d is closed.' },
    ])
    expect(await stored()).toEqual(['Piece b', 'Piece c', 'Piece e'])
  })

  it('of a piece that reports too few results are rolled back', async () => {
    const results = await saveInPieces(db, names, 5, async (tx, piece) => (await create(tx, piece)).slice(1))
    expect(results.map(({ ok, message }) => [ok, message])).toEqual(
      names.map(() => [false, requestMessages.unexpectedSave]),
    )
    expect(await stored()).toEqual([])
  })

  it('are not saved after an abort, which ends no piece that has started', async () => {
    const controller = new AbortController()
    const results = await saveInPieces(
      db,
      names,
      2,
      async (tx, piece) => {
        if (piece.includes('Piece c')) controller.abort()
        return create(tx, piece)
      },
      { signal: controller.signal },
    )
    expect(results.map(({ ok }) => ok)).toEqual([true, true, true, true, false])
    expect(results[4]).toEqual({ index: 4, ok: false, message: requestMessages.canceled })
    expect(await stored()).toEqual(names.slice(0, 4))
  })

  it('learn nothing of an internal conflict but its message', async () => {
    const results = await saveInPieces(db, ['Piece a'], 1, () =>
      Promise.reject(conflict({ body: { version: 3, secret: 'x' } }, 'Someone else changed this.')),
    )
    expect(results).toEqual([{ index: 0, ok: false, message: 'Someone else changed this.' }])
  })

  it.each([0, -1, 1.5, Number.NaN])('cannot be pieces of %d', async (size) => {
    await expect(saveInPieces(db, names, size, create)).rejects.toThrow(RangeError)
  })
})
