import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database'
import { addOns, groupAddOns, groupUsers, userAddOns, userGroups } from '../../db/schema'
import { readAllLicenses } from '../../holdings/all-licenses'
import type { AddOnRow } from '../../holdings/add-on-wire'
import { idList } from '../../db/id-list'

/** What a user holds beside its own row. */
export interface Holdings {
  /** Product licenses, its own and those of its groups, each once, by name. */
  readonly addOns: readonly AddOnRow[]
  readonly groups: readonly { readonly userGroupId: number; readonly name: string }[]
  /** Holds the all-licenses role, of its own or through a group. */
  readonly isAllLicenses: boolean
}

const NOTHING: Holdings = { addOns: [], groups: [], isAllLicenses: false }

/** What each of the users holds, in four queries, however many they are. */
export async function readHoldings(q: Queries, userIds: readonly number[]): Promise<(userId: number) => Holdings> {
  if (userIds.length === 0) return () => NOTHING
  const allLicenses = await readAllLicenses(q, userIds)
  const pairs = await readAddOnPairs(q, userIds)
  const products = await readAddOns(q, [...new Set(pairs.map((pair) => pair.addOnId))])
  const groups = await q
    .select({ userId: groupUsers.itemId, userGroupId: userGroups.userGroupId, name: userGroups.name })
    .from(groupUsers)
    .innerJoin(userGroups, eq(userGroups.userGroupId, groupUsers.ownerId))
    .where(sql`${groupUsers.itemId} = any(${idList(userIds)})`)
    .orderBy(sql`lower(${userGroups.name})`, asc(userGroups.userGroupId))

  const holdings = new Map<number, { addOns: AddOnRow[]; groups: { userGroupId: number; name: string }[] }>(
    userIds.map((userId) => [userId, { addOns: [], groups: [] }]),
  )
  // In the order of the products, so that each list comes sorted.
  const order = new Map(products.map((addOn, place) => [addOn.addOnId, place]))
  const placed = pairs
    .map((pair) => ({ ...pair, place: order.get(pair.addOnId) ?? 0 }))
    .sort((a, b) => a.place - b.place)
  for (const { userId, place } of placed) {
    const addOn = products[place]
    if (addOn !== undefined) holdings.get(userId)?.addOns.push(addOn)
  }
  for (const { userId, ...group } of groups) holdings.get(userId)?.groups.push(group)
  return (userId) => ({ ...(holdings.get(userId) ?? NOTHING), isAllLicenses: allLicenses.has(userId) })
}

interface Pair {
  readonly userId: number
  readonly addOnId: number
}

/** `union` leaves each pair once, whether it comes from the user or from several groups. */
async function readAddOnPairs(q: Queries, userIds: readonly number[]): Promise<Pair[]> {
  const own = q
    .select({ userId: userAddOns.ownerId, addOnId: userAddOns.itemId })
    .from(userAddOns)
    .where(sql`${userAddOns.ownerId} = any(${idList(userIds)})`)
  const inherited = q
    .select({ userId: groupUsers.itemId, addOnId: groupAddOns.itemId })
    .from(groupUsers)
    .innerJoin(groupAddOns, eq(groupAddOns.ownerId, groupUsers.ownerId))
    .where(sql`${groupUsers.itemId} = any(${idList(userIds)})`)
  return own.union(inherited)
}

const readAddOns = async (q: Queries, addOnIds: readonly number[]): Promise<AddOnRow[]> =>
  addOnIds.length === 0
    ? []
    : q
        .select(getTableColumns(addOns))
        .from(addOns)
        .where(inArray(addOns.addOnId, [...addOnIds]))
        .orderBy(sql`lower(${addOns.name})`, asc(addOns.addOnId))
