import { and, desc, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import { grantReplies } from '@sitewright/domain/shared/grant-messages'
import { requestMessages } from '@sitewright/domain/shared/messages'
import type { RoleName } from '@sitewright/domain/shared/role-catalog'
import { startTestGateway, type TestGateway } from '../../../../tests/support/test-gateway'
import { failureOf } from '../../test/failure'
import { makeKey } from '../../test/make-key'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { apiKeys, audit, keyRoles, licenses, loginAttempts, roles, users } from '../db/schema'
import { makeApiKey } from '../secrets/api-key'

let db: TestDatabase
let gateway: TestGateway
/** Another gateway on the same database. */
let other: TestGateway
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  other = await startTestGateway({ db })
})
afterAll(async () => {
  await gateway.close()
  await other.close()
  await db.close()
})

const LISTS: readonly RoleName[] = ['ACCESS_MY_CUSTOMER_LICENCE']
const EDITS: readonly RoleName[] = ['ACCESS_MY_CUSTOMER_LICENCE', 'ADMINISTER_USER_CREATE_UPDATE']
const listUsers = (key: string, at = gateway) => at.clientWith(key).users.list({ query: { page: 1, pageSize: 100 } })
const change = (apiKeyId: number, values: Partial<typeof apiKeys.$inferInsert>) =>
  db.orm.update(apiKeys).set(values).where(eq(apiKeys.apiKeyId, apiKeyId))
const roleIdOf = async (name: RoleName) => (await db.orm.select().from(roles).where(eq(roles.name, name)))[0]!.roleId

describe('a program with an API key', () => {
  it('calls with the roles of the key, in the license of the key alone [KEY-38, ROLE-25, ROLE-54]', async () => {
    const { key } = await makeKey(db, { roles: LISTS })
    const { body, total } = await listUsers(key)
    expect(total).toBe(240)
    expect(new Set(body.map((user) => user.licenseId))).toEqual(new Set([1]))
    const foreign = gateway.clientWith(key).users.one({ params: { username: 'harbour.admin' } })
    expect(await failureOf(foreign)).toMatchObject({ status: 404 })
    expect(await failureOf(gateway.clientWith(key).apiKeys.list())).toMatchObject({ status: 403 })
  })

  it('sends its whole key, bare or after Bearer, and no part of it [API-04]', async () => {
    const { key, keyPrefix } = await makeKey(db, { roles: LISTS })
    const statusOf = async (token: string) => (await gateway.send('/gateway/users?page=1', { token })).status
    expect([await statusOf(key), await statusOf(`Bearer ${key}`)]).toEqual([200, 200])
    const [, secret = ''] = key.split(`${keyPrefix}_`)
    for (const part of [keyPrefix, secret, `sw_${keyPrefix}`, key.slice(0, -1), `${key}A`, key.toUpperCase()]) {
      expect(await statusOf(part)).toBe(401)
    }
  })

  it('can read the roles of its key, by name', async () => {
    const { key } = await makeKey(db, { roles: EDITS })
    expect((await gateway.clientWith(key).session.roles()).body).toEqual([...EDITS].toSorted())
  })

  it('gains and loses roles from its next call on, on every gateway [ROLE-08]', async () => {
    const { key, apiKeyId } = await makeKey(db, { roles: LISTS })
    await listUsers(key)
    await db.orm.delete(keyRoles).where(eq(keyRoles.ownerId, apiKeyId))
    for (const at of [gateway, other]) expect(await failureOf(listUsers(key, at))).toMatchObject({ status: 403 })
    await db.orm.insert(keyRoles).values({ ownerId: apiKeyId, itemId: await roleIdOf('ACCESS_MY_CUSTOMER_LICENCE') })
    for (const at of [gateway, other]) expect((await listUsers(key, at)).status).toBe(200)
  })

  it('is refused from the next call on once it is switched off, at the other gateway too, until it is switched on [KEY-39]', async () => {
    const admin = await gateway.clientAs('customer.admin')
    const { key, apiKeyId } = await makeKey(db, { roles: LISTS })
    await listUsers(key, other)
    const { body } = await admin.apiKeys.one({ params: { id: apiKeyId } })
    const off = await admin.apiKeys.save({ params: { id: apiKeyId }, body: { ...body, isActive: false } })
    for (const at of [other, gateway]) {
      expect(await failureOf(listUsers(key, at))).toMatchObject({ status: 401, message: requestMessages.signedOut })
    }
    await admin.apiKeys.save({ params: { id: apiKeyId }, body: { ...off.body, isActive: true } })
    expect((await listUsers(key, other)).status).toBe(200)
  })

  it('is refused where its license is inactive or has expired, and is let in again when that is over', async () => {
    const [license] = await db.orm.select().from(licenses).where(eq(licenses.licenseId, 3))
    const { key } = await makeKey(db, { roles: LISTS, row: { licenseId: 3 } })
    const set = (values: Partial<typeof licenses.$inferInsert>) =>
      db.orm.update(licenses).set(values).where(eq(licenses.licenseId, 3))
    await set({ isActive: true, expiryDate: null })
    expect((await listUsers(key)).status).toBe(200)
    await set({ isActive: false })
    expect(await failureOf(listUsers(key))).toMatchObject({ status: 401 })
    await set({ isActive: true, expiryDate: gateway.now() - 1 })
    expect(await failureOf(listUsers(key))).toMatchObject({ status: 401 })
    await set({ isActive: license!.isActive, expiryDate: license!.expiryDate })
  })

  it('gets the same answer for an unknown key as for an inactive one', async () => {
    const { key, apiKeyId } = await makeKey(db, { roles: LISTS })
    await change(apiKeyId, { isActive: false })
    const [known, unknown] = [await failureOf(listUsers(key)), await failureOf(listUsers(makeApiKey().key))]
    expect([unknown.status, unknown.message]).toEqual([known.status, known.message])
  })
})

