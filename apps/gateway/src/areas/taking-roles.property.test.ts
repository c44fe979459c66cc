import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { mayGrantRole } from '@sitewright/domain/shared/grants'
import { Problem } from '@sitewright/domain/shared/problem'
import type { RoleName } from '@sitewright/domain/shared/role-catalogue'
import { filledIn, openUserWorld, type MadeUser, type UserWorld } from '../../../../tests/support/user-world'
import { makeKey } from '../../test/make-key'
import { addOnId, type ShortName } from '../db/demo/add-ons'

const ADD_ONS: readonly ShortName[] = ['MC', 'TE', 'CON']
const ROLES: readonly RoleName[] = [
  'ADMINISTER_SITE',
  'ADMINISTER_SCHEMA',
  'ADMINISTER_ROLE',
  'ADMINISTER_USER_CREATE_UPDATE',
  'MENU_ADMIN_TOOL_ACCESS',
  'EDIT_WORKFLOW',
  'BUILD_PO',
  'MOBILE_WORKER',
]

/** Who acts: an editor of users, one of keys too, and one who administers roles. */
const EDITORS: readonly (readonly RoleName[])[] = [
  ['ADMINISTER_USER_CREATE_UPDATE', 'MENU_ADMIN_TOOL_ACCESS'],
  ['ADMINISTER_USER_CREATE_UPDATE', 'MENU_ADMIN_TOOL_ACCESS', 'ADMINISTER_API_KEYS', 'ADMINISTER_SITE'],
  ['ADMINISTER_USER_CREATE_UPDATE', 'MENU_ADMIN_TOOL_ACCESS', 'ADMINISTER_ROLE'],
]

/** So many acts take a few seconds. */
const ACTS = 150

/** The first so many kinds of acts take roles away. */
const TAKING = 7

/** After so many everybody has again what they had at first: else there is soon nothing left to take. */
const ACTS_OF_A_ROUND = 10

const ASSIGNMENTS = [
  'user_add_on',
  'user_role',
  'user_group_user',
  'user_group_add_on',
  'user_group_role',
  'api_key_role',
]

/** Places in lists, read modulo their length, so that any numbers are an act. */
interface Act {
  readonly kind: number
  readonly editor: number
  readonly user: number
  readonly other: number
  readonly group: number
  readonly products: readonly number[]
  readonly roles: readonly number[]
}
const place = fc.nat({ max: 1000 })
const acts: fc.Arbitrary<Act> = fc.record({
  kind: place,
  editor: place,
  user: place,
  other: place,
  group: place,
  products: fc.array(place, { maxLength: 2 }),
  roles: fc.array(place, { maxLength: 4 }),
})
const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!

let world: UserWorld
let users: MadeUser[]
let editors: (MadeUser & { client: Client; roles: readonly string[] })[]
let groups: number[]
let keys: number[]
let allRoleIds: number[]
let made = 0

beforeAll(async () => {
  world = await openUserWorld()
  await world.db.execute(sql`update license_add_on set max_users = -1 where license_id = 1`)
  await world.db.execute(sql`update license set max_users = -1 where license_id = 1`)
  groups = [
    await world.newGroup('Random sites', { addOns: ['TE'], roles: ['ADMINISTER_SITE', 'MOBILE_WORKER'] }),
    await world.newGroup('Random schemas', { addOns: ['MC'], roles: ['ADMINISTER_SCHEMA'] }),
    await world.newGroup('Random vendors', { addOns: ['VND'] }),
    await world.newGroup('Random workers', { addOns: ['TE'], roles: ['MOBILE_WORKER'] }),
  ]
  users = [
    await world.newUser({ addOns: ['TE'], roles: ['ADMINISTER_SITE'] }),
    await world.newUser({ addOns: ['MC'], roles: ['ADMINISTER_ROLE', 'ADMINISTER_USER_CREATE_UPDATE'] }),
    await world.newUser({ addOns: ['MC'], groups: [groups[0]!, groups[1]!] }),
    await world.newUser({ addOns: ['TE'], roles: ['EDIT_WORKFLOW', 'MOBILE_WORKER'], groups: [groups[0]!] }),
    await world.newUser({ addOns: ['MC'], roles: ['BUILD_PO'], groups: [groups[3]!] }),
    await world.newUser({ addOns: ['MC'], roles: ['ACCESS_ALL_CUSTOMER_LICENCES'], groups: [groups[1]!] }),
    await world.newUser(),
  ]
  editors = []
  for (const roles of EDITORS) {
    const user = await world.newUser({ addOns: ['MC'], roles })
    editors.push({ ...user, roles, client: await world.gateway.clientAs(user.userName) })
  }
  allRoleIds = await Promise.all(ROLES.map((name) => world.roleId(name)))
  keys = [
    (await makeKey(world.db, { addOnIds: [addOnId('TE')], roles: ['ADMINISTER_SCHEMA', 'ADMINISTER_SITE'] })).apiKeyId,
  ]
}, 120_000)
afterAll(() => world.close())

