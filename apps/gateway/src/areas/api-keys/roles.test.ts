import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import { roleMessages } from '@sitewright/domain/roles/messages'
import { grantReplies } from '@sitewright/domain/shared/grant-messages'
import type { RoleName } from '@sitewright/domain/shared/role-catalog'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { makeKey } from '../../../test/make-key'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { isAbout } from '../../http/audit-about'
import { addOnId } from '../../db/demo/add-ons'
import { audit, roles } from '../../db/schema'

let db: TestDatabase
let gateway: TestGateway
let admin: Client
const roleIds = new Map<string, number>()
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  admin = await gateway.clientAs('customer.admin')
  for (const role of await db.orm.select().from(roles)) roleIds.set(role.name, role.roleId)
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const [MC, PRS] = [addOnId('MC'), addOnId('PRS')]
const keyWith = async (addOnIds: readonly number[], names: readonly RoleName[] = []) =>
  (await makeKey(db, { addOnIds, roles: names })).apiKeyId
const save = (id: number, names: readonly RoleName[], ifMatch?: string, client = admin) =>
  client.apiKeys.saveRoles(
    { params: { id }, body: names.map((name) => roleIds.get(name)!) },
    { ...(ifMatch && { ifMatch }) },
  )
const read = async (id: number) => {
  const { body, etag } = await admin.apiKeys.roleInfo({ params: { id } })
  const held = body.flatMap((group) =>
    group.rolesForUser.filter((entry) => entry.appliedToUser).map((entry) => entry.role.name),
  )
  return { held, groups: body.map((group) => group.name), etag }
}

describe('the roles of an API key', () => {
  it('are listed by the role groups that its products bring, with what is assigned [API-106, KEY-36, ROLE-04, ROLE-08]', async () => {
    const id = await keyWith([PRS], ['DECOMMISSION_RESOURCE'])
    const { body } = await admin.apiKeys.roleInfo({ params: { id } })
    expect(body.map((group) => group.name)).toEqual(['Menu Access', 'Preservation'])
    expect(body[1]!.rolesForUser).toEqual([
      { role: expect.objectContaining({ name: 'UPDATE_PRESERVATION_ITEM' }) as object, appliedToUser: false },
      {
        role: {
          roleId: roleIds.get('DECOMMISSION_RESOURCE'),
          name: 'DECOMMISSION_RESOURCE',
          friendlyName: 'Decommission Resource',
          description: expect.any(String) as string,
        },
        appliedToUser: true,
      },
    ])
  })

  it('are none where the key has no product [KEY-37]', async () => {
    expect((await admin.apiKeys.roleInfo({ params: { id: await keyWith([]) } })).body).toEqual([])
  })

  it('are saved as the list of their ids [API-112, KEY-36]', async () => {
    const id = await keyWith([MC], ['POST_PICK'])
    const { etag } = await save(id, ['POST_RECEIPT', 'BUILD_PICK', 'POST_RECEIPT'])
    expect(await read(id)).toMatchObject({ held: ['POST_RECEIPT', 'BUILD_PICK'], etag })
    const [entry] = await db.orm
      .select()
      .from(audit)
      .where(isAbout({ kind: 'api-key', id: id }))
      .orderBy(desc(audit.auditId))
    expect(entry).toMatchObject({ action: 'apiKeys.saveRoles', before: { roleIds: [roleIds.get('POST_PICK')] } })
    expect((await save(id, [])).status).toBe(200)
    expect((await read(id)).held).toEqual([])
  })

  it('belong to a product of the key, and exist [ROLE-53]', async () => {
    const id = await keyWith([PRS])
    const refused = await failureOf(save(id, ['POST_RECEIPT']))
    expect([refused.status, refused.message]).toEqual([400, roleMessages.notOffered])
    for (const roleId of [9999, 0, -1, 9_007_199_254_740_991]) {
      const unknown = await failureOf(admin.apiKeys.saveRoles({ params: { id }, body: [roleId] }))
      expect([unknown.status, unknown.message]).toEqual([400, roleMessages.notFound])
    }
  })

  it('that administer are given by who holds them, or works in all licenses [ROLE-53]', async () => {
    const id = await keyWith([MC])
    expect((await save(id, ['ADMINISTER_USER_CREATE_UPDATE'])).status).toBe(200)
    const refused = await failureOf(save(id, ['ACCESS_ALL_CUSTOMER_LICENCES', 'ADMINISTER_SCHEMA']))
    expect([refused.status, refused.message]).toEqual([
      403,
      grantReplies.roles(['Administer Schema', 'Access All Customer Licenses']),
    ])
    expect((await read(id)).held).toEqual(['ADMINISTER_USER_CREATE_UPDATE'])
    const superAdmin = await gateway.clientAs('super.admin')
    expect((await save(id, ['ACCESS_ALL_CUSTOMER_LICENCES'], undefined, superAdmin)).status).toBe(200)
  })

  it('that the key already has can stay or be removed by every editor [ROLE-53]', async () => {
    const id = await keyWith([MC], ['ADMINISTER_SCHEMA', 'UPDATE_PRESERVATION_ITEM'])
    await save(id, ['ADMINISTER_SCHEMA', 'UPDATE_PRESERVATION_ITEM', 'POST_PICK'])
    expect((await read(id)).held).toEqual(['ADMINISTER_SCHEMA', 'POST_PICK', 'UPDATE_PRESERVATION_ITEM'])
    await save(id, ['POST_PICK'])
    expect((await read(id)).held).toEqual(['POST_PICK'])
  })

  it('need the role for roles beside the one for keys; without it they are read alone [ROLE-52, ROLE-08]', async () => {
    const id = await keyWith([MC])
    const editor = await gateway.clientAs('user.editor')
    expect((await editor.apiKeys.roleInfo({ params: { id } })).status).toBe(200)
    expect(await failureOf(save(id, [], undefined, editor))).toMatchObject({ status: 403 })
  })

  it('that someone else saved in between are a conflict, with the stored value', async () => {
    const id = await keyWith([MC])
    const { etag } = await read(id)
    await save(id, ['POST_PICK'], etag)
    const refused = await failureOf(save(id, ['BUILD_PICK'], etag))
    expect([refused.status, refused.message]).toEqual([409, roleMessages.conflict])
    expect(refused.current).toEqual((await admin.apiKeys.roleInfo({ params: { id } })).body)
  })

  it('of a key of another license, or of none, get the same answer [ROLE-54]', async () => {
    const refusals = await Promise.all([33, 99_999].map((id) => failureOf(save(id, []))))
    expect(refusals.map(({ status, message }) => [status, message])).toEqual([
      [404, apiKeyMessages.notFound],
      [404, apiKeyMessages.notFound],
    ])
  })
})
