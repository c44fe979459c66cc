import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { grantMessages, grantReplies } from '@sitewright/domain/shared/grant-messages'
import { PROTECTED_AFTER_LOSS_MS } from '@sitewright/domain/shared/grants'
import { isAdministrativeRole } from '@sitewright/domain/shared/roles'
import type { RoleName } from '@sitewright/domain/shared/role-catalog'
import { UserInput } from '@sitewright/domain/users/model'
import { filledIn, openUserWorld, type MadeUser, type UserWorld } from '../../../../tests/support/user-world'
import { failureOf } from '../../test/failure'
import { makeKey } from '../../test/make-key'
import { addOnId } from '../db/demo/add-ons'
import { groupUsers, keyRoles, licenseAddOns, lostRoles, roles, userRoles, users as userTable } from '../db/schema'

let world: UserWorld
beforeAll(async () => {
  world = await openUserWorld()
})
afterAll(() => world.close())

const STRONG = 'Quiet-harbour-77'

const rolesOf = async ({ userId }: MadeUser): Promise<string[]> =>
  (await world.superAdmin.users.roles({ params: { userId } })).body.map(({ name }) => name).toSorted()
const clearProducts = (client: Client, { userName }: MadeUser) =>
  client.users.saveAddOns({ params: { username: userName }, body: [] })
const setPassword = (client: Client, { userName }: MadeUser) =>
  client.passwords.set({ params: { username: userName }, body: { newPassword: STRONG } })
const saveDetails = async (client: Client, { userName }: MadeUser, values: Partial<UserInput>) => {
  const { body } = await world.superAdmin.users.one({ params: { username: userName } })
  const { vendors } = body.userData ?? { vendors: [] }
  return client.users.save({
    params: { username: userName },
    body: { ...UserInput.parse(body), userData: { vendors }, ...values },
  })
}
/** Lets the time since a user lost roles pass. */
const longAfter = ({ userId }: MadeUser, ms: number) =>
  world.db.orm
    .update(lostRoles)
    .set({ lostAt: Date.now() - ms })
    .where(eq(lostRoles.userId, userId))

const refusalOf = async (act: Promise<unknown>): Promise<readonly [number, string]> => {
  const { status, message } = await failureOf(act)
  return [status, message]
}
const PICKS: readonly RoleName[] = ['BUILD_PICK', 'POST_PICK']
const taken = (...names: string[]) => [403, grantMessages.taken(names)] as const