/** Keeps what everybody has. */
async function keepAssignments(): Promise<void> {
  for (const table of ASSIGNMENTS) {
    await world.db.execute(
      sql`create table ${sql.identifier(`first_${table}`)} as select * from ${sql.identifier(table)}`,
    )
  }
}

/** Gives everybody again what they had at first. */
async function restoreAssignments(): Promise<void> {
  for (const table of ASSIGNMENTS) {
    const [now, first] = [sql.identifier(table), sql.identifier(`first_${table}`)]
    await world.db.execute(sql`insert into ${now} select * from ${first} on conflict do nothing`)
    await world.db.execute(
      sql`delete from ${now} kept where kept::text not in (select first::text from ${first} first)`,
    )
  }
  await world.db.execute(
    sql`update app_user set is_approved = true, is_locked_out = false where user_name like 'made.%'`,
  )
}

/** What an act may not change of an account, and the administrative roles that it has. `type`, not `interface`: a row is a record of anything. */
type Account = {
  user_id: number
  email: string
  password_hash: string | null
  is_sso_user: boolean
  two_factor_enabled: boolean
  sessions: number
  roles: string[]
}

async function accounts(): Promise<ReadonlyMap<number, Account>> {
  const { rows } = await world.db.execute<Account>(sql`
    select u.user_id, email, password_hash, is_sso_user, two_factor_enabled,
      (select count(*)::int from session s where s.user_id = u.user_id) as sessions,
      array(select role.name from role where is_administrative and (
        exists (select 1 from user_role own where own.user_id = u.user_id and own.role_id = role.role_id)
        or exists (select 1 from user_group_user join user_group_role given using (user_group_id)
          where user_id = u.user_id and given.role_id = role.role_id)) order by 1) as roles
    from app_user u where license_id = 1 and user_name like 'made.%'`)
  return new Map(rows.map((row) => [row.user_id, row]))
}

const waysInto = (account: Account | undefined) => ({
  email: account?.email,
  passwordHash: account?.password_hash,
  isSsoUser: account?.is_sso_user,
  sessions: account?.sessions,
})

const keyRolesNow = async (): Promise<string[]> => {
  const { rows } = await world.db.execute<{ name: string }>(sql`
    select role.name from api_key_role join role using (role_id)
    where is_administrative and api_key_id = ${keys[0]!} order by 1`)
  return rows.map(({ name }) => name)
}

