import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import { addOnsOverLimit, isUnlimited } from '@sitewright/domain/add-ons/rules'
import type { Queries } from '../db/database'
import { idList } from '../db/id-list'
import { addOns, licenseAddOns } from '../db/schema'
import { invalid } from '../http/refusals'
import { isStorableId } from '../http/storable'

/** A product license of a license with its limit, and how many users hold it. */
export interface Seats {
  readonly addOnId: number
  readonly name: string
  readonly maxUsers: number
  readonly numUsers: number
}

/**
 * How many users of a license hold each product license, as a table `holders`: who holds one twice, directly and through a group, counts once. Members of a group are users
 * of its license.
 * @param addOnIds those to count; all of them where none are named
 */
export const holdersIn = (licenseId: number, addOnIds?: readonly number[]): SQL => {
  const named = (column: SQL) => (addOnIds === undefined ? sql`` : sql`and ${column} = any(${idList(addOnIds)})`)
  return sql`(
  select add_on_id, count(*)::int as num_users
  from (
    select ua.add_on_id, ua.user_id from user_add_on ua join app_user u using (user_id)
    where u.license_id = ${licenseId} ${named(sql`ua.add_on_id`)}
    union
    select ga.add_on_id, gu.user_id
    from user_group g join user_group_add_on ga using (user_group_id) join user_group_user gu using (user_group_id)
    where g.license_id = ${licenseId} ${named(sql`ga.add_on_id`)}
  ) holder
  group by add_on_id
) as holders`
}

/**
 * Holds product licenses of a license until the transaction ends, in the order of their ids. Whoever gives them to users does this first of all, before users and groups
 * are held and before it is read who has them already: so two saves never wait for each other, and both do not take the last seat.
 * @param addOnIds those to hold; all of them where none are named, as what a user group gives is known for sure only when the group is held
 */
export async function holdProducts(tx: Queries, licenseId: number, addOnIds?: readonly number[]): Promise<void> {
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
    .for('update')
}

/**
 * The product licenses that have no seats for so many users more. Holds them, so that what is read stays true.
 * @param newUsers how many users would hold each for the first time, by its id: those who hold it already, directly or through a group, left out (USER-71, GROUP-20)
 */
export async function productsOverLimit(
  tx: Queries,
  licenseId: number,
  newUsers: ReadonlyMap<number, number>,
): Promise<Seats[]> {
  const wanted = [...newUsers].filter(([, count]) => count > 0).map(([addOnId]) => addOnId)
  if (wanted.length === 0) return []
  await holdProducts(tx, licenseId, wanted)
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
  const held = new Map(rows.map((row) => [row.add_on_id, row.num_users]))
  return addOnsOverLimit(
    limited.map((limit) => ({ ...limit, numUsers: held.get(limit.addOnId) ?? 0 })),
    newUsers,
  )
}

/**
 * Refuses a change whole that would give a product license to more users than its limit (USER-69 to USER-72, GROUP-19, GROUP-42).
 * @throws Problem 400 with the names of those that are full
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