describe('a user editor', () => {
  it('cannot take over an administrator by clearing product licenses first [ROLE-55, ROLE-56]', async () => {
    const admin = (await world.superAdmin.users.one({ params: { username: 'customer.admin' } })).body
    const before = await rolesOf(admin)
    const refused = await failureOf(clearProducts(world.editor, admin))
    expect(refused.status).toBe(403)
    expect(refused.message).toContain('Administer Role')
    expect(await rolesOf(admin)).toEqual(before)
    expect(before).toContain('ADMINISTER_ROLE')
    expect(await refusalOf(setPassword(world.editor, admin))).toEqual([403, grantMessages.account])
  })

  it('removes ordinary roles with their product license, with a warning [USER-75, API-114]', async () => {
    const user = await world.newUser({ addOns: ['MC'], roles: PICKS })
    expect((await clearProducts(world.editor, user)).status).toBe(210)
    expect(await rolesOf(user)).toEqual([])
  })

  it('takes an administrative role that they hold themselves', async () => {
    const user = await world.newUser({ addOns: ['MC'], roles: ['MENU_ADMIN_TOOL_ACCESS'] })
    expect((await clearProducts(world.editor, user)).status).toBe(210)
    expect(await rolesOf(user)).toEqual([])
  })

  it('cannot remove an administrative role through the product licenses or roles of a group, and changes nothing [ROLE-55]', async () => {
    const group = await world.newGroup('Site editors', { addOns: ['TE'], roles: ['ADMINISTER_SITE', 'MOBILE_WORKER'] })
    const user = await world.newUser({ groups: [group] })
    const body = { userGroupId: group, addOnIds: [] }
    expect(await refusalOf(world.editor.groups.saveAddOns({ body }))).toEqual(taken('Administer Site'))
    expect(await rolesOf(user)).toEqual(['ADMINISTER_SITE', 'MOBILE_WORKER'])
    expect((await world.admin.groups.saveAddOns({ body })).status).toBe(210)
  })

  it('does not take an administrative role by membership, in any of its calls [ROLE-55]', async () => {
    const group = await world.newGroup('Site members', { addOns: ['TE'], roles: ['ADMINISTER_SITE'] })
    const user = await world.newUser({ groups: [group] })
    const acts = [
      () => world.editor.groups.saveUsers({ query: { userGroupId: group }, body: [] }),
      () => world.editor.groups.unassign({ body: { [group]: [user.userId] } }),
    ]
    for (const act of acts) expect(await refusalOf(act())).toEqual(taken('Administer Site'))
    expect(await rolesOf(user)).toEqual(['ADMINISTER_SITE'])
    expect((await world.admin.groups.unassign({ body: { [group]: [user.userId] } })).status).toBe(200)
  })

  it('removes a user from a group if another assignment brings the same roles', async () => {
    const gives = { addOns: ['TE'], roles: ['ADMINISTER_SITE'] } as const
    const [one, other] = [await world.newGroup('One of two', gives), await world.newGroup('Other of two', gives)]
    const user = await world.newUser({ groups: [one, other] })
    const unassign = (group: number) => world.editor.groups.unassign({ body: { [group]: [user.userId] } })
    expect((await unassign(one)).status).toBe(200)
    expect(await refusalOf(unassign(other))).toEqual(taken('Administer Site'))
  })

  it('neither locks nor deactivates who holds an administrative role that they lack [ROLE-55]', async () => {
    const user = await world.newUser({ addOns: ['TE'], roles: ['ADMINISTER_SITE'] })
    for (const values of [{ isLockedOut: true }, { isApproved: false }]) {
      expect((await world.editor.users.one({ params: { username: user.userName } })).body.canShutOut).toBe(false)
      expect(await refusalOf(saveDetails(world.editor, user, values))).toEqual([403, grantMessages.shutOut])
      expect((await saveDetails(world.admin, user, values)).status).toBe(200)
      expect((await saveDetails(world.editor, user, { isLockedOut: false, isApproved: true })).status).toBe(200)
    }
    expect((await saveDetails(world.editor, user, { position: 'Rigger' })).status).toBe(200)
  })
})

