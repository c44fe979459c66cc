import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { Problem } from '@sitewright/domain/shared/problem'
import type { RoleName } from '@sitewright/domain/shared/role-catalog'
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
  'ADMINISTER_PROJECT_READ',
  'ACCESS_OTHER_PROJECTS',
  'BUILD_PO',
  'MOBILE_WORKER',
]

/** People who act: an editor of users, one of keys too, one who administers roles, and one who has the roles that are kept apart. */
const EDITORS: readonly (readonly RoleName[])[] = [
  ['ADMINISTER_USER_CREATE_UPDATE', 'MENU_ADMIN_TOOL_ACCESS'],
  ['ADMINISTER_USER_CREATE_UPDATE', 'MENU_ADMIN_TOOL_ACCESS', 'ADMINISTER_API_KEYS', 'ADMINISTER_SITE'],
  ['ADMINISTER_USER_CREATE_UPDATE', 'MENU_ADMIN_TOOL_ACCESS', 'ADMINISTER_ROLE'],
  ['ADMINISTER_USER_CREATE_UPDATE', 'ADMINISTER_ROLE', 'ADMINISTER_PROJECT_READ', 'ACCESS_OTHER_PROJECTS'],
]

/** Programs that act, by the roles of their keys. */
const PROGRAMS: readonly (readonly RoleName[])[] = [
  ['ADMINISTER_USER_CREATE_UPDATE', 'ADMINISTER_ROLE', 'ADMINISTER_SITE', 'EDIT_WORKFLOW'],
  ['ADMINISTER_USER_CREATE_UPDATE', 'ADMINISTER_ROLE', 'ACCESS_ALL_CUSTOMER_LICENCES'],
]

const ACTS = 500

/** Acts that are twice as likely, because few of them find anything to change: they take roles away, or let a user in. */
const RARE = [
  'users.saveAddOns',
  'users.saveRoles',
  'groups.saveAddOns',
  'groups.saveRoles',
  'groups.saveUsers',
  'groups.assign',
  'groups.unassign',
  'empty group',
  'unlock',
  'activate',
  'move',
]

/** After so many acts everybody has again what they had at first: else there is soon nothing left to take. */
const ACTS_OF_A_ROUND = 10

const ASSIGNMENTS = [
  'user_add_on',
  'user_role',
  'user_group_user',
  'user_group_add_on',
  'user_group_role',
  'api_key_role',
  'api_key_add_on',
]

/** Places in lists, read modulo their length, so that any numbers are an act. */
interface Act {
  readonly kind: number
  readonly actor: number
  readonly key: number
  readonly user: number
  readonly other: number
  readonly group: number
  readonly products: readonly number[]
  readonly roles: readonly number[]
}
const place = fc.nat({ max: 1000 })
const acts: fc.Arbitrary<Act> = fc.record({
  kind: place,
  actor: place,
  key: place,
  user: place,
  other: place,
  group: place,
  products: fc.array(place, { maxLength: 2 }),
  roles: fc.array(place, { maxLength: 2 }),
})
const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!

let world: UserWorld
let users: MadeUser[]
/** The last users that acts created: later acts go on with them. */
let newUsers: MadeUser[] = []

/** Who acts. A program has no user. */
interface Actor {
  readonly name: string
  readonly client: Client
  readonly userId: number | undefined
  readonly apiKeyId: number | undefined
}
let actors: Actor[]
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
    await world.newGroup('Random projects', { addOns: ['TE'], roles: ['ACCESS_OTHER_PROJECTS'] }),
  ]
  users = [
    await world.newUser({ addOns: ['TE'], roles: ['ADMINISTER_SITE'] }),
    await world.newUser({ addOns: ['MC'], roles: ['ADMINISTER_ROLE', 'ADMINISTER_USER_CREATE_UPDATE'] }),
    await world.newUser({ addOns: ['MC'], groups: [groups[0]!, groups[1]!] }),
    await world.newUser({ addOns: ['TE'], roles: ['EDIT_WORKFLOW', 'MOBILE_WORKER'], groups: [groups[0]!] }),
    await world.newUser({ addOns: ['MC'], roles: ['BUILD_PO', 'ADMINISTER_PROJECT_READ'], groups: [groups[3]!] }),
    await world.newUser({ addOns: ['MC'], roles: ['ADMINISTER_PROJECT_READ'] }),
    await world.newUser({ addOns: ['MC'], roles: ['ACCESS_ALL_CUSTOMER_LICENCES'], groups: [groups[1]!] }),
    await world.newUser(),
  ]
  actors = []
  for (const roles of EDITORS) {
    const { userId, userName } = await world.newUser({ addOns: ['MC'], roles })
    const client = await world.gateway.clientAs(userName)
    actors.push({ name: roles.join('+'), client, userId, apiKeyId: undefined })
  }
  const makeKeyOf = (roles: readonly RoleName[], isActive = true) =>
    makeKey(world.db, { addOnIds: [addOnId('TE')], roles, row: { isActive } })
  for (const roles of PROGRAMS) {
    const { key, apiKeyId } = await makeKeyOf(roles)
    const client = world.gateway.clientWith(key)
    actors.push({ name: `key of ${roles.join('+')}`, client, userId: undefined, apiKeyId })
  }
  allRoleIds = await Promise.all(ROLES.map((name) => world.roleId(name)))
  keys = []
  for (const [roles, isActive] of [
    [['ADMINISTER_SCHEMA', 'ADMINISTER_SITE'], true],
    [['ADMINISTER_SITE', 'MOBILE_WORKER'], false],
    [['ACCESS_ALL_CUSTOMER_LICENCES', 'ADMINISTER_SITE'], true],
    [['ACCESS_ALL_CUSTOMER_LICENCES'], false],
    [['MOBILE_WORKER'], true],
  ] as const) {
    keys.push((await makeKeyOf(roles, isActive)).apiKeyId)
  }
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
    sql`update app_user set license_id = 1, is_approved = user_name not in ('made.3', 'made.6'), is_locked_out = user_name in ('made.1', 'made.2', 'made.5') where user_name like 'made.%'`,
  )
  for (const [index, apiKeyId] of keys.entries()) {
    await world.db.execute(sql`update api_key set is_active = ${index % 2 === 0} where api_key_id = ${apiKeyId}`)
  }
}

