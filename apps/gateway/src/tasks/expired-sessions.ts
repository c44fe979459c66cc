import { sql } from 'drizzle-orm'
import type { Queries } from '../db/database'
import { BATCH, type BatchResult } from './deletion'

type Expired = { session_hash: string; user_id: number }

/** Values as one array parameter. Hashes are base64url, ids are digits: none needs quotes. */
const arrayOf = (values: readonly (string | number)[]): string => `{${values.join(',')}}`

/** SQL of the expired sessions of a batch, oldest first. */
export const selectExpired = (now: number) =>
  sql`select session_hash, user_id from session where expires_at <= ${now}::bigint order by expires_at limit ${BATCH}`

/** SQL that deletes sessions of users whose rows are locked, and writes the last activity of each user back, unless the user has a later one. */
export const deleteSessions = (hashes: readonly string[], userIds: readonly number[], now: number) => sql`
  with deleted as (
    delete from session where ctid = any(array(
      select ctid from session
      where session_hash = any(${arrayOf(hashes)}::text[]) and user_id = any(${arrayOf(userIds)}::int[]) and expires_at <= ${now}::bigint
      for update skip locked))
    returning user_id, last_activity_at),
  latest as (select user_id, max(last_activity_at) as at from deleted group by user_id),
  written as (
    update app_user set last_activity_date = latest.at from latest
    where app_user.user_id = latest.user_id and app_user.user_id = any(${arrayOf(userIds)}::int[])
      and latest.at > coalesce(app_user.last_activity_date, 0)
    returning 1)
  select count(*)::int as deleted from deleted`

/**
 * Deletes a batch of expired sessions, and writes the last activity of their users back: the session is where it was stored (`http/session.ts`). Users are locked first, by id, as in
 * every other transaction that locks a user and its sessions. What is locked already is left to the next run: clean-up waits for no call while it keeps others waiting.
 */
export async function deleteExpiredSessions(tx: Queries, now: number): Promise<BatchResult> {
  const { rows: expired } = await tx.execute<Expired>(selectExpired(now))
  if (expired.length === 0) return { deleted: 0, hasMore: false }
  const ownerIds = [...new Set(expired.map((row) => row.user_id))]
  const { rows: owners } = await tx.execute<{ user_id: number }>(sql`
    select user_id from app_user where user_id = any(${arrayOf(ownerIds)}::int[])
    order by user_id for no key update skip locked`)
  const { rows } = await tx.execute<{ deleted: number }>(
    deleteSessions(
      expired.map((row) => row.session_hash),
      owners.map((row) => row.user_id),
      now,
    ),
  )
  const deleted = rows[0]?.deleted ?? 0
  return { deleted, hasMore: expired.length === BATCH && deleted > 0 }
}
