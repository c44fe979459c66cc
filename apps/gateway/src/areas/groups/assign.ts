import { and, sql } from 'drizzle-orm'
import type { groups } from '@sitewright/api-client/contract/groups'
import { groupMessages } from '@sitewright/domain/groups/messages'
import type { GroupAssignment } from '@sitewright/domain/groups/model'
import type { Actor } from '@sitewright/domain/shared/policy'
import { isProblem } from '@sitewright/domain/shared/problem'
import { canAssignGroups } from '@sitewright/domain/users/policy'
import type { Queries } from '../../db/database'
import { idList, readByIds } from '../../db/id-list'
import { groupUsers } from '../../db/schema'
import { changeBetween, isEmpty } from '../../holdings/assignments'
import { lockProducts } from '../../holdings/limits'
import { readRoleNames } from '../../holdings/role-names'
import { record } from '../../http/audit'
import type { SignedIn } from '../../http/caller'
import type { JudgedCall } from '../../http/handler'
import { notFound } from '../../http/refusals'
import { isStorableId } from '../../http/storable'
import { scopeOf } from '../../db/scope'
import { readMemberTags } from '../../saves/record-groups'
import { changedIds, saveIds } from '../../saves/save-ids'
import { changeMembers, recordMembers, type MemberChange } from './members'
import { replyWithGroup } from './read'
import { findGroups, lockGroup, lockGroups, type LockedGroup } from './store'

type AssignCall = JudgedCall<(typeof groups)['assign']>
type UnassignCall = JudgedCall<(typeof groups)['unassign']>

/** User ids by group; two spellings of an id (`7`, `07`) are one. */
function readMap(body: GroupAssignment): ReadonlyMap<number, ReadonlySet<number>> {
  const map = new Map<number, Set<number>>()
  for (const [key, userIds] of Object.entries(body)) {
    const wanted = map.get(Number(key)) ?? new Set()
    for (const userId of userIds) wanted.add(userId)
    map.set(Number(key), wanted)
  }
  return map
}

/** Which of all the users are in which of the groups, by group. */
async function membersAmong(
  tx: Queries,
  map: ReadonlyMap<number, ReadonlySet<number>>,
): Promise<(userGroupId: number) => ReadonlySet<number>> {
  const userIds = [...new Set([...map.values()].flatMap((wanted) => [...wanted]))].filter(isStorableId)
  const rows = await readByIds(userIds, (ids) =>
    tx
      .select()
      .from(groupUsers)
      .where(
        and(sql`${groupUsers.ownerId} = any(${idList([...map.keys()])})`, sql`${groupUsers.itemId} = any(${ids})`),
      ),
  )
  const members = new Map<number, Set<number>>()
  for (const { ownerId, itemId } of rows) members.set(ownerId, (members.get(ownerId) ?? new Set()).add(itemId))
  return (userGroupId) => members.get(userGroupId) ?? new Set()
}

/** One audit entry for each group that changes, so that the activity of a group shows only its own users, and one for each user. */
async function recordChanges(
  tx: Queries,
  call: AssignCall | UnassignCall,
  action: string,
  changes: readonly MemberChange[],
  tagOf: (userGroupId: number) => string,
): Promise<void> {
  await recordMembers(tx, call, action, changes)
  for (const { group, ...change } of changes.filter((each) => !isEmpty(each))) {
    const { auditSubject: subject, licenseId } = group
    const { before, after } = changedIds('userIds')(change)
    const version = tagOf(group.userGroupId)
    await record(tx, call, { action, subject, licenseId, before: { ...before, version }, after })
  }
}

/**
 * Locks groups, and before them the product licenses that they may grant.
 * @throws Problem 404 where a group does not exist or has just moved to another license, whose product licenses are not locked
 */
