import { asc, sql } from 'drizzle-orm'
import { fieldOfUser } from '@sitewright/domain/groups/assigning'
import { groupMessages } from '@sitewright/domain/groups/messages'
import { canEditUser } from '@sitewright/domain/users/policy'
import type { Queries } from '../../db/database'
import { readAllLicenses } from '../../holdings/all-licenses'
import { idList, readByIds } from '../../db/id-list'
import { groupRoles, groupUsers, users } from '../../db/schema'
import { readAssigned, type Change } from '../../holdings/assignments'
import { requireGrantable } from '../../holdings/grants'
import { findUsersWithBothKinds, refuseBothKinds, usersOf } from '../../holdings/kinds'
import { requireSeatsFor } from '../../holdings/limits'
import { refuseTaking } from '../../holdings/lost-roles'
import { keepRolesApart } from '../../holdings/roles-apart'
import type { SignedIn } from '../../http/caller'
import { recordAll, type AuditedCall } from '../../http/audit'
import { invalid, requireAllowed } from '../../http/refusals'
import { isStorableId } from '../../http/storable'
import { changedIds } from '../../saves/save-ids'
import { inScope, scopeOf } from '../../db/scope'
import type { GroupRow, LockedGroup } from './store'

/** Ids of the users who join a group, and of those who leave it. */
export interface MemberChange extends Change {
  readonly group: LockedGroup
}

/** A user and a group that the user joins or leaves. */
interface Pair {
  readonly group: GroupRow
  readonly userId: number
}

const pairsOf = (changes: readonly MemberChange[], side: keyof Change): Pair[] =>
  changes.flatMap(({ group, [side]: userIds }) => userIds.map((userId) => ({ group, userId })))

const pairLists = (pairs: readonly Pair[]) => sql`
  ${idList(pairs.map(({ group }) => group.userGroupId))}, ${idList(pairs.map(({ userId }) => userId))}`

/**
 * Changes who is in some groups, all or nothing. The groups are locked already, and before them the product licenses of their licenses (`lockProducts`).
 * @throws Problem 400 where a user does not exist or is of another license, exceeds the seat limit of a product license, or would have both kinds (USER-128). 403 where the
 *   caller may not change a user, may not grant or remove the roles of a group, or may not combine them with those of a user (PERM-30)
 */
export async function changeMembers(tx: Queries, actor: SignedIn, changes: readonly MemberChange[]): Promise<void> {
  const [added, removed] = [pairsOf(changes, 'added'), pairsOf(changes, 'removed')]
  await requireUsers(tx, actor, added, removed)
  await requireGrantable(tx, actor, await rolesOf(tx, added))
  const newMembers = usersOf(added.map(({ userId }) => userId))
  const usersBefore = added.length > 0 ? await findUsersWithBothKinds(tx, newMembers) : []
  // Users who leave come first, so that others can take their seats.
  if (removed.length > 0) {
    await tx.execute(sql`
      delete from user_group_user where (user_group_id, user_id) in (select * from unnest(${pairLists(removed)}))`)
  }
  if (added.length > 0) {
    await keepRolesApart(tx, actor, newMembers, () => addMembers(tx, added))
    await refuseBothKinds(tx, newMembers, 'userIds', usersBefore, fieldOfUser)
  }
  if (removed.length > 0) await refuseTaking(tx, actor)
}

/** Audits for each user who joins or leaves a group what the entry about the group says of all of them. */
export const recordMembers = (
  tx: Queries,
  call: AuditedCall,
  action: string,
  changes: readonly MemberChange[],
): Promise<void> =>
  recordAll(
    tx,
    call,
    (['added', 'removed'] as const).flatMap((side) =>
      pairsOf(changes, side).map(({ group: { userGroupId, licenseId }, userId }) => ({
        action,
        subject: { kind: 'user', id: userId },
        licenseId,
        ...changedIds('userGroupIds')({ added: [], removed: [], [side]: [userGroupId] }),
        isPart: true,
      })),
    ),
  )

/**
 * Audits for each user of a group what a save of the group changes for them: roles and product licenses. Not projects, which can be 10,000 for each of 50,000 users.
 * @param changes by the field of the entry about the group
 */
export async function recordThrough(
  tx: Queries,
  call: AuditedCall,
  action: string,
  { userGroupId, licenseId }: GroupRow,
  changes: Readonly<Record<string, { readonly added: readonly unknown[]; readonly removed: readonly unknown[] }>>,
): Promise<void> {
  const sideOf = (side: keyof Change) =>
    Object.fromEntries(Object.entries(changes).map(([field, change]) => [field, change[side]]))
  const entry = {
    action,
    licenseId,
    before: sideOf('removed'),
    after: { ...sideOf('added'), throughGroup: userGroupId },
    isPart: true,
  }
  const userIds = await readAssigned(tx, groupUsers, userGroupId)
  await recordAll(
    tx,
    call,
    userIds.map((id) => ({ ...entry, subject: { kind: 'user', id } })),
  )
}

async function addMembers(tx: Queries, added: readonly Pair[]): Promise<void> {
  for (const licenseId of new Set(added.map(({ group }) => group.licenseId))) {
    const ofLicense = added.filter(({ group }) => group.licenseId === licenseId)
    const wanted = sql`
      select granted.add_on_id, joined.user_id
      from unnest(${pairLists(ofLicense)}) joined (user_group_id, user_id) join user_group_add_on granted using (user_group_id)`
    await requireSeatsFor(tx, licenseId, wanted)
  }
  await tx.execute(sql`
    insert into user_group_user (user_group_id, user_id) select * from unnest(${pairLists(added)}) on conflict do nothing`)
}

/** Locks the users, so that they stay in their license, then judges each of them (ROLE-21). */
async function requireUsers(
  tx: Queries,
  actor: SignedIn,
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
    requireAllowed(canEditUser.decide(actor, { licenseId, isAllLicenses: allLicenses.has(userId) }))
  }
}

/** Ids of the roles that new members get from the groups: to add a member is to grant them (ROLE-53). */
async function rolesOf(tx: Queries, added: readonly Pair[]): Promise<number[]> {
  const userGroupIds = [...new Set(added.map(({ group }) => group.userGroupId))]
  if (userGroupIds.length === 0) return []
  const rows = await tx
    .selectDistinct({ roleId: groupRoles.itemId })
    .from(groupRoles)
    .where(sql`${groupRoles.ownerId} = any(${idList(userGroupIds)})`)
  return rows.map(({ roleId }) => roleId)
}