/** What an act may not change of an account, and the administrative roles that it has. `type`, not `interface`: a row is a record of anything. */
type Account = {
  user_id: number
  license_id: number
  email: string
  password_hash: string | null
  is_sso_user: boolean
  is_admitted: boolean
  two_factor_enabled: boolean
  sessions: number
  roles: string[]
}

/** A key with its administrative roles. */
type Key = { api_key_id: number; is_active: boolean; roles: string[] }

interface State {
  readonly accounts: ReadonlyMap<number, Account>
  readonly keys: ReadonlyMap<number, Key>
  /** Administrative roles that each user group grants. */
  readonly groups: ReadonlyMap<number, readonly string[]>
}

async function readState(): Promise<State> {
  const accounts = await world.db.execute<Account>(sql`
    select u.user_id, u.license_id, email, password_hash, is_sso_user, two_factor_enabled, is_approved and not is_locked_out as is_admitted,
      (select count(*)::int from session s where s.user_id = u.user_id) as sessions,
      array(select role.name from role where is_administrative and (
        exists (select 1 from user_role own where own.user_id = u.user_id and own.role_id = role.role_id)
        or exists (select 1 from user_group_user join user_group_role granted using (user_group_id)
          where user_id = u.user_id and granted.role_id = role.role_id)) order by 1) as roles
    from app_user u where user_name like 'made.%' or user_name like 'random.%'`)
  const storedKeys = await world.db.execute<Key>(sql`
    select api_key_id, is_active, array(select role.name from api_key_role own join role using (role_id)
      where is_administrative and own.api_key_id = k.api_key_id order by 1) as roles from api_key k`)
  const groupRoles = await world.db.execute<{ id: number; roles: string[] }>(sql`
    select user_group_id as id, array_agg(role.name) as roles from user_group_role join role using (role_id)
    where is_administrative group by 1`)
  return {
    accounts: new Map(accounts.rows.map((row) => [row.user_id, row])),
    keys: new Map(storedKeys.rows.map((row) => [row.api_key_id, row])),
    groups: new Map(groupRoles.rows.map(({ id, roles }) => [id, roles])),
  }
}

const waysInto = (account: Account | undefined) => ({
  email: account?.email,
  passwordHash: account?.password_hash,
  isSsoUser: account?.is_sso_user,
  sessions: account?.sessions,
})

/** Names that are in the second list only. */
const gained = (before: readonly string[] = [], after: readonly string[] = []): string[] =>
  after.filter((name) => !before.includes(name))

/*
 * The rules once more, in the shortest words, and not those of domain: an error there must not hide here. All names are of administrative roles.
 */
const ALL_LICENSES = 'ACCESS_ALL_CUSTOMER_LICENCES'
const hasBothApart = (names: readonly string[] = []): boolean =>
  names.includes('ADMINISTER_PROJECT_READ') && names.includes('ACCESS_OTHER_PROJECTS')
/** Roles that are missing for an actor who does not work in all licenses. */
const lacking = (own: readonly string[], names: readonly string[]): readonly string[] =>
  own.includes(ALL_LICENSES) ? [] : names.filter((name) => !own.includes(name))
