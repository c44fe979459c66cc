import { getTableColumns, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '@sitewright/api-client/contract/all'
import { rowsOf } from '@sitewright/api-client/contract/contract'
import { describeConfig } from '@sitewright/domain/configs/changes'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import * as schema from '../db/schema'
import { isSecretField } from '@sitewright/domain/shared/secret-fields'
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
    const before = { password: 'a', passwordHash: 'a', apiKey: 'a', token: 'a', mustUpdatePassword: false }
    const after = { password: 'b', passwordHash: 'b', apiKey: 'b', token: 'b', mustUpdatePassword: true }
    expect(changesBetween(before, after)).toEqual({
      before: { mustUpdatePassword: false },
      after: { mustUpdatePassword: true },
    })
  })

  it('contain fields that only have the words of a secret in their names', () => {
    const fields = describeConfig([
      { property: 'Token', parameters: [{ name: 'hash', value: 'x' }] },
      { property: 'Labels', parameters: [{ name: 'password', value: 'y' }] },
    ])
    const after = { ...fields, 'nextNumberOf Secret valve': 7, hashtag: '#site' }
    expect(changesBetween({}, after).after).toEqual(after)
  })
})

/** All names of properties in a JSON schema. */
const propertiesIn = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) => [
    ...(key === 'properties' && typeof value === 'object' && value !== null ? Object.keys(value) : []),
    ...propertiesIn(value),
  ])
}

describe('the fields that are secret', () => {
  it('are all that calls and tables name like one, except three that say when and whether to change it, and where it comes from', () => {
    const ofCalls = rowsOf(contract).flatMap(({ row }) =>
      [row.params, row.query, row.body, ...Object.values(row.replies)].flatMap((part) =>
        part instanceof z.core.$ZodType ? propertiesIn(z.toJSONSchema(part, { unrepresentable: 'any' })) : [],
      ),
    )
    const ofTables = Object.values(schema).flatMap((table) =>
      is(table, PgTable) ? Object.keys(getTableColumns(table)) : [],
    )
    const named = [...ofCalls, ...ofTables].filter((field) =>
      /password|secret|token|hash|guid|jwt|nonce|^code|^apiKey$/i.test(field),
    )
    expect([...new Set(named)].filter((field) => !isSecretField(field)).toSorted()).toEqual([
      'lastPasswordChangedDate',
      'mustUpdatePassword',
      'secretSource',
    ])
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
