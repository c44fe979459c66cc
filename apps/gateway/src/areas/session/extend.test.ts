import { afterAll, beforeAll, expect, it } from 'vitest'
import { TokenClaims } from '@sitewright/domain/session/model'
import { SESSION_LIFETIME_MS } from '@sitewright/domain/session/rules'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { DEMO_PASSWORD } from '../../db/demo/accounts'
import { sessions } from '../../db/schema'

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
const claimsOf = (token: string) =>
  TokenClaims.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()))

it('lets a session last as long again from now on, with a new token', async () => {
  const token = await signIn()
  gateway.advance(SESSION_LIFETIME_MS - 60_000)
  const { body } = await gateway.clientWith(token).session.extend()
  expect(body.userHasNoProjects).toBe(false)
  expect(claimsOf(body.token!)).toEqual({ ...claimsOf(token), exp: expect.any(Number) as number })
  expect(Math.abs(claimsOf(body.token!).exp * 1000 - gateway.now() - SESSION_LIFETIME_MS)).toBeLessThan(60_000)
  const extended = gateway.clientWith(body.token)
  expect((await extended.session.verify()).body.exp).toBe(claimsOf(body.token!).exp)
  gateway.advance(2 * 60_000)
  await expect(gateway.clientWith(token).session.verify()).rejects.toMatchObject({ status: 401 })
  expect((await extended.session.verify()).status).toBe(200)
  // It is the same session still: a log-out by one token is one of the other.
  await extended.session.logout()
  await expect(gateway.clientWith(body.token).session.extend()).rejects.toMatchObject({ status: 412 })
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
