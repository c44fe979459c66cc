import { sql, type SQL } from 'drizzle-orm'
import { idList } from './id-list'

/**
 * Which users of a license have which product license, as rows of `add_on_id` and `user_id`: directly or through groups, each pair once. Members of a group are users of its
 * license.
 * @param addOnIds those to look at; all of them where none are named
 */
export const productHolders = (licenseId: number, addOnIds?: readonly number[]): SQL => {
  const named = (column: SQL) => (addOnIds === undefined ? sql`` : sql`and ${column} = any(${idList(addOnIds)})`)
  return sql`
    select ua.add_on_id, ua.user_id from user_add_on ua join app_user u using (user_id)
    where u.license_id = ${licenseId} ${named(sql`ua.add_on_id`)}
    union
    select ga.add_on_id, gu.user_id
    from user_group g join user_group_add_on ga using (user_group_id) join user_group_user gu using (user_group_id)
    where g.license_id = ${licenseId} ${named(sql`ga.add_on_id`)}`
}
