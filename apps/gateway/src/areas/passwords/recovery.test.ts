import { passwordMessages } from '@sitewright/domain/passwords/messages'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { RECOVERY_LINKS } from '@sitewright/domain/passwords/rules'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { lastCode, lastLinkToken, mailsTo } from '../../../test/mails'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { DEMO_PASSWORD } from '../../db/demo/accounts'
import { audit, loginAttempts, outbox, passwordResets, users } from '../../db/schema'

const DAY_MS = 24 * 60 * 60_000
const NEW_PASSWORD = 'a brand new one'
const invalidLink = { status: 404, message: 'Invalid Link!' }

let db: TestDatabase
let gateway: TestGateway
let client: Client
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db, environment: { PUBLIC_URL: 'https://portal.example.com/' } })
  client = gateway.clientWith(undefined)
})
beforeEach(async () => {
  await db.orm.delete(loginAttempts)
  await db.orm.delete(passwordResets)
  await db.orm.delete(outbox)
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const userOf = async (userName: string) => (await db.orm.select().from(users).where(eq(users.userName, userName)))[0]!
const change = (userName: string, values: Partial<typeof users.$inferInsert>) =>
  db.orm.update(users).set(values).where(eq(users.userName, userName))
const recover = (username: string, by = client) => by.passwords.recover({ params: { username } })
/** Asks for a link; its token. */
const linkOf = async (userName: string): Promise<string> => {
  await recover(userName)
  return lastLinkToken(db.orm, (await userOf(userName)).email)
}
const verify = (token: string) => client.passwords.verifyLink({ params: { token } })
const reset = (token: string, newPassword = NEW_PASSWORD, by = client) =>
  by.passwords.reset({ params: { token }, body: { newPassword } })
const login = (userName: string, password: string) => client.session.login({ body: { userName, password } })
const statusOf = (promise: Promise<{ status: number }>): Promise<number> =>
  promise.then(
    ({ status }) => status,
    (error: { status: number }) => error.status,
  )

describe('recovery', () => {
  it('mails a link of the public address, which changes nothing until it is used [API-15, AUTH-78, AUTH-79, USER-109, USER-110]', async () => {
    const before = await userOf('viewer')
    expect(await recover(' VIEWer ')).toMatchObject({ status: 200, body: null })
    const [mail, ...more] = await mailsTo(db.orm, before.email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ subject: 'Sitewright: reset your password', sentAt: null })
    expect(mail?.body).toMatch(/^https:\/\/portal\.example\.com\/users\/password\/reset\?token=[\w-]{43}$/m)
    expect(await userOf('viewer')).toEqual(before)
    expect((await login('viewer', DEMO_PASSWORD)).status).toBe(200)
  })

  it.each([
    ['an unknown name', 'nobody.at.all'],
    ['a locked user', 'locked.out'],
    ['an inactive user', 'inactive.user'],
    ['a single sign-on user', 'sso.user'],
    ['a user of an expired license', 'quarry.user'],
  ])('of %s is answered like every other, and mails nothing [AUTH-111]', async (_, userName) => {
    const raw = async (name: string) => {
      const response = await gateway.send(`/gateway/users/${name}/password/recovery`)
      return { status: response.status, body: await response.text(), type: response.headers.get('content-type') }
    }
    expect(await raw(userName)).toEqual(await raw('viewer'))
    const mails = await db.orm.select().from(outbox)
    expect(mails.map(({ recipient }) => recipient)).toEqual([(await userOf('viewer')).email])
    expect(await db.orm.select().from(passwordResets)).toHaveLength(1)
  })

  it.each([
    ['none', 200],
    ['same-origin', 200],
    ['cross-site', 403],
  ])('that a browser asks for from a page of site %s is answered with %d', async (site, status) => {
    const response = await gateway.send('/gateway/users/viewer/password/recovery', {
      headers: { 'sec-fetch-site': site },
    })
    expect(response.status).toBe(status)
    expect(await db.orm.select().from(passwordResets)).toHaveLength(status === 200 ? 1 : 0)
  })

  it('is limited for a name, known or not, and leaves its logins alone [AUTH-111]', async () => {
    for (const name of ['viewer', 'nobody.at.all']) {
      const statuses: number[] = []
      for (let asked = 0; asked < 12; asked += 1) statuses.push(await statusOf(recover(name)))
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
    }
    expect((await login('viewer', DEMO_PASSWORD)).status).toBe(200)
  })

  it('is limited for an address [AUTH-111]', async () => {
    const strict = await startTestGateway({ db, environment: { LOGIN_LIMIT_ADDRESS: '2' } })
    const anybody = strict.clientWith(undefined)
    const statuses = []
    for (const name of ['viewer', 'user.editor', 'nobody.at.all']) statuses.push(await statusOf(recover(name, anybody)))
    expect(statuses).toEqual([200, 200, 429])
    await strict.close()
  })

  it('by email sends each user of an address their own link, and still accepts a user name [AUTH-82]', async () => {
    const byEmail = await startTestGateway({ db, environment: { RECOVERY_BY: 'email' } })
    const anybody = byEmail.clientWith(undefined)
    const { email } = await userOf('viewer')
    await recover(email.toUpperCase(), anybody)
    expect(await mailsTo(db.orm, email)).toHaveLength(1)
    await recover('viewer', anybody)
    expect(await mailsTo(db.orm, email)).toHaveLength(2)
    const shared = 'shared@northgate.example'
    const [one, two] = [await userOf('user.editor'), await userOf('workflow.editor')]
    await change('user.editor', { email: shared })
    await change('workflow.editor', { email: shared })
    expect((await recover(shared, anybody)).status).toBe(200)
    const mails = await mailsTo(db.orm, shared)
    expect(new Set(mails.map(({ body }) => /for the username (\S+):/.exec(body)?.[1]))).toEqual(
      new Set(['user.editor', 'workflow.editor']),
    )
    const tokens = mails.map(({ body }) => /token=([\w-]+)/.exec(body)![1]!)
    expect(new Set(tokens).size).toBe(2)
    for (const token of tokens) expect((await verify(token)).status).toBe(200)
    await change('user.editor', { email: one.email })
    await change('workflow.editor', { email: two.email })
    await byEmail.close()
  })

  it('by email finds an address by either form of its domain [AUTH-82, USER-136]', async () => {
    const byEmail = await startTestGateway({ db, environment: { RECOVERY_BY: 'email' } })
    const { email } = await userOf('viewer')
    const stored = 'vera@xn--exmple-cua.com'
    await change('viewer', { email: stored })
    for (const typed of ['Vera@EXÄMPLE.com', stored]) await recover(typed, byEmail.clientWith(undefined))
    expect(await mailsTo(db.orm, stored)).toHaveLength(2)
    await change('viewer', { email })
    await byEmail.close()
  })

  it('by email still works after others use the address as email address or as user name', async () => {
    const byEmail = await startTestGateway({ db, environment: { RECOVERY_BY: 'email' } })
    const victim = await userOf('viewer')
    const others = ['user.editor', 'workflow.editor', 'project.reader', 'sso.user']
    const before = await Promise.all(others.map(userOf))
    for (const name of others) await change(name, { email: victim.email })
    await change('no.environment', { userName: victim.email })
    await recover(victim.email, byEmail.clientWith(undefined))
    const named = (await userOf(victim.email)).email
    await change(victim.email, { userName: 'no.environment' })
    for (const { userName, email } of before) await change(userName, { email })
    const mails = await mailsTo(db.orm, victim.email)
    expect(mails.some(({ body }) => body.includes('for the username viewer:'))).toBe(true)
    expect(mails.length + (await mailsTo(db.orm, named)).length).toBe(RECOVERY_LINKS)
    await byEmail.close()
  })
})

describe('a reset link', () => {
  it('is 256 random bits, and the database and the audit store only its hash', async () => {
    const token = await linkOf('viewer')
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    await verify(token)
    const stored = JSON.stringify([await db.orm.select().from(passwordResets), await db.orm.select().from(audit)])
    expect(stored).not.toContain(token)
    const names = await db.orm.select().from(audit).orderBy(desc(audit.auditId)).limit(1)
    expect(names[0]).toMatchObject({
      action: 'passwords.recover',
      subjectKind: 'user',
      subjectId: String((await userOf('viewer')).userId),
    })
  })

  it('is good for a day, and not longer [AUTH-84, AUTH-87, AUTH-88, API-13, CONST-12]', async () => {
    const token = await linkOf('viewer')
    gateway.advance(DAY_MS - 60_000)
    expect(await verify(token)).toMatchObject({ status: 200, body: null })
    gateway.advance(60_000)
    await expect(verify(token)).rejects.toMatchObject(invalidLink)
    await expect(reset(token)).rejects.toMatchObject(invalidLink)
  })

  it('is void as soon as there is a newer one', async () => {
    const older = await linkOf('viewer')
    const newer = await linkOf('viewer')
    await expect(verify(older)).rejects.toMatchObject(invalidLink)
    expect((await verify(newer)).status).toBe(200)
  })

  it('and a code that waits are void once the email is another one, also when it is the old one again', async () => {
    const admin = await gateway.clientAs('customer.admin')
    const move = async (username: string, email: string) => {
      const { body } = await admin.users.one({ params: { username } })
      await admin.users.save({ params: { username }, body: { ...body, email } })
    }
    const token = await linkOf('viewer')
    const { email } = await userOf('viewer')
    await move('viewer', 'somewhere.else@example.com')
    await expect(verify(token)).rejects.toMatchObject(invalidLink)
    await move('viewer', email)
    await expect(reset(token)).rejects.toMatchObject(invalidLink)

    const { body } = await login('two.factor', DEMO_PASSWORD)
    const old = (await userOf('two.factor')).email
    const code = await lastCode(db.orm, old)
    await move('two.factor', 'somewhere.else@example.com')
    const used = client.session.secondFactor({ body: { token: code } }, { token: body.token! })
    await expect(used).rejects.toMatchObject({ status: 410 })
    await move('two.factor', old)
  })

  it('stays good where a save leaves the email as it is', async () => {
    const admin = await gateway.clientAs('customer.admin')
    const token = await linkOf('viewer')
    const { body } = await admin.users.one({ params: { username: 'viewer' } })
    await admin.users.save({ params: { username: 'viewer' }, body: { ...body, position: `${body.position} again` } })
    expect((await verify(token)).status).toBe(200)
  })

  it('of links asked for at the same time leaves one good', async () => {
    await Promise.all(Array.from({ length: 8 }, () => recover('viewer')))
    const mails = await mailsTo(db.orm, (await userOf('viewer')).email)
    const tokens = mails.map(({ body }) => /token=([\w-]+)/.exec(body)![1]!)
    const statuses = await Promise.all(tokens.map((token) => statusOf(verify(token))))
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 404)).toHaveLength(7)
  })

  it('is limited in wrong guesses by address, and a right link always works', async () => {
    const strict = await startTestGateway({ db, environment: { LOGIN_LIMIT_ADDRESS: '3' } })
    const anybody = strict.clientWith(undefined)
    const token = await linkOf('viewer')
    const guess = (by: 'verify' | 'reset') =>
      by === 'verify'
        ? anybody.passwords.verifyLink({ params: { token: 'made-up' } })
        : anybody.passwords.reset({ params: { token: 'made-up' }, body: { newPassword: NEW_PASSWORD } })
    for (let count = 0; count < 5; count += 1) {
      expect((await anybody.passwords.verifyLink({ params: { token } })).status).toBe(200)
    }
    expect([await statusOf(guess('verify')), await statusOf(guess('reset')), await statusOf(guess('verify'))]).toEqual([
      404, 404, 404,
    ])
    for (const by of ['verify', 'reset'] as const) {
      await expect(guess(by)).rejects.toMatchObject({ status: 429, retryAfter: expect.any(Number) as number })
    }
    expect((await anybody.passwords.verifyLink({ params: { token } })).status).toBe(200)
    await strict.close()
  })

  it('that is made up, or of a user who can no longer sign in, is no link [AUTH-85]', async () => {
    await expect(verify('made-up')).rejects.toMatchObject(invalidLink)
    const token = await linkOf('viewer')
    for (const [shut, open] of [
      [{ isLockedOut: true }, { isLockedOut: false }],
      [{ isApproved: false }, { isApproved: true }],
      [{ isSsoUser: true }, { isSsoUser: false }],
    ] as const) {
      await change('viewer', shut)
      const refused = [await statusOf(verify(token)), await statusOf(reset(token))]
      await change('viewer', open)
      expect(refused).toEqual([404, 404])
    }
    expect((await verify(token)).status).toBe(200)
  })

  it('sets a new password, ends every session with the reason, and lets in with nothing else [AUTH-97, AUTH-121, API-14, AUTH-74]', async () => {
    const other = await startTestGateway({ db })
    await change('user.editor', { mustUpdatePassword: true })
    const before = await userOf('user.editor')
    const sessions = [await login('user.editor', DEMO_PASSWORD), await login('user.editor', DEMO_PASSWORD)]
    const neighbor = await gateway.clientAs('viewer')
    const token = await linkOf('user.editor')
    expect(await reset(token, `  ${NEW_PASSWORD} `)).toMatchObject({ status: 200, body: { userName: 'user.editor' } })
    for (const { body } of sessions) {
      for (const each of [gateway, other]) {
        await expect(each.clientWith(body.token).session.verify()).rejects.toMatchObject({
          status: 412,
          message: passwordMessages.sessionsEnded,
        })
      }
    }
    expect((await neighbor.session.verify()).status).toBe(200)
    await expect(login('user.editor', DEMO_PASSWORD)).rejects.toMatchObject({ status: 401 })
    const { body } = await login('user.editor', NEW_PASSWORD)
    expect((await gateway.clientWith(body.token).session.verify()).body.mustUpdatePassword).toBe(false)
    const after = await userOf('user.editor')
    expect(after.passwordHash?.split('$').slice(0, 4)).toEqual(before.passwordHash?.split('$').slice(0, 4))
    expect(after.lastPasswordChangedDate).toBeGreaterThan(before.lastPasswordChangedDate ?? 0)
    expect(after.version).toBe(before.version + 1)
    const entries = await db.orm.select().from(audit).where(eq(audit.action, 'passwords.reset'))
    expect(entries.at(-1)).toMatchObject({
      actorUserName: 'user.editor',
      subjectKind: 'user',
      subjectId: String(after.userId),
      licenseId: 1,
      before: { mustUpdatePassword: true },
      after: { mustUpdatePassword: false },
    })
    await other.close()
  })

  it('is good once, of 50 uses at the same time too', async () => {
    const token = await linkOf('workflow.editor')
    const statuses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => statusOf(reset(token, `the password of ${index}`))),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 404)).toHaveLength(49)
    const winner = statuses.indexOf(200)
    expect((await login('workflow.editor', `the password of ${winner}`)).status).toBe(200)
    await expect(verify(token)).rejects.toMatchObject(invalidLink)
  })

  it('stays good where the new password is not taken, and says all that is wrong with it [AUTH-92, AUTH-93, AUTH-96]', async () => {
    const token = await linkOf('viewer')
    const refusedFor = async (newPassword: string) => {
      const error: unknown = await reset(token, newPassword).catch((refused: unknown) => refused)
      expect(error).toMatchObject({ status: 400 })
      return (error as { fields: { newPassword?: string[] } }).fields.newPassword
    }
    expect(await refusedFor('   ')).toEqual(['Password required.'])
    expect(await refusedFor(' viewer ')).toEqual(['Must be at least 8 characters.', 'Must not be the username.'])
    expect(await refusedFor('PassWord123')).toEqual(['Choose a less common password.'])
    expect(await refusedFor('x'.repeat(1025))).toEqual(['Must be at most 1024 characters.'])
    expect((await verify(token)).status).toBe(200)
  })

  it('forgets the failures that were made with the old password', async () => {
    for (let tried = 0; tried < 10; tried += 1) await statusOf(login('project.reader', 'wrong'))
    expect(await statusOf(login('project.reader', 'wrong'))).toBe(429)
    await reset(await linkOf('project.reader'))
    expect((await login('project.reader', NEW_PASSWORD)).status).toBe(200)
  })
})

