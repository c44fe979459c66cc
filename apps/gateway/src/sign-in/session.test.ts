import { desc, eq } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { sessionReplies } from '@sitewright/domain/session/messages'
import { startTestGateway, type TestGateway } from '../../../../tests/support/test-gateway'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { DEMO_PASSWORD } from '../db/demo/accounts'
import { groupRoles, groupUsers, licenses, roles, sessions, settings, userGroups, userRoles, users } from '../db/schema'
import { readConfig } from '../config'
import { hashOfSecret } from '../secrets/secrets'
import { createTokens } from './token'

let db: TestDatabase
let gateway: TestGateway
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  // The key is made at the first use.
  await gateway.tokenOf('viewer')
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const signIn = async (userName: string): Promise<Client> => {
  const { body } = await (await gateway.clientAs()).session.login({ body: { userName, password: DEMO_PASSWORD } })
  return gateway.clientWith(body.token)
}
const userOf = async (userName: string) => (await db.orm.select().from(users).where(eq(users.userName, userName)))[0]!
const change = (userName: string, values: Partial<typeof users.$inferInsert>) =>
  db.orm.update(users).set(values).where(eq(users.userName, userName))
const statusOf = async (token: string) =>
  (await gateway.send('/gateway/roles/user', { headers: { Authorization: token } })).status

describe('a token', () => {
  const key = async () => {
    const [row] = await db.orm.select().from(settings).where(eq(settings.name, 'token_key'))
    return Buffer.from(row!.value, 'base64url')
  }
  const toSession = async () => {
    const { userId } = await userOf('viewer')
    const expiresAt = gateway.now() + 3_600_000
    const [secret, createdAt] = [crypto.randomUUID(), gateway.now()]
    await db.orm
      .insert(sessions)
      .values({ sessionHash: hashOfSecret(secret), userId, createdAt, expiresAt, endsAt: expiresAt })
    return secret
  }
  const soon = () => Math.floor(gateway.now() / 1000) + 600
  const sign = (claims: Record<string, unknown>, secret: Uint8Array, alg = 'HS256') =>
    new SignJWT(claims).setProtectedHeader({ alg }).sign(secret)

  it('opens a session with our key, bare or after Bearer [API-04, ERR-98]', async () => {
    const token = await sign({ sid: await toSession(), exp: soon() }, await key())
    expect([await statusOf(token), await statusOf(`Bearer ${token}`)]).toEqual([200, 200])
  })

  it('gets 401 if any part of it is wrong [ERR-98]', async () => {
    const [sid, secret] = [await toSession(), await key()]
    const good = await sign({ sid, exp: soon() }, secret)
    const [header = '', payload = '', signature = ''] = good.split('.')
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')
    const wrong = {
      nothing: '',
      'a word': 'token',
      'no signature': `${header}.${payload}.`,
      'no algorithm': `${unsigned}.${payload}.`,
      'another signature': `${header}.${payload}.${signature.split('').toReversed().join('')}`,
      'another key': await sign({ sid, exp: soon() }, Buffer.alloc(32, 1)),
      'another algorithm': await sign({ sid, exp: soon() }, Buffer.concat([secret, secret]), 'HS512'),
      'no expiry': await sign({ sid }, secret),
      'a time that has passed': await sign({ sid, exp: Math.floor(gateway.now() / 1000) - 1 }, secret),
      'no session': await sign({ exp: soon() }, secret),
      'a session that is no text': await sign({ sid: 7, exp: soon() }, secret),
      'a session that does not exist': await sign({ sid: '00000000-0000-4000-8000-000000000000', exp: soon() }, secret),
    }
    const statuses = await Promise.all(
      Object.entries(wrong).map(async ([name, token]) => [name, await statusOf(token)] as const),
    )
    expect(Object.fromEntries(statuses)).toEqual(Object.fromEntries(Object.keys(wrong).map((name) => [name, 401])))
    expect(await statusOf(good)).toBe(200)
  })

  it('is signed with one key by all gateways of a database, even when they make it at the same time', async () => {
    await db.orm.delete(settings).where(eq(settings.name, 'token_key'))
    const gateways = Array.from({ length: 8 }, () => createTokens(db, readConfig({}), Date.now))
    const claims = { exp: soon(), licenseId: 1, mustUpdatePassword: false, roles: [], userName: 'a', userId: 1 }
    const signed = await Promise.all(gateways.map((tokens, index) => tokens.sign(claims, `session-${index}`)))
    const read = await Promise.all(signed.map((token, index) => gateways[7 - index]!.secretOf(token, gateway.now())))
    expect(read).toEqual(gateways.map((_, index) => `session-${index}`))
    // The gateway under test read the key before.
    await gateway.close()
    gateway = await startTestGateway({ db })
  })
})

