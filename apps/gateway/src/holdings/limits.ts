import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import { addOnsOverLimit } from '@sitewright/domain/add-ons/rules'
import { isUnlimited } from '@sitewright/domain/shared/limits'
import type { Queries } from '../db/database'
import { idList } from '../db/id-list'
import { productHolders } from '../db/product-holders'
import { addOns, licenseAddOns } from '../db/schema'
import { invalid } from '../http/refusals'
import { isStorableId } from '../http/storable'

/** A product license of a license with its seat limit, and how many users have it. */
export interface Seats {
  readonly addOnId: number
  readonly name: string
  readonly maxUsers: number
  readonly numUsers: number
}

/**
 * How many users of a license have each product license, as a table `holders`. A user who has one twice, directly and through a group, counts once.
 * @param addOnIds those to count; all of them where none are named
 */
export const holdersIn = (licenseId: number, addOnIds?: readonly number[]): SQL => sql`(
  select add_on_id, count(*)::int as num_users
  from (${productHolders(licenseId, addOnIds)}) holder
  group by add_on_id
) as holders`

/**
 * Locks product licenses of a license until the transaction ends, in the order of their ids. A transaction that assigns them to users does this first, before it locks users
 * and groups and before it reads who has them. So two saves never deadlock, and only one of them takes the last seat.
 * @param addOnIds those to lock; all of them where none are named, because what a user group grants is certain only when the group is locked
 */
export async function lockProducts(tx: Queries, licenseId: number, addOnIds?: readonly number[]): Promise<void> {
  if (!isStorableId(licenseId)) return
  await tx
    .select({ addOnId: licenseAddOns.addOnId })
    .from(licenseAddOns)
    .where(
      and(
        eq(licenseAddOns.licenseId, licenseId),
        addOnIds && sql`${licenseAddOns.addOnId} = any(${idList(addOnIds.filter(isStorableId))})`,
      ),
    )
    .orderBy(asc(licenseAddOns.addOnId))
    .for('no key update')
}

/**
 * The product licenses without enough seats for new users. Locks them, so that the counts stay true.
 * @param newUsers how many users would have each for the first time, by its id: without users who have it already, directly or through a group (USER-71, GROUP-20)
 */
export async function productsOverLimit(
  tx: Queries,
  licenseId: number,
  newUsers: ReadonlyMap<number, number>,
): Promise<Seats[]> {
  const wanted = [...newUsers].filter(([, count]) => count > 0).map(([addOnId]) => addOnId)
  if (wanted.length === 0) return []
  await lockProducts(tx, licenseId, wanted)
  const limits = await tx
    .select({ addOnId: licenseAddOns.addOnId, name: addOns.name, maxUsers: licenseAddOns.maxUsers })
    .from(licenseAddOns)
    .innerJoin(addOns, eq(addOns.addOnId, licenseAddOns.addOnId))
    .where(and(eq(licenseAddOns.licenseId, licenseId), sql`${licenseAddOns.addOnId} = any(${idList(wanted)})`))
    .orderBy(sql`lower(${addOns.name})`, asc(addOns.addOnId))
  const limited = limits.filter(({ maxUsers }) => !isUnlimited(maxUsers))
  if (limited.length === 0) return []
  const { rows } = await tx.execute<{ add_on_id: number; num_users: number }>(
    sql`select add_on_id, num_users from ${holdersIn(
      licenseId,
      limited.map(({ addOnId }) => addOnId),
    )}`,
  )
  const counted = new Map(rows.map((row) => [row.add_on_id, row.num_users]))
  return addOnsOverLimit(
    limited.map((limit) => ({ ...limit, numUsers: counted.get(limit.addOnId) ?? 0 })),
    newUsers,
  )
}

/**
 * Refuses a whole change that would exceed the seat limit of a product license (USER-69 to USER-72, GROUP-19, GROUP-42).
 * @throws Problem 400 with the names of the product licenses without enough seats
 */
export async function requireSeats(
  tx: Queries,
  licenseId: number,
  newUsers: ReadonlyMap<number, number>,
): Promise<void> {
  const full = await productsOverLimit(tx, licenseId, newUsers)
  if (full.length === 0) return
  const sentence = addOnMessages.limitReached(full.map(({ name }) => name).join(', '))
  throw invalid({ addOnIds: [sentence] }, sentence)
}

/**
 * The same for groups, whose users may have the product licenses already (GROUP-20, GROUP-42). Those without a limit need no count.
 * @param wanted a query for pairs of `add_on_id` and `user_id`
 */
export async function requireSeatsFor(tx: Queries, licenseId: number, wanted: SQL): Promise<void> {
  const { rows } = await tx.execute<{ add_on_id: number; total: number }>(sql`
    select wanted.add_on_id, count(distinct wanted.user_id)::int as total
    from (${wanted}) wanted
      join license_add_on seats on seats.license_id = ${licenseId} and seats.add_on_id = wanted.add_on_id
    where seats.max_users >= 0 and not exists (
        select 1 from user_add_on own where own.user_id = wanted.user_id and own.add_on_id = wanted.add_on_id)
      and not exists (
        select 1 from user_group_user member join user_group_add_on other using (user_group_id)
        where member.user_id = wanted.user_id and other.add_on_id = wanted.add_on_id)
    group by wanted.add_on_id`)
  await requireSeats(tx, licenseId, new Map(rows.map((row) => [row.add_on_id, row.total])))
}
