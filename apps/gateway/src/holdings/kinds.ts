import { sql, type SQL } from 'drizzle-orm'
import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import { MAX_NAMED_USERS, VENDOR_CATEGORY } from '@sitewright/domain/add-ons/model'
import { idList } from '../db/id-list'
import type { Queries } from '../db/database'
import { invalid } from '../http/refusals'

/** A query for the id of one user, for the functions below. */
export const oneUser = (userId: number): SQL => sql`select ${userId}::int as user_id`

/** A query for the distinct ids of some users. */
export const usersOf = (userIds: readonly number[]): SQL =>
  sql`select distinct user_id from unnest(${idList(userIds)}) wanted (user_id)`

/** A query for the ids of the users in a user group. */
export const membersOf = (userGroupId: number): SQL =>
  sql`select member.user_id from user_group_user member where member.user_group_id = ${userGroupId}`

/** `hasBothKinds` of the domain as SQL: ids of the users who have both kinds, directly and through groups. */
const withBothKinds = (users: SQL): SQL => sql`
  with concerned as (${users}),
    kinds as (
      select concerned.user_id, add_on.category = ${VENDOR_CATEGORY} as is_vendor
        from concerned join user_add_on using (user_id) join add_on using (add_on_id)
      union
      select concerned.user_id, add_on.category = ${VENDOR_CATEGORY}
        from concerned join user_group_user using (user_id) join user_group_add_on using (user_group_id)
          join add_on using (add_on_id))
  select user_id from kinds group by user_id having count(*) > 1`

/** Ids of the users who already have both kinds. Call it before the writes, so that those users do not cause a refusal (USER-128). */
export async function findUsersWithBothKinds(tx: Queries, users: SQL): Promise<number[]> {
  const { rows } = await tx.execute<{ user_id: number }>(withBothKinds(users))
  return rows.map((row) => row.user_id)
}

/**
 * Refuses the whole call if its writes gave users both kinds of product licenses, directly and through groups (USER-128). Call it after the writes.
 *
 * The transaction must lock the product licenses that it adds (`lockProducts`), and group calls lock all of the license. So when two concurrent calls add one kind each, the
 * second one reads what the first one wrote.
 * @param users a query for user ids, the same as before the writes
 * @param field the field that the error belongs to
 * @param before ids from `findUsersWithBothKinds` before the writes; none by default
 * @param fieldOf the field of the error of one user, where the caller can leave users out (GROUP-43)
 * @throws Problem 400 with the names of the users
 */
export async function refuseBothKinds(
  tx: Queries,
  users: SQL,
  field: string,
  before: readonly number[] = [],
  fieldOf?: (userId: number) => string,
): Promise<void> {
  const { rows } = await tx.execute<{ user_id: number; user_name: string; total: number }>(sql`
    select app_user.user_id, app_user.user_name, count(*) over ()::int as total
    from (${withBothKinds(users)}) mixed join app_user using (user_id)
    where mixed.user_id <> all(${idList(before)})
    order by lower(app_user.user_name), app_user.user_id ${fieldOf === undefined ? sql`limit ${MAX_NAMED_USERS}` : sql``}`)
  const [first] = rows
  if (first === undefined) return
  const named = rows.slice(0, MAX_NAMED_USERS).map((row) => row.user_name)
  const sentence = addOnMessages.bothKindsOf(named, first.total - named.length)
  const fields: Record<string, string[]> = { [field]: [sentence] }
  if (fieldOf !== undefined) for (const row of rows) fields[fieldOf(row.user_id)] = [addOnMessages.bothKinds]
  throw invalid(fields, sentence)
}
