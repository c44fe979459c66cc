import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import {
  groupAddOns,
  groupUsers,
  licenseAddOns,
  roleGroups,
  userAddOns,
  userGroups,
  users,
  vendors,
} from '../../db/schema'

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

describe('the licenses', () => {
  it('are the own one alone without all-licenses access [API-32, LIC-82, ROLE-34]', async () => {
    const { body } = await (await gateway.clientAs('customer.admin')).licenses.list()
    expect(body).toHaveLength(1)
    expect(body[0]).toMatchObject({
      licenseId: 1,
      name: 'Northgate Constructors',
      maxProjects: 50,
      maxUsers: 300,
      isActive: true,
      numUsers: 240,
      numProjects: 44,
    })
  })

  it('are all of them with all-licenses access, empty ones too, by id [API-32, ROLE-09]', async () => {
    const { body } = await (await gateway.clientAs('super.admin')).licenses.list()
    expect(body.map((license) => license.licenseId)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1))
    const { rows } = await db.execute<{ license_id: number; users: number; projects: number }>(sql`
      select license_id,
        (select count(*)::int from app_user u where u.license_id = l.license_id) as users,
        (select count(*)::int from project p where p.license_id = l.license_id) as projects
      from license l order by license_id`)
    expect(body.map((license) => [license.licenseId, license.numUsers, license.numProjects])).toEqual(
      rows.map((row) => [row.license_id, row.users, row.projects]),
    )
  })

  it('are fetched by who edits users [LIC-84, ROLE-24]', async () => {
    expect((await (await gateway.clientAs('user.editor')).licenses.list()).body).toHaveLength(1)
  })
})

describe('the product licenses of a license', () => {
  it('come by name with their limits, hidden and unlimited ones too [LIC-02, API-36, CONST-07, CONST-08]', async () => {
    const { body } = await (await gateway.clientAs('viewer')).licenses.addOns({ params: { licenseId: 1 } })
    const stored = await db.orm.select().from(licenseAddOns).where(eq(licenseAddOns.licenseId, 1))
    expect(new Map(body.map((addOn) => [addOn.addOnId, addOn.maxUsers]))).toEqual(
      new Map(stored.map((row) => [row.addOnId, row.maxUsers])),
    )
    const names = body.map((addOn) => addOn.name.toLowerCase())
    expect(names).toEqual(names.toSorted())
    expect(body.map((addOn) => addOn.maxUsers)).toEqual(expect.arrayContaining([0, -1]))
  })

  it('count a user once who holds one twice, directly and through groups', async () => {
    const client = await gateway.clientAs('customer.admin')
    const held = async () =>
      (await client.licenses.addOns({ params: { licenseId: 1 } })).body.find((a) => a.numUsers === 0)
    const addOn = (await held())!
    const [user] = await db.orm
      .select()
      .from(users)
      .where(and(eq(users.licenseId, 1), eq(users.userName, 'no.roles')))
    const [foreign] = await db.orm.select().from(users).where(eq(users.userName, 'other.projects'))
    const groups = await db.orm
      .insert(userGroups)
      .values([
        { licenseId: 1, name: 'Twice A' },
        { licenseId: 1, name: 'Twice B' },
      ])
      .returning()
    await db.orm.insert(userAddOns).values([
      { ownerId: user!.userId, itemId: addOn.addOnId },
      { ownerId: foreign!.userId, itemId: addOn.addOnId },
    ])
    for (const { userGroupId } of groups) {
      await db.orm.insert(groupUsers).values({ ownerId: userGroupId, itemId: user!.userId })
      await db.orm.insert(groupAddOns).values({ ownerId: userGroupId, itemId: addOn.addOnId })
    }
    const { body } = await client.licenses.addOns({ params: { licenseId: 1 } })
    expect(body.find(({ addOnId }) => addOnId === addOn.addOnId)?.numUsers).toBe(1)
  })
})

describe('the default list of product licenses', () => {
  it('is the same for every session, by name [API-69]', async () => {
    const { body } = await (await gateway.clientAs('no.roles')).addOns.list()
    const { rows } = await db.execute<{ name: string }>(sql`select name from add_on order by lower(name), add_on_id`)
    expect(body.map((addOn) => addOn.name)).toEqual(rows.map((row) => row.name))
    expect(body[0]).toEqual({
      addOnId: expect.any(Number) as number,
      name: expect.any(String) as string,
      description: expect.any(String) as string,
      shortName: expect.any(String) as string,
      addonData: {
        category: expect.any(String) as string,
        color: expect.stringMatching(/^#[\da-f]{6}$/) as string,
        shortName: body[0]?.shortName,
      },
    })
  })
})

describe('the projects of a license', () => {
  it('are a flat list by name, active or not, each with its parent in the list [API-44, API2-11]', async () => {
    const { body } = await (await gateway.clientAs('user.editor')).licenses.projects({ params: { licenseId: 1 } })
    expect([body.length, body.filter(({ isActive }) => !isActive).length]).toEqual([44, 6])
    const names = body.map(({ name }) => name.toLowerCase())
    expect(names).toEqual(names.toSorted())
    const ids = new Set(body.map(({ projectId }) => projectId))
    expect(body.every(({ parentId, licenseId }) => licenseId === 1 && (parentId === null || ids.has(parentId)))).toBe(
      true,
    )
    expect(body.some(({ parentId }) => parentId !== null)).toBe(true)
  })

  it('of another license are none that exist [ROLE-51, ROLE-54]', async () => {
    const client = await gateway.clientAs('other.projects')
    await expect(client.licenses.projects({ params: { licenseId: 1 } })).rejects.toMatchObject({
      status: 404,
      message: 'No such license.',
    })
  })
})

describe('the vendors of a license', () => {
  it('come by name [LIC-07, API-45, USER-66]', async () => {
    const { body } = await (await gateway.clientAs('viewer')).licenses.vendors({ params: { licenseId: 1 } })
    const stored = (await db.orm.select().from(vendors)).filter(({ licenseId }) => licenseId === 1)
    expect(body).toHaveLength(2)
    expect(body).toEqual(
      stored
        .map(({ vendorId, name }) => ({ vendorId, name }))
        .toSorted((one, other) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1)),
    )
  })
})

describe('the role groups of a product license', () => {
  it('are named with it, so that a change can be summed up before it is saved', async () => {
    const { body } = await (await gateway.clientAs('viewer')).licenses.addOns({ params: { licenseId: 1 } })
    const groups = await db.orm.select().from(roleGroups)
    const namesOf = (shortName: string) =>
      body
        .find((addOn) => addOn.shortName === shortName)
        ?.roleGroupIds?.map((id) => groups.find(({ roleGroupId }) => roleGroupId === id)?.name)
    expect(namesOf('PRS')).toEqual(['Menu Access', 'Preservation'])
    expect(namesOf('MUS')).toEqual(['Mobile Tools'])
  })
})