describe('what the reader cannot remove', () => {
  const listed = async (client: Client, { userName }: MadeUser) =>
    (await client.users.list({ query: { search: userName, page: 1 } })).body.find((user) => user.userName === userName)
  const one = async (client: Client, { userName }: MadeUser) =>
    (await client.users.one({ params: { username: userName } })).body

  it('is marked on a user, in lists too: lock and deactivate, group memberships, product licenses [ROLE-55]', async () => {
    const group = await world.newGroup('With a locked user', { addOns: ['TE'], roles: ['ADMINISTER_SITE'] })
    const plain = await world.newGroup('Free of locks', { addOns: ['TE'], roles: ['MOBILE_WORKER'] })
    const user = await world.newUser({ addOns: ['TE'], roles: ['ADMINISTER_SCHEMA'], groups: [group, plain] })
    const groups = [
      { userGroupId: plain, name: 'Free of locks' },
      { userGroupId: group, name: 'With a locked user', canLeave: false },
    ]
    expect(await listed(world.editor, user)).toMatchObject({ canShutOut: false, userGroups: groups })
    const whole = await one(world.editor, user)
    expect(whole).toMatchObject({ canShutOut: false, userGroups: groups })
    expect(whole.lockedRoles?.map(({ label }) => label)).toEqual(['Administer Schema'])
    for (const client of [world.admin, world.superAdmin]) {
      expect(await one(client, user)).toMatchObject({ canShutOut: true, lockedRoles: [] })
      expect((await listed(client, user))?.userGroups.some(({ canLeave }) => canLeave === false)).toBe(false)
    }
  })

  it('does not include roles that the user also has in another way', async () => {
    const gives = { addOns: ['TE'], roles: ['ADMINISTER_SITE'] } as const
    const [first, second] = [await world.newGroup('Way one', gives), await world.newGroup('Way two', gives)]
    const user = await world.newUser({ addOns: ['TE'], roles: ['ADMINISTER_SITE'], groups: [first, second] })
    const whole = await one(world.editor, user)
    expect([whole.canShutOut, whole.lockedRoles]).toEqual([false, []])
    expect(whole.userGroups.some(({ canLeave }) => canLeave === false)).toBe(false)
  })

  it('is marked on a group: the roles, and the users who have them only through it [ROLE-55]', async () => {
    const group = await world.newGroup('With a locked group', { addOns: ['TE'], roles: ['ADMINISTER_SITE'] })
    const [locked, free] = [
      await world.newUser({ groups: [group] }),
      await world.newUser({ addOns: ['TE'], roles: ['ADMINISTER_SITE'], groups: [group] }),
    ]
    const read = async (client: Client) => (await client.groups.one({ params: { id: group } })).body
    const body = await read(world.editor)
    expect(body.lockedRoles?.map(({ label }) => label)).toEqual(['Administer Site'])
    expect(body.users?.filter(({ canLeave }) => canLeave === false).map(({ userId }) => userId)).toEqual([
      locked.userId,
    ])
    expect(body.userIds).toContain(free.userId)
    expect((await read(world.admin)).lockedRoles).toBeUndefined()
    // A save replies with the same.
    const saved = await world.editor.groups.saveUsers({ query: { userGroupId: group }, body: [locked.userId] })
    expect(saved.body.users).toMatchObject([{ userId: locked.userId, canLeave: false }])
  })
})

describe('an administrator of roles', () => {
  it('takes administrative roles that they lack, within the own license [ROLE-55]', async () => {
    const user = await world.newUser({ addOns: ['TE'], roles: ['ADMINISTER_SCHEMA'] })
    expect((await clearProducts(world.admin, user)).status).toBe(210)
    const other = await world.newUser({ addOns: ['TE'], roles: ['ADMINISTER_SCHEMA'] })
    expect((await world.admin.users.saveRoles({ params: { userId: other.userId }, body: [] })).status).toBe(200)
  })

  it('cannot remove a role of an all-licenses administrator through a group [ROLE-55]', async () => {
    const group = await world.newGroup('Schema editors', { addOns: ['TE'], roles: ['ADMINISTER_SCHEMA'] })
    const above = await world.newUser({ addOns: ['MC'], roles: ['ACCESS_ALL_CUSTOMER_LICENCES'], groups: [group] })
    const acts = [
      () => world.admin.groups.saveRoles({ body: { userGroupId: group, roleIds: [] } }),
      () => world.admin.groups.saveAddOns({ body: { userGroupId: group, addOnIds: [] } }),
    ]
    for (const act of acts) {
      expect(await refusalOf(act())).toEqual([403, grantReplies.takenFromAbove(['Administer Schema'])])
    }
    expect(await rolesOf(above)).toEqual(['ACCESS_ALL_CUSTOMER_LICENCES', 'ADMINISTER_SCHEMA'])
    expect((await world.superAdmin.groups.saveRoles({ body: { userGroupId: group, roleIds: [] } })).status).toBe(200)
  })
})

