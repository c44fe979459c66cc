import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openUserWorld, type UserWorld } from '../../../../../tests/support/user-world'
import { addOnId } from '../../db/demo/add-ons'
import { groupRoles } from '../../db/schema'

let world: UserWorld
beforeAll(async () => {
  world = await openUserWorld()
})
afterAll(() => world.close())

describe('what the groups of a user give', () => {
  it('is answered by group, for add-ons, projects and roles [API-66, API-101, API-102, USER-80, USER-81]', async () => {
    const [project] = await world.projectsOf(1)
    const one = await world.newGroup('b of two', { addOns: ['TE'], roles: ['MOBILE_WORKER'], projects: [project!] })
    const other = await world.newGroup('A of two', { addOns: ['TE'], roles: ['MOBILE_WORKER', 'MOBILE_MUSTER'] })
    const user = await world.newUser({ addOns: ['MC'], groups: [one, other] })
    const { body } = await world.admin.users.groupInfo({ params: { userId: user.userId } })
    expect(body).toEqual({
      userGroups: [
        { userGroupId: other, name: 'A of two' },
        { userGroupId: one, name: 'b of two' },
      ],
      userGroupsByAddOnId: { [addOnId('TE')]: ['A of two', 'b of two'] },
      userGroupsByProjectId: { [project!]: ['b of two'] },
      userGroupsByRoleId: {
        [await world.roleId('MOBILE_WORKER')]: ['A of two', 'b of two'],
        [await world.roleId('MOBILE_MUSTER')]: ['A of two'],
      },
    })
    await world.db.orm.delete(groupRoles).where(eq(groupRoles.ownerId, other))
    const { body: after } = await world.admin.users.groupInfo({ params: { userId: user.userId } })
    expect(after.userGroupsByRoleId).toEqual({ [await world.roleId('MOBILE_WORKER')]: ['b of two'] })
  })

  it('is empty for a user without groups', async () => {
    const { userId } = await world.newUser()
    expect((await world.admin.users.groupInfo({ params: { userId } })).body).toEqual({
      userGroups: [],
      userGroupsByAddOnId: {},
      userGroupsByProjectId: {},
      userGroupsByRoleId: {},
    })
  })
})
