import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { lastLinkToken } from '../../../test/mails'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { DEMO_PASSWORD } from '../../db/demo/accounts'
import { hashPassword, PASSWORD_HASHING } from '../../db/password-hash'
import { loginAttempts, users } from '../../db/schema'
import { verifyPassword } from '../../sign-in/passwords'

/** Spellings of one password: blanks around it, and an accent as a mark of its own. */
const SPELLINGS = [
  ' Caf\u00e9 is open 7 ',
  'Caf\u00e9 is open 7',
  'Cafe\u0301 is open 7',
  '\u00a0Cafe\u0301 is open 7\n',
]
const INVISIBLE = ['   ', '\u200b'.repeat(9), ' \u2060\u200b \u3164']

let db: TestDatabase
let gateway: TestGateway
let verified = 0
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({
    db,
    verify: (stored, password) => {
      verified += 1
      return verifyPassword(stored, password)
    },
  })
})
beforeEach(() => db.orm.delete(loginAttempts))
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const login = (userName: string, password: string) =>
  gateway.clientWith(undefined).session.login({ body: { userName, password } })
const clientOf = async (userName: string, password: string) =>
  gateway.clientWith((await login(userName, password)).body.token)
const change = (userName: string, values: Partial<typeof users.$inferInsert>) =>
  db.orm.update(users).set(values).where(eq(users.userName, userName))
const userOf = async (userName: string) => (await db.orm.select().from(users).where(eq(users.userName, userName)))[0]!

/** Each way of setting a password, for an account of its own. */
const WAYS: Readonly<Record<string, readonly [userName: string, set: (newPassword: string) => Promise<unknown>]>> = {
  'a reset link': [
    'viewer',
    async (newPassword) => {
      await gateway.clientWith(undefined).passwords.recover({ params: { username: 'viewer' } })
      const token = await lastLinkToken(db.orm, (await userOf('viewer')).email)
      return gateway.clientWith(undefined).passwords.reset({ params: { token }, body: { newPassword } })
    },
  ],
  'the password tab': [
    'user.editor',
    async (newPassword) =>
      (await gateway.clientAs('customer.admin')).passwords.set({
        params: { username: 'user.editor' },
        body: { newPassword },
      }),
  ],
  'a forced update': [
    'must.change',
    async (newPassword) => {
      await change('must.change', { passwordHash: await hashPassword(DEMO_PASSWORD), mustUpdatePassword: true })
      const client = await clientOf('must.change', DEMO_PASSWORD)
      return client.passwords.set({ params: { username: 'must.change' }, body: { newPassword } })
    },
  ],
}

describe('a password that was set by', () => {
  it.each(Object.entries(WAYS))('%s signs in, however it is typed [AUTH-96, AUTH-120]', async (_, [userName, set]) => {
    for (const newPassword of SPELLINGS) {
      await set(newPassword)
      for (const typed of SPELLINGS) expect((await login(userName, typed)).status).toBe(200)
      expect((await failureOf(login(userName, 'Cafe is open 7'))).status).toBe(401)
    }
  })

  it.each(Object.entries(WAYS))(
    '%s cannot be blanks or invisible characters [AUTH-92, AUTH-120]',
    async (_, [, set]) => {
      for (const newPassword of INVISIBLE) {
        expect(await failureOf(set(newPassword))).toMatchObject({
          status: 400,
          fields: { newPassword: ['Password required.'] },
        })
      }
    },
  )
})

describe('a password of an older release', () => {
  it('that was stored as it was typed still signs in and proves [AUTH-114, AUTH-120]', async () => {
    for (const typed of [SPELLINGS[0]!, SPELLINGS[2]!, INVISIBLE[1]!]) {
      await change('viewer', { passwordHash: await hash(typed, PASSWORD_HASHING) })
      const client = await clientOf('viewer', typed)
      expect((await client.session.prove({ body: { password: typed } })).status).toBe(200)
    }
  })

  it('of the greatest length signs in with blanks around it [AUTH-120]', async () => {
    const longest = '\u00e9'.repeat(1024)
    await change('viewer', { passwordHash: await hashPassword(longest) })
    expect((await login('viewer', ` ${longest.normalize('NFD')} `)).status).toBe(200)
  })
})

describe('a refused password', () => {
  it('is verified as often for an unknown name, a locked user and a known one, and is one attempt [AUTH-110, AUTH-120]', async () => {
    await change('viewer', { passwordHash: await hashPassword(DEMO_PASSWORD) })
    for (const [typed, times] of [
      ['wrong one', 1],
      [' wrong one ', 2],
      [`${DEMO_PASSWORD} x`, 1],
    ] as const) {
      for (const userName of ['viewer', 'nobody.at.all', 'locked.out', 'sso.user']) {
        await db.orm.delete(loginAttempts)
        verified = 0
        expect((await failureOf(login(userName, typed))).status).toBe(401)
        const attempts = await db.orm.select().from(loginAttempts)
        expect([userName, typed, verified, attempts.map((row) => row.attempts)]).toEqual([
          userName,
          typed,
          times,
          [1, 1],
        ])
      }
    }
    // The right password of a locked user, with blanks around it, takes as long as a wrong one.
    verified = 0
    await failureOf(login('locked.out', ` ${DEMO_PASSWORD}`))
    expect(verified).toBe(2)
  })
})
