import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { importMessages } from '@sitewright/domain/imports/messages'
import { userReplies } from '@sitewright/domain/users/messages'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { projectNamed } from '../../db/demo/projects'
import { audit, importSystems, projects, userImports, users } from '../../db/schema'

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

const idOf = async (userName: string) =>
  (await db.orm.select().from(users).where(eq(users.userName, userName)))[0]!.userId
const systemNamed = async (name: string, licenseId = 1) =>
  (
    await db.orm
      .select({ importId: importSystems.importId })
      .from(importSystems)
      .innerJoin(projects, eq(projects.projectId, importSystems.projectId))
      .where(and(eq(importSystems.name, name), eq(projects.licenseId, licenseId)))
  )[0]!.importId
const { projectId } = projectNamed('Northgate Refinery Expansion')
/** Of license 1; active but for the last one. */
const [DRAWINGS, ORDERS, WELDS, LEGACY] = [1, 2, 7, 9]
const read = async (username: string, client = admin) => client.imports.ofUser({ params: { username } })
const enabledOf = async (username: string) =>
  (await read(username)).body.filter((system) => system.enabled).map((system) => system.importId)
const save = async (username: string, importIds: readonly number[], ifMatch?: string, client = admin) => {
  const userId = await idOf(username)
  return client.imports.saveOfUser(
    { params: { username }, body: importIds.map((importId) => ({ userId, importId })) },
    { ...(ifMatch && { ifMatch }) },
  )
}

describe('the import systems of a user', () => {
  it('are those of the projects of its license by name, with the enabled ones marked; inactive ones only if they are enabled [API-70, USER-92]', async () => {
    const { body } = await read('customer.admin')
    expect(body.map((system) => [system.name, system.enabled])).toEqual([
      ['Drawing Register', true],
      ['Equipment List', true],
      ['Legacy Tag List', true],
      ['Material Take-off', false],
      ['Planning Activities', true],
      ['Purchase Orders', true],
      ['Vendor Shipments', false],
      ['Weld Log', false],
    ])
    expect(body[0]).toEqual({ importId: DRAWINGS, projectId, name: 'Drawing Register', enabled: true })
    expect(await systemNamed('Legacy Tag List')).toBe(LEGACY)
  })

  it('are those that are switched on alone for who may not switch them [USER-95, ROLE-28]', async () => {
    const own = await read('viewer', await gateway.clientAs('viewer'))
    const told = await read('viewer', await gateway.clientAs('user.editor'))
    expect(own.body).toEqual([
      { importId: DRAWINGS, projectId, name: 'Drawing Register', enabled: true },
      { importId: 3, projectId, name: 'Material Take-off', enabled: true },
    ])
    expect(told.body).toEqual(own.body)
    expect((await read('no.roles', await gateway.clientAs('no.roles'))).body).toEqual([])
  })

  it('of another license and of an unknown user get the same answer [ROLE-54]', async () => {
    const refusals = await Promise.all(['harbour.admin', 'nobody'].map((userName) => failureOf(read(userName))))
    expect(refusals.map(({ status, message }) => [status, message])).toEqual([
      [404, userReplies.notFound],
      [404, userReplies.notFound],
    ])
  })
})

describe('a save of the import systems of a user', () => {
  it('is the whole list of enabled import systems [API-71, USER-96, USER-94]', async () => {
    const { body, etag } = await save('two.factor', [ORDERS, DRAWINGS, ORDERS])
    expect(body.filter((system) => system.enabled).map((system) => system.importId)).toEqual([DRAWINGS, ORDERS])
    expect((await read('TWO.factor')).etag).toBe(etag)
    const [entry] = await db.orm.select().from(audit).orderBy(desc(audit.auditId)).limit(1)
    expect(entry).toMatchObject({
      action: 'imports.saveOfUser',
      actorUserName: 'customer.admin',
      subjectKind: 'user',
      subjectId: String(await idOf('two.factor')),
      before: { importIds: [] },
      after: { importIds: [DRAWINGS, ORDERS] },
    })
    await save('two.factor', [])
    expect(await enabledOf('two.factor')).toEqual([])
  })

  it('is refused whole where an entry names another user', async () => {
    const [userId, other] = [await idOf('two.factor'), await idOf('viewer')]
    const body = [
      { userId, importId: ORDERS },
      { userId: other, importId: ORDERS },
    ]
    const refused = await failureOf(admin.imports.saveOfUser({ params: { username: 'two.factor' }, body }))
    expect([refused.status, refused.message]).toEqual([400, importMessages.otherUser])
    expect(await enabledOf('viewer')).not.toContain(ORDERS)
  })

  it('switches on active systems of the license of the user alone; one that is on may stay, or go', async () => {
    const foreign = await systemNamed('Hydrographic Survey', 2)
    for (const importId of [foreign, 9999, -1, LEGACY]) {
      const refused = await failureOf(save('two.factor', [WELDS, importId]))
      expect([refused.status, refused.message]).toEqual([400, importMessages.notFound])
    }
    expect(await enabledOf('two.factor')).toEqual([])
    await db.orm.insert(userImports).values({ ownerId: await idOf('two.factor'), itemId: LEGACY })
    await save('two.factor', [LEGACY, WELDS])
    expect(await enabledOf('two.factor')).toEqual([LEGACY, WELDS])
    await save('two.factor', [])
    expect((await read('two.factor')).body.map((system) => system.importId)).not.toContain(LEGACY)
  })

  it('over a newer version is a conflict with the stored value', async () => {
    const { etag } = await read('two.factor')
    await save('two.factor', [WELDS], etag)
    const refused = await failureOf(save('two.factor', [ORDERS], etag))
    expect([refused.status, refused.message]).toEqual([409, importMessages.conflict])
    expect(refused.current).toEqual((await read('two.factor')).body)
    await save('two.factor', [])
  })

  it('needs the role for it, for the own systems too [USER-94, ROLE-28]', async () => {
    const editor = await gateway.clientAs('user.editor')
    expect((await failureOf(save('user.editor', [], undefined, editor))).status).toBe(403)
    expect((await failureOf(save('viewer', [], undefined, await gateway.clientAs()))).status).toBe(401)
  })
})