describe('an account', () => {
  it('stays protected for 24 hours by an administrative role that it has lost [ROLE-56]', async () => {
    const user = await world.newUser({ addOns: ['TE'], roles: ['ADMINISTER_SITE'] })
    await world.admin.users.saveRoles({ params: { userId: user.userId }, body: [] })
    const acts = [
      () => setPassword(world.editor, user),
      () => saveDetails(world.editor, user, { email: 'elsewhere@example.com' }),
      () => saveDetails(world.editor, user, { isSsoUser: true }),
      () => saveDetails(world.editor, user, { twoFactorEnabled: true }),
      () => saveDetails(world.editor, user, { mustUpdatePassword: true }),
    ]
    for (const act of acts) expect(await refusalOf(act())).toEqual([403, grantMessages.account])
    expect((await world.editor.users.one({ params: { username: user.userName } })).body.canChangeSignIn).toBe(false)
    await longAfter(user, PROTECTED_AFTER_LOSS_MS - 60_000)
    for (const act of acts) expect(await refusalOf(act())).toEqual([403, grantMessages.account])
    await longAfter(user, PROTECTED_AFTER_LOSS_MS + 60_000)
    expect((await setPassword(world.editor, user)).status).toBe(200)
    expect((await saveDetails(world.editor, user, { email: 'elsewhere@example.com' })).status).toBe(200)
  })

  it('is protected alike where the role was lost with a group, with its members and with a product license [ROLE-56]', async () => {
    const gives = { addOns: ['TE'], roles: ['ADMINISTER_SITE'] } as const
    const losing = async (name: string, lose: (group: number, user: MadeUser) => Promise<unknown>) => {
      const group = await world.newGroup(name, gives)
      const user = await world.newUser({ groups: [group] })
      await lose(group, user)
      expect(await rolesOf(user)).toEqual([])
      expect(await refusalOf(setPassword(world.editor, user))).toEqual([403, grantMessages.account])
    }
    await losing('Losing roles', (group) => world.admin.groups.saveRoles({ body: { userGroupId: group, roleIds: [] } }))
    await losing('Losing products', (group) =>
      world.admin.groups.saveAddOns({ body: { userGroupId: group, addOnIds: [] } }),
    )
    await losing('Losing members', (group, { userId }) => world.admin.groups.unassign({ body: { [group]: [userId] } }))
  })

  it('is protected by no ordinary role, held or lost', async () => {
    const user = await world.newUser({ addOns: ['MC'], roles: PICKS })
    expect((await setPassword(world.editor, user)).status).toBe(200)
    await clearProducts(world.editor, user)
    expect((await setPassword(world.editor, user)).status).toBe(200)
  })

  it('gives its sign-in fields to no API key [ROLE-56]', async () => {
    const user = await world.newUser()
    const key = await makeKey(world.db, {
      addOnIds: [addOnId('TE')],
      roles: ['ADMINISTER_USER_CREATE_UPDATE', 'MENU_ADMIN_TOOL_ACCESS'],
    })
    const program = world.gateway.clientWith(key.key)
    for (const change of [
      { email: 'elsewhere@example.com' },
      { isSsoUser: true },
      { twoFactorEnabled: true },
      { mustUpdatePassword: true },
    ]) {
      expect(await refusalOf(saveDetails(program, user, change))).toEqual([403, grantReplies.accountByKey])
    }
    expect((await saveDetails(program, user, { position: 'Rigger' })).status).toBe(200)
  })
})

