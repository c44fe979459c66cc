import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SESSION_MAX_LIFETIME_MS } from '@sitewright/domain/session/rules'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { readConfig } from '../config'
import { settings } from '../db/schema'
import { createTokens, deleteRetiredKey } from './token'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

const OLD = 'the key of last year: of 32 letters at least'
const NEW = 'the key of this year: of 32 letters at least'
const START = 1_800_000_000_000
let now = START
beforeEach(async () => {
  now = START
  await db.orm.delete(settings).where(inArray(settings.name, ['token_key', 'token_key_ends_at']))
})

const tokensWith = (keys?: string) => createTokens(db, readConfig({ TOKEN_KEYS: keys }), () => now)
const claims = {
  exp: (START + 2 * SESSION_MAX_LIFETIME_MS) / 1000,
  licenseId: 1,
  mustUpdatePassword: false,
  roles: [],
  userName: 'a',
  userId: 1,
}
const storedKeys = async () => (await db.orm.select().from(settings)).filter(({ name }) => name.startsWith('token_key'))

describe('the keys of tokens', () => {
  it('sign with the first and verify with all, so that a key can be replaced without ending sessions', async () => {
    const old = await tokensWith(OLD).sign(claims, 'session')
    // A rotation: add the new key on every gateway, let it sign, then remove the old key.
    expect(await tokensWith(`${OLD},${NEW}`).secretOf(old, now)).toBe('session')
    const turned = tokensWith(`${NEW},${OLD}`)
    expect(await turned.secretOf(old, now)).toBe('session')
    const fresh = await turned.sign(claims, 'other')
    expect(await tokensWith(`${OLD},${NEW}`).secretOf(fresh, now)).toBe('other')
    expect(await tokensWith(NEW).secretOf(old, now)).toBeUndefined()
    expect(await tokensWith(NEW).secretOf(fresh, now)).toBe('other')
  })

  it('do not store a key in the database', async () => {
    await tokensWith(NEW).sign(claims, 'session')
    expect(await storedKeys()).toEqual([])
  })

  it('accept the key in the database until its last session is over, when it is deleted', async () => {
    const before = await tokensWith().sign(claims, 'session')
    expect(await storedKeys()).toHaveLength(1)
    const after = tokensWith(NEW)
    expect(await after.secretOf(before, now)).toBe('session')
    // A restart does not extend its lifetime.
    now += SESSION_MAX_LIFETIME_MS - 1
    await db.transaction((tx) => deleteRetiredKey(tx, now))
    expect(await tokensWith(NEW).secretOf(before, now)).toBe('session')
    now += 1
    expect(await after.secretOf(before, now)).toBeUndefined()
    expect(await tokensWith(NEW).secretOf(before, now)).toBeUndefined()
    await db.transaction((tx) => deleteRetiredKey(tx, now))
    expect(await storedKeys()).toEqual([])
  })

  it('follow a key that is replaced in the database, within a minute and without a restart', async () => {
    const [one, other] = [tokensWith(), tokensWith()]
    const before = await one.sign(claims, 'session')
    expect(await other.secretOf(before, now)).toBe('session')
    await db.orm.delete(settings).where(eq(settings.name, 'token_key'))
    now += 60_000
    const after = await one.sign(claims, 'session')
    expect(await one.secretOf(before, now)).toBeUndefined()
    expect(await other.secretOf(before, now)).toBeUndefined()
    expect(await other.secretOf(after, now)).toBe('session')
  })

  it('are kept while the database cannot be read', async () => {
    const tokens = tokensWith()
    const token = await tokens.sign(claims, 'session')
    await db.execute(sql`alter table setting rename to renamed`)
    now += 60_000
    expect(await tokens.secretOf(token, now)).toBe('session')
    await db.execute(sql`alter table renamed rename to setting`)
  })

  it('also sign and verify second-factor tokens', async () => {
    const token = await tokensWith(OLD).signSecondFactor('factor', START / 1000 + 60)
    expect(await tokensWith(`${NEW},${OLD}`).secondFactorIdOf(token, now)).toBe('factor')
    expect(await tokensWith(NEW).secondFactorIdOf(token, now)).toBeUndefined()
  })
})
