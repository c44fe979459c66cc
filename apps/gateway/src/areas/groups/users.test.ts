import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { failureOf, openGroupWorld, type GroupWorld } from '../../../../../tests/support/group-world'
import { groupUsers, licenseAddOns, users } from '../../db/schema'

let world: GroupWorld
beforeAll(async () => {
  world = await openGroupWorld()
})
afterAll(() => world.close())

const save = (client: Client, userGroupId: number, userIds: number[], ifMatch?: string) =>
  client.groups.saveUsers({ query: { userGroupId }, body: userIds }, ifMatch === undefined ? {} : { ifMatch })
const membersOf = async (userGroupId: number) =>
  ((await world.read(userGroupId)).userIds ?? []).toSorted((a, b) => a - b)

describe('the users of a user group', () => {
  it('are saved as a bare list of ids: who is new comes in, who is missing leaves [API-95, API-98, GROUP-08, GROUP-10]', async () => {
    const [stays, leaves, comes] = [await world.newUser(), await world.newUser(), await world.newUser()]
    const id = await world.newGroup({ users: [stays, leaves] })
    const { body, etag } = await save(world.admin, id, [comes, stays, comes])
    expect([body.userCount, body.userIds?.toSorted()]).toEqual([2, [stays, comes]])
    expect(await world.admin.groups.one({ params: { id } })).toMatchObject({ body, etag })
    expect((await world.auditOf(id))[0]).toMatchObject({
      action: 'groups.saveUsers',
      before: { userIds: [leaves] },
      after: { userIds: [comes] },
    })
  })

  it('have no part in the version: a rename in between is no conflict', async () => {
    const id = await world.newGroup()
    const { body, etag } = await world.admin.groups.one({ params: { id } })
    await save(world.admin, id, [await world.newUser()], etag)
    const { name, licenseId, version } = body
    const renamed = await world.admin.groups.saveDetails({
      body: { userGroupId: id, name: `${name} x`, licenseId, version },
    })
    expect([renamed.body.userCount, renamed.body.name]).toEqual([1, `${name} x`])
  })

  it('saved over newer ones get the stored value [ERR-98]', async () => {
    const [one, other] = [await world.newUser(), await world.newUser()]
    const id = await world.newGroup()
    const { etag } = await world.admin.groups.one({ params: { id } })
    const { body: first, etag: next } = await save(world.admin, id, [one], etag)
    const refused = await failureOf(save(world.admin, id, [other], etag))
    expect(refused).toMatchObject({
      status: 409,
      message: 'Someone else changed this user group while you were editing.',
      current: first,
    })
    expect((await save(world.admin, id, [other], next)).body.userIds).toEqual([other])
  })

  it('that are assigned already are accepted without a change', async () => {
    const userId = await world.newUser()
    const id = await world.newGroup({ users: [userId] })
    await save(world.admin, id, [userId])
    expect(await world.auditOf(id)).toEqual([])
  })

  it.each([
    ['does not exist', () => 999_999],
    ['is no id', () => -1],
    ['is beyond every id', () => 2_147_483_648],
    ['is of another license', () => world.newUser({ licenseId: 2 })],
  ])('hold nobody who %s, and nothing is saved [ROLE-54]', async (_, idOf) => {
    const kept = await world.newUser()
    const id = await world.newGroup({ users: [kept] })
    const refused = await failureOf(save(world.admin, id, [await world.newUser(), await idOf()]))
    expect([refused.status, refused.message, refused.fields]).toEqual([
      400,
      'No such user.',
      { userIds: ['No such user.'] },
    ])
    expect(await membersOf(id)).toEqual([kept])
  })

  it('are of its license for who works in all of them too', async () => {
    const id = await world.newGroup()
    const refused = await failureOf(save(world.superAdmin, id, [await world.newUser({ licenseId: 2 })]))
    expect([refused.status, refused.message]).toEqual([400, 'A user group can only contain users of its license.'])
  })

  it('who were moved or deleted while the page was open are reported, and nothing is saved', async () => {
    const [stays, moves, goes] = [await world.newUser(), await world.newUser(), await world.newUser()]
    const id = await world.newGroup({ users: [stays] })
    await world.db.orm.update(users).set({ licenseId: 2 }).where(eq(users.userId, moves))
    await world.db.orm.delete(users).where(eq(users.userId, goes))
    for (const gone of [moves, goes]) {
      expect((await failureOf(save(world.admin, id, [gone]))).message).toBe('No such user.')
    }
    expect(await membersOf(id)).toEqual([stays])
  })

  it('that someone else removed are a conflict for a save of the old list', async () => {
    const [stays, leaves] = [await world.newUser(), await world.newUser()]
    const id = await world.newGroup({ users: [stays, leaves] })
    const { etag } = await world.admin.groups.one({ params: { id } })
    await world.db.orm.delete(users).where(eq(users.userId, leaves))
    const refused = await failureOf(save(world.admin, id, [stays, leaves], etag))
    expect([refused.status, refused.current]).toMatchObject([409, { userIds: [stays] }])
  })

  it('need the role to edit groups [GROUP-40, ROLE-52]', async () => {
    const id = await world.newGroup()
    const viewer = await world.gateway.clientAs('viewer')
    expect((await failureOf(save(viewer, id, []))).status).toBe(403)
    expect((await save(world.editor, id, [await world.newUser()])).status).toBe(200)
  })
})

