import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { makeKey } from '../../../test/make-key'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { projectNamed, projectsOf } from '../../db/demo/projects'
import {
  audit,
  groupProjects,
  keyProjects,
  licenses,
  projectConfigs,
  sites,
  userGroups,
  userProjects,
  users,
  workflows,
} from '../../db/schema'

let db: TestDatabase
let gateway: TestGateway
let root: Client
let admin: Client
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  root = await gateway.clientAs('super.admin')
  admin = await gateway.clientAs('customer.admin')
})
beforeEach(async () => {
  await db.orm.update(licenses).set({ maxProjects: -1 })
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const refinery = projectNamed('Northgate Refinery Expansion')
const text = { name: 'Jetty 9', description: 'A berth for tankers' }
const make = async (client = root, licenseId = 1, change: object = {}) =>
  (await client.projects.create({ body: { ...text, licenseId, ...change } })).body
const userIdOf = async (userName: string): Promise<number> => {
  const [row] = await db.orm.select().from(users).where(eq(users.userName, userName))
  return row?.userId ?? 0
}
const setLimit = (licenseId: number, maxProjects: number) =>
  db.orm.update(licenses).set({ maxProjects }).where(eq(licenses.licenseId, licenseId))

describe('the list of projects', () => {
  it('pages by 20, is searched, and is filtered by state and license [PROJ-05, PROJ-06, PROJ-08, PROJ-13, API2-04, CONS2-27, COPY-32]', async () => {
    const { body, total } = await root.projects.list({ query: { page: 1, licenseId: 1 } })
    expect([body.length, total]).toEqual([20, projectsOf(1).length])
    expect(new Set(body.map(({ licenseId }) => licenseId))).toEqual(new Set([1]))
    const inactive = await root.projects.list({ query: { licenseId: 1, isActive: false } })
    expect(inactive.body.map(({ name }) => name).toSorted()).toEqual(
      projectsOf(1)
        .filter(({ isActive }) => !isActive)
        .map(({ name }) => name)
        .toSorted(),
    )
    const byId = await root.projects.list({ query: { search: ` ${refinery.projectId} `, licenseId: 1 } })
    expect(byId.body.map(({ projectId }) => projectId)).toContain(refinery.projectId)
    const asChosen = await root.projects.list({ query: { search: `${refinery.projectId}: northgate ref` } })
    expect(asChosen.body.map(({ projectId }) => projectId)).toEqual([refinery.projectId])
    const byName = await root.projects.list({ query: { search: 'REFINERY EXP' } })
    // Those directly below it name it in their descriptions.
    expect(byName.body.map(({ name }) => name)).toEqual([
      'Crude Unit 2',
      'Flare Relocation',
      'Jetty 3',
      refinery.name,
      'Tank Farm Revamp',
      'Temporary Steam Plant',
    ])
    const made = await make(root, 2, { description: 'Zebra crossing' })
    const byDescription = await root.projects.list({ query: { search: 'zebra' } })
    expect(byDescription.body.map(({ projectId }) => projectId)).toEqual([made.projectId])
  })

  it('holds the names of licenses, roots and the number of users [PROJ-52, PROJ-53]', async () => {
    const { body } = await admin.projects.list({ query: { search: refinery.name } })
    const found = body.find(({ projectId }) => projectId === refinery.projectId)
    expect(found).toMatchObject({
      projectId: refinery.projectId,
      licenseName: 'Northgate Constructors',
      parentProjectId: refinery.parentId,
      rootProjectId: projectNamed('Capital Program West').projectId,
      mobileEnabled: true,
    })
    const members = await root.projects.users({ params: { projectId: refinery.projectId } })
    expect(found?.numberOfUsers).toBe(members.body.length)
  })

  it('refuses to sort by an unknown key', async () => {
    const refused = await failureOf(root.projects.list({ query: { sort: 'salary' } }))
    expect([refused.status, refused.fields]).toEqual([400, { sort: ['Unknown sort key.'] }])
  })
})

describe('one project', () => {
  it('comes with the projects directly below it [API2-05, PROJ-52]', async () => {
    const { body } = await admin.projects.one({ params: { projectId: refinery.projectId } })
    expect(body.children?.map(({ name }) => name)).toEqual([
      'Crude Unit 2',
      'Flare Relocation',
      'Jetty 3',
      'Tank Farm Revamp',
      'Temporary Steam Plant',
    ])
  })

  it('counts what it contains, of what its reader may list [PROJ-58]', async () => {
    const { projectId } = refinery
    const params = { projectId }
    const { body } = await root.projects.one({ params })
    const listed = await root.sites.list({ params })
    expect(body.contents).toEqual({
      apiKeys: await db.orm.$count(keyProjects, eq(keyProjects.itemId, projectId)),
      sites: listed.body.length,
      archivedSites: listed.body.filter(({ active }) => !active).length,
      imports: (await root.imports.ofProject({ params })).body.length,
      configs: await db.orm.$count(projectConfigs, eq(projectConfigs.projectId, projectId)),
      workflows: await db.orm.$count(
        workflows,
        and(eq(workflows.projectId, projectId), eq(workflows.isDecommissioned, false)),
      ),
    })
    expect(body.contents?.archivedSites).toBeGreaterThan(0)
    const viewer = await gateway.clientAs('viewer')
    const seen = (await viewer.projects.one({ params })).body.contents
    expect(seen).not.toHaveProperty('apiKeys')
    expect(seen).not.toHaveProperty('archivedSites')
    expect(seen?.sites).toBe((await viewer.sites.list({ params })).body.length)
    const { body: page } = await root.projects.list({ query: { page: 1 } })
    expect(page[0]).not.toHaveProperty('contents')
  })

  it('names no project below it that the reader does not see [PERM-21, PERM-24]', async () => {
    const viewer = await gateway.clientAs('viewer')
    const { body } = await viewer.projects.one({ params: { projectId: refinery.projectId } })
    expect(body.children).toEqual([])
  })

  it.each([0, -1, 99_999, 2 ** 40])('with the id %d does not exist', async (projectId) => {
    const missing = await failureOf(root.projects.one({ params: { projectId } }))
    expect([missing.status, missing.message]).toEqual([404, 'No such project.'])
  })
})

describe('a new project', () => {
  it('is assigned to its creator, in the environment of its license [PROJ-17, PROJ-20, PROJ-55, API2-06]', async () => {
    const made = await make(admin, 1, { parentProjectId: refinery.projectId })
    expect(made).toMatchObject({ ...text, licenseId: 1, environmentId: 1, isActive: true, numberOfUsers: 1 })
    expect(made.rootProjectId).toBe(projectNamed('Capital Program West').projectId)
    expect((await admin.projects.one({ params: { projectId: made.projectId } })).body).toEqual(made)
    const [entry] = await db.orm
      .select()
      .from(audit)
      .where(and(eq(audit.action, 'projects.create'), eq(audit.subjectId, String(made.projectId))))
    expect(entry?.after).toMatchObject({ ...text, parentProjectId: refinery.projectId })
  })

  it('reports a parent and an environment of another license at their fields, both at once', async () => {
    const refused = await failureOf(
      make(root, 1, { parentProjectId: projectNamed('Outer Breakwater').projectId, environmentId: 99 }),
    )
    expect([refused.status, refused.fields]).toEqual([
      400,
      {
        parentProjectId: ['No such project in this license.'],
        environmentId: ['This license has no such environment.'],
      },
    ])
  })

  it('cannot be below a project that its creator does not see', async () => {
    const { key } = await makeKey(db, { roles: ['ADMINISTER_PROJECT_UPDATE'] })
    const program = gateway.clientWith(key)
    const refused = await failureOf(make(program, 1, { parentProjectId: refinery.projectId }))
    expect(refused.fields).toEqual({ parentProjectId: ['No such project in this license.'] })
    expect((await make(program)).numberOfUsers).toBe(0)
  })

  it('is refused in another license, and when the license is full [PROJ-16, PROJ-56]', async () => {
    const other = await failureOf(make(admin, 2))
    expect([other.status, other.fields]).toEqual([400, { licenseId: ['No such license.'] }])
    await setLimit(4, 2)
    await make(root, 4)
    const full = await failureOf(make(root, 4))
    expect([full.status, full.message]).toEqual([400, 'The maximum number of projects of the license is reached.'])
  })
})

describe('the details of a project', () => {
  it('are saved, with a version that a second save must know [PROJ-38, API2-07]', async () => {
    const made = await make()
    const params = { projectId: made.projectId }
    const saved = await root.projects.save({ params, body: { ...made, name: 'Jetty 10' } })
    expect(saved.body).toEqual({ ...made, name: 'Jetty 10', version: made.version + 1 })
    const conflict = await failureOf(root.projects.save({ params, body: { ...made, name: 'Jetty 11' } }))
    expect([conflict.status, conflict.message]).toEqual([
      409,
      'Someone else changed this project while you were editing.',
    ])
    expect(conflict.current).toEqual(saved.body)
    const same = await root.projects.save({ params, body: { name: 'Jetty 10', description: made.description } })
    expect(same.body.version).toBe(saved.body.version)
  })

  it('are not saved by an administrator of one license [PERM-06]', async () => {
    const made = await make()
    const refused = await failureOf(admin.projects.save({ params: { projectId: made.projectId }, body: text }))
    expect(refused.status).toBe(403)
  })
})

describe('deactivating a project', () => {
  it('removes users, user groups and keys, which stay removed after its activation [PROJ-48, PROJ-50, API2-08, API2-09]', async () => {
    const made = await make()
    const params = { projectId: made.projectId }
    const [group] = await db.orm.insert(userGroups).values({ licenseId: 1, name: 'Jetty crew' }).returning()
    await db.orm.insert(groupProjects).values({ ownerId: group!.userGroupId, itemId: made.projectId })
    await db.orm.insert(userProjects).values({ ownerId: await userIdOf('viewer'), itemId: made.projectId })
    const { apiKeyId } = await makeKey(db, { projectIds: [made.projectId] })
    await db.orm.insert(sites).values([
      { projectId: made.projectId, name: 'Gate', depth: 1 },
      { projectId: made.projectId, name: 'Archived gate', depth: 1, isActive: false },
    ])
    expect((await root.projects.use({ params })).body).toEqual({ userCount: 2, apiKeyCount: 1, siteCount: 1 })

    const { body } = await root.projects.deactivate({ params })
    expect(body).toMatchObject({ isActive: false, numberOfUsers: 0, version: made.version + 1 })
    for (const table of [userProjects, groupProjects, keyProjects]) {
      expect(await db.orm.$count(table, eq(table.itemId, made.projectId))).toBe(0)
    }
    const [entry] = await db.orm
      .select()
      .from(audit)
      .where(and(eq(audit.action, 'projects.deactivate'), eq(audit.subjectId, String(made.projectId))))
    expect(entry?.before).toMatchObject({ apiKeyIds: [apiKeyId], userGroupIds: [group!.userGroupId] })

    const again = await root.projects.activate({ params })
    expect(again.body).toMatchObject({ isActive: true, numberOfUsers: 0 })
    expect((await root.projects.use({ params })).body).toEqual({ userCount: 0, apiKeyCount: 0, siteCount: 1 })
    expect((await root.projects.activate({ params })).body).toEqual(again.body)
  })

  it('makes a place in its license, and an activation needs one [PROJ-56]', async () => {
    const [first, second] = [await make(root, 3), await make(root, 3)]
    await root.projects.deactivate({ params: { projectId: first.projectId } })
    await setLimit(3, projectsOf(3).length + 1)
    const full = await failureOf(root.projects.activate({ params: { projectId: first.projectId } }))
    expect([full.status, full.message]).toEqual([400, 'The maximum number of projects of the license is reached.'])
    await root.projects.deactivate({ params: { projectId: second.projectId } })
    expect((await root.projects.activate({ params: { projectId: first.projectId } })).body.isActive).toBe(true)
  })

  it('lets one of many concurrent creations take the last place [PROJ-56]', async () => {
    await setLimit(5, projectsOf(5).length + 1)
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => make(root, 5)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
