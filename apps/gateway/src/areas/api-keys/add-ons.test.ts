import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import type { RoleName } from '@sitewright/domain/shared/role-catalog'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { makeKey } from '../../../test/make-key'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { isAbout } from '../../http/audit-about'
import { addOnId, type ShortName } from '../../db/demo/add-ons'
import { audit, licenseAddOns } from '../../db/schema'

let db: TestDatabase
let gateway: TestGateway
let admin: Client
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  admin = await gateway.clientAs('customer.admin')
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const [MC, TE, PRS, VND, CBL] = (['MC', 'TE', 'PRS', 'VND', 'CBL'] as const).map((name: ShortName) =>
  addOnId(name),
) as [number, number, number, number, number]
const keyWith = async (addOnIds: readonly number[], roles: readonly RoleName[] = []) =>
  (await makeKey(db, { addOnIds, roles })).apiKeyId
const save = (id: number, addOns: readonly { addOnId?: number; name?: string }[], ifMatch?: string) =>
  admin.apiKeys.saveAddOns({ params: { id }, body: [...addOns] }, { ...(ifMatch && { ifMatch }) })
const ids = (...addOnIds: number[]) => addOnIds.map((id) => ({ addOnId: id }))
const read = async (id: number) => {
  const { body, etag } = await admin.apiKeys.addOns({ params: { id } })
  return { held: body.map((addOn) => addOn.addOnId), etag }
}
const rolesOf = async (id: number) =>
  (await admin.apiKeys.roleInfo({ params: { id } })).body.flatMap((group) =>
    group.rolesForUser.filter((entry) => entry.appliedToUser).map((entry) => entry.role.name),
  )

describe('the product licenses of an API key', () => {
  it('are read by name, and saved as the list of those that are selected [API-105, API-110, KEY-32]', async () => {
    const id = await keyWith([TE])
    const { body: before } = await admin.apiKeys.addOns({ params: { id } })
    const { status, body } = await save(id, [...before, { addOnId: MC, name: 'Material Control' }])
    expect([status, body]).toMatchObject([200, [{ name: 'Material Control' }, { name: 'Tools and Equipment' }]])
    expect(before[0]).toEqual({
      addOnId: TE,
      name: 'Tools and Equipment',
      addonData: { category: 'EQUIPMENT', color: '#0f8f7e', shortName: 'TE' },
    })
    expect((await admin.apiKeys.one({ params: { id } })).body.keyAddons).toEqual(body)
    const [entry] = await db.orm
      .select()
      .from(audit)
      .where(isAbout({ kind: 'api-key', id: id }))
      .orderBy(desc(audit.auditId))
    expect(entry).toMatchObject({
      action: 'apiKeys.saveAddOns',
      before: { addOnIds: [TE] },
      after: { addOnIds: [MC, TE] },
    })
  })

  it('are found by their id first, by their name otherwise [KEY-31, KEY-32]', async () => {
    const id = await keyWith([])
    await save(id, [{ addOnId: 9999, name: 'Material Control' }, { name: 'Preservation' }])
    expect((await read(id)).held).toEqual([MC, PRS])
    await save(id, [{ addOnId: TE, name: 'Material Control' }])
    expect((await read(id)).held).toEqual([TE])
  })

  it('are those of the license of the key, and no hidden one, but one that is held already [CONST-07]', async () => {
    const [foreign] = await db.orm.select().from(licenseAddOns).where(eq(licenseAddOns.licenseId, 1)).limit(1)
    expect(foreign).toBeDefined()
    const id = await keyWith([])
    for (const body of [ids(9999), [{ name: 'Nothing' }], [{}], ids(CBL)]) {
      const refused = await failureOf(save(id, body))
      expect([refused.status, refused.message]).toEqual([400, addOnMessages.notFound])
    }
    const holder = await keyWith([CBL])
    await save(holder, ids(CBL, MC))
    expect((await read(holder)).held).toEqual([CBL, MC])
  })

  it('take no seat: a key is no user', async () => {
    const [row] = await db.orm.select().from(licenseAddOns).where(eq(licenseAddOns.addOnId, PRS))
    expect(row!.maxUsers).toBeGreaterThan(0)
    const seats = async () =>
      (await admin.licenses.addOns({ params: { licenseId: 1 } })).body.find((addOn) => addOn.addOnId === PRS)!
    const before = await seats()
    for (let keys = 0; keys < 2; keys += 1) await save(await keyWith([]), ids(PRS))
    expect((await seats()).numUsers).toBe(before.numUsers)
    expect(before.maxUsers - before.numUsers).toBe(1)
  })

  it('of both kinds stand side by side: the rule of vendors is of users and groups', async () => {
    const id = await keyWith([MC])
    expect((await save(id, ids(MC, VND))).status).toBe(200)
    expect((await read(id)).held).toEqual([MC, VND])
  })

  it('take along the roles that they alone brought, reported with 210 [API-114, KEY-37]', async () => {
    const id = await keyWith([MC, PRS], ['POST_RECEIPT', 'UPDATE_PRESERVATION_ITEM'])
    const { status, body, etag } = await save(id, ids(PRS))
    expect([status, body]).toEqual([210, addOnMessages.rolesRemoved(['Post Receipt'])])
    expect(await read(id)).toEqual({ held: [PRS], etag })
    expect(await rolesOf(id)).toEqual(['UPDATE_PRESERVATION_ITEM'])
    const last = await save(id, [])
    expect([last.status, last.body]).toEqual([210, addOnMessages.rolesRemoved(['Update Preservation Item'])])
    expect((await admin.apiKeys.roleInfo({ params: { id } })).body).toEqual([])
  })

  it('remove every role if no product license remains, also a role that none of them had granted [API-114]', async () => {
    const id = await keyWith([MC], ['POST_RECEIPT', 'UPDATE_PRESERVATION_ITEM'])
    const { status, body } = await save(id, [])
    expect([status, body]).toEqual([210, addOnMessages.rolesRemoved(['Post Receipt', 'Update Preservation Item'])])
    expect(await rolesOf(id)).toEqual([])
  })

  it('that someone else saved in between are a conflict, with the stored value', async () => {
    const id = await keyWith([MC])
    const { etag } = await read(id)
    await save(id, ids(MC, TE), etag)
    const refused = await failureOf(save(id, ids(PRS), etag))
    expect([refused.status, refused.message]).toEqual([409, addOnMessages.conflict])
    expect(refused.current).toMatchObject([{ addOnId: MC }, { addOnId: TE }])
    expect((await read(id)).held).toEqual([MC, TE])
  })

  it('of a key of another license, or of none, get the same answer [ROLE-54]', async () => {
    const refusals = await Promise.all([33, 99_999].map((id) => failureOf(save(id, []))))
    expect(refusals.map(({ status }) => status)).toEqual([404, 404])
    expect(refusals[0]!.message).toBe(refusals[1]!.message)
  })
})
