import { sql } from 'drizzle-orm'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import { MAX_SIGNED_IN_USERS, type LicenseUse } from '@sitewright/domain/licenses/model'
import type { Queries } from '../../db/database'
import { notFound } from '../../http/refusals'
import { licenseExists } from './store'

/** A `type`, because the driver requires rows to be assignable to `Record<string, unknown>`. */
type Row = {
  user_count: number
  signed_in_count: number
  inactive_count: number
  api_key_count: number
  signed_in: string[]
}

/** Counts who can use a license now (LIC-86). @throws Problem 404 for a license that does not exist */
export async function readUse(q: Queries, licenseId: number, now: number): Promise<LicenseUse> {
  if (!(await licenseExists(q, 'all', licenseId))) throw notFound(licenseMessages.notFound)
  const { rows } = await q.execute<Row>(sql`
    with member as (
      select user_id, user_name, is_approved and not is_locked_out as can_sign_in
      from app_user where license_id = ${licenseId}
    ), signed_in as (
      select user_name from member
      where can_sign_in and exists (
        select from session
        where session.user_id = member.user_id and ended_reason is null and expires_at > ${now}::bigint)
    )
    select count(*) filter (where can_sign_in)::int as user_count,
      count(*) filter (where not can_sign_in)::int as inactive_count,
      (select count(*)::int from signed_in) as signed_in_count,
      (select count(*)::int from api_key where license_id = ${licenseId} and is_active) as api_key_count,
      array(select user_name from signed_in order by lower(user_name) limit ${MAX_SIGNED_IN_USERS}) as signed_in
    from member`)
  const [row] = rows
  if (row === undefined) throw new Error('A count without a row.')
  return {
    userCount: row.user_count,
    signedInCount: row.signed_in_count,
    inactiveCount: row.inactive_count,
    apiKeyCount: row.api_key_count,
    signedIn: row.signed_in,
  }
}
