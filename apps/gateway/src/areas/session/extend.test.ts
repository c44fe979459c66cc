import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TokenClaims } from '@sitewright/domain/session/model'
import { SESSION_LIFETIME_MS, SESSION_MAX_LIFETIME_MS } from '@sitewright/domain/session/rules'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { DEMO_PASSWORD } from '../../db/demo/accounts'
import { audit, sessions } from '../../db/schema'

let db: TestDatabase
let gateway: TestGateway
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const signIn = async () =>
  (await gateway.clientWith(undefined).session.login({ body: { userName: 'viewer', password: DEMO_PASSWORD } })).body
    .token!
const readClaims = (token: string) =>
  TokenClaims.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()))

it('extends a session by its full lifetime from now, with a new token', async () => {
  const token = await signIn()
  gateway.advance(2 * 60 * 60_000)
  const { body } = await gateway.clientWith(token).session.extend()
  expect(body.userHasNoProjects).toBe(false)
  expect(readClaims(body.token!)).toEqual({ ...readClaims(token), exp: expect.any(Number) as number })
  expect(Math.abs(readClaims(body.token!).exp * 1000 - gateway.now() - SESSION_LIFETIME_MS)).toBeLessThan(60_000)
  const extended = gateway.clientWith(body.token)
  expect((await extended.session.verify()).body.exp).toBe(readClaims(body.token!).exp)
  gateway.advance(SESSION_LIFETIME_MS - 60 * 60_000)
  await expect(gateway.clientWith(token).session.verify()).rejects.toMatchObject({ status: 401 })
  expect((await extended.session.verify()).status).toBe(200)
  // It is the same session still: a log-out by one token is one of the other.
  await extended.session.logout()
  await expect(gateway.clientWith(body.token).session.extend()).rejects.toMatchObject({ status: 412 })
})

it('ends a session 12 hours after its sign-in, however often it is extended: 401 [AUTH-115]', async () => {
  let token = await signIn()
  const { maxExp } = readClaims(token)
  expect(Math.abs(maxExp! * 1000 - gateway.now() - SESSION_MAX_LIFETIME_MS)).toBeLessThan(60_000)
  for (let hours = 2; hours < 12; hours += 2) {
    gateway.advance(2 * 60 * 60_000)
    token = (await gateway.clientWith(token).session.extend()).body.token!
    const expected = Math.min(maxExp!, (gateway.now() + SESSION_LIFETIME_MS) / 1000)
    // The call and this line are not of the same second.
    expect(Math.abs(readClaims(token).exp - expected)).toBeLessThan(60)
    expect(readClaims(token).exp).toBeLessThanOrEqual(maxExp!)
    expect(readClaims(token).maxExp).toBe(maxExp)
  }
  gateway.advance(2 * 60 * 60_000)
  await expect(gateway.clientWith(token).session.extend()).rejects.toMatchObject({ status: 401 })
  await expect(gateway.clientWith(token).session.verify()).rejects.toMatchObject({ status: 401 })
})

it('keeps the latest end of a session when the clock jumps back an hour', async () => {
  const token = await signIn()
  const { maxExp } = readClaims(token)
  gateway.advance(-60 * 60_000)
  const { body } = await gateway.clientWith(token).session.extend()
  expect(readClaims(body.token!).maxExp).toBe(maxExp)
  expect((await gateway.clientWith(body.token).session.verify()).status).toBe(200)
  gateway.advance(60 * 60_000)
})

it('writes every extension into the audit', async () => {
  const token = await signIn()
  gateway.advance(60_000)
  await gateway.clientWith(token).session.extend()
  const [last] = await db.orm.select().from(audit).orderBy(desc(audit.auditId)).limit(1)
  expect(last).toMatchObject({
    action: 'session.extend',
    actorUserName: 'viewer',
    after: { expiresAt: expect.any(Number) as number },
  })
})

it('does not bring a session back that is over', async () => {
  const token = await signIn()
  gateway.advance(SESSION_LIFETIME_MS)
  await expect(gateway.clientWith(token).session.extend()).rejects.toMatchObject({ status: 401 })
})

it('says of a session of single sign-on where that starts, as its login did [AUTH-48]', async () => {
  const token = await signIn()
  await db.orm.update(sessions).set({ isSso: true })
  const { body } = await gateway.clientWith(token).session.extend()
  expect(body.ssoUrl).toMatch(/^http:\/\/localhost:\d+\/gateway\/x\/sso\/start$/)
})
