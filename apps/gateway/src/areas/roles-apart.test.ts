import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { grantMessages, grantReplies } from '@sitewright/domain/shared/grant-messages'
import { combinesRolesApart } from '@sitewright/domain/shared/grants'
import type { RoleName } from '@sitewright/domain/shared/role-catalog'
import { filledIn, openUserWorld, type MadeUser, type UserWorld } from '../../../../tests/support/user-world'
import { failureOf } from '../../test/failure'
import { makeKey } from '../../test/make-key'
import { addOnId } from '../db/demo/add-ons'

const READS: RoleName = 'ADMINISTER_PROJECT_READ'
const OTHERS: RoleName = 'ACCESS_OTHER_PROJECTS'

let world: UserWorld
/** An administrator of license 1 who has both roles, and may grant each of them. */
let actor: Client
let ids: Readonly<Record<'reads' | 'others', number>>
beforeAll(async () => {
  world = await openUserWorld()
  const { userName } = await world.newUser({
    addOns: ['TE'],
    roles: ['ADMINISTER_USER_CREATE_UPDATE', 'ADMINISTER_ROLE', 'ADMINISTER_API_KEYS', READS, OTHERS],
  })
  actor = await world.gateway.clientAs(userName)
  ids = { reads: await world.roleId(READS), others: await world.roleId(OTHERS) }
})
afterAll(() => world.close())

const rolesOf = async ({ userId }: MadeUser): Promise<string[]> =>
  (await world.superAdmin.users.roles({ params: { userId } })).body.map(({ name }) => name)
const saveRoles = (client: Client, { userId }: MadeUser, body: number[]) =>
  client.users.saveRoles({ params: { userId }, body })
const refusedFor = (...names: string[]) => ({ status: 403, message: grantReplies.apartFor(names) })

describe('the roles that together open the projects of other licenses', () => {
  it('are combined for a user by no call of an administrator of one license [PERM-30]', async () => {
    const reading = await world.newGroup('Apart reads', { addOns: ['TE'], roles: [READS] })
    const open = await world.newGroup('Apart others', { addOns: ['TE'], roles: [OTHERS] })
    const empty = await world.newGroup('Apart empty', { addOns: ['TE'] })
    const direct = await world.newUser({ addOns: ['TE'], roles: [READS] })
    const member = await world.newUser({ addOns: ['TE'], groups: [reading, empty] })
    const acts = (client: Client): Readonly<Record<string, readonly [MadeUser, () => Promise<unknown>]>> => ({
      'both roles': [direct, () => saveRoles(client, direct, [ids.reads, ids.others])],
      'a role beside one of a group': [member, () => saveRoles(client, member, [ids.others])],
      'the contents of a group': [
        member,
        () => client.groups.saveRoles({ body: { userGroupId: empty, roleIds: [ids.others] } }),
      ],
      'one assignment': [direct, () => client.groups.assign({ body: { [open]: [direct.userId] } })],
      'a list of members': [
        direct,
        () => client.groups.saveUsers({ query: { userGroupId: open }, body: [direct.userId] }),
      ],
      'a bulk assignment': [
        member,
        () => client.groups.assign({ body: { [open]: [member.userId], [empty]: [direct.userId] } }),
      ],
    })
    for (const [way, [user, act]] of Object.entries(acts(actor))) {
      expect([way, await failureOf(act())]).toMatchObject([way, refusedFor(user.userName)])
      expect([way, combinesRolesApart(await rolesOf(user))]).toEqual([way, false])
    }
    for (const [, act] of Object.values(acts(world.superAdmin))) await act()
    for (const user of [direct, member]) expect(combinesRolesApart(await rolesOf(user))).toBe(true)
    // Who has both already causes no refusal.
    const worker = await world.roleId('MOBILE_WORKER')
    expect((await saveRoles(actor, direct, [ids.reads, ids.others, worker])).status).toBe(200)
  })

  it('are not combined in a copy, which drops Access Other Projects and says so [PERM-30]', async () => {
    const open = await world.newGroup('Copied others', { addOns: ['TE'], roles: [OTHERS] })
    const copy = async (client: Client, original: MadeUser, name: string) => {
      const { status, body } = await client.users.copy({
        params: { username: original.userName, copy: name },
        body: filledIn({ email: `${name}@example.com` }),
      })
      const { userId } = (await world.superAdmin.users.one({ params: { username: name } })).body
      return { status, body, roles: await rolesOf({ userId, userName: name }) }
    }
    const direct = await world.newUser({ addOns: ['TE'], roles: [READS, OTHERS] })
    expect(await copy(actor, direct, 'apart.one')).toEqual({
      status: 210,
      body: '1 role was not copied because only users with access to all licenses can combine it with "Administer Project Read": Access Other Projects.',
      roles: [READS],
    })
    expect(await copy(world.superAdmin, direct, 'apart.two')).toMatchObject({ status: 200, roles: [READS, OTHERS] })
    const inherited = await world.newUser({ addOns: ['TE'], roles: [READS], groups: [open] })
    expect(await copy(actor, inherited, 'apart.three')).toEqual({
      status: 210,
      body: '1 user group was not copied because it grants a role that only users with access to all licenses can combine with "Administer Project Read": Copied others.',
      roles: [READS],
    })
    const single = await world.newUser({ addOns: ['TE'], roles: [OTHERS] })
    expect(await copy(actor, single, 'apart.four')).toMatchObject({ status: 200, roles: [OTHERS] })
  })

  it('are not combined in an API key [PERM-30]', async () => {
    const { apiKeyId: id } = await makeKey(world.db, { addOnIds: [addOnId('TE')], roles: [READS] })
    const save = (client: Client) => client.apiKeys.saveRoles({ params: { id }, body: [ids.reads, ids.others] })
    expect(await failureOf(save(actor))).toMatchObject({ status: 403, message: grantMessages.apart })
    expect((await save(world.superAdmin)).status).toBe(200)
    const worker = await world.roleId('MOBILE_WORKER')
    const more = actor.apiKeys.saveRoles({ params: { id }, body: [ids.reads, ids.others, worker] })
    expect((await more).status).toBe(200)
  })

  it('are combined by no two calls at the same time [PERM-30]', async () => {
    const group = await world.newGroup('At once', { addOns: ['TE'] })
    const joined = await world.newGroup('At once, others', { addOns: ['TE'], roles: [OTHERS] })
    const member = await world.newUser({ addOns: ['TE'], groups: [group] })
    const clear = async () => {
      await saveRoles(world.superAdmin, member, [])
      await world.superAdmin.groups.saveRoles({ body: { userGroupId: group, roleIds: [] } })
      await world.superAdmin.groups.unassign({ body: { [joined]: [member.userId] } })
    }
    const reads = () => saveRoles(actor, member, [ids.reads])
    const grants = () => actor.groups.saveRoles({ body: { userGroupId: group, roleIds: [ids.others] } })
    const joins = () => actor.groups.assign({ body: { [joined]: [member.userId] } })
    for (const [one, other] of [
      [reads, grants],
      [reads, joins],
    ] as const) {
      for (let round = 0; round < 10; round += 1) {
        await clear()
        const outcomes = await Promise.allSettled([one(), other()])
        expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
        expect(combinesRolesApart(await rolesOf(member))).toBe(false)
      }
    }
  })
})