describe('who may be put in or taken out', () => {
  it('is not a user who administers all licenses, for users who do not', async () => {
    const above = await world.userId('super.admin')
    const inside = await world.newGroup({ users: [above] })
    const outside = await world.newGroup()
    for (const [id, userIds] of [
      [inside, []],
      [outside, [above]],
    ] as const) {
      const before = await membersOf(id)
      expect((await failureOf(save(world.admin, id, [...userIds]))).status).toBe(403)
      expect(await membersOf(id)).toEqual(before)
    }
    expect((await save(world.superAdmin, inside, [])).body.userIds).toEqual([])
  })

  it('excludes every user, the caller too, if the group grants a role that the caller may not grant [ROLE-53, ROLE-55]', async () => {
    const id = await world.newGroup({ addOns: ['MC'], roles: ['ADMINISTER_ROLE'] })
    for (const userId of [await world.newUser(), await world.userId('user.editor')]) {
      const refused = await failureOf(save(world.editor, id, [userId]))
      expect([refused.status, refused.message]).toMatchObject([
        403,
        expect.stringMatching(/^You can only grant these roles if you have them: .+\.$/),
      ])
    }
    expect(await membersOf(id)).toEqual([])
    const userId = await world.newUser()
    expect((await save(world.admin, id, [userId])).body.userIds).toEqual([userId])
    // A user who leaves the group loses the roles of the group.
    expect((await failureOf(save(world.editor, id, []))).status).toBe(403)
    expect((await save(world.admin, id, [])).body.userIds).toEqual([])
  })
})

describe('the limit of a product license that a group gives', () => {
  const REFUSAL =
    'Product licenses not added as the limit for some product licenses will be exceeded. Please check the following: Preservation'

  it('counts new users who do not hold it yet: one too many is refused whole [GROUP-42, USER-70, USER-71]', async () => {
    const [one, other, holder] = [
      await world.newUser(),
      await world.newUser(),
      await world.newUser({ addOns: ['PRS'] }),
    ]
    // The one seat that was left is the holder's: one more.
    await world.db.orm
      .update(licenseAddOns)
      .set({ maxUsers: (await seatsTaken()) + 1 })
      .where(eq(licenseAddOns.addOnId, 4))
    const id = await world.newGroup({ addOns: ['PRS', 'TE'] })
    const refused = await failureOf(save(world.admin, id, [one, other]))
    expect([refused.status, refused.message]).toEqual([400, REFUSAL])
    expect(await membersOf(id)).toEqual([])
    // Reaching the limit exactly is allowed; who holds it already takes no seat.
    expect((await save(world.admin, id, [one, holder])).body.userCount).toBe(2)
    expect((await failureOf(save(world.admin, id, [one, holder, other]))).message).toBe(REFUSAL)
    // Who leaves gives the seat to who comes.
    expect((await save(world.admin, id, [other, holder])).body.userCount).toBe(2)
    expect(await world.db.orm.select().from(groupUsers).where(eq(groupUsers.itemId, one))).toEqual([])
  })

  const seatsTaken = async () => {
    const { body } = await world.admin.licenses.addOns({ params: { licenseId: 1 } })
    return body.find((addOn) => addOn.addOnId === 4)?.numUsers ?? 0
  }
})