describe('the requirements of a password', () => {
  it('are the same for every name and link, known or not [AUTH-91, AUTH-112, API-21, API-22, API-23, CONST-11]', async () => {
    const expected = {
      minLength: 8,
      requirements: ['Must not be the username.', 'Choose a less common password.'],
    }
    const token = await linkOf('viewer')
    for (const username of ['viewer', 'nobody.at.all', 'inactive.user', 'sso.user']) {
      expect((await client.passwords.config({ params: { username } })).body).toEqual(expected)
    }
    for (const query of [{}, { token }, { token: 'made-up' }]) {
      expect((await client.passwords.configByToken({ query })).body).toEqual(expected)
    }
  })

  it('are as long as the environment says [AUTH-93]', async () => {
    const strict = await startTestGateway({ db, environment: { PASSWORD_MIN_LENGTH: '20' } })
    const anybody = strict.clientWith(undefined)
    expect((await anybody.passwords.configByToken({})).body.minLength).toBe(20)
    const token = await linkOf('viewer')
    await expect(reset(token, 'nineteen characters', anybody)).rejects.toMatchObject({
      fields: { newPassword: ['Must be at least 20 characters.'] },
    })
    await strict.close()
  })

  it('are limited by address [AUTH-112]', async () => {
    const strict = await startTestGateway({ db, environment: { LOGIN_LIMIT_ADDRESS: '2' } })
    const anybody = strict.clientWith(undefined)
    const ask = (username: string) => statusOf(anybody.passwords.config({ params: { username } }))
    expect([await ask('viewer'), await ask('nobody'), await ask('viewer')]).toEqual([200, 200, 429])
    expect(await statusOf(anybody.passwords.configByToken({}))).toBe(429)
    await strict.close()
  })
})