describe('an API key', () => {
  it('that is leaked is stopped by users who administer keys or roles, or who have its roles, and by no other [ROLE-57]', async () => {
    const made = async () => {
      const { apiKeyId } = await makeKey(world.db, {
        addOnIds: [addOnId('TE')],
        roles: ['ADMINISTER_SCHEMA', 'MOBILE_WORKER'],
      })
      return { id: apiKeyId }
    }
    const as = async (...names: RoleName[]) => {
      const { userName } = await world.newUser({ addOns: ['TE'], roles: ['ADMINISTER_USER_CREATE_UPDATE', ...names] })
      return world.gateway.clientAs(userName)
    }
    const params = await made()
    const editor = await as()
    const read = await editor.apiKeys.one({ params })
    expect(read.body).toMatchObject({ activeLock: grantReplies.keyOff, lockedRoles: [{ label: 'Administer Schema' }] })
    const { body: list } = await editor.apiKeys.list({ query: { search: read.body.keyPrefix } })
    expect(list[0]?.activeLock).toBe(grantReplies.keyOff)
    const off = { ...read.body, version: undefined, isActive: false }
    expect(await refusalOf(editor.apiKeys.save({ params, body: off }))).toEqual([403, grantReplies.keyOff])
    expect(await refusalOf(editor.apiKeys.saveAddOns({ params, body: [] }))).toEqual([
      403,
      grantReplies.keyTaken(['Administer Schema']),
    ])
    expect(await world.db.orm.select().from(keyRoles).where(eq(keyRoles.ownerId, params.id))).toHaveLength(2)
    expect((await editor.apiKeys.save({ params, body: { ...off, isActive: true, name: 'Renamed' } })).status).toBe(200)
    for (const client of [
      await as('ADMINISTER_SCHEMA'),
      await as('ADMINISTER_API_KEYS'),
      await as('ADMINISTER_ROLE'),
    ]) {
      const stopped = await made()
      expect((await client.apiKeys.one({ params: stopped })).body.lockedRoles).toBeUndefined()
      expect((await client.apiKeys.save({ params: stopped, body: off })).body.isActive).toBe(false)
      expect((await client.apiKeys.saveAddOns({ params: stopped, body: [] })).status).toBe(210)
    }
  })

  it('that works in all licenses loses administrative roles and is stopped by nobody below [ROLE-57]', async () => {
    const { apiKeyId: id } = await makeKey(world.db, {
      addOnIds: [addOnId('TE')],
      roles: ['ACCESS_ALL_CUSTOMER_LICENCES', 'ADMINISTER_SITE', 'MOBILE_WORKER'],
    })
    const params = { id }
    const { body } = await world.admin.apiKeys.one({ params })
    expect(body).toMatchObject({ activeLock: grantReplies.keyOffFromAbove })
    expect(body.lockedRoles?.map(({ label }) => label)).toEqual(['Administer Site', 'Access All Customer Licenses'])
    expect(await refusalOf(world.admin.apiKeys.save({ params, body: { ...body, isActive: false } }))).toEqual([
      403,
      grantReplies.keyOffFromAbove,
    ])
    const all = await world.roleId('ACCESS_ALL_CUSTOMER_LICENCES')
    expect(await refusalOf(world.admin.apiKeys.saveRoles({ params, body: [all] }))).toEqual([
      403,
      grantReplies.keyTakenFromAbove(['Administer Site']),
    ])
    expect(
      (await world.admin.apiKeys.saveRoles({ params, body: [all, await world.roleId('ADMINISTER_SITE')] })).status,
    ).toBe(200)
    const { body: read } = await world.superAdmin.apiKeys.one({ params })
    expect(read).not.toHaveProperty('activeLock')
    expect((await world.superAdmin.apiKeys.save({ params, body: { ...read, isActive: false } })).body.isActive).toBe(
      false,
    )
  })
})