/** Runs one act of an editor, which may be refused. @returns a description of the act */
async function run({ kind, editor, user, other, group, products, roles }: Act): Promise<string> {
  const { client } = at(editors, editor)
  const { userId, userName } = at(users, user)
  const second = at(users, other).userId
  const userGroupId = at(groups, group)
  const params = { username: userName }
  const addOnIds = [...new Set(products.map((index) => addOnId(at(ADD_ONS, index))))]
  const roleIds = [...new Set(roles.map((index) => at(allRoleIds, index)))]
  const key = { id: keys[0]! }
  made += 1
  const details = async (values: object) => {
    const { body } = await world.superAdmin.users.one({ params })
    return client.users.save({ params, body: { ...body, version: undefined, ...values } })
  }
  const kinds: Readonly<Record<string, () => Promise<unknown>>> = {
    'users.saveAddOns': () => client.users.saveAddOns({ params, body: addOnIds }),
    'users.saveRoles': () => client.users.saveRoles({ params: { userId }, body: roleIds }),
    'groups.saveAddOns': () => client.groups.saveAddOns({ body: { userGroupId, addOnIds } }),
    'groups.saveRoles': () => client.groups.saveRoles({ body: { userGroupId, roleIds } }),
    'groups.saveUsers': () => client.groups.saveUsers({ query: { userGroupId }, body: [userId] }),
    'groups.assign': () => client.groups.assign({ body: { [userGroupId]: [userId, second] } }),
    'groups.unassign': () => client.groups.unassign({ body: { [userGroupId]: [userId, second] } }),
    lock: () => details({ isLockedOut: made % 2 === 0 }),
    deactivate: () => details({ isApproved: made % 2 === 0 }),
    email: () => details({ email: `random.${made}@example.com` }),
    'single sign-on': () => details({ isSsoUser: made % 2 === 0 }),
    'second factor': () => details({ twoFactorEnabled: made % 2 === 0 }),
    move: () => details({ licenseId: 2 }),
    password: () => client.passwords.set({ params, body: { newPassword: `Quiet-harbour-${made}` } }),
    'generated password': () => client.passwords.set({ params, body: {} }),
    copy: () => client.users.copy({ params: { ...params, copy: `random.copy.${made}` }, body: filledIn() }),
    'apiKeys.saveRoles': () => client.apiKeys.saveRoles({ params: key, body: roleIds }),
    'apiKeys.saveAddOns': () =>
      client.apiKeys.saveAddOns({ params: key, body: addOnIds.map((addOnId) => ({ addOnId })) }),
  }
  const list = Object.entries(kinds)
  // Acts that remove roles are twice as likely.
  const [name, act] = at([...list, ...list.slice(0, TAKING)], kind)
  await act().catch((error: unknown) => {
    if (!(error instanceof Problem) || error.status >= 500) throw error
  })
  return `${name} by ${at(EDITORS, editor).join('+')} on ${userName}, group ${userGroupId}`
}

describe('random acts of editors', () => {
  it('never take over an account with a recent role that the editor lacks, nor remove such a role without ADMINISTER_ROLE [ROLE-55, ROLE-56]', async () => {
    /** Administrative roles that each account has had during the test, which is within the last 24 hours. */
    const had = new Map<number, Set<string>>()
    await keepAssignments()
    let [before, keyBefore] = [await accounts(), await keyRolesNow()]
    for (const [index, act] of fc.sample(acts, { seed: 20_261_123, numRuns: ACTS }).entries()) {
      const actor = at(editors, act.editor)
      if (index % ACTS_OF_A_ROUND === 0) {
        await restoreAssignments()
        ;[before, keyBefore] = [await accounts(), await keyRolesNow()]
      }
      for (const { user_id: userId, roles } of before.values()) {
        had.set(userId, new Set([...(had.get(userId) ?? []), ...roles]))
      }
      const ownRoles = before.get(actor.userId)?.roles ?? []
      const lacks = (role: string): boolean => !mayGrantRole({ roles: ownRoles }, role).allowed
      const description = `act ${index}: ${await run(act)}`
      const [after, keyAfter] = [await accounts(), await keyRolesNow()]
      for (const account of before.values()) {
        if (account.user_id === actor.userId) continue
        const now = after.get(account.user_id)
        if ([...(had.get(account.user_id) ?? [])].some(lacks)) {
          expect({ description, ...waysInto(now) }).toEqual({ description, ...waysInto(account) })
          // Only switching the second factor off opens a way in.
          expect([description, account.two_factor_enabled && now?.two_factor_enabled === false]).toEqual([
            description,
            false,
          ])
        }
        if (ownRoles.includes('ADMINISTER_ROLE')) continue
        expect([
          description,
          account.roles.filter((role) => lacks(role) && now?.roles.includes(role) !== true),
        ]).toEqual([description, []])
      }
      if (!ownRoles.includes('ADMINISTER_ROLE')) {
        expect([description, keyBefore.filter((role) => lacks(role) && !keyAfter.includes(role))]).toEqual([
          description,
          [],
        ])
      }
      ;[before, keyBefore] = [after, keyAfter]
    }
  })
})