describe('a session that someone ended', () => {
  it.each([
    ['locked', { isLockedOut: true }, { isLockedOut: false }, sessionReplies.endedByLock],
    ['no longer approved', { isApproved: false }, { isApproved: true }, sessionReplies.endedByDeactivation],
  ])('because its user is %s answers 412 with the reason [ERR-98, AUTH-74]', async (_, shut, open, message) => {
    const client = await signIn('workflow.editor')
    await change('workflow.editor', shut)
    const refused: unknown = await client.session.roles().catch((error: unknown) => error)
    await change('workflow.editor', open)
    expect(refused).toMatchObject({ status: 412, kind: 'ended', message })
  })

  it.each([
    ['inactive', { isActive: false }],
    ['expired', { expiryDate: 1 }],
  ])('because its license is %s answers 412 with the reason [ERR-98]', async (_, shut) => {
    const client = await signIn('harbour.admin')
    const [before] = await db.orm.select().from(licenses).where(eq(licenses.licenseId, 2))
    await db.orm.update(licenses).set(shut).where(eq(licenses.licenseId, 2))
    const refused: unknown = await client.session.roles().catch((error: unknown) => error)
    await db.orm
      .update(licenses)
      .set({ isActive: before!.isActive, expiryDate: before!.expiryDate })
      .where(eq(licenses.licenseId, 2))
    expect(refused).toMatchObject({ status: 412, message: sessionReplies.endedByLicense })
    expect((await client.session.roles()).status).toBe(200)
  })
})

describe('the roles of a session', () => {
  it('are those of this moment: a change ends no session, the next call is judged by it [ERR-98, ROLE-49, ROLE-50]', async () => {
    const client = await signIn('no.roles')
    const { userId } = await userOf('no.roles')
    const [role] = await db.orm.select().from(roles).where(eq(roles.name, 'MENU_ADMIN_TOOL_ACCESS'))
    await expect(client.users.list({})).rejects.toMatchObject({ status: 403 })
    await db.orm.insert(userRoles).values({ ownerId: userId, itemId: role!.roleId })
    expect((await client.users.list({ query: { page: 1 } })).status).toBe(200)
    await db.orm.delete(userRoles).where(eq(userRoles.ownerId, userId))
    await expect(client.users.list({})).rejects.toMatchObject({ status: 403 })
    expect((await client.session.roles()).body).toEqual([])
  })

  it('come from groups as well, each once [ROLE-07]', async () => {
    const client = await signIn('viewer')
    const { userId } = await userOf('viewer')
    const [role] = await db.orm.select().from(roles).where(eq(roles.name, 'MENU_ADMIN_TOOL_ACCESS'))
    const [other] = await db.orm.select().from(roles).where(eq(roles.name, 'VIEW_MAP'))
    const [group] = await db.orm.insert(userGroups).values({ licenseId: 1, name: 'Test crew' }).returning()
    await db.orm.insert(groupUsers).values({ ownerId: group!.userGroupId, itemId: userId })
    await db.orm
      .insert(groupRoles)
      .values([role!, other!].map(({ roleId }) => ({ ownerId: group!.userGroupId, itemId: roleId })))
    expect((await client.session.roles()).body).toEqual(['MENU_ADMIN_TOOL_ACCESS', 'VIEW_MAP'])
  })
})

it('allows only the password change while the password must be updated [AUTH-113]', async () => {
  const client = await signIn('customer.admin')
  await change('customer.admin', { mustUpdatePassword: true })
  const refused: unknown = await client.users.list({}).catch((error: unknown) => error)
  const info = await client.session.verify()
  const held = await client.session.roles()
  await change('customer.admin', { isSsoUser: true })
  const asSso = await client.users.list({ query: { page: 1 } })
  await change('customer.admin', { mustUpdatePassword: false, isSsoUser: false })
  expect(refused).toMatchObject({ status: 403, message: 'Please update your password.' })
  expect([info.status, info.body.mustUpdatePassword, held.status, asSso.status]).toEqual([200, true, 200, 200])
  expect((await client.session.logout()).status).toBe(200)
})

it('stores the last activity of the session at most once a minute', async () => {
  const client = await signIn('user.editor')
  const { userId } = await userOf('user.editor')
  const seen = async () => {
    await client.session.roles()
    const [latest] = await db.orm
      .select({ at: sessions.lastActivityAt })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.createdAt))
    return latest!.at!
  }
  const first = await seen()
  gateway.advance(30_000)
  expect(await seen()).toBe(first)
  gateway.advance(31_000)
  expect((await seen()) - first).toBeGreaterThanOrEqual(60_000)
})

it('ends by time: 401, as for a client without a session [ERR-98]', async () => {
  const client = await signIn('viewer')
  gateway.advance(8 * 3_600_000 - 60_000)
  expect((await client.session.roles()).status).toBe(200)
  gateway.advance(60_000)
  await expect(client.session.roles()).rejects.toMatchObject({
    status: 401,
    kind: 'signed-out',
    message: 'Please log in to continue.',
  })
})