const notTakeable = (own: readonly string[], names: readonly string[], isFromAbove: boolean): readonly string[] =>
  own.includes('ADMINISTER_ROLE') && !isFromAbove ? [] : lacking(own, names)
const notTakeableFromKey = (own: readonly string[], key: Key, names: readonly string[]): readonly string[] => {
  if (key.roles.includes(ALL_LICENSES) && !own.includes(ALL_LICENSES)) return names
  return own.includes('ADMINISTER_API_KEYS') ? [] : notTakeable(own, names, false)
}

/** The faults of an act: what it gave, took or opened that its actor could not give, take or open. */
function faultsOf(actor: Actor, before: State, after: State, had: ReadonlyMap<number, ReadonlySet<string>>): string[] {
  const isProgram = actor.apiKeyId !== undefined
  const roles =
    (actor.userId === undefined
      ? before.keys.get(actor.apiKeyId ?? 0)?.roles
      : before.accounts.get(actor.userId)?.roles) ?? []
  const worksInAll = roles.includes(ALL_LICENSES)
  const beyond = (names: readonly string[]): readonly string[] => (isProgram ? names : lacking(roles, names))
  const faults: string[] = []
  const fault = (what: string, id: number, names: readonly string[] = ['']) => {
    if (names.length > 0) faults.push(`${what} ${id}: ${names.join(', ')}`)
  }
  for (const [id, now] of after.accounts) {
    const then = before.accounts.get(id)
    fault('gave to user', id, beyond(gained(then?.roles, now.roles)))
    if (!worksInAll && hasBothApart(now.roles) && !hasBothApart(then?.roles)) fault('combined for user', id)
    if (isProgram && then?.is_admitted === false && now.is_admitted) fault('admitted user', id, now.roles)
    if (isProgram && then !== undefined && then.license_id !== now.license_id) fault('moved user', id, now.roles)
    if (then === undefined && (now.password_hash !== null || now.sessions > 0)) fault('a way into the new user', id)
    if (then === undefined || id === actor.userId) continue
    if (lacking(roles, [...(had.get(id) ?? [])]).length > 0) {
      if (JSON.stringify(waysInto(now)) !== JSON.stringify(waysInto(then))) fault('opened a way into user', id)
      if (then.two_factor_enabled && !now.two_factor_enabled) fault('dropped the second factor of user', id)
    }
    fault('took from user', id, notTakeable(roles, gained(now.roles, then.roles), then.roles.includes(ALL_LICENSES)))
    if (then.is_admitted && !now.is_admitted) fault('shut out user', id, notTakeable(roles, then.roles, false))
  }
  for (const [id, now] of after.keys) {
    const then = before.keys.get(id) ?? { ...now, roles: [], is_active: true }
    fault('gave to key', id, beyond(gained(then.roles, now.roles)))
    if (!worksInAll && hasBothApart(now.roles) && !hasBothApart(then.roles)) fault('combined for key', id)
    fault('took from key', id, notTakeableFromKey(roles, then, gained(now.roles, then.roles)))
    if (!then.is_active && now.is_active) fault('activated key', id, beyond(now.roles))
    if (then.is_active && !now.is_active) fault('deactivated key', id, notTakeableFromKey(roles, then, then.roles))
  }
  for (const [id, names] of after.groups) fault('gave to group', id, beyond(gained(before.groups.get(id), names)))
  return faults
}