describe('a program with an API key', () => {
  /** A program of a key that has every role for it, of license 1. */
  const program = async (...names: RoleName[]) => {
    const { key } = await makeKey(world.db, {
      addOnIds: [addOnId('TE')],
      roles: [
        'ADMINISTER_USER_CREATE_UPDATE',
        'ADMINISTER_ROLE',
        'MENU_ADMIN_TOOL_ACCESS',
        'ADMINISTER_SITE',
        ...names,
      ],
    })
    return world.gateway.clientWith(key)
  }
  const byKey = (...names: string[]) => [403, grantReplies.byKey(names)] as const
  const SITE = byKey('Administer Site')

  it('grants no administrative role, by any way, whatever its key has [USER-130]', async () => {
    const group = await world.newGroup('Sites by key', { addOns: ['TE'], roles: ['ADMINISTER_SITE'] })
    const empty = await world.newGroup('Nothing by key', { addOns: ['TE'] })
    const user = await world.newUser({ addOns: ['TE'] })
    const holder = await world.newUser({ addOns: ['TE'], roles: ['ADMINISTER_SITE', 'MOBILE_WORKER'] })
    const member = await world.newUser({ groups: [group] })
    const [site, worker] = [await world.roleId('ADMINISTER_SITE'), await world.roleId('MOBILE_WORKER')]
    const noRoleEditor = await makeKey(world.db, { roles: ['ADMINISTER_USER_CREATE_UPDATE'] })
    const copy = (client: Client, { userName }: MadeUser, name: string) =>
      client.users.copy({ params: { username: userName, copy: name }, body: filledIn() })
    for (const client of [await program(), await program('ACCESS_ALL_CUSTOMER_LICENCES')]) {
      const acts: Readonly<Record<string, () => Promise<unknown>>> = {
        'roles of a user': () => client.users.saveRoles({ params: { userId: user.userId }, body: [site, worker] }),
        'contents of a group': () => client.groups.saveRoles({ body: { userGroupId: empty, roleIds: [site] } }),
        'one assignment': () => client.groups.assign({ body: { [group]: [user.userId] } }),
        'a list of members': () =>
          client.groups.saveUsers({ query: { userGroupId: group }, body: [user.userId, member.userId] }),
        'a copy of a holder': () => copy(client, holder, 'copy.by.key'),
        'a copy of a member': () => copy(client, member, 'copy.by.key'),
        'a copy of a holder, by a key without roles for roles': () =>
          copy(world.gateway.clientWith(noRoleEditor.key), holder, 'copy.by.key'),
        'a new group': () =>
          client.groups.create({
            body: { LicenseId: 1, Name: 'New by key', AddOnIds: [addOnId('TE')], RoleIds: [site], ProjectIds: [] },
          }),
      }
      for (const [way, act] of Object.entries(acts)) expect([way, await refusalOf(act())]).toEqual([way, SITE])
      expect(await rolesOf(user)).toEqual([])
      expect((await client.users.saveRoles({ params: { userId: user.userId }, body: [worker] })).status).toBe(200)
      expect((await client.users.saveRoles({ params: { userId: user.userId }, body: [] })).status).toBe(200)
    }
    // What a user has already can stay in a list that a program saves.
    const client = await program()
    expect((await client.users.saveRoles({ params: { userId: holder.userId }, body: [site] })).status).toBe(200)
    expect((await client.groups.saveUsers({ query: { userGroupId: group }, body: [member.userId] })).status).toBe(200)
  })

  it('neither activates, unlocks nor moves a user with an administrative role, nor moves such a group [USER-130]', async () => {
    const client = await program('ACCESS_ALL_CUSTOMER_LICENCES')
    const group = await world.newGroup('Moved by key', { roles: ['ADMINISTER_SITE'] })
    const inactive = { row: { isApproved: false, isLockedOut: true } }
    const users = [
      await world.newUser({ ...inactive, roles: ['ADMINISTER_SITE'] }),
      await world.newUser({ ...inactive, groups: [group] }),
    ]
    const refused = [403, grantReplies.admittedByKey]
    for (const user of users) {
      for (const change of [{ isApproved: true }, { isLockedOut: false }, { licenseId: 2 }]) {
        expect(await refusalOf(saveDetails(client, user, change))).toEqual(refused)
      }
      expect((await saveDetails(client, user, { comment: 'Seen' })).status).toBe(200)
    }
    const [owner] = await world.db.orm.select().from(userTable).where(eq(userTable.userId, users[0]!.userId))
    expect(owner).toMatchObject({ isApproved: false, isLockedOut: true, licenseId: 1 })
    const emptied = await world.newGroup('Moved empty by key', { roles: ['ADMINISTER_SITE'] })
    const move = client.groups.saveDetails({ body: { userGroupId: emptied, name: 'Moved empty by key', licenseId: 2 } })
    expect(await refusalOf(move)).toEqual(refused)
    const worker = await world.newUser({ ...inactive, addOns: ['TE'], roles: ['MOBILE_WORKER'] })
    expect((await saveDetails(client, worker, { isApproved: true, isLockedOut: false })).status).toBe(200)
  })
})

