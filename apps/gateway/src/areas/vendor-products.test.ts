import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import { fieldOfUser } from '@sitewright/domain/groups/assigning'
import { UserInput } from '@sitewright/domain/users/model'
import { filledIn, openUserWorld, type MadeUser, type UserWorld } from '../../../../tests/support/user-world'
import { failureOf } from '../../test/failure'
import { addOnId, type ShortName } from '../db/demo/add-ons'
import { DEMO_VENDORS } from '../db/demo/licenses'
import { groupUsers } from '../db/schema'

let world: UserWorld
let groups = 0
beforeAll(async () => {
  world = await openUserWorld()
})
afterAll(() => world.close())

const vendors = DEMO_VENDORS.filter(({ licenseId }) => licenseId === 1).map(({ name }) => name)
const ids = (...names: ShortName[]) => names.map(addOnId)
const newUser = (what: Parameters<UserWorld['newUser']>[0] = {}) =>
  world.newUser({ ...what, row: { vendors, ...what.row } })
const newGroup = (...addOns: ShortName[]) => {
  groups += 1
  return world.newGroup(`Kinds ${groups}`, { addOns })
}
/** Product licenses of a user, directly and through groups. */
const has = async ({ userName }: Pick<MadeUser, 'userName'>) =>
  (await world.superAdmin.users.one({ params: { username: userName } })).body.addons
    .map(({ shortName }) => shortName)
    .toSorted()
const saveAddOns = (client: Client, { userName }: MadeUser, ...addOns: ShortName[]) =>
  client.users.saveAddOns({ params: { username: userName }, body: ids(...addOns) })
const saveUsers = (userGroupId: number, ...members: MadeUser[]) =>
  world.admin.groups.saveUsers({ query: { userGroupId }, body: members.map(({ userId }) => userId) })
const assign = (map: Record<number, readonly MadeUser[]>) =>
  world.admin.groups.assign({
    body: Object.fromEntries(Object.entries(map).map(([id, users]) => [id, users.map(({ userId }) => userId)])),
  })
const giveGroup = (userGroupId: number, ...addOns: ShortName[]) =>
  world.admin.groups.saveAddOns({ body: { userGroupId, addOnIds: ids(...addOns) } })

const refusalOf = async (act: Promise<unknown>) => {
  const { status, message, fields } = await failureOf(act)
  return { status, message, fields }
}
const mixed = (field: 'userIds' | 'addOnIds', ...users: readonly Pick<MadeUser, 'userId' | 'userName'>[]) => {
  const message = addOnMessages.bothKindsOf(users.map(({ userName }) => userName))
  // A call that adds users says which of them to leave out.
  const refused = field === 'userIds' ? users : []
  const ofUsers = Object.fromEntries(refused.map(({ userId }) => [fieldOfUser(userId), [addOnMessages.bothKinds]]))
  return { status: 400, message, fields: { [field]: [message], ...ofUsers } }
}

describe('vendor product licenses and others', () => {
  it('are refused in one sentence with the names of the users [USER-128]', () => {
    expect(addOnMessages.bothKindsOf(['ann', 'bob'])).toBe(
      'Vendor product licenses and others cannot be combined for: ann, bob.',
    )
    expect(addOnMessages.bothKindsOf(['ann', 'bob'], 1200)).toBe(
      'Vendor product licenses and others cannot be combined for: ann, bob and 1,200 more.',
    )
  })

  it('cannot be combined by an assignment to a group, with either kind as the direct one [GROUP-43, USER-128]', async () => {
    const [standard, vendor] = [await newGroup('TE'), await newGroup('VND')]
    const [worker, supplier, free] = [
      await newUser({ addOns: ['MC'] }),
      await newUser({ addOns: ['VND'] }),
      await newUser(),
    ]
    expect(await refusalOf(assign({ [vendor]: [worker, free] }))).toEqual(mixed('userIds', worker))
    expect(await refusalOf(assign({ [standard]: [free, supplier] }))).toEqual(mixed('userIds', supplier))
    expect([await has(worker), await has(supplier), await has(free)]).toEqual([['MC'], ['VND'], []])
  })

  it('cannot be combined by an assignment to two groups', async () => {
    const [standard, vendor] = [await newGroup('TE'), await newGroup('VND')]
    const user = await newUser()
    expect(await refusalOf(assign({ [standard]: [user], [vendor]: [user] }))).toEqual(mixed('userIds', user))
    expect((await assign({ [standard]: [user] })).status).toBe(200)
    expect(await refusalOf(assign({ [vendor]: [user] }))).toEqual(mixed('userIds', user))
    expect(await has(user)).toEqual(['TE'])
  })

  it('cannot be combined by a save of a group’s users [USER-128]', async () => {
    const vendor = await newGroup('VND')
    const [worker, supplier] = [await newUser({ addOns: ['MC'] }), await newUser({ addOns: ['VND'] })]
    expect(await refusalOf(saveUsers(vendor, worker, supplier))).toEqual(mixed('userIds', worker))
    expect((await saveUsers(vendor, supplier)).status).toBe(200)
  })

  it('cannot be combined by a save of a group’s product licenses, and the error names the members [USER-128, GROUP-18]', async () => {
    const group = await newGroup()
    const [one, other, free] = [
      await newUser({ addOns: ['MC'], row: { userName: 'zz.worker' }, groups: [group] }),
      await newUser({ groups: [group, await newGroup('TE')], row: { userName: 'Aa.worker' } }),
      await newUser({ groups: [group] }),
    ]
    expect(await refusalOf(giveGroup(group, 'VND'))).toEqual(mixed('addOnIds', other, one))
    expect(await has(free)).toEqual([])
    expect((await giveGroup(group, 'MUS')).status).toBe(200)
    // The choice replaces the group's own kind, but its members would still have both kinds.
    expect(await refusalOf(giveGroup(group, 'VND'))).toEqual(mixed('addOnIds', other, one))
    expect(await has(free)).toEqual(['MUS'])
  })

  it('of more than 20 members are refused with 20 names and the number of others [USER-128]', async () => {
    await world.db.execute(sql`update license_add_on set max_users = -1 where add_on_id = ${addOnId('VND')}::int`)
    const group = await newGroup()
    const names = Array.from({ length: 23 }, (_, index) => `many.${String(index).padStart(2, '0')}`)
    for (const userName of names) await newUser({ addOns: ['TE'], groups: [group], row: { userName } })
    expect(await refusalOf(giveGroup(group, 'VND'))).toMatchObject({
      status: 400,
      message: addOnMessages.bothKindsOf(names.slice(0, 20), 3),
    })
  })

  it('cannot be combined by a direct choice of a group member [USER-128, USER-82]', async () => {
    const group = await newGroup('VND')
    const user = await newUser({ groups: [group] })
    expect(await refusalOf(saveAddOns(world.admin, user, 'TE'))).toEqual(mixed('addOnIds', user))
    expect((await saveAddOns(world.admin, user, 'VND')).status).toBe(200)
    // A direct assignment that is also inherited stays, so the other kind cannot replace it.
    expect(await refusalOf(saveAddOns(world.admin, user, 'TE'))).toEqual(mixed('addOnIds', user))
    expect(await refusalOf(saveAddOns(world.admin, user, 'VND', 'TE'))).toEqual(mixed('addOnIds', user))
    expect(await has(user)).toEqual(['VND'])
  })

  it('replace the direct other kind before the rule is checked [USER-63, USER-128]', async () => {
    const user = await newUser({ addOns: ['TE'] })
    expect((await saveAddOns(world.admin, user, 'VND')).status).toBe(210)
    expect(await has(user)).toEqual(['VND'])
    const member = await newUser({ addOns: ['TE'], groups: [await newGroup('MUS')] })
    expect(await refusalOf(saveAddOns(world.admin, member, 'VND'))).toEqual(mixed('addOnIds', member))
    expect(await has(member)).toEqual(['MUS', 'TE'])
  })

  it('are refused when a save adds both kinds to a user [USER-128]', async () => {
    const user = await newUser()
    expect(await refusalOf(saveAddOns(world.admin, user, 'TE', 'VND'))).toEqual(mixed('addOnIds', user))
  })
})

