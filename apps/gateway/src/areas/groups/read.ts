import { asc, eq, sql } from 'drizzle-orm'
import type { GroupMember, UserGroup } from '@sitewright/domain/groups/model'
import type { Queries } from '../../db/database'
import { groupAddOns, groupProjects, groupRoles, groupUsers, users } from '../../db/schema'
import { readAssigned, readPairs } from '../../holdings/assignments'
import { readGroupLocks } from '../../holdings/locks'
import { readAddOnsOf } from '../../holdings/products'
import type { SignedIn } from '../../http/caller'
import { tagOfIds, tagOfStates } from '../../http/versions'
import { presentAddOn, type AddOnRow } from '../../holdings/add-on-wire'
import type { CountedGroup } from './list'
import type { GroupRow } from './store'

/** A group as lists show it: field by field, so that a new column is not sent. */
const presentGroup = (row: CountedGroup, addOns: readonly AddOnRow[]): UserGroup => ({
  userGroupId: row.userGroupId,
  name: row.name,
  licenseId: row.licenseId,
  userCount: row.userCount,
  addOns: addOns.map(presentAddOn),
  version: row.version,
})

/** The groups with the product licenses of each by name, in two queries for all of them. */
export async function presentGroups(q: Queries, rows: readonly CountedGroup[]): Promise<UserGroup[]> {
  const ids = rows.map(({ userGroupId }) => userGroupId)
  const addOnsOf = await readAddOnsOf(q, await readPairs(q, groupAddOns, ids))
  return rows.map((row) => presentGroup(row, addOnsOf(row.userGroupId)))
}

const membersOf = async (q: Queries, userGroupId: number): Promise<GroupMember[]> =>
  q
    .select({
      userId: users.userId,
      userName: users.userName,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(groupUsers)
    .innerJoin(users, eq(users.userId, groupUsers.itemId))
    .where(eq(groupUsers.ownerId, userGroupId))
    .orderBy(sql`lower(${users.userName})`, asc(users.userId))

/** A group with the ids of all its assignments, and the names of its users. */
export type WholeGroup = UserGroup & { readonly userIds: number[] }

export async function readWhole(q: Queries, row: GroupRow): Promise<WholeGroup> {
  const { userGroupId } = row
  const members = await membersOf(q, userGroupId)
  const [group] = await presentGroups(q, [{ ...row, userCount: members.length }])
  if (group === undefined) throw new Error('A group was not presented.')
  const addOnIds = await readAssigned(q, groupAddOns, userGroupId)
  return {
    ...group,
    userIds: members.map(({ userId }) => userId),
    addOnIds,
    addOnsTag: tagOfIds(addOnIds),
    projectIds: await readAssigned(q, groupProjects, userGroupId),
    roleIds: await readAssigned(q, groupRoles, userGroupId),
    users: members,
  }
}

/**
 * The reply with a whole group. Its ETag has the version of its name and the tag of its users, and a save of either accepts it as If-Match. The body has the tag of its
 * product licenses and the roles that the reader cannot remove.
 */
export async function replyWithGroup(q: Queries, reader: SignedIn, row: GroupRow) {
  const group = await readWhole(q, row)
  const { lockedRoles, lockedUserIds } = await readGroupLocks(q, reader, row.userGroupId)
  const body: UserGroup = {
    ...group,
    users: group.users?.map((user) => (lockedUserIds.has(user.userId) ? { ...user, canLeave: false } : user)),
    ...(lockedRoles.length > 0 && { lockedRoles: [...lockedRoles] }),
  }
  return { status: 200, body, tag: tagOfStates(row.version, tagOfIds(group.userIds)) } as const
}