describe('the database', () => {
  it('knows which roles are administrative as the rule does', async () => {
    const rows = await world.db.orm.select().from(roles)
    expect(rows.filter((row) => row.isAdministrative !== isAdministrativeRole(row.name))).toEqual([])
    expect(rows.some((row) => row.isAdministrative) && rows.some((row) => !row.isAdministrative)).toBe(true)
  })

  it('notes no ordinary role, and nothing of a user who is deleted', async () => {
    const user = await world.newUser({ addOns: ['TE'], roles: ['ADMINISTER_SITE', 'MOBILE_WORKER'] })
    await world.db.orm.delete(userRoles).where(eq(userRoles.ownerId, user.userId))
    const noted = await world.db.orm.select().from(lostRoles).where(eq(lostRoles.userId, user.userId))
    expect(noted.map(({ roleId }) => roleId)).toEqual([await world.roleId('ADMINISTER_SITE')])
    const other = await world.newUser({ addOns: ['TE'], roles: ['ADMINISTER_SITE'] })
    await world.db.orm.delete(userTable).where(eq(userTable.userId, other.userId))
    expect(await world.db.orm.select().from(lostRoles).where(eq(lostRoles.userId, other.userId))).toEqual([])
  })
})

describe('Undo after users left a group', () => {
  const give = { addOns: ['TE'], roles: ['MOBILE_WORKER'] } as const
  const cases: [string, () => Promise<{ client: Client; group: number; userId: number }>, boolean][] = [
    [
      'of plain roles',
      async () => {
        const group = await world.newGroup('Left with plain roles', give)
        return { client: world.editor, group, ...(await world.newUser({ groups: [group] })) }
      },
      true,
    ],
    [
      'with an administrative role that the actor lacks',
      async () => {
        const group = await world.newGroup('Left with a role', { addOns: ['TE'], roles: ['ADMINISTER_SCHEMA'] })
        return { client: world.admin, group, ...(await world.newUser({ groups: [group] })) }
      },
      false,
    ],
    [
      'whose product license is over its limit',
      async () => {
        const group = await world.newGroup('Left above the limit', { addOns: ['PRS'] })
        const made = await world.newUser({ groups: [group] })
        await world.newUser({ groups: [group] })
        await world.db.orm
          .update(licenseAddOns)
          .set({ maxUsers: 1 })
          .where(and(eq(licenseAddOns.licenseId, 1), eq(licenseAddOns.addOnId, addOnId('PRS'))))
        return { client: world.superAdmin, group, ...made }
      },
      false,
    ],
    [
      'of a user who had both kinds of product licenses',
      async () => {
        const group = await world.newGroup('Left with a kind', { addOns: ['VND'] })
        return { client: world.superAdmin, group, ...(await world.newUser({ addOns: ['TE'], groups: [group] })) }
      },
      false,
    ],
    [
      'that gives the actor the role to edit users',
      async () => {
        const group = await world.newGroup('Own group', {
          addOns: ['TE'],
          roles: ['ADMINISTER_USER_CREATE_UPDATE', 'MENU_ADMIN_TOOL_ACCESS'],
        })
        const made = await world.newUser({ groups: [group] })
        return { client: await world.gateway.clientAs(made.userName), group, ...made }
      },
      false,
    ],
  ]
  it.each(cases)('%s: the reply says whether it would be refused [CONST-30]', async (_, arrange, canUndo) => {
    const { client, group, userId } = await arrange()
    const body = { [group]: [userId] }
    const isMember = () =>
      world.db.orm.$count(groupUsers, and(eq(groupUsers.ownerId, group), eq(groupUsers.itemId, userId)))
    const reply = await client.groups.unassign({ body })
    // The rehearsal changed nothing.
    expect([reply.body, await isMember()]).toEqual([canUndo ? null : { canUndo: false }, 0])
    const again = client.groups.assign({ body })
    if (canUndo) expect((await again).status).toBe(200)
    else await expect(again).rejects.toMatchObject({ status: expect.any(Number) as number })
    expect(await isMember()).toBe(canUndo ? 1 : 0)
  })
})
