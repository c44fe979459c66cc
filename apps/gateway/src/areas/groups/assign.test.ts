import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { failureOf, openGroupWorld, type GroupWorld } from '../../../../../tests/support/group-world'
import { licenseAddOns, users } from '../../db/schema'

let world: GroupWorld
beforeAll(async () => {
  world = await openGroupWorld()
})
afterAll(() => world.close())

type Map = Readonly<Record<string, number[]>>
const assign = (client: Client, body: Map) => client.groups.assign({ body })
const unassign = (client: Client, body: Map) => client.groups.unassign({ body })
const membersOf = async (id: number) => new Set((await world.read(id)).userIds)

describe('assigning users to groups', () => {
  it('takes a map of group id to user ids, and leaves who is in already [API-96, API-97, USER-23, USER-37]', async () => {
    const [one, other] = [await world.newUser(), await world.newUser()]
    const [first, second] = [await world.newGroup({ users: [one] }), await world.newGroup()]
    const { status, body } = await assign(world.admin, { [first]: [one, other, other], [second]: [one] })
    expect([status, body]).toEqual([200, null])
    expect([await membersOf(first), await membersOf(second)]).toEqual([new Set([one, other]), new Set([one])])
    expect((await world.auditOf(first))[0]).toMatchObject({
      action: 'groups.assign',
      before: { userIds: [] },
      after: { userIds: [other] },
    })
    await assign(world.admin, { [first]: [one] })
    expect(await world.auditOf(first)).toHaveLength(1)
  })

  it('needs the role to edit users [ROLE-21, GROUP-40, USER-22]', async () => {
    const id = await world.newGroup()
    const viewer = await world.gateway.clientAs('viewer')
    expect((await failureOf(assign(viewer, { [id]: [] }))).status).toBe(403)
    expect((await failureOf(unassign(viewer, { [id]: [] }))).status).toBe(403)
    expect((await assign(world.editor, { [id]: [await world.newUser()] })).status).toBe(200)
  })

  it('to a group of another license gets the same answer as to an unknown group, and changes nothing [ROLE-54]', async () => {
    const id = await world.newGroup()
    const userId = await world.newUser()
    for (const missing of [19, 999_999, 4_000_000_000, 0]) {
      for (const call of [assign, unassign]) {
        const refused = await failureOf(call(world.admin, { [id]: [userId], [missing]: [userId] }))
        expect([refused.status, refused.message]).toEqual([404, 'No such user group.'])
      }
    }
    expect(await membersOf(id)).toEqual(new Set())
  })

  it.each([
    ['does not exist', () => 999_999],
    ['is no id', () => 0],
    ['is of another license', () => world.newUser({ licenseId: 2 })],
  ])('is refused whole where a user %s', async (_, idOf) => {
    const [first, second] = [await world.newGroup(), await world.newGroup()]
    const userId = await world.newUser()
    const refused = await failureOf(assign(world.admin, { [first]: [userId], [second]: [await idOf()] }))
    expect([refused.status, refused.message]).toEqual([400, 'No such user.'])
    expect([await membersOf(first), await membersOf(second)]).toEqual([new Set(), new Set()])
  })

  it('reaches groups of several licenses at once for who works in all, each with its own users', async () => {
    const [first, second] = [await world.newGroup(), await world.newGroup({ licenseId: 2, addOns: ['MC'] })]
    const [one, two] = [await world.newUser(), await world.newUser({ licenseId: 2 })]
    expect((await assign(world.superAdmin, { [second]: [two], [first]: [one] })).status).toBe(200)
    expect([await membersOf(first), await membersOf(second)]).toEqual([new Set([one]), new Set([two])])
    const refused = await failureOf(assign(world.superAdmin, { [first]: [two] }))
    expect([refused.status, refused.message]).toEqual([400, 'A user group can only contain users of its license.'])
  })

  it('of a user who administers all licenses needs the same role, and unassigning too', async () => {
    const above = await world.userId('super.admin')
    const [outside, inside] = [await world.newGroup(), await world.newGroup({ users: [above] })]
    expect((await failureOf(assign(world.admin, { [outside]: [await world.newUser(), above] }))).status).toBe(403)
    expect((await failureOf(unassign(world.admin, { [inside]: [above] }))).status).toBe(403)
    expect([await membersOf(outside), await membersOf(inside)]).toEqual([new Set(), new Set([above])])
    expect((await unassign(world.superAdmin, { [inside]: [above] })).status).toBe(200)
  })

  it('to a group that gives a role which the caller may not grant is refused, for oneself too [ROLE-53]', async () => {
    const id = await world.newGroup({ addOns: ['MC'], roles: ['ACCESS_ALL_CUSTOMER_LICENCES'] })
    for (const userName of ['customer.admin', 'viewer']) {
      const refused = await failureOf(assign(world.admin, { [id]: [await world.userId(userName)] }))
      expect([refused.status, refused.message]).toEqual([
        403,
        'You can only grant these roles if you have them: Access All Customer Licenses.',
      ])
    }
    expect(await membersOf(id)).toEqual(new Set())
  })

  it('over the limit of a product license is refused whole, a user of two groups counted once [GROUP-42]', async () => {
    const [one, other] = [await world.newUser(), await world.newUser()]
    const [first, second] = [await world.newGroup({ addOns: ['PRS'] }), await world.newGroup({ addOns: ['PRS'] })]
    const refused = await failureOf(assign(world.admin, { [first]: [one], [second]: [other] }))
    expect([refused.status, refused.message]).toEqual([
      400,
      'Product licenses not added as the limit for some product licenses will be exceeded. Please check the following: Preservation',
    ])
    expect([await membersOf(first), await membersOf(second)]).toEqual([new Set(), new Set()])
    // One seat is left in the demo world.
    expect((await assign(world.admin, { [first]: [one], [second]: [one] })).status).toBe(200)
    expect((await failureOf(assign(world.admin, { [first]: [other] }))).status).toBe(400)
    await world.db.orm.update(licenseAddOns).set({ maxUsers: -5 }).where(eq(licenseAddOns.addOnId, 4))
    expect((await assign(world.admin, { [first]: [other] })).status).toBe(200)
  })

  it('of a user who was deleted meanwhile says so', async () => {
    const id = await world.newGroup()
    const userId = await world.newUser()
    await world.db.orm.delete(users).where(eq(users.userId, userId))
    expect((await failureOf(assign(world.admin, { [id]: [userId] }))).message).toBe('No such user.')
  })

  it.each([
    ['a key that is no id', { one: [1] }],
    ['a negative key', { '-1': [1] }],
    ['ids that are texts', { 1: ['1'] }],
    ['no list', { 1: 1 }],
    ['a list', [1]],
  ])('refuses %s', async (_, body) => {
    const response = await world.gateway.send('/gateway/userGroup/update/userUserGroup', {
      method: 'POST',
      token: await world.gateway.tokenOf('customer.admin'),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(400)
  })
})

describe('unassigning users from groups', () => {
  it('takes the same map, and leaves who is out already [API-90, USER-24, USER-27, USER-28]', async () => {
    const [one, other] = [await world.newUser(), await world.newUser()]
    const [first, second] = [await world.newGroup({ users: [one, other] }), await world.newGroup({ users: [one] })]
    const { status } = await unassign(world.admin, { [first]: [one], [second]: [one, other] })
    expect(status).toBe(200)
    expect([await membersOf(first), await membersOf(second)]).toEqual([new Set([other]), new Set()])
    expect((await world.auditOf(first))[0]).toMatchObject({
      action: 'groups.unassign',
      before: { userIds: [one] },
      after: { userIds: [] },
    })
  })

  it('grants nothing: a group whose roles the caller may not grant may be left', async () => {
    const userId = await world.newUser()
    const id = await world.newGroup({ users: [userId], addOns: ['MC'], roles: ['ACCESS_OTHER_PROJECTS'] })
    expect((await unassign(world.admin, { [id]: [userId] })).status).toBe(200)
    expect(await membersOf(id)).toEqual(new Set())
  })
})
