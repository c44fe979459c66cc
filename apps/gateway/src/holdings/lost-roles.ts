import { sql } from 'drizzle-orm'
import { labelOfRole } from '@sitewright/domain/roles/rules'
import { grantMessages, grantReplies } from '@sitewright/domain/shared/grant-messages'
import { PROTECTED_AFTER_LOSS_MS, rolesNotTakeable } from '@sitewright/domain/shared/grants'
import { worksInAllLicenses, type Actor } from '@sitewright/domain/shared/policy'
import { DATABASE_NOW } from '../db/clock'
import type { Queries } from '../db/database'
import { forbidden } from '../http/refusals'
import { roleNames, rowsNamed } from './role-names'

/** A row of the query below. A `type`, because the driver requires rows to be assignable to `Record<string, unknown>`. */
type Loss = { name: string; friendly_name: string; is_from_above: boolean }

/** SQL: whether a user has a role, directly or through a group. */
export const hasRole = (userId: ReturnType<typeof sql>, roleId: ReturnType<typeof sql>) => sql`(
  exists (select 1 from user_role own where own.user_id = ${userId} and own.role_id = ${roleId})
  or exists (
    select 1 from user_group_user member join user_group_role granted using (user_group_id)
    where member.user_id = ${userId} and granted.role_id = ${roleId}))`

/**
 * Judges the administrative roles that other users have lost in this transaction: through their roles, their product licenses, the roles of a group, or a group that they left
 * (ROLE-55). Call it after all writes. A role that a user still has in another way is not lost.
 * @throws Problem 403 with the roles, which undoes the transaction
 */
export async function refuseTaking(tx: Queries, actor: Actor): Promise<void> {
  if (worksInAllLicenses(actor)) return
  const { rows } = await tx.execute<Loss>(sql`
    with all_licenses as (select role_id from role where name = 'ACCESS_ALL_CUSTOMER_LICENCES'),
      lost as (
        select lost_role.user_id, lost_role.role_id from lost_role
        where lost_role.transaction_id = pg_current_xact_id()::text::bigint and lost_role.user_id <> ${actor.userId}
          and not ${hasRole(sql`lost_role.user_id`, sql`lost_role.role_id`)})
    select distinct role.name, role.friendly_name, (
        ${hasRole(sql`lost.user_id`, sql`(select role_id from all_licenses)`)}
        or exists (
          select 1 from lost above
          where above.user_id = lost.user_id and above.role_id = (select role_id from all_licenses))
      ) as is_from_above
    from lost join role using (role_id)
    order by role.name`)
  const refused = (isFromAbove: boolean): string[] =>
    rowsNamed(
      rows.filter((row) => row.is_from_above === isFromAbove),
      (names) => rolesNotTakeable(actor, names, isFromAbove),
    ).map(({ name, friendly_name: friendlyName }) => labelOfRole({ name, friendlyName }))
  const fromAbove = refused(true)
  if (fromAbove.length > 0) throw forbidden(grantReplies.takenFromAbove(fromAbove))
  const fromEquals = refused(false)
  if (fromEquals.length > 0) throw forbidden(grantMessages.taken(fromEquals))
}

/**
 * SQL: whether a lost role still protects the account (ROLE-56). Uses the clock of the database, which also recorded the loss, because clocks of gateways can differ. If that
 * clock is set back, the protection lasts longer. The subquery runs once per statement, so that PostgreSQL can use an index.
 */
export const isProtecting = sql`
  lost_role.lost_at > (select ${DATABASE_NOW} - ${PROTECTED_AFTER_LOSS_MS}::bigint)`

/** Names of roles of an account. */
export interface AccountRoles {
  /** Roles that the account has now, directly and through groups. */
  readonly roles: readonly string[]
  /** Roles that protect its sign-in fields: those that it has now, and administrative ones that it lost recently (ROLE-56). */
  readonly protectingRoles: readonly string[]
}

export async function readAccountRoles(q: Queries, userId: number): Promise<AccountRoles> {
  const { rows } = await q.execute<{ roles: string[]; lost_roles: string[] }>(sql`
    select ${roleNames} as roles, array(
      select role.name from lost_role join role using (role_id) where lost_role.user_id = u.user_id and ${isProtecting}
    ) as lost_roles
    from app_user u where u.user_id = ${userId}`)
  const { roles = [], lost_roles: lost = [] } = rows[0] ?? {}
  return { roles, protectingRoles: [...new Set([...roles, ...lost])] }
}
