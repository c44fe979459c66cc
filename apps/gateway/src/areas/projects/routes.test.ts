import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { makeKey } from '../../../test/make-key'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { projectNamed, projectsOf } from '../../db/demo/projects'
import { apiKeys, groupProjects, groupUsers, userGroups, userProjects, users } from '../../db/schema'

let db: TestDatabase
let gateway: TestGateway
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const idOf = (name: string): number => projectNamed(name).projectId
const refinery = idOf('Northgate Refinery Expansion')
const namesSeenBy = async (client: Client) => (await client.projects.list()).body.map(({ name }) => name)
const seenBy = async (userName: string) => namesSeenBy(await gateway.clientAs(userName))
const namesOf = (licenseId: number) => projectsOf(licenseId).map(({ name }) => name)
const userIdOf = async (userName: string): Promise<number> => {
  const [row] = await db.orm.select().from(users).where(eq(users.userName, userName))
  if (row === undefined) throw new Error(`There is no ${userName}.`)
  return row.userId
}
const usersOf = async (client: Client, query: Parameters<Client['projects']['users']>[0]['query'] = {}) =>
  (await client.projects.users({ params: { projectId: refinery }, query })).body
const byName = (names: readonly string[]) =>
  names.toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1))

describe('the projects that a user sees', () => {
  it('are the assigned ones, and those of the user groups, by name [ROLE-36]', async () => {
    expect(await seenBy('viewer')).toEqual(['Northgate Refinery Expansion'])
    const [group] = await db.orm.insert(userGroups).values({ licenseId: 1, name: 'Sees the silos' }).returning()
    await db.orm.insert(groupUsers).values({ ownerId: group!.userGroupId, itemId: await userIdOf('viewer') })
    await db.orm.insert(groupProjects).values({ ownerId: group!.userGroupId, itemId: idOf('Polymer Silos') })
    expect(await seenBy('viewer')).toEqual(['Northgate Refinery Expansion', 'Polymer Silos'])
    await db.orm.delete(userGroups).where(eq(userGroups.userGroupId, group!.userGroupId))
    expect(await seenBy('viewer')).toEqual(['Northgate Refinery Expansion'])
  })

  it('are all of them with all-licenses access, and none without a project [ROLE-09, ROLE-38]', async () => {
    expect((await seenBy('super.admin')).length).toBeGreaterThan(namesOf(1).length + namesOf(2).length)
    expect([await seenBy('no.projects'), await seenBy('no.roles')]).toEqual([[], []])
  })

  it('are those of another license only with the role for it [ROLE-33, ROLE-34]', async () => {
    expect(await seenBy('other.projects')).toEqual(['Jetty 3', 'Outer Breakwater'])
    const viewer = { ownerId: await userIdOf('viewer'), itemId: idOf('Outer Breakwater') }
    await db.orm.insert(userProjects).values(viewer)
    expect(await seenBy('viewer')).toEqual(['Northgate Refinery Expansion'])
    await db.orm.delete(userProjects).where(eq(userProjects.itemId, viewer.itemId))
  })

  it('are the whole own license with Administer Project Read, although one of another is assigned [ROLE-35, ROLE-37, ROLE-38]', async () => {
    expect(await seenBy('project.reader')).toEqual(byName(namesOf(1)))
  })

  it('are those of an API key, and all of its license where it has all projects [KEY-35, ROLE-36]', async () => {
    const { key, apiKeyId } = await makeKey(db, { projectIds: [refinery, idOf('Jetty 3')] })
    const program = gateway.clientWith(key)
    expect(await namesSeenBy(program)).toEqual(['Jetty 3', 'Northgate Refinery Expansion'])
    const set = (values: Partial<typeof apiKeys.$inferInsert>) =>
      db.orm.update(apiKeys).set(values).where(eq(apiKeys.apiKeyId, apiKeyId))
    await set({ allProjects: true })
    expect(await namesSeenBy(program)).toEqual(byName(namesOf(1)))
    await set({ isActive: false })
    expect((await failureOf(program.projects.list())).status).toBe(401)
  })
})

describe('the users of a project', () => {
  it('are those who are assigned to it, directly or through a user group, each once [API-72, USER-122]', async () => {
    const viewer = await gateway.clientAs('viewer')
    const found = (await usersOf(viewer)).map(({ userName }) => userName)
    expect(found).toEqual(byName(found))
    expect(new Set(found).size).toBe(found.length)
    expect(found).toEqual(expect.arrayContaining(['viewer', 'inactive.user']))
    expect(found).not.toContain('no.projects')
    const [group] = await db.orm.insert(userGroups).values({ licenseId: 1, name: 'Refinery crew' }).returning()
    const members = [await userIdOf('viewer'), await userIdOf('no.projects')]
    await db.orm.insert(groupUsers).values(members.map((itemId) => ({ ownerId: group!.userGroupId, itemId })))
    await db.orm.insert(groupProjects).values({ ownerId: group!.userGroupId, itemId: refinery })
    expect((await usersOf(viewer)).map(({ userName }) => userName)).toEqual(byName([...found, 'no.projects']))
    await db.orm.delete(userGroups).where(eq(userGroups.userGroupId, group!.userGroupId))
  })

  it('are the active ones where that is asked for, searched, and as many as are asked for [API-72, API2-10, USER-122]', async () => {
    const viewer = await gateway.clientAs('viewer')
    const active = await usersOf(viewer, { getActive: true })
    expect(active.map(({ userName }) => userName)).not.toContain('inactive.user')
    expect(active.find(({ userName }) => userName === 'viewer')).toEqual({
      userId: await userIdOf('viewer'),
      userName: 'viewer',
      firstName: 'Vera',
      lastName: 'Ilves',
      email: 'viewer@northgate.example',
    })
    expect((await usersOf(viewer, { search: 'ILVES' })).map(({ userName }) => userName)).toEqual(['viewer'])
    // Blanks around it are nobody's name, as in every list.
    expect((await usersOf(viewer, { search: '  ilves  ' })).map(({ userName }) => userName)).toEqual(['viewer'])
    expect(await usersOf(viewer, { search: '   ' })).toEqual(await usersOf(viewer))
    expect(await usersOf(viewer, { pageSize: 2 })).toHaveLength(2)
  })

  it('are of the licenses that one works in alone [ROLE-51]', async () => {
    const guest = { ownerId: await userIdOf('harbour.admin'), itemId: refinery }
    await db.orm.insert(userProjects).values(guest)
    const seenAs = async (who: string) => (await usersOf(await gateway.clientAs(who))).map(({ userName }) => userName)
    expect(await seenAs('customer.admin')).not.toContain('harbour.admin')
    expect(await seenAs('super.admin')).toContain('harbour.admin')
  })

  it('of a project that the user does not see are reported as those of none [ROLE-54]', async () => {
    const viewer = await gateway.clientAs('viewer')
    const refusal = async (projectId: number) =>
      failureOf(viewer.projects.users({ params: { projectId } })).then(({ status, message }) => [status, message])
    expect(await Promise.all([idOf('Jetty 3'), idOf('Outer Breakwater'), 99_999, 2 ** 40].map(refusal))).toEqual(
      Array.from({ length: 4 }, () => [404, 'No such project.']),
    )
    expect(
      (await failureOf(viewer.projects.users({ params: { projectId: refinery }, query: { pageSize: 0 } }))).status,
    ).toBe(400)
  })
})
