import { sql } from 'drizzle-orm'
import type { LockedRole } from '@sitewright/domain/roles/model'
import { labelOfRole } from '@sitewright/domain/roles/rules'
import {
  keyRolesNotTakeable,
  mayActivateKey,
  mayDeactivateKey,
  mayShutOut,
  rolesNotTakeable,
} from '@sitewright/domain/shared/grants'
import { worksInAllLicenses, type Actor, type Decision } from '@sitewright/domain/shared/policy'
import type { RoleName } from '@sitewright/domain/shared/role-catalog'
import { idList } from '../db/id-list'
import type { Queries } from '../db/database'
import { hasRole } from './lost-roles'
import { rowsNamed } from './role-names'

const ALL_LICENSES: RoleName = 'ACCESS_ALL_CUSTOMER_LICENCES'

/** One way in which a user has an administrative role. A `type`, because the driver requires rows to be assignable to `Record<string, unknown>`. */
type Way = {
  user_id: number
  /** The group that grants it; `null` for a direct assignment. */
  user_group_id: number | null
  role_id: number
  role_group_id: number
  name: string
  friendly_name: string
}

const lockedRole = (row: Pick<Way, 'role_id' | 'role_group_id' | 'name' | 'friendly_name'>): LockedRole => ({
  roleId: row.role_id,
  roleGroupId: row.role_group_id,
  label: labelOfRole({ name: row.name, friendlyName: row.friendly_name }),
})

/** What the reader cannot remove from a user (ROLE-55), so that the portal can disable the controls. */
export interface UserLocks {
  readonly canShutOut: boolean
  /** Locked direct roles, which no user group also grants. */
  readonly lockedRoles: readonly LockedRole[]
  /** Whether the reader can remove the user from a group. */
  canLeave(userGroupId: number): boolean
}

const UNLOCKED: UserLocks = { canShutOut: true, lockedRoles: [], canLeave: () => true }

/** Predicts `refuseTaking` for each user, in one query for any number of users. */
export async function readUserLocks(
  q: Queries,
  reader: Actor,
  userIds: readonly number[],
): Promise<(userId: number) => UserLocks> {
  if (worksInAllLicenses(reader) || userIds.length === 0) return () => UNLOCKED
  const { rows } = await q.execute<Way>(sql`
    select own.user_id, null::int as user_group_id, role.role_id, role.role_group_id, role.name, role.friendly_name
      from user_role own join role using (role_id)
      where role.is_administrative and own.user_id = any(${idList(userIds)})
    union all
    select member.user_id, granted.user_group_id, role.role_id, role.role_group_id, role.name, role.friendly_name
      from user_group_user member join user_group_role granted using (user_group_id) join role using (role_id)
      where role.is_administrative and member.user_id = any(${idList(userIds)})`)
  const byUser = new Map<number, Way[]>()
  for (const way of rows) byUser.set(way.user_id, [...(byUser.get(way.user_id) ?? []), way])
  return (userId) => {
    const ways = byUser.get(userId)
    return ways === undefined ? UNLOCKED : locksOf(reader, userId, ways)
  }
}

function locksOf(reader: Actor, userId: number, ways: readonly Way[]): UserLocks {
  const names = ways.map(({ name }) => name)
  const canShutOut = mayShutOut(reader, names).allowed
  if (userId === reader.userId) return { ...UNLOCKED, canShutOut }
  const isFromAbove = names.includes(ALL_LICENSES)
  const only = ways.filter((way) => ways.every((other) => other === way || other.role_id !== way.role_id))
  const locked = rowsNamed(only, (own) => rolesNotTakeable(reader, own, isFromAbove))
  return {
    canShutOut,
    lockedRoles: locked.filter((way) => way.user_group_id === null).map(lockedRole),
    canLeave: (userGroupId) => locked.every((way) => way.user_group_id !== userGroupId),
  }
}

/** What the reader cannot remove from the users of a group (ROLE-55). */
export interface GroupLocks {
  /** Roles that at least one user has only through this group. */
  readonly lockedRoles: readonly LockedRole[]
  /** Ids of the users who have such a role. */
  readonly lockedUserIds: ReadonlySet<number>
}

/** Predicts `refuseTaking` for the users of a group, in one query. */
export async function readGroupLocks(q: Queries, reader: Actor, userGroupId: number): Promise<GroupLocks> {
  if (worksInAllLicenses(reader)) return { lockedRoles: [], lockedUserIds: new Set() }
  const { rows } = await q.execute<Way & { is_from_above: boolean }>(sql`
    select member.user_id, granted.user_group_id, role.role_id, role.role_group_id, role.name, role.friendly_name,
      ${hasRole(sql`member.user_id`, sql`(select role_id from role where name = ${ALL_LICENSES})`)} as is_from_above
    from user_group_role granted join role using (role_id) join user_group_user member using (user_group_id)
    where granted.user_group_id = ${userGroupId} and role.is_administrative and member.user_id <> ${reader.userId}
      and not exists (
        select 1 from user_role own where own.user_id = member.user_id and own.role_id = role.role_id)
      and not exists (
        select 1 from user_group_user elsewhere join user_group_role other using (user_group_id)
        where elsewhere.user_id = member.user_id and other.role_id = role.role_id
          and elsewhere.user_group_id <> ${userGroupId})
    order by role.role_group_id, role.role_id`)
  const locked = [true, false].flatMap((isFromAbove) =>
    rowsNamed(
      rows.filter((row) => row.is_from_above === isFromAbove),
      (names) => rolesNotTakeable(reader, names, isFromAbove),
    ),
  )
  return {
    lockedRoles: [...new Map(locked.map((row) => [row.role_id, lockedRole(row)])).values()],
    lockedUserIds: new Set(locked.map((row) => row.user_id)),
  }
}

/** What the reader cannot do with an API key. */
export interface KeyLocks {
  /** May the reader switch it on (ROLE-53), and off (ROLE-57)? */
  readonly switching: Readonly<Record<'on' | 'off', Decision>>
  /** Roles that the reader cannot remove from it (ROLE-57). */
  readonly lockedRoles: readonly LockedRole[]
}

/** Predicts what a save of each key would be refused, in one query for any number of keys. */
export async function readKeyLocks(
  q: Queries,
  reader: Actor,
  apiKeyIds: readonly number[],
): Promise<(apiKeyId: number) => KeyLocks> {
  const { rows } = await q.execute<Omit<Way, 'user_id' | 'user_group_id'> & { api_key_id: number }>(sql`
    select own.api_key_id, role.role_id, role.role_group_id, role.name, role.friendly_name
    from api_key_role own join role using (role_id)
    where role.is_administrative and own.api_key_id = any(${idList(apiKeyIds)}) order by role.role_group_id, role.role_id`)
  return (apiKeyId) => {
    const own = rows.filter((row) => row.api_key_id === apiKeyId)
    const key = { roles: own.map(({ name }) => name) }
    return {
      switching: { on: mayActivateKey(reader, key), off: mayDeactivateKey(reader, key) },
      lockedRoles: rowsNamed(own, (names) => keyRolesNotTakeable(reader, key, names)).map(lockedRole),
    }
  }
}
