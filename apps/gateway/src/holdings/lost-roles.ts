import { sql } from 'drizzle-orm'
import { labelOfRole } from '@sitewright/domain/roles/rules'
import { grantMessages, PROTECTED_AFTER_LOSS_MS, rolesNotTakeable } from '@sitewright/domain/shared/grants'
import { worksInAllLicenses, type Actor } from '@sitewright/domain/shared/policy'
import type { Queries } from '../db/database'
import { forbidden } from '../http/refusals'
import { readRoleNames, rowsNamed } from './role-names'

/** A row of the query below. `type`, not `interface`: a row is a record of anything. */
type Loss = { name: string; friendly_name: string; is_from_above: boolean }

/** Whether a user has a role, of its own or through a group. */
export const hasRole = (userId: ReturnType<typeof sql>, roleId: ReturnType<typeof sql>) => sql`(
  exists (select 1 from user_role own where own.user_id = ${userId} and own.role_id = ${roleId})
  or exists (
    select 1 from user_group_user member join user_group_role given using (user_group_id)
    where member.user_id = ${userId} and given.role_id = ${roleId}))`

/**
 * Judges the administrative roles that others have lost in this transaction, whichever way: by their roles, their product licenses, what a group gives, or a group that
 * they left (ROLE-55). To be called after all writes. What somebody still holds another way is not lost.
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
  if (fromAbove.length > 0) throw forbidden(grantMessages.takenFromAbove(fromAbove))
  const others = refused(false)
  if (others.length > 0) throw forbidden(grantMessages.taken(others))
}

/**
 * Whether a loss still protects the account (ROLE-56). The database's own clock says so, as it said when the role was lost: a gateway's clock may be another one. One that was
 * set back protects longer. Read once for a statement, so that an index can be used.
 */
export const isProtecting = sql`
  lost_role.lost_at > (select (extract(epoch from clock_timestamp()) * 1000)::bigint - ${PROTECTED_AFTER_LOSS_MS}::bigint)`

/** The names of the roles of an account. */
export interface AccountRoles {
  /** Those that it holds, of its own and through groups. */
  readonly held: readonly string[]
  /** Those that protect how it signs in: the ones that it holds, and the administrative ones that it lost a short while ago (ROLE-56). */
  readonly protecting: readonly string[]
}

export async function readAccountRoles(q: Queries, userId: number): Promise<AccountRoles> {
  const held = await readRoleNames(q, userId)
  const { rows } = await q.execute<{ name: string }>(sql`
    select role.name from lost_role join role using (role_id) where lost_role.user_id = ${userId} and ${isProtecting}`)
  return { held, protecting: [...new Set([...held, ...rows.map(({ name }) => name)])] }
}
