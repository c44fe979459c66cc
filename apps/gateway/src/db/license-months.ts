import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from './database'
import { productHolders } from './product-holders'

/** Months are counted from year 0, in UTC: year * 12 + month - 1. */
export const monthOf = (at: number): number => {
  const date = new Date(at)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

/** The first instant of a month, epoch milliseconds: before it, the month before is not over. */
export const startOfMonth = (month: number): number => Date.UTC(Math.floor(month / 12), month % 12)

/** The product licenses that each user of a license has. Hidden ones are left out (LIC-41). */
const holdings = (licenseId: number): SQL => sql`(
  select holder.user_id, holder.add_on_id
  from (${productHolders(licenseId)}) holder
  join license_add_on seats on seats.license_id = ${licenseId} and seats.add_on_id = holder.add_on_id
  where seats.max_users <> 0
)`

/** The users of a license with their product licenses, as rows of `license_month_user` without license and month. @param end users created from then on are left out; default: none are */
export const holdersOf = (licenseId: number, end?: number): SQL => sql`
  select u.user_id, u.user_name, btrim(u.first_name || ' ' || u.last_name) as name, u.email, u.create_date,
    u.last_login_date, held.add_on_ids
  from (
    select user_id, array_agg(add_on_id order by add_on_id) as add_on_ids
    from ${holdings(licenseId)} holding group by user_id
  ) held
  join app_user u using (user_id)
  ${end === undefined ? sql`` : sql`where u.create_date < ${end}::bigint`}`

/** The product licenses of a license as `license_month` stores them. @param counts a query for rows of `add_on_id` and `num_users` */
export const addOnsJson = (licenseId: number, counts: SQL): SQL => sql`(
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'addOnId', a.add_on_id, 'name', a.name, 'shortName', a.short_name,
        'addonData', jsonb_build_object('category', a.category, 'color', a.color, 'shortName', a.short_name),
        'maxUsers', seats.max_users, 'numUsers', coalesce(counted.num_users, 0)
      ) order by lower(a.name), a.add_on_id
    ), '[]'
  )
  from license_add_on seats join add_on a using (add_on_id) left join (${counts}) counted using (add_on_id)
  where seats.license_id = ${licenseId} and seats.max_users <> 0
)`

/** How many users have each product license now. */
export const countsNow = (licenseId: number): SQL =>
  sql`select add_on_id, count(*)::int as num_users from ${holdings(licenseId)} holding group by add_on_id`

const countsStored = (licenseId: number, month: number): SQL => sql`
  select add_on_id, count(*)::int as num_users from license_month_user cross join unnest(add_on_ids) add_on_id
  where license_id = ${licenseId} and month = ${month} group by add_on_id`

/**
 * Stores a month of a license, from what its users have now. Does nothing if it is stored already.
 * @param end users created from then on are left out; default: the end of the month
 */
export async function storeMonth(
  tx: Queries,
  licenseId: number,
  month: number,
  end: number = startOfMonth(month + 1),
): Promise<void> {
  const { rows } = await tx.execute(sql`
    insert into license_month (license_id, month) values (${licenseId}, ${month}) on conflict do nothing returning month`)
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into license_month_user
      (license_id, month, user_id, user_name, name, email, create_date, last_login_date, add_on_ids)
    select ${licenseId}::int, ${month}::int, holder.* from (${holdersOf(licenseId, end)}) holder`)
  await tx.execute(sql`
    update license_month set add_ons = ${addOnsJson(licenseId, countsStored(licenseId, month))}
    where license_id = ${licenseId} and month = ${month}`)
}

/** Licenses that had users in a month that is not stored yet, by id. */
export async function licensesWithout(q: Queries, month: number): Promise<number[]> {
  const { rows } = await q.execute<{ license_id: number }>(sql`
    select l.license_id from license l
    where not exists (select 1 from license_month m where m.license_id = l.license_id and m.month = ${month})
      and exists (
        select 1 from app_user u
        where u.license_id = l.license_id and u.create_date < ${startOfMonth(month + 1)}::bigint)
    order by l.license_id`)
  return rows.map((row) => row.license_id)
}