async function lockWithProducts(tx: Queries, actor: Actor, userGroupIds: ReadonlySet<number>): Promise<LockedGroup[]> {
  const found = await findGroups(tx, scopeOf(actor), [...userGroupIds])
  if (found.length < userGroupIds.size) throw notFound(groupMessages.notFound)
  const licenseIds = new Set(found.map(({ licenseId }) => licenseId).sort((one, other) => one - other))
  for (const licenseId of licenseIds) await lockProducts(tx, licenseId)
  const groups = await lockGroups(tx, actor, userGroupIds)
  if (groups.some(({ licenseId }) => !licenseIds.has(licenseId))) throw notFound(groupMessages.notFound)
  return groups
}

/** Adds users to groups, all or none. Users who are in a group already stay in it. */
export async function assign(tx: Queries, call: AssignCall): Promise<void> {
  const map = readMap(call.body)
  const rows = await lockWithProducts(tx, call.actor, new Set(map.keys()))
  const membersOf = await membersAmong(tx, map)
  const changes = rows.map((group) => ({
    group,
    ...changeBetween([...membersOf(group.userGroupId)], map.get(group.userGroupId) ?? []),
    removed: [],
  }))
  const tagOf = await readMemberTags(tx, [...map.keys()])
  await changeMembers(tx, call.actor, changes)
  await recordChanges(tx, call, 'groups.assign', changes, tagOf)
}

/** Ends a savepoint that was only a rehearsal. */
class Rehearsed extends Error {}

/** Whether the actor, with their remaining roles, could make a change now. Makes it and rolls it back, so that the answer is exactly that of the call. */
async function canMake(tx: Queries, actor: SignedIn, changes: readonly MemberChange[]): Promise<boolean> {
  // A key has no memberships.
  const roles = actor.apiKeyId === undefined ? await readRoleNames(tx, actor.userId) : actor.roles
  const now = { ...actor, roles }
  if (!canAssignGroups.canDecide(now).allowed) return false
  try {
    await tx.transaction(async (inner) => {
      await changeMembers(inner, now, changes)
      throw new Rehearsed()
    })
  } catch (error) {
    if (error instanceof Rehearsed) return true
    if (isProblem(error)) return false
    throw error
  }
  return true
}

/**
 * Removes users from groups, all or none. The caller must be allowed to change each of them, also those who are not in the group.
 * @returns whether the caller could add them again (CONST-30)
 */
export async function unassign(tx: Queries, call: UnassignCall): Promise<{ canUndo: boolean }> {
  const map = readMap(call.body)
  // Product licenses too, because Undo would take their seats.
  const rows = await lockWithProducts(tx, call.actor, new Set(map.keys()))
  const membersOf = await membersAmong(tx, map)
  const tagOf = await readMemberTags(tx, [...map.keys()])
  const changes = rows.map((group) => ({ group, added: [], removed: [...(map.get(group.userGroupId) ?? [])] }))
  await changeMembers(tx, call.actor, changes)
  const left = changes.map(({ group, added, removed }) => {
    const members = membersOf(group.userGroupId)
    return { group, added, removed: removed.filter((userId) => members.has(userId)) }
  })
  await recordChanges(tx, call, 'groups.unassign', left, tagOf)
  const undo = left.map(({ group, added, removed }) => ({ group, added: removed, removed: added }))
  return { canUndo: await canMake(tx, call.actor, undo) }
}

/** Saves who is in a group. The version of the name stays, so that a rename and a save of users do not conflict. */
export function saveUsers(tx: Queries, call: JudgedCall<(typeof groups)['saveUsers']>) {
  const { actor, body, query, subject } = call
  return saveIds(tx, call, {
    action: 'groups.saveUsers',
    conflict: groupMessages.conflict,
    table: groupUsers,
    lock: async () => {
      await lockProducts(tx, subject.licenseId)
      return lockGroup(tx, actor, query.userGroupId)
    },
    settle: async (_group, before) => changeBetween(before, body),
    entry: changedIds('userIds'),
    writeIds: async (group, change) => {
      await changeMembers(tx, actor, [{ group, ...change }])
      await recordMembers(tx, call, 'groups.saveUsers', [{ group, ...change }])
      return undefined
    },
    present: (group) => replyWithGroup(tx, actor, group),
  })
}
