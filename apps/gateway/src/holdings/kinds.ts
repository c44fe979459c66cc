import { sql, type SQL } from 'drizzle-orm'
import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import { MAX_NAMED_USERS, VENDOR_CATEGORY } from '@sitewright/domain/add-ons/model'
import { idList } from '../areas/id-list'
import type { Queries } from '../db/database'
import { invalid } from '../http/refusals'

/** One user, as the functions below take users. */
export const theUser = (userId: number): SQL => sql`select ${userId}::int as user_id`

/** Users by their ids, each once. */
export const usersOf = (userIds: readonly number[]): SQL =>
  sql`select distinct user_id from unnest(${idList(userIds)}) wanted (user_id)`

/** The users in a user group. */
export const membersOf = (userGroupId: number): SQL =>
  sql`select member.user_id from user_group_user member where member.user_group_id = ${userGroupId}`

/** `hasBothKinds` of the domain for any number of users in one statement: ids of those who have both kinds, directly and through groups. */
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

/** Ids of the users who have vendor product licenses and others. To be read before the writes: what they have already refuses no call (USER-128). */
export async function readMixed(tx: Queries, users: SQL): Promise<number[]> {
  const { rows } = await tx.execute<{ user_id: number }>(withBothKinds(users))
  return rows.map((row) => row.user_id)
}

/**
 * Refuses a call whole that makes users have vendor product licenses and others, directly and through groups (USER-128). To be called after its writes.
 *
 * The caller holds the product licenses that it adds (`holdProducts`), and group calls hold all of the license: so of two calls that add one kind each the second one reads
 * what the first one wrote.
 * @param users a query of ids, the same users as before the writes
 * @param field the field of the call that the refusal is about
 * @param before those who had both kinds before (`readMixed`); none by default
 * @throws Problem 400 with their names
 */
export async function refuseMixing(
  tx: Queries,
  users: SQL,
  field: string,
  before: readonly number[] = [],
): Promise<void> {
  const { rows } = await tx.execute<{ user_name: string; total: number }>(sql`
    select app_user.user_name, count(*) over ()::int as total
    from (${withBothKinds(users)}) mixed join app_user using (user_id)
    where mixed.user_id <> all(${idList(before)})
    order by lower(app_user.user_name), app_user.user_id limit ${MAX_NAMED_USERS}`)
  const [first] = rows
  if (first === undefined) return
  const sentence = addOnMessages.bothKindsOf(
    rows.map((row) => row.user_name),
    first.total - rows.length,
  )
  throw invalid({ [field]: [sentence] }, sentence)
}
