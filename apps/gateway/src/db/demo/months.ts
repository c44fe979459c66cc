import { sql } from 'drizzle-orm'
import { licensesWithout, monthOf, startOfMonth, storeMonth } from '../license-months'
import type { Queries } from '../database'

/** Licenses with monthly users reports. */
const LICENSES = [1, 2]
/** October 2018 for a few months; December is missing. */
const EARLY = [
  [2018, 10],
  [2018, 11],
  [2019, 1],
  [2019, 2],
  [2019, 3],
] as const
/** Full months before the current one. */
const RECENT = 12

/** Stores monthly users reports: the first ones of 2018 and 2019 and those of the last twelve months for two licenses, and the month before for all. */
export async function seedMonths(tx: Queries, now: number): Promise<void> {
  const current = monthOf(now)
  for (const licenseId of LICENSES) {
    for (const [index, [year, month]] of EARLY.entries()) {
      await storeEarly(tx, licenseId, year * 12 + month - 1, index)
    }
    for (let back = RECENT; back > 0; back -= 1) await storeMonth(tx, licenseId, current - back)
  }
  // Of all others the month before, as the periodic task stores it: a first start has nothing to do.
  for (const licenseId of await licensesWithout(tx, current - 1)) await storeMonth(tx, licenseId, current - 1)
}

/**
 * A month before anyone of the demo data was created: with a part of today's users, which grows from month to month, as if they were created in the months before. Their
 * sign-ins fall into the month.
 */
async function storeEarly(tx: Queries, licenseId: number, month: number, index: number): Promise<void> {
  await storeMonth(tx, licenseId, month, Number.MAX_SAFE_INTEGER)
  const hour = 60 * 60_000
  const [start, end] = [startOfMonth(month), startOfMonth(month + 1)]
  const here = sql`license_id = ${licenseId} and month = ${month}`
  await tx.execute(sql`delete from license_month_user where ${here} and user_id % 10 > ${3 + index}`)
  await tx.execute(sql`
    update license_month_user set
      create_date = ${startOfMonth(2018 * 12 + 9)}::bigint - (user_id % 240) * ${24 * hour}::bigint + (user_id % 9) * ${hour}::bigint,
      last_login_date = case when user_id % 7 = 0 then null
        else ${start}::bigint + (user_id * 37 % ${Math.floor((end - start) / hour)}) * ${hour}::bigint end
    where ${here}`)
  await tx.execute(sql`
    update license_month set add_ons = coalesce((
      select jsonb_agg(add_on || jsonb_build_object('numUsers', (
        select count(*) from license_month_user
        where ${here} and (add_on ->> 'addOnId')::int = any(add_on_ids))) order by position)
      from jsonb_array_elements(add_ons) with ordinality as stored (add_on, position)), '[]')
    where ${here}`)
}
