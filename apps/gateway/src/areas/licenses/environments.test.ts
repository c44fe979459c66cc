import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { parseSessionGuid } from '@sitewright/domain/session/rules'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { makeKey } from '../../../test/make-key'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { DEMO_PASSWORD } from '../../db/demo/accounts'
import { apiKeys, audit, licenseEnvironments, licenses, sessions, users } from '../../db/schema'

const PROD = 1
const UAT = 2

let db: TestDatabase
let gateway: TestGateway
let admin: Client
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  admin = await gateway.clientAs('super.admin')
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})
beforeEach(async () => {
  await db.orm.update(licenses).set({ environmentId: PROD }).where(eq(licenses.licenseId, 1))
  await db.orm
    .insert(licenseEnvironments)
    .values([PROD, UAT].map((environmentId) => ({ licenseId: 1, environmentId })))
    .onConflictDoNothing()
})

const path = (environmentId: number) => ({ params: { licenseId: 1, environmentId } })
const unlink = (environmentId: number) => admin.licenses.unlinkEnvironment(path(environmentId))
const link = (environmentId: number) => admin.licenses.linkEnvironment(path(environmentId))
const linkedIds = async () =>
  (await admin.environments.ofLicense({ params: { licenseId: 1 } })).body.map(({ environmentId }) => environmentId)
const ownId = async () => (await db.orm.select().from(licenses).where(eq(licenses.licenseId, 1)))[0]!.environmentId

async function guidOf(userName: string, environmentId?: number): Promise<string> {
  const { body } = await (await gateway.clientAs()).session.login({ body: { userName, password: DEMO_PASSWORD } })
  const token = body.token ?? ''
  const guid = await gateway.clientWith(token).session.guid({ body: { token, environmentId } })
  return parseSessionGuid(guid.body)
}
const redeem = async (sessionGuid: string, environmentId: number) =>
  (await gateway.clientAs()).handover.redeem({ body: { sessionGuid, environmentId } })

describe('unlinking a license from an environment', () => {
  it('sets the environment of the license to one that is left, or none [LIC-87]', async () => {
    await unlink(PROD)
    expect([await linkedIds(), await ownId()]).toEqual([[UAT], UAT])
    await unlink(UAT)
    expect([await linkedIds(), await ownId()]).toEqual([[], null])
    await link(UAT)
    expect([await linkedIds(), await ownId()]).toEqual([[UAT], UAT])
  })

  it('keeps the environment of the license when another one is unlinked, and is done once [LIC-87]', async () => {
    await unlink(UAT)
    const [entry] = await db.orm.select().from(audit).orderBy(desc(audit.auditId)).limit(1)
    expect(entry).toMatchObject({
      action: 'licenses.unlinkEnvironment',
      subjectId: '1',
      licenseId: 1,
      before: { environmentId: UAT },
      after: {},
    })
    await unlink(UAT)
    expect((await db.orm.select().from(audit).orderBy(desc(audit.auditId)).limit(1))[0]).toEqual(entry)
    expect([await linkedIds(), await ownId()]).toEqual([[PROD], PROD])
  })

  it('ends the session guids of its users, also when it is linked again, and no others [LIC-87]', async () => {
    const guids = [await guidOf('viewer'), await guidOf('viewer', UAT)]
    const ofOtherLicense = await guidOf('harbour.admin')
    await unlink(UAT)
    await link(UAT)
    for (const guid of guids) await expect(redeem(guid, UAT)).rejects.toMatchObject({ status: 404 })
    expect((await redeem(ofOtherLicense, PROD)).status).toBe(200)
    expect((await redeem(await guidOf('viewer'), UAT)).status).toBe(200)
  })

  it('records a new time when it is linked again, but not when it is already linked [LIC-87]', async () => {
    const linkedAt = async () =>
      (await admin.environments.ofLicense({ params: { licenseId: 1 } })).body.find(
        ({ environmentId }) => environmentId === UAT,
      )?.linkedAt
    await unlink(UAT)
    const before = Date.now()
    await link(UAT)
    const first = await linkedAt()
    expect(first).toBeGreaterThanOrEqual(before)
    await link(UAT)
    expect(await linkedAt()).toBe(first)
    // Linked by a release that did not record the time.
    await db.orm.update(licenseEnvironments).set({ linkedAt: null }).where(eq(licenseEnvironments.environmentId, UAT))
    expect(await linkedAt()).toBeUndefined()
  })

  it('is closed to API keys, as is the count of who uses a license [LIC-86, LIC-87]', async () => {
    const { key } = await makeKey(db, { roles: ['ACCESS_ALL_CUSTOMER_LICENCES', 'ADMINISTER_USER_CREATE_UPDATE'] })
    const client = gateway.clientWith(key)
    await expect(client.licenses.unlinkEnvironment(path(UAT))).rejects.toMatchObject({ status: 403 })
    await expect(client.licenses.use({ params: { licenseId: 1 } })).rejects.toMatchObject({ status: 403 })
    expect(await linkedIds()).toEqual([PROD, UAT])
  })
})

describe('the count of who uses a license', () => {
  it('says who would be shut out, who is signed in, and how many API keys stop [LIC-86]', async () => {
    await gateway.tokenOf('viewer')
    const all = await db.orm.select().from(users).where(eq(users.licenseId, 1))
    const active = all.filter(({ isApproved, isLockedOut }) => isApproved && !isLockedOut)
    const live = (await db.orm.select().from(sessions)).filter(
      ({ endedReason, expiresAt }) => endedReason === null && expiresAt > Date.now(),
    )
    const signedIn = active.filter(({ userId }) => live.some((session) => session.userId === userId))
    const keys = (await db.orm.select().from(apiKeys).where(eq(apiKeys.licenseId, 1))).filter(
      ({ isActive }) => isActive,
    )
    const { body } = await admin.licenses.use({ params: { licenseId: 1 } })
    expect(body).toEqual({
      userCount: active.length,
      signedInCount: signedIn.length,
      inactiveCount: all.length - active.length,
      apiKeyCount: keys.length,
      signedIn: signedIn
        .map(({ userName }) => userName)
        .toSorted((one, other) => one.localeCompare(other))
        .slice(0, 3),
    })
    expect(body.signedIn).toContain('super.admin')
  })
})
