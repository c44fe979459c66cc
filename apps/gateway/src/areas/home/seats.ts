import { sql, type SQL } from 'drizzle-orm'
import { NAMED_RECORDS, NEARLY_FULL_PERCENT, type ProductSeats, type Seats } from '@sitewright/domain/home/model'
import type { Queries } from '../../db/database'
import { inScope, type LicenseScope } from '../../db/scope'
import { licenseAddOns } from '../../db/schema'

/**
 * The product licenses with a limit, as a table `counted` with the users of each: directly or through groups, each user once.
 * @param condition about a row of `license_add_on`
 */
const countSeats = (condition: SQL): SQL => sql`(
  with limits as materialized (select license_id, add_on_id, max_users from license_add_on where max_users > 0 and ${condition}),
    holder as (
      select limits.license_id, own.add_on_id, own.user_id
      from limits join app_user using (license_id)
        join user_add_on own on own.user_id = app_user.user_id and own.add_on_id = limits.add_on_id
      union
      select limits.license_id, granted.add_on_id, member.user_id
      from limits join user_group using (license_id)
        join user_group_add_on granted
          on granted.user_group_id = user_group.user_group_id and granted.add_on_id = limits.add_on_id
        join user_group_user member on member.user_group_id = user_group.user_group_id)
  select limits.license_id, limits.add_on_id, limits.max_users as max, count(holder.user_id)::int as used
  from limits left join holder using (license_id, add_on_id)
  group by limits.license_id, limits.add_on_id, limits.max_users
) counted`

/** A license with fewer users than this share of a limit cannot have it nearly full, so its users need not be counted. */
const CAN_BE_FULL = sql`exists (
  select from license_count where license_count.license_id = license_add_on.license_id
    and license_count.user_count * 100 >= license_add_on.max_users::bigint * ${NEARLY_FULL_PERCENT}::int)`

type FullRow = Seats & { count: number }

/** The product licenses that are nearly full, full, or over their limit, the fullest first (HOME-03). */
export async function readFullProducts(
  q: Queries,
  scope: LicenseScope,
): Promise<{ readonly count: number; readonly named: Seats[] }> {
  const ofScope = inScope(licenseAddOns.licenseId, scope) ?? sql`true`
  const { rows } = await q.execute<FullRow>(sql`
    select counted.add_on_id as "addOnId", add_on.name, counted.used, counted.max, counted.license_id as "licenseId",
      license.name as "licenseName", count(*) over ()::int as count
    from ${countSeats(sql`${ofScope} and ${CAN_BE_FULL}`)}
      join add_on using (add_on_id) join license using (license_id)
    where counted.used * 100 >= counted.max::bigint * ${NEARLY_FULL_PERCENT}::int
    order by counted.used::float8 / counted.max desc, counted.license_id, counted.add_on_id
    limit ${NAMED_RECORDS}`)
  return { count: rows[0]?.count ?? 0, named: rows.map(({ count: _all, ...seats }) => seats) }
}

/** The product licenses of a license that have a limit, the fullest first (HOME-05). */
export async function readSeats(q: Queries, licenseId: number): Promise<ProductSeats[]> {
  const { rows } = await q.execute<ProductSeats & Record<string, unknown>>(sql`
    select counted.add_on_id as "addOnId", add_on.name, add_on.short_name as "shortName", add_on.color, counted.used, counted.max
    from ${countSeats(sql`license_id = ${licenseId}`)} join add_on using (add_on_id)
    order by counted.used::float8 / counted.max desc, lower(add_on.name), counted.add_on_id`)
  return rows
}
