import { and, sql } from 'drizzle-orm'
import type { groups } from '@sitewright/api-client/contract/groups'
import { groupMessages } from '@sitewright/domain/groups/messages'
import type { GroupAssignment } from '@sitewright/domain/groups/model'
import type { Queries } from '../../db/database'
import { idList, readByIds } from '../../db/id-list'
import { groupUsers } from '../../db/schema'
import { holdProducts } from '../../holdings/limits'
import { record } from '../../http/audit'
import type { JudgedCall } from '../../http/handler'
import { notFound } from '../../http/refusals'
import { isStorableId } from '../../http/storable'
import { scopeOf } from '../../db/scope'
import { changeMembers, type MemberChange } from './members'
import { findGroups, lockGroups, type GroupRow } from './store'

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

/** One entry for each group, so that the story of a group is told by its own. */
async function recordChanges(
  tx: Queries,
  call: AssignCall | UnassignCall,
  action: string,
  changes: readonly MemberChange[],
): Promise<void> {
  for (const { group, added, removed } of changes) {
    if (added.length === 0 && removed.length === 0) continue
    await record(tx, {
      at: call.now,
      actor: call.actor,
      action,
      subject: { kind: 'user-group', id: group.userGroupId },
      licenseId: group.licenseId,
      before: { userIds: removed },
      after: { userIds: added },
      requestId: call.requestId,
    })
  }
}

/** Adds users to groups, all or nothing. Who is in already stays in. */
export async function assign(tx: Queries, call: AssignCall): Promise<void> {
  const { actor } = call
  const map = readMap(call.body)
  const found = await findGroups(tx, scopeOf(actor), [...map.keys()])
  if (found.length < map.size) throw notFound(groupMessages.notFound)
  const licenseIds = [...new Set(found.map(({ licenseId }) => licenseId))].sort((one, other) => one - other)
  for (const licenseId of licenseIds) await holdProducts(tx, licenseId)
  const rows = await lockGroups(tx, actor, [...map.keys()])
  // If a group moved to another license after it was read, this transaction locked the product licenses of the wrong license.
  if (rows.some(({ licenseId }) => !licenseIds.includes(licenseId))) throw notFound(groupMessages.notFound)
  const membersOf = await membersAmong(tx, map)
  const changes = rows.map((group) => {
    const members = membersOf(group.userGroupId)
    const wanted = [...(map.get(group.userGroupId) ?? [])]
    return { group, added: wanted.filter((userId) => !members.has(userId)), removed: [] }
  })
  await changeMembers(tx, actor, changes)
  await recordChanges(tx, call, 'groups.assign', changes)
}

/** Takes users out of groups, all or nothing. Who is out already stays out, but must be one whom the caller may change. */
export async function unassign(tx: Queries, call: UnassignCall): Promise<void> {
  const { actor } = call
  const map = readMap(call.body)
  const rows = await lockGroups(tx, actor, [...map.keys()])
  const membersOf = await membersAmong(tx, map)
  const wantedOf = (group: GroupRow) => [...(map.get(group.userGroupId) ?? [])]
  await changeMembers(
    tx,
    actor,
    rows.map((group) => ({ group, added: [], removed: wantedOf(group) })),
  )
  const changes = rows.map((group) => {
    const members = membersOf(group.userGroupId)
    return { group, added: [], removed: wantedOf(group).filter((userId) => members.has(userId)) }
  })
  await recordChanges(tx, call, 'groups.unassign', changes)
}