describe('what needs a person', () => {
  it('is refused to a program: the own session, passwords, and whatever makes or changes keys', async () => {
    const { key, apiKeyId } = await makeKey(db, {
      roles: [...EDITS, 'ADMINISTER_ROLE', 'ADMINISTER_API_KEYS', 'ACCESS_ALL_CUSTOMER_LICENCES'],
    })
    const client = gateway.clientWith(key)
    const params = { id: apiKeyId }
    const input = { name: 'Another', description: '', isActive: true, allProjects: false }
    const calls: Readonly<Record<string, () => Promise<unknown>>> = {
      logout: () => client.session.logout(),
      verify: () => client.session.verify(),
      extend: () => client.session.extend(),
      guid: () => client.session.guid({ body: { token: key } }),
      'a password': () =>
        client.passwords.set({ params: { username: 'viewer' }, body: { newPassword: 'never-taken-1A!' } }),
      'a new key': () => client.apiKeys.create({ body: { ...input, licenseId: 1 } }),
      'a saved key': () => client.apiKeys.save({ params, body: input }),
      'products of a key': () => client.apiKeys.saveAddOns({ params, body: [] }),
      'projects of a key': () => client.apiKeys.saveProjects({ params, body: [] }),
      'roles of a key': () => client.apiKeys.saveRoles({ params, body: [] }),
    }
    for (const [what, call] of Object.entries(calls)) {
      const { status, message } = await failureOf(call())
      expect([what, status, message]).toEqual([what, 403, apiKeyMessages.needsPerson])
    }
  })

  it('does not hide keys from a program that may read them', async () => {
    const { key, apiKeyId } = await makeKey(db, { roles: ['ADMINISTER_API_KEYS'] })
    const { body } = await gateway.clientWith(key).apiKeys.one({ params: { id: apiKeyId } })
    expect(body.apiKeyId).toBe(apiKeyId)
  })

  it('does not let a program grant administrative roles, whatever its key has [ROLE-53, USER-130]', async () => {
    const { key } = await makeKey(db, { roles: [...EDITS, 'ADMINISTER_ROLE', 'MENU_ADMIN_TOOL_ACCESS'] })
    const { body: user } = await gateway.clientWith(key).users.one({ params: { username: 'viewer' } })
    const give = async (...names: RoleName[]) =>
      gateway.clientWith(key).users.saveRoles({
        params: { userId: user.userId },
        body: await Promise.all(names.map(async (name) => roleIdOf(name))),
      })
    const refused = await failureOf(give('MENU_ADMIN_TOOL_ACCESS', 'ADMINISTER_SITE'))
    expect([refused.status, refused.message]).toEqual([403, grantReplies.byKey(['Administer Site'])])
    expect(await failureOf(give('MENU_ADMIN_TOOL_ACCESS', 'ADMINISTER_USER_CREATE_UPDATE'))).toMatchObject({
      status: 403,
      message: grantReplies.byKey(['Administer User Create Update']),
    })
    expect((await give('MENU_ADMIN_TOOL_ACCESS')).status).toBe(200)
  })

  it('keeps who administers all licenses from a program of one license', async () => {
    const { key } = await makeKey(db, { roles: EDITS })
    const client = gateway.clientWith(key)
    const { body } = await client.users.one({ params: { username: 'super.admin' } })
    const save = client.users.save({ params: { username: 'super.admin' }, body: { ...body, comment: 'mine now' } })
    expect(await failureOf(save)).toMatchObject({ status: 403 })
  })
})

