import { sql, type SQL } from 'drizzle-orm'
import { MAX_NAMED_USERS } from '@sitewright/domain/add-ons/model'
import { grantMessages, grantReplies } from '@sitewright/domain/shared/grant-messages'
import { combinesRolesApart, ROLES_APART } from '@sitewright/domain/shared/grants'
import { worksInAllLicenses, type Actor } from '@sitewright/domain/shared/policy'
import { idList } from '../db/id-list'
import type { Queries } from '../db/database'
import { forbidden } from '../http/refusals'
import { isStorableId } from '../http/storable'
import { findRoles, type RoleRow } from './grants'
import { lockProducts } from './limits'

/** SQL: is `role` one of the roles that are kept apart? */
const isApart = sql`role.name in (${sql.join(
  ROLES_APART.map((name) => sql`${name}`),
  sql`, `,
)})`

/** Ids of the users who have all roles that are kept apart, directly and through groups. */
const withBoth = (users: SQL): SQL => sql`
  with concerned as (${users}),
    assigned as (
      select concerned.user_id, own.role_id from concerned join user_role own using (user_id)
      union
      select concerned.user_id, granted.role_id
        from concerned join user_group_user using (user_id) join user_group_role granted using (user_group_id))
  select user_id from assigned join role using (role_id) where ${isApart} group by user_id having count(*) > 1`

/**
 * Before a call locks a user or a user group: locks the product licenses of the license where it assigns a role that is kept apart, as memberships and copies always do. So
 * when two concurrent calls add one of the roles each, the second one reads what the first one wrote.
 */
export async function lockForRoles(tx: Queries, licenseId: number, roleIds: readonly number[]): Promise<void> {
  const { rows } = await tx.execute(sql`
    select 1 from role where role_id = any(${idList(roleIds.filter(isStorableId))}) and ${isApart} limit 1`)
  if (rows.length > 0) await lockProducts(tx, licenseId)
}

/**
 * Runs the writes of a call, and refuses the whole call if they newly gave users both roles that open the projects of other licenses (PERM-30).
 * @param users a query for the ids of the users whose roles the writes change
 * @throws Problem 403 with the names of the users, where the actor does not work in all licenses
 */
export async function keepRolesApart(
  tx: Queries,
  actor: Pick<Actor, 'roles'>,
  users: SQL,
  write: () => Promise<unknown>,
): Promise<void> {
  if (worksInAllLicenses(actor)) {
    await write()
    return
  }
  const before = await tx.execute<{ user_id: number }>(withBoth(users))
  await write()
  const { rows } = await tx.execute<{ user_name: string; total: number }>(sql`
    select app_user.user_name, count(*) over ()::int as total
    from (${withBoth(users)}) both_roles join app_user using (user_id)
    where both_roles.user_id <> all(${idList(before.rows.map((row) => row.user_id))})
    order by lower(app_user.user_name), app_user.user_id limit ${MAX_NAMED_USERS}`)
  const [first] = rows
  if (first === undefined) return
  throw forbidden(
    grantReplies.apartFor(
      rows.map((row) => row.user_name),
      first.total - rows.length,
    ),
  )
}

/**
 * The same for an API key, which has its roles directly alone.
 * @throws Problem 403 where the key would newly have both roles, and the actor does not work in all licenses
 */
export async function requireApart(
  q: Queries,
  actor: Pick<Actor, 'roles'>,
  before: readonly RoleRow[],
  wanted: readonly number[],
): Promise<void> {
  if (worksInAllLicenses(actor)) return
  const combine = (rows: readonly RoleRow[]): boolean => combinesRolesApart(rows.map(({ name }) => name))
  if (!combine(before) && combine(await findRoles(q, wanted))) throw forbidden(grantMessages.apart)
}
