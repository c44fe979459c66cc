import { asc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database'
import { idList } from '../../db/id-list'
import { groupAddOns, groupUsers, userAddOns, userGroups } from '../../db/schema'
import type { AddOnRow } from '../../holdings/add-on-wire'
import { readAllLicenses } from '../../holdings/all-licenses'
import type { Pair } from '../../holdings/assignments'
import { readAddOnsOf } from '../../holdings/products'

/** What a user has beside its own row. */
export interface Holdings {
  /** Product licenses, its own and those of its groups, each once, by name. */
  readonly addOns: readonly AddOnRow[]
  readonly groups: readonly { readonly userGroupId: number; readonly name: string }[]
  /** Has the all-licenses role, directly or through a group. */
  readonly isAllLicenses: boolean
}

/** What each of the users has, in a few queries for any number of users. */
export async function readHoldings(q: Queries, userIds: readonly number[]): Promise<(userId: number) => Holdings> {
  const allLicenses = await readAllLicenses(q, userIds)
  const addOnsOf = await readAddOnsOf(q, await readPairs(q, userIds))
  const rows = await q
    .select({ userId: groupUsers.itemId, userGroupId: userGroups.userGroupId, name: userGroups.name })
    .from(groupUsers)
    .innerJoin(userGroups, eq(userGroups.userGroupId, groupUsers.ownerId))
    .where(sql`${groupUsers.itemId} = any(${idList(userIds)})`)
    .orderBy(sql`lower(${userGroups.name})`, asc(userGroups.userGroupId))
  const groups = new Map<number, { userGroupId: number; name: string }[]>(userIds.map((userId) => [userId, []]))
  for (const { userId, ...group } of rows) groups.get(userId)?.push(group)
  return (userId) => ({
    addOns: addOnsOf(userId),
    groups: groups.get(userId) ?? [],
    isAllLicenses: allLicenses.has(userId),
  })
}

/** Product licenses of users and of their groups. `union` leaves each pair once. */
async function readPairs(q: Queries, userIds: readonly number[]): Promise<Pair[]> {
  const own = q
    .select({ ownerId: userAddOns.ownerId, itemId: userAddOns.itemId })
    .from(userAddOns)
    .where(sql`${userAddOns.ownerId} = any(${idList(userIds)})`)
  const inherited = q
    .select({ ownerId: groupUsers.itemId, itemId: groupAddOns.itemId })
    .from(groupUsers)
    .innerJoin(groupAddOns, eq(groupAddOns.ownerId, groupUsers.ownerId))
    .where(sql`${groupUsers.itemId} = any(${idList(userIds)})`)
  return own.union(inherited)
}
