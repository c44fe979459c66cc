import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import { licenseScreenMessages } from '@sitewright/domain/licenses/screen-messages'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { audit, licenseAddOns } from '../../db/schema'

let db: TestDatabase
let gateway: TestGateway
let admin: Client
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  admin = await gateway.clientAs('super.admin')
})
beforeEach(async () => {
  await db.orm.update(licenseAddOns).set({ maxUsers: 40 }).where(eq(licenseAddOns.licenseId, 1))
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const params = { licenseId: 1 }
const read = () => admin.licenses.addOns({ params })
const save = (body: { addOnId: number; maxUsers: number }[], ifMatch?: string) =>
  admin.licenses.saveAddOns({ params, body }, ifMatch === undefined ? {} : { ifMatch })
const stored = async () =>
  new Map(
    (await db.orm.select().from(licenseAddOns).where(eq(licenseAddOns.licenseId, 1))).map((row) => [
      row.addOnId,
      row.maxUsers,
    ]),
  )
const lastAudit = async () => (await db.orm.select().from(audit).orderBy(desc(audit.auditId)).limit(1))[0]

describe('a save of the limits of product licenses', () => {
  it('stores those that it names, keeps the others, and is audited with the license [API-37]', async () => {
    const [first, second] = (await read()).body
    const { body, etag } = await save([{ addOnId: first!.addOnId, maxUsers: -1 }])
    expect(body.map(({ maxUsers }) => maxUsers)).toEqual([-1, ...body.slice(1).map(() => 40)])
    expect((await stored()).get(second!.addOnId)).toBe(40)
    expect((await read()).etag).toBe(etag)
    expect(await lastAudit()).toMatchObject({
      action: 'licenses.saveAddOns',
      actorUserName: 'super.admin',
      licenseId: 1,
      subjectKind: 'license',
      subjectId: '1',
      before: { addOnLimits: [`${first!.name}: 40`] },
      after: { addOnLimits: [`${first!.name}: Unlimited`] },
    })
  })

  it('accepts the whole product licenses that were read, in any order [API-37]', async () => {
    const { body } = await read()
    const limits = body.map((addOn, index) => ({ ...addOn, maxUsers: index }))
    const saved = await save(limits.toReversed())
    expect(saved.body.map(({ maxUsers }) => maxUsers)).toEqual(body.map((_, index) => index))
  })

  it('accepts 0, and a limit below what is used: those who have it keep it [LIC-41]', async () => {
    const used = (await read()).body.find(({ numUsers }) => numUsers > 1)!
    const { body } = await save([{ addOnId: used.addOnId, maxUsers: 1 }])
    expect(body.find(({ addOnId }) => addOnId === used.addOnId)).toMatchObject({ maxUsers: 1, numUsers: used.numUsers })
    await save([{ addOnId: used.addOnId, maxUsers: 0 }])
    expect((await stored()).get(used.addOnId)).toBe(0)
  })

  it('that changes nothing writes no audit entry', async () => {
    const before = await lastAudit()
    await save((await read()).body)
    expect((await lastAudit())?.auditId).toBe(before?.auditId)
  })

  it('over limits that someone else changed is a conflict with the stored list and its tag', async () => {
    const { body, etag } = await read()
    const saved = await save([{ addOnId: body[0]!.addOnId, maxUsers: 7 }], etag)
    const refused = await failureOf(save([{ addOnId: body[1]!.addOnId, maxUsers: 8 }], etag))
    expect([refused.status, refused.message, refused.etag]).toEqual([409, licenseMessages.limitsConflict, saved.etag])
    expect(refused.current).toEqual(saved.body)
    expect((await stored()).get(body[1]!.addOnId)).toBe(40)
  })

  it.each([
    ['a fraction', 1.5, licenseScreenMessages.addOnLimitInvalid],
    ['a number below -1', -2, licenseScreenMessages.addOnLimitInvalid],
    ['a number that the database cannot store', 1e10, licenseScreenMessages.addOnLimitInvalid],
    ['nothing', null, licenseScreenMessages.addOnLimitRequired],
  ])('refuses %s at its entry, and saves nothing [LIC-71, LIC-72, LIC-73]', async (_, maxUsers, message) => {
    const [first, second] = (await read()).body
    const body = [
      { addOnId: first!.addOnId, maxUsers: 3 },
      { addOnId: second!.addOnId, maxUsers: maxUsers as number },
    ]
    const refused = await failureOf(save(body))
    expect([refused.status, refused.fields]).toEqual([400, { '1.maxUsers': [message] }])
    expect([...(await stored()).values()].every((limit) => limit === 40)).toBe(true)
  })

  it('refuses one that the license does not have, and one that is listed twice, each at its entry', async () => {
    const addOnId = (await read()).body[0]!.addOnId
    const body = [999, addOnId, addOnId, 10 ** 12].map((id) => ({ addOnId: id, maxUsers: 1 }))
    const refused = await failureOf(save(body))
    expect([refused.status, refused.fields]).toEqual([
      400,
      {
        '0.addOnId': [licenseScreenMessages.addOnNotFound],
        '2.addOnId': [licenseScreenMessages.addOnRepeated],
        '3.addOnId': [licenseScreenMessages.addOnNotFound],
      },
    ])
    const [row] = await db.orm
      .select()
      .from(licenseAddOns)
      .where(and(eq(licenseAddOns.licenseId, 1), eq(licenseAddOns.addOnId, addOnId)))
    expect(row?.maxUsers).toBe(40)
  })

  it('needs access to all licenses, and a license that exists [ROLE-11]', async () => {
    const customer = await gateway.clientAs('customer.admin')
    expect((await failureOf(customer.licenses.saveAddOns({ params, body: [] }))).status).toBe(403)
    const missing = await failureOf(admin.licenses.saveAddOns({ params: { licenseId: 999 }, body: [] }))
    expect([missing.status, missing.message]).toEqual([404, licenseMessages.notFound])
    const signedOut = await failureOf((await gateway.clientAs()).licenses.saveAddOns({ params, body: [] }))
    expect(signedOut.status).toBe(401)
  })
})