describe('what is left of a call with a key', () => {
  it('is an entry of the audit that names the key by its prefix, and no user', async () => {
    const { key, keyPrefix } = await makeKey(db, { roles: EDITS })
    const client = gateway.clientWith(key)
    const { body } = await client.users.one({ params: { username: 'no.roles' } })
    await client.users.save({ params: { username: 'no.roles' }, body: { ...body, comment: keyPrefix } })
    const [last] = await db.orm
      .select()
      .from(audit)
      .where(and(eq(audit.action, 'users.save'), like(audit.actorUserName, 'key:%')))
      .orderBy(desc(audit.auditId))
      .limit(1)
    expect(last).toMatchObject({ actorUserId: null, actorUserName: `key:${keyPrefix}`, after: { comment: keyPrefix } })
  })

  it('is no key in the log, in whatever place it was sent, and the id of the key that was good', async () => {
    const { key, apiKeyId } = await makeKey(db, { roles: LISTS })
    const from = gateway.logLines.length
    await gateway.send('/gateway/users?page=1', { token: key })
    await gateway.send(`/gateway/users?search=${key}`, { token: `Bearer ${key}` })
    await gateway.send(`/gateway/apikeys/${key}`, { token: key })
    await gateway.send(`/gateway/nothing/${key}`)
    await gateway.send(`/${key}`)
    const lines = gateway.logLines.slice(from)
    expect(lines.join('')).not.toContain(key)
    expect(lines.join('')).not.toContain(key.slice(-43))
    expect(JSON.parse(lines[0]!) as unknown).toMatchObject({ operation: 'users.list', status: 200, apiKeyId })
    expect(lines[0]).not.toContain('userId')
  })

  it('is no last activity of anybody', async () => {
    const { key } = await makeKey(db, { roles: LISTS })
    const before = await db.orm.select({ at: users.lastActivityDate }).from(users).orderBy(users.userId)
    await listUsers(key)
    expect(await db.orm.select({ at: users.lastActivityDate }).from(users).orderBy(users.userId)).toEqual(before)
  })
})

describe('who guesses keys', () => {
  it('has to wait after the attempts of an address, while valid and inactive keys are answered', async () => {
    const few = await startTestGateway({ db, environment: { LOGIN_LIMIT_ADDRESS: '3' } })
    try {
      await db.orm.delete(loginAttempts).where(like(loginAttempts.key, 'key-%'))
      const good = await makeKey(db, { roles: LISTS })
      const off = await makeKey(db, { row: { isActive: false } })
      const guess = async () => (await failureOf(listUsers(makeApiKey().key, few))).status
      expect([await guess(), await guess(), await guess(), await guess()]).toEqual([401, 401, 401, 429])
      expect((await listUsers(good.key, few)).status).toBe(200)
      expect(await failureOf(listUsers(off.key, few))).toMatchObject({ status: 401 })
    } finally {
      await few.close()
    }
  })
})
