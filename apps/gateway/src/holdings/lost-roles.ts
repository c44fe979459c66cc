import { sql } from 'drizzle-orm'
import { labelOfRole } from '@sitewright/domain/roles/rules'
import { grantMessages, PROTECTED_AFTER_LOSS_MS, rolesNotTakeable } from '@sitewright/domain/shared/grants'
import { worksInAllLicenses, type Actor } from '@sitewright/domain/shared/policy'
import type { Queries } from '../db/database'
import { forbidden } from '../http/refusals'
import { readRoleNames } from './role-names'

/** A row of the query below. `type`, not `interface`: a row is a record of anything. */
type Loss = { name: string; friendly_name: string; is_from_above: boolean }

const heldNow = (userId: ReturnType<typeof sql>, roleId: ReturnType<typeof sql>) => sql`(
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
          and not ${heldNow(sql`lost_role.user_id`, sql`lost_role.role_id`)})
    select distinct role.name, role.friendly_name, (
        ${heldNow(sql`lost.user_id`, sql`(select role_id from all_licenses)`)}
        or exists (
          select 1 from lost above
          where above.user_id = lost.user_id and above.role_id = (select role_id from all_licenses))
      ) as is_from_above
    from lost join role using (role_id)
    order by role.name`)
  const refused = (isFromAbove: boolean): string[] => {
    const side = rows.filter((row) => row.is_from_above === isFromAbove)
    const names = rolesNotTakeable(
      actor,
      side.map(({ name }) => name),
      isFromAbove,
    )
    return side
      .filter(({ name }) => names.includes(name))
      .map(({ name, friendly_name: friendlyName }) => labelOfRole({ name, friendlyName }))
  }
  const fromAbove = refused(true)
  if (fromAbove.length > 0) throw forbidden(grantMessages.takenFromAbove(fromAbove))
  const others = refused(false)
  if (others.length > 0) throw forbidden(grantMessages.taken(others))
}

/**
 * The names of the roles that protect how a user signs in: those that it holds, and the administrative ones that it lost a short while ago (ROLE-56). The database's own
 * clock says when; one that was set back protects longer.
 */
export async function readProtectingRoles(q: Queries, userId: number): Promise<readonly string[]> {
  const { rows } = await q.execute<{ name: string }>(sql`
    select role.name from lost_role join role using (role_id)
    where lost_role.user_id = ${userId}
      and lost_role.lost_at > (extract(epoch from clock_timestamp()) * 1000)::bigint - ${PROTECTED_AFTER_LOSS_MS}::bigint`)
  return [...new Set([...(await readRoleNames(q, userId)), ...rows.map(({ name }) => name)])]
}