/** Runs one act, which may be refused. @returns a description of the act, and whether it was done */
async function run(act: Act): Promise<{ description: string; isDone: boolean }> {
  const { kind, actor, key: keyIndex, user, other, group, products, roles } = act
  const { client, name: actorName } = at(actors, actor)
  const pool = [...users, ...newUsers]
  const { userId, userName } = at(pool, user)
  const second = at(pool, other).userId
  const userGroupId = at(groups, group)
  const params = { username: userName }
  const addOnIds = [...new Set(products.map((index) => addOnId(at(ADD_ONS, index))))]
  const roleIds = [...new Set(roles.map((index) => at(allRoleIds, index)))]
  const key = { id: at(keys, keyIndex) }
  made += 1
  const newName = `random.${made}`
  const created = filledIn({ licenseId: made % 4 === 0 ? 2 : 1, email: `${newName}@example.com` })
  const details = async (values: object) => {
    const { body } = await world.superAdmin.users.one({ params })
    return client.users.save({ params, body: { ...body, version: undefined, ...values } })
  }
  const switched = async (isActive: boolean) => {
    const { body } = await world.superAdmin.apiKeys.one({ params: key })
    return client.apiKeys.save({ params: key, body: { ...body, version: undefined, isActive } })
  }
  const kinds: Readonly<Record<string, () => Promise<unknown>>> = {
    'users.saveAddOns': () => client.users.saveAddOns({ params, body: addOnIds }),
    'users.saveRoles': () => client.users.saveRoles({ params: { userId }, body: roleIds }),
    'groups.saveAddOns': () => client.groups.saveAddOns({ body: { userGroupId, addOnIds } }),
    'groups.saveRoles': () => client.groups.saveRoles({ body: { userGroupId, roleIds } }),
    'groups.saveUsers': () => client.groups.saveUsers({ query: { userGroupId }, body: [userId] }),
    'groups.assign': () => client.groups.assign({ body: { [userGroupId]: [userId, second] } }),
    'groups.unassign': () => client.groups.unassign({ body: { [userGroupId]: [userId, second] } }),
    'empty group': () => client.groups.saveUsers({ query: { userGroupId }, body: [] }),
    'new group': () =>
      client.groups.create({
        body: { LicenseId: 1, Name: `Random ${made}`, AddOnIds: addOnIds, RoleIds: roleIds, ProjectIds: [] },
      }),
    lock: () => details({ isLockedOut: true }),
    unlock: () => details({ isLockedOut: false }),
    deactivate: () => details({ isApproved: false }),
    activate: () => details({ isApproved: true }),
    email: () => details({ email: `random.${made}@example.com` }),
    'single sign-on': () => details({ isSsoUser: made % 2 === 0 }),
    'second factor': () => details({ twoFactorEnabled: made % 2 === 0 }),
    move: () => details({ licenseId: 2 }),
    password: () => client.passwords.set({ params, body: { newPassword: `Quiet-harbour-${made}` } }),
    'generated password': () => client.passwords.set({ params, body: {} }),
    'new user': () => client.users.create({ params: { username: newName }, body: created }),
    copy: () => client.users.copy({ params: { ...params, copy: newName }, body: created }),
    'new key': () =>
      client.apiKeys.create({
        body: { name: `Random ${made}`, description: '', licenseId: 1, isActive: true, allProjects: true },
      }),
    'apiKeys.saveRoles': () => client.apiKeys.saveRoles({ params: key, body: roleIds }),
    'apiKeys.saveAddOns': () =>
      client.apiKeys.saveAddOns({ params: key, body: addOnIds.map((addOnId) => ({ addOnId })) }),
    'switch on': () => switched(true),
    'switch off': () => switched(false),
  }
  const list = Object.entries(kinds)
  const [name, perform] = at([...list, ...list.filter(([rare]) => RARE.includes(rare))], kind)
  const isDone = await perform().then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem && error.status < 500) return false
      throw error
    },
  )
  if (isDone && (name === 'new user' || name === 'copy')) {
    const { userId: newId } = (await world.superAdmin.users.one({ params: { username: newName } })).body
    newUsers = [...newUsers, { userId: newId, userName: newName }].slice(-3)
  }
  return { description: `${name} by ${actorName} on ${userName}, group ${userGroupId}, key ${key.id}`, isDone }
}

const byProgram = (name: string): string => `${name} by a program`

describe('random acts of editors and keys', () => {
  it('never end in a role, a way into an account or an open key that the actor could not give, nor take what it could not take [USER-130, ROLE-53, ROLE-55, ROLE-56, ROLE-57, PERM-30]', async () => {
    /** Administrative roles that each account has had during the test, which is within the last 24 hours. */
    const had = new Map<number, Set<string>>()
    const done = new Set<string>()
    await keepAssignments()
    let before = await readState()
    for (const [index, act] of fc.sample(acts, { seed: 20_261_123, numRuns: ACTS }).entries()) {
      const actor = at(actors, act.actor)
      if (index % ACTS_OF_A_ROUND === 0) {
        await restoreAssignments()
        before = await readState()
      }
      for (const { user_id: userId, roles } of before.accounts.values()) {
        had.set(userId, new Set([...(had.get(userId) ?? []), ...roles]))
      }
      const { description, isDone } = await run(act)
      const after = await readState()
      expect([`act ${index}: ${description}`, faultsOf(actor, before, after, had)]).toEqual([
        `act ${index}: ${description}`,
        [],
      ])
      const name = description.split(' by ', 1)[0] ?? ''
      if (isDone) done.add(actor.apiKeyId === undefined ? name : byProgram(name))
      before = after
    }
    // Acts that are always refused would show nothing.
    expect([...done]).toEqual(
      expect.arrayContaining([
        'users.saveRoles',
        'groups.assign',
        'empty group',
        'new group',
        'copy',
        'new key',
        'apiKeys.saveRoles',
        'switch on',
        'switch off',
        'lock',
        'unlock',
        'password',
        'email',
        byProgram('users.saveRoles'),
        byProgram('groups.saveRoles'),
        byProgram('groups.assign'),
        byProgram('new group'),
        byProgram('new user'),
        byProgram('unlock'),
        byProgram('activate'),
      ]),
    )
  }, 300_000)
})
