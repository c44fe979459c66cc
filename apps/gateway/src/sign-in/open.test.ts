import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessionMessages } from '@sitewright/domain/session/messages'
import { startTestGateway, type TestGateway } from '../../../../tests/support/test-gateway'
import { lastCode, mailsTo } from '../../test/mails'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { DEMO_PASSWORD } from '../db/demo/accounts'
import { loginAttempts, outbox, secondFactors, sessions, users } from '../db/schema'

let db: TestDatabase
let gateway: TestGateway
/** What happens while a password is being verified. */
let meanwhile: () => Promise<unknown>
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({
    db,
    verify: async (_hash, password) => {
      await meanwhile()
      return password === DEMO_PASSWORD
    },
  })
})
beforeEach(async () => {
  meanwhile = async () => undefined
  for (const table of [loginAttempts, outbox, secondFactors, sessions]) await db.orm.delete(table)
  for (const name of ['viewer', 'two.factor']) {
    const [row] = await db.orm.select().from(users).where(eq(users.userName, name))
    // The database writes the text of searches itself, and nobody else may.
    const { searchText: _generated, ...values } = row!
    kept.set(name, values)
  }
})
afterEach(async () => {
  for (const [name, row] of kept) await change(name, row)
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const kept = new Map<string, Omit<typeof users.$inferSelect, 'searchText'>>()
const change = (userName: string, values: Partial<typeof users.$inferInsert>) =>
  db.orm.update(users).set(values).where(eq(users.userName, userName))
const login = (userName: string) =>
  gateway.clientWith(undefined).session.login({ body: { userName, password: DEMO_PASSWORD } })
const refused = { status: 401, message: sessionMessages.loginFailed }

const CHANGES = [
  ['the password is reset', { passwordHash: 'another' }],
  ['the user is locked', { isLockedOut: true }],
  ['the user is deactivated', { isApproved: false }],
  ['a second factor is turned on or off', undefined],
  ['the user is made one of single sign-on', { isSsoUser: true }],
] as const

describe('a login whose password was right when it was read', () => {
  it.each(CHANGES)('opens no session where %s meanwhile [AUTH-110]', async (_, values) => {
    meanwhile = () => change('viewer', values ?? { twoFactorEnabled: true })
    await expect(login('viewer')).rejects.toMatchObject(refused)
    expect(await db.orm.select().from(sessions)).toEqual([])
  })

  it.each(CHANGES)('mails no code where %s meanwhile [AUTH-110]', async (_, values) => {
    meanwhile = () => change('two.factor', values ?? { twoFactorEnabled: false })
    await expect(login('two.factor')).rejects.toMatchObject(refused)
    expect(await db.orm.select().from(outbox)).toEqual([])
  })

  it('goes on where something else was saved meanwhile', async () => {
    meanwhile = () => change('viewer', { firstName: 'Another' })
    expect((await login('viewer')).body.token).toEqual(expect.any(String))
    meanwhile = () => change('two.factor', { firstName: 'Another' })
    expect((await login('two.factor')).body.type).toBe('email')
    const { email } = kept.get('two.factor')!
    expect(await mailsTo(db.orm, email)).toHaveLength(1)
    expect(await lastCode(db.orm, email)).toMatch(/^\d{6}$/)
  })
})
