import { asc, sql } from 'drizzle-orm'
import { groupMessages } from '@sitewright/domain/groups/messages'
import type { Actor } from '@sitewright/domain/shared/policy'
import { canEditUser } from '@sitewright/domain/users/policy'
import type { Queries } from '../../db/database'
import { readAllLicenses } from '../../holdings/all-licenses'
import { idList, readByIds } from '../../db/id-list'
import { groupRoles, users } from '../../db/schema'
import type { Change } from '../../holdings/assignments'
import { requireGrantable } from '../../holdings/grants'
import { findUsersWithBothKinds, refuseBothKinds, usersOf } from '../../holdings/kinds'
import { requireSeats } from '../../holdings/limits'
import { refuseTaking } from '../../holdings/lost-roles'
import { forbidden, invalid } from '../../http/refusals'
import { isStorableId } from '../../http/storable'
import { inScope, scopeOf } from '../../db/scope'
import type { GroupRow } from './store'

/** Who comes into a group, and who leaves it: ids of users. */
export interface MemberChange extends Change {
  readonly group: GroupRow
}

/** A user and a group that it comes into or leaves. */
interface Pair {
  readonly group: GroupRow
  readonly userId: number
}

const pairsOf = (changes: readonly MemberChange[], side: keyof Change): Pair[] =>
  changes.flatMap(({ group, [side]: userIds }) => userIds.map((userId) => ({ group, userId })))

const pairLists = (pairs: readonly Pair[]) => sql`
  ${idList(pairs.map(({ group }) => group.userGroupId))}, ${idList(pairs.map(({ userId }) => userId))}`

/**
 * Changes who is in some groups, all or nothing. The groups are held already, and before them the product licenses of their licenses (`holdProducts`).
 * @throws Problem 400 where a user does not exist or is of another license, exceeds the seat limit of a product license, or would have both kinds (USER-128); 403 where the caller may not change a user, or
 *   may not grant or take away what a group gives
 */
export async function changeMembers(tx: Queries, actor: Actor, changes: readonly MemberChange[]): Promise<void> {
  const [added, removed] = [pairsOf(changes, 'added'), pairsOf(changes, 'removed')]
  await requireUsers(tx, actor, added, removed)
  await requireGrantable(tx, actor, await rolesOf(tx, added))
  const newMembers = usersOf(added.map(({ userId }) => userId))
  const usersBefore = added.length > 0 ? await findUsersWithBothKinds(tx, newMembers) : []
  // First who leaves: their seats are free for who comes.
  if (removed.length > 0) {
    await tx.execute(sql`
      delete from user_group_user where (user_group_id, user_id) in (select * from unnest(${pairLists(removed)}))`)
  }
  if (added.length > 0) {
    await letIn(tx, added)
    await refuseBothKinds(tx, newMembers, 'userIds', usersBefore)
  }
  if (removed.length > 0) await refuseTaking(tx, actor)
}

async function letIn(tx: Queries, added: readonly Pair[]): Promise<void> {
  for (const licenseId of new Set(added.map(({ group }) => group.licenseId))) {
    const ofLicense = added.filter(({ group }) => group.licenseId === licenseId)
    await requireSeats(tx, licenseId, await newHolders(tx, licenseId, ofLicense))
  }
  await tx.execute(sql`
    insert into user_group_user (user_group_id, user_id) select * from unnest(${pairLists(added)}) on conflict do nothing`)
}

/** Holds the users, so that their license stays; then judges each of them by itself (ROLE-21). */
async function requireUsers(
  tx: Queries,
  actor: Actor,
  added: readonly Pair[],
  removed: readonly Pair[],
): Promise<void> {
  const userIds = [...new Set([...added, ...removed].map(({ userId }) => userId))]
  if (userIds.length === 0) return
  const isVisible = inScope(users.licenseId, scopeOf(actor)) ?? sql`true`
  const rows = await readByIds(userIds.filter(isStorableId), (ids) =>
    tx
      .select({ userId: users.userId, licenseId: users.licenseId })
      .from(users)
      .where(sql`${users.userId} = any(${ids}) and ${isVisible}`)
      .orderBy(asc(users.userId))
      .for('share'),
  )
  const refuse = (sentence: string) => invalid({ userIds: [sentence] }, sentence)
  if (rows.length < userIds.length) throw refuse(groupMessages.noUser)
  const licenseIds = new Map(rows.map(({ userId, licenseId }) => [userId, licenseId]))
  if (added.some(({ userId, group }) => licenseIds.get(userId) !== group.licenseId)) {
    throw refuse(groupMessages.otherLicense)
  }
  const allLicenses = await readAllLicenses(tx, userIds)
  for (const { userId, licenseId } of rows) {
    const decision = canEditUser.decide(actor, { licenseId, isAllLicenses: allLicenses.has(userId) })
    if (!decision.allowed) throw forbidden(decision.reason)
  }
}

/** Ids of the roles that the groups give to who comes into them: to let somebody in is to grant them (ROLE-53). */
async function rolesOf(tx: Queries, added: readonly Pair[]): Promise<number[]> {
  const userGroupIds = [...new Set(added.map(({ group }) => group.userGroupId))]
  if (userGroupIds.length === 0) return []
  const rows = await tx
    .selectDistinct({ roleId: groupRoles.itemId })
    .from(groupRoles)
    .where(sql`${groupRoles.ownerId} = any(${idList(userGroupIds)})`)
  return rows.map(({ roleId }) => roleId)
}

/** How many users would hold each product license of the groups for the first time, by its id (GROUP-42). Those without a limit need no count. */
async function newHolders(
  tx: Queries,
  licenseId: number,
  added: readonly Pair[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await tx.execute<{ add_on_id: number; total: number }>(sql`
    select given.add_on_id, count(distinct joined.user_id)::int as total
    from unnest(${pairLists(added)}) joined(user_group_id, user_id)
      join user_group_add_on given using (user_group_id)
      join license_add_on seats on seats.license_id = ${licenseId} and seats.add_on_id = given.add_on_id
    where seats.max_users >= 0 and not exists (
        select 1 from user_add_on own where own.user_id = joined.user_id and own.add_on_id = given.add_on_id)
      and not exists (
        select 1 from user_group_user member join user_group_add_on other using (user_group_id)
        where member.user_id = joined.user_id and other.add_on_id = given.add_on_id)
    group by given.add_on_id`)
  return new Map(rows.map((row) => [row.add_on_id, row.total]))
}
