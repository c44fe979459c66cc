import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/database'
import { idList } from '../../db/id-list'
import type { UserRow } from './store'

/**
 * When each of the users was last active: the latest of their stored sessions and of their own row, where sessions that are deleted have left it. One query for any number of users.
 */
export async function readLastActivity(
  q: Queries,
  rows: readonly Pick<UserRow, 'userId' | 'lastActivityDate'>[],
): Promise<(row: Pick<UserRow, 'userId' | 'lastActivityDate'>) => number | null> {
  if (rows.length === 0) return ({ lastActivityDate }) => lastActivityDate
  const { rows: active } = await q.execute<{ user_id: number; at: number }>(sql`
    select user_id, max(last_activity_at) as at from session
    where user_id = any(${idList(rows.map(({ userId }) => userId))}) and last_activity_at is not null
    group by user_id`)
  const bySession = new Map(active.map(({ user_id: userId, at }) => [userId, at]))
  return ({ userId, lastActivityDate }) => {
    const at = bySession.get(userId)
    return at === undefined ? lastActivityDate : Math.max(at, lastActivityDate ?? at)
  }
}
