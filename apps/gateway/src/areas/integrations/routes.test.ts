import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { integrationMessages } from '@sitewright/domain/integrations/messages'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { audit, integrations, licenseIntegrations } from '../../db/schema'

let db: TestDatabase
let gateway: TestGateway
let admin: Client
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  admin = await gateway.clientAs('super.admin')
})
beforeEach(async () => {
  await db.orm.delete(licenseIntegrations).where(eq(licenseIntegrations.ownerId, 2))
  await db.orm.insert(licenseIntegrations).values([1, 2].map((itemId) => ({ ownerId: 2, itemId })))
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const params = { licenseId: 2 }
const stored = async () =>
  (await db.orm.select().from(licenseIntegrations).where(eq(licenseIntegrations.ownerId, 2)))
    .map(({ itemId }) => itemId)
    .toSorted((one, other) => one - other)
const lastAudit = async () => (await db.orm.select().from(audit).orderBy(desc(audit.auditId)).limit(1))[0]

describe('all integrations', () => {
  it('come by name, each with its id and picture [API-48, LIC-05]', async () => {
    const { body } = await (await gateway.clientAs('customer.admin')).integrations.list()
    const names = (await db.orm.select().from(integrations)).map(({ name }) => name)
    expect(body.map(({ integrationName }) => integrationName)).toEqual(names.toSorted())
    expect(body[0]).toMatchObject({ integrationId: expect.any(Number) as number, imgUrl: expect.any(String) as string })
  })
})

describe('the integrations of a license', () => {
  it('are ids with a tag [API-46]', async () => {
    const { body, etag } = await (await gateway.clientAs('harbour.admin')).integrations.ofLicense({ params })
    expect(body).toEqual([1, 2])
    expect(etag).toMatch(/^"[\w-]+"$/)
  })

  it('of another license are those of one that does not exist [ROLE-54]', async () => {
    const client = await gateway.clientAs('customer.admin')
    for (const licenseId of [2, 999, 10 ** 12]) {
      const refused = await failureOf(client.integrations.ofLicense({ params: { licenseId } }))
      expect([refused.status, refused.message]).toEqual([404, licenseMessages.notFound])
    }
  })
})

describe('a save of the integrations of a license', () => {
  it('stores the list as a whole and is audited with the license [API-47]', async () => {
    const { body, etag } = await admin.integrations.saveOfLicense({ params, body: [3, 1] })
    expect(body).toEqual([1, 3])
    expect(await stored()).toEqual([1, 3])
    expect((await admin.integrations.ofLicense({ params })).etag).toBe(etag)
    expect(await lastAudit()).toMatchObject({
      action: 'integrations.saveOfLicense',
      actorUserName: 'super.admin',
      licenseId: 2,
      subjectKind: 'license',
      subjectId: '2',
      before: { integrationIds: [1, 2] },
      after: { integrationIds: [1, 3] },
    })
  })

  it('that changes nothing writes no audit entry', async () => {
    const before = await lastAudit()
    await admin.integrations.saveOfLicense({ params, body: [2, 1] })
    expect((await lastAudit())?.auditId).toBe(before?.auditId)
  })

  it.each([
    ['an unknown id', [1, 999], integrationMessages.notFound],
    ['a negative id', [-1], integrationMessages.notFound],
    ['an id beyond all ids', [10 ** 12], integrationMessages.notFound],
    ['a repeated id', [1, 1], integrationMessages.repeated],
  ])('with %s is rejected, and nothing is saved', async (_, body, message) => {
    const refused = await failureOf(admin.integrations.saveOfLicense({ params, body }))
    expect([refused.status, refused.message, refused.fields]).toEqual([400, message, { integrationIds: [message] }])
    expect(await stored()).toEqual([1, 2])
  })

  it('over a version that someone else replaced is a conflict with the stored ids and their tag', async () => {
    const { etag } = await admin.integrations.ofLicense({ params })
    const saved = await admin.integrations.saveOfLicense({ params, body: [3] }, { ...(etag && { ifMatch: etag }) })
    const refused = await failureOf(
      admin.integrations.saveOfLicense({ params, body: [] }, { ...(etag && { ifMatch: etag }) }),
    )
    expect([refused.status, refused.message, refused.current, refused.etag]).toEqual([
      409,
      integrationMessages.conflict,
      [3],
      saved.etag,
    ])
    expect(await stored()).toEqual([3])
  })

  it('of a license that does not exist is a 404, and of the own one needs access to all licenses [ROLE-11]', async () => {
    const missing = await failureOf(admin.integrations.saveOfLicense({ params: { licenseId: 999 }, body: [] }))
    expect([missing.status, missing.message]).toEqual([404, licenseMessages.notFound])
    const client = await gateway.clientAs('harbour.admin')
    expect((await failureOf(client.integrations.saveOfLicense({ params, body: [] }))).status).toBe(403)
    expect(await stored()).toEqual([1, 2])
  })
})
