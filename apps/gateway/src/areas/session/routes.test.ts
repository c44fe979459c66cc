import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessionMessages, sessionReplies } from '@sitewright/domain/session/messages'
import { TokenClaims } from '@sitewright/domain/session/model'
import type { Problem } from '@sitewright/domain/shared/problem'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { DEMO_PASSWORD } from '../../db/demo/accounts'
import { audit, loginAttempts, users } from '../../db/schema'
import { NOBODYS_HASH, verifyPassword } from '../../sign-in/passwords'

let db: TestDatabase
let gateway: TestGateway
/** What each verification was asked since the last test. */
let verified: { hash: string; password: string }[] = []
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({
    db,
    verify: (hash, password) => {
      verified.push({ hash, password })
      return verifyPassword(hash, password)
    },
  })
  await db.orm.update(users).set({ passwordHash: null }).where(eq(users.userName, 'no.environment'))
})
beforeEach(async () => {
  verified = []
  await db.orm.delete(loginAttempts)
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const login = async (userName: string, password = DEMO_PASSWORD) =>
  (await gateway.clientAs()).session.login({ body: { userName, password } })

const refusalOf = (userName: string, password?: string): Promise<Problem> =>
  login(userName, password).then(
    () => Promise.reject(new Error(`${userName} signed in.`)),
    (error: Problem) => error,
  )

const lastAudit = async () => (await db.orm.select().from(audit).orderBy(desc(audit.auditId)).limit(1))[0]

describe('signing in', () => {
  it('answers a token with its expiry, its user and its roles [API-08, AUTH-63, CONST-27]', async () => {
    const { status, body } = await login('viewer')
    const claims = TokenClaims.parse(JSON.parse(Buffer.from(body.token!.split('.')[1] ?? '', 'base64url').toString()))
    expect({ status, userHasNoProjects: body.userHasNoProjects }).toEqual({ status: 200, userHasNoProjects: false })
    expect(claims).toMatchObject({
      licenseId: 1,
      userName: 'viewer',
      mustUpdatePassword: false,
      roles: ['MENU_ADMIN_TOOL_ACCESS'],
    })
    const hours = (claims.exp * 1000 - gateway.now()) / 3_600_000
    expect(hours).toBeGreaterThan(7.9)
    expect(hours).toBeLessThanOrEqual(8)
    expect(verified).toHaveLength(1)
  })

  it('takes the name in any case and with spaces around it', async () => {
    const { body } = await login('  VIEWer ')
    const { body: info } = await gateway.clientWith(body.token).session.verify()
    expect(info.userName).toBe('viewer')
  })

  it('says that a user has no projects [API-08]', async () => {
    expect((await login('no.projects')).body.userHasNoProjects).toBe(true)
  })

  it('notes when, and writes it into the audit', async () => {
    await login('viewer')
    const [row] = await db.orm.select().from(users).where(eq(users.userName, 'viewer'))
    expect(Math.abs((row?.lastLoginDate ?? 0) - gateway.now())).toBeLessThan(60_000)
    expect(row?.version).toBe(1)
    expect(await lastAudit()).toMatchObject({
      actorUserName: 'viewer',
      licenseId: 1,
      action: 'session.login',
      subjectKind: 'user',
      subjectId: String(row?.userId),
      before: null,
      after: null,
    })
  })

  it('needs a name and a password [AUTH-18, AUTH-19]', async () => {
    const refused = await refusalOf(' ', '')
    expect(refused).toMatchObject({
      status: 400,
      fields: { userName: [sessionMessages.userNameRequired], password: [sessionMessages.passwordRequired] },
    })
    expect(verified).toHaveLength(0)
  })
})

describe('a refused sign-in', () => {
  it.each([
    ['a wrong password', 'viewer', 'wrong'],
    ['an unknown user', 'nobody.at.all', DEMO_PASSWORD],
    ['a locked user', 'locked.out', DEMO_PASSWORD],
    ['an inactive user', 'inactive.user', DEMO_PASSWORD],
    ['a single sign-on user', 'sso.user', DEMO_PASSWORD],
    ['an initial single sign-on user', 'sso.initial', DEMO_PASSWORD],
    ['a user of an expired license', 'quarry.user', DEMO_PASSWORD],
    ['a user who has no password', 'no.environment', DEMO_PASSWORD],
    ['a wrong password of a second-factor user', 'two.factor', 'wrong'],
  ])('of %s answers alike, after exactly one verification [AUTH-110]', async (_, userName, password) => {
    const { status, message, fields, current } = await refusalOf(userName, password)
    expect({ status, message, fields, current }).toEqual({
      status: 401,
      message: 'Failed to login. Try again.',
      fields: {},
      current: undefined,
    })
    expect(verified).toHaveLength(1)
    expect(verified[0]?.hash.split('$').slice(0, 4)).toEqual(NOBODYS_HASH.split('$').slice(0, 4))
  })

  it('is written into the audit with the account, where there is one, and never with what was typed', async () => {
    await refusalOf('viewer', 'hidden-password')
    expect(await lastAudit()).toMatchObject({
      actorUserId: null,
      actorUserName: '',
      action: 'session.login.refused',
      subjectKind: 'user',
      subjectId: '6',
      licenseId: 1,
    })
    await refusalOf('hidden-in-the-wrong-field', 'x')
    expect(await lastAudit()).toMatchObject({ subjectKind: null, subjectId: null, licenseId: null })
    expect(JSON.stringify(await db.orm.select().from(audit))).not.toContain('hidden')
  })
})

describe('a session', () => {
  it('says who is signed in and until when [API-12]', async () => {
    const { body } = await (await gateway.clientAs('harbour.admin')).session.verify()
    expect(body).toMatchObject({
      userName: 'harbour.admin',
      licenseId: 2,
      licenseName: 'Harbour Works',
      mustUpdatePassword: false,
      userHasNoProjects: false,
    })
    expect(body.exp * 1000).toBeGreaterThan(gateway.now())
  })

  it('lists the names of its roles [API-16, ROLE-01]', async () => {
    expect((await (await gateway.clientAs('viewer')).session.roles()).body).toEqual(['MENU_ADMIN_TOOL_ACCESS'])
    expect((await (await gateway.clientAs('no.roles')).session.roles()).body).toEqual([])
  })

  it('ends with the log-out, at once, and with it alone [API-11]', async () => {
    const [mine, other] = [await login('viewer'), await login('viewer')].map(({ body }) =>
      gateway.clientWith(body.token),
    )
    expect(await mine!.session.logout()).toMatchObject({ status: 200, body: null })
    await expect(mine!.session.roles()).rejects.toMatchObject({
      status: 412,
      message: sessionReplies.endedByLogout,
    })
    await expect(mine!.session.logout()).rejects.toMatchObject({ status: 412 })
    expect((await other!.session.roles()).status).toBe(200)
    expect(await lastAudit()).toMatchObject({
      action: 'session.logout',
      actorUserName: 'viewer',
      subjectKind: 'user',
      subjectId: '6',
    })
  })

  it.each(['verify', 'roles', 'logout'] as const)('is needed for %s', async (verb) => {
    await expect((await gateway.clientAs()).session[verb]()).rejects.toMatchObject({ status: 401 })
  })
})
