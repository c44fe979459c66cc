import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { GroupMember, UserGroup } from '@sitewright/domain/groups/model'
import type { Queries } from '../../db/database'
import { idList } from '../../db/id-list'
import { addOns, groupAddOns, groupProjects, groupRoles, groupUsers, users } from '../../db/schema'
import { readAssigned } from '../../holdings/assignments'
import { tagOfIds } from '../../http/versions'
import { presentAddOn, type AddOnRow } from '../../holdings/add-on-wire'
import type { CountedGroup } from './list'
import type { GroupRow } from './store'

/** A group as lists show it: field by field, so that a new column stays in the house. */
const presentGroup = (row: CountedGroup, held: readonly AddOnRow[]): UserGroup => ({
  userGroupId: row.userGroupId,
  name: row.name,
  licenseId: row.licenseId,
  userCount: row.userCount,
  addOns: held.map(presentAddOn),
  version: row.version,
})

/** The groups with the product licenses of each by name, in one query for all of them. */
export async function presentGroups(q: Queries, rows: readonly CountedGroup[]): Promise<UserGroup[]> {
  if (rows.length === 0) return []
  const pairs = await q
    .select({ ownerId: groupAddOns.ownerId, addOn: getTableColumns(addOns) })
    .from(groupAddOns)
    .innerJoin(addOns, eq(addOns.addOnId, groupAddOns.itemId))
    .where(sql`${groupAddOns.ownerId} = any(${idList(rows.map((row) => row.userGroupId))})`)
    .orderBy(sql`lower(${addOns.name})`, asc(addOns.addOnId))
  const held = new Map<number, AddOnRow[]>()
  for (const { ownerId, addOn } of pairs) held.set(ownerId, [...(held.get(ownerId) ?? []), addOn])
  return rows.map((row) => presentGroup(row, held.get(row.userGroupId) ?? []))
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

/** A group with the ids of all that it holds, and the names of its users. */
export type WholeGroup = UserGroup & { readonly userIds: number[] }

export async function readWhole(q: Queries, row: GroupRow): Promise<WholeGroup> {
  const { userGroupId } = row
  const members = await membersOf(q, userGroupId)
  const [group] = await presentGroups(q, [{ ...row, userCount: members.length }])
  if (group === undefined) throw new Error('A group that was read is not presented.')
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
