import { sql } from 'drizzle-orm'
import { licenseFieldMessages } from '@sitewright/domain/licenses/field-messages'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import { type OverLimitQuery } from '@sitewright/domain/licenses/input'
import { MAX_OVER_LIMIT_USERS, type OverLimit } from '@sitewright/domain/licenses/model'
import { getExcess } from '@sitewright/domain/licenses/rules'
import type { Queries } from '../../db/database'
import { productHolders } from '../../db/product-holders'
import { invalid, notFound } from '../../http/refusals'
import { licenseExists, listLicenseAddOns } from './store'

/** A `type`, because the driver requires rows to be assignable to `Record<string, unknown>`. */
type Row = { user_id: number; user_name: string; first_name: string; last_name: string; total: number }

/**
 * Counts the users who count against a limit, and names those created last: as many as are over it.
 * @throws Problem 404 for a license that does not exist, 400 for a product license that it does not have
 */
export async function readOverLimit(
  q: Queries,
  licenseId: number,
  { maxUsers, addOnId }: OverLimitQuery,
): Promise<OverLimit> {
  if (!(await licenseExists(q, 'all', licenseId))) throw notFound(licenseMessages.notFound)
  if (addOnId !== undefined) {
    const addOns = await listLicenseAddOns(q, licenseId)
    if (!addOns.some((addOn) => addOn.addOnId === addOnId)) {
      throw invalid({ addOnId: [licenseFieldMessages.addOnNotFound] }, licenseFieldMessages.addOnNotFound)
    }
  }
  const holders =
    addOnId === undefined
      ? sql``
      : sql`and user_id in (select user_id from (${productHolders(licenseId, [addOnId])}) holder)`
  const { rows } = await q.execute<Row>(sql`
    select user_id, user_name, first_name, last_name, count(*) over ()::int as total
    from app_user
    where license_id = ${licenseId} ${holders}
    order by create_date desc nulls last, user_id desc limit ${MAX_OVER_LIMIT_USERS}`)
  const numUsers = rows[0]?.total ?? 0
  const over = getExcess(numUsers, maxUsers)
  return {
    numUsers,
    over,
    users: rows.slice(0, over).map((row) => ({
      userId: row.user_id,
      userName: row.user_name,
      firstName: row.first_name,
      lastName: row.last_name,
    })),
  }
}