describe('a user who has both kinds already', () => {
  const mixedUser = async () => {
    const group = await newGroup('VND')
    return { group, user: await newUser({ addOns: ['TE', 'MUS'], groups: [group] }) }
  }

  it('causes no refusal of group calls [USER-128]', async () => {
    const { group, user } = await mixedUser()
    const free = await newUser()
    expect((await saveUsers(group, user, free)).status).toBe(200)
    const other = await newGroup('TE')
    expect((await assign({ [other]: [user] })).status).toBe(200)
    expect((await giveGroup(other, 'TE', 'MC')).status).toBe(200)
    expect((await giveGroup(other, 'VND')).status).toBe(210)
  })

  it('can remove product licenses by a direct choice, but cannot add to either kind [USER-128]', async () => {
    const { user } = await mixedUser()
    expect(await refusalOf(saveAddOns(world.admin, user, 'TE', 'MUS', 'MC'))).toEqual(mixed('addOnIds', user))
    expect((await saveAddOns(world.admin, user, 'TE')).status).toBe(200)
    expect(await has(user)).toEqual(['TE', 'VND'])
    expect((await saveAddOns(world.admin, user)).status).toBe(200)
    expect(await has(user)).toEqual(['VND'])
  })

  it('can replace both direct kinds with one', async () => {
    const user = await newUser({ addOns: ['TE', 'VND'] })
    expect((await saveAddOns(world.admin, user, 'TE', 'VND', 'MUS')).status).toBe(210)
    expect(await has(user)).toEqual(['MUS', 'TE'])
  })

  it('can move to another license without their groups [USER-128]', async () => {
    const { user } = await mixedUser()
    const { body } = await world.superAdmin.users.one({ params: { username: user.userName } })
    await world.superAdmin.users.save({
      params: { username: user.userName },
      body: { ...UserInput.parse(body), licenseId: 2 },
    })
    expect(await has(user)).toEqual(['MUS', 'TE'])
  })

  it('cannot be copied, because the copy would have both kinds too [USER-128]', async () => {
    const { group, user } = await mixedUser()
    const copy = (name: string) =>
      world.admin.users.copy({ params: { username: user.userName, copy: name }, body: filledIn() })
    expect(await refusalOf(copy('mixed.copy'))).toEqual(mixed('addOnIds', { userId: 0, userName: 'mixed.copy' }))
    expect((await world.admin.users.list({ query: { search: 'mixed.copy' } })).body).toEqual([])
    await world.db.orm.delete(groupUsers).where(eq(groupUsers.ownerId, group))
    await copy('unmixed.copy')
    expect(await has({ userName: 'unmixed.copy' })).toEqual(['MUS', 'TE'])
  })
})

describe('a new user group', () => {
  it('made from a user with both kinds gets only one of them [GROUP-18, USER-128]', async () => {
    const reply = await world.admin.groups.create({
      body: { LicenseId: 1, Name: 'From both kinds', AddOnIds: ids('TE', 'VND') },
    })
    expect(reply.status).toBe(210)
    const { rows } = await world.db.execute<{ add_on_id: number }>(sql`
      select add_on_id from user_group join user_group_add_on using (user_group_id) where name = 'From both kinds'`)
    expect(rows.map((row) => row.add_on_id)).toEqual(ids('TE'))
  })
})
