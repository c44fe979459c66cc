import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import { projectMessages } from '@sitewright/domain/projects/messages'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { makeKey } from '../../../test/make-key'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { isAbout } from '../../http/audit-about'
import { projectNamed } from '../../db/demo/projects'
import { apiKeys, audit, projects } from '../../db/schema'

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

const idOf = (name: string) => projectNamed(name).projectId
const [JETTY, HALL, CAMP, FOREIGN] = [
  idOf('Jetty 3'),
  idOf('Gas Turbine Hall'),
  idOf('River Camp'),
  idOf('Outer Breakwater'),
]
const keyWith = async (projectIds: readonly number[], allProjects = false) =>
  (await makeKey(db, { projectIds, row: { allProjects } })).apiKeyId
const save = (id: number, projectIds: readonly number[], ifMatch?: string, client = admin) =>
  client.apiKeys.saveProjects(
    { params: { id }, body: projectIds.map((projectId) => ({ apiKeyId: id, projectId })) },
    { ...(ifMatch && { ifMatch }) },
  )
const read = async (id: number) => {
  const { body, etag } = await admin.apiKeys.projects({ params: { id } })
  return { held: body.map((project) => project.projectId), etag }
}

describe('the projects of an API key', () => {
  it('are saved as pairs of key and project, and read with their assignment [API-107, API-111, KEY-33, KEY-34]', async () => {
    const id = await keyWith([JETTY])
    const { name } = (await admin.apiKeys.one({ params: { id } })).body
    const { body } = await save(id, [HALL, JETTY])
    expect(body).toEqual([
      { apiKeyId: id, projectId: HALL, active: true, assignedTo: name },
      { apiKeyId: id, projectId: JETTY, active: true, assignedTo: name },
    ])
    await save(id, [HALL, HALL])
    expect((await read(id)).held).toEqual([HALL])
    const [entry] = await db.orm
      .select()
      .from(audit)
      .where(isAbout({ kind: 'api-key', id: id }))
      .orderBy(desc(audit.auditId))
    expect(entry).toMatchObject({ action: 'apiKeys.saveProjects', before: { removed: [JETTY] }, after: { added: [] } })
  })

  it('are refused whole where an entry names another key', async () => {
    const [id, other] = [await keyWith([JETTY]), await keyWith([])]
    const body = [
      { apiKeyId: id, projectId: HALL },
      { apiKeyId: other, projectId: HALL },
    ]
    const refused = await failureOf(admin.apiKeys.saveProjects({ params: { id }, body }))
    expect([refused.status, refused.message]).toEqual([400, apiKeyMessages.otherKey])
    expect([(await read(id)).held, (await read(other)).held]).toEqual([[JETTY], []])
  })

  it('are not saved while the key reaches all of them, and count again afterwards [KEY-35]', async () => {
    const id = await keyWith([JETTY], true)
    const refused = await failureOf(save(id, [HALL]))
    expect([refused.status, refused.message]).toEqual([400, apiKeyMessages.allProjects])
    await db.orm.update(apiKeys).set({ allProjects: false }).where(eq(apiKeys.apiKeyId, id))
    expect((await read(id)).held).toEqual([JETTY])
  })

  it('are those of the license of the key: another one gets the same answer as one that does not exist [ROLE-53, ROLE-54]', async () => {
    const id = await keyWith([])
    for (const projectId of [FOREIGN, 999_999, 0, -3]) {
      const refused = await failureOf(save(id, [JETTY, projectId]))
      expect([refused.status, refused.message]).toEqual([400, projectMessages.notFound])
    }
    expect((await read(id)).held).toEqual([])
    expect((await save(id, [FOREIGN], undefined, await gateway.clientAs('super.admin'))).status).toBe(200)
  })

  it('that are not active can be neither added nor taken away', async () => {
    const refused = await failureOf(save(await keyWith([]), [CAMP]))
    expect([refused.status, refused.message]).toEqual([400, projectMessages.inactive])
    const holder = await keyWith([CAMP, JETTY])
    await save(holder, [])
    expect((await admin.apiKeys.projects({ params: { id: holder } })).body).toMatchObject([
      { projectId: CAMP, active: false },
    ])
  })

  it('that someone else saved in between are a conflict, with the stored value', async () => {
    const id = await keyWith([JETTY])
    const { etag } = await read(id)
    expect((await save(id, [JETTY, HALL], etag)).etag).toBe((await read(id)).etag)
    const refused = await failureOf(save(id, [], etag))
    expect([refused.status, refused.message]).toEqual([409, projectMessages.conflict])
    expect(refused.current).toMatchObject([{ projectId: HALL }, { projectId: JETTY }])
  })

  it('are 10,000 in one call', async () => {
    const rows = await db.orm
      .insert(projects)
      .values(Array.from({ length: 10_000 }, (_, index) => ({ licenseId: 1, name: `Lot ${index}` })))
      .returning({ projectId: projects.projectId })
    const all = rows.map((row) => row.projectId)
    const id = await keyWith([])
    expect((await save(id, all)).body).toHaveLength(10_000)
    await save(id, [JETTY])
    expect((await read(id)).held).toEqual([JETTY])
  })

  it('of a key of another license, or of none, get the same answer [ROLE-54]', async () => {
    const refusals = await Promise.all([33, 99_999].map((id) => failureOf(save(id, []))))
    expect(refusals.map(({ status, message }) => [status, message])).toEqual([
      [404, apiKeyMessages.notFound],
      [404, apiKeyMessages.notFound],
    ])
  })
})
