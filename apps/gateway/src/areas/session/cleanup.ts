import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database'

const INTERVAL_MS = 60_000
/** Rows of each table that one run takes away. */
const BATCH = 1000

/**
 * Takes away sessions whose time has passed and attempts whose window has. Bounded, and at most once a minute: a sign-in pays for it.
 * Rows that another gateway holds are left to it.
 */
export function createCleanup(db: Database, windowMs: number): (now: number) => Promise<void> {
  let last = Number.NEGATIVE_INFINITY
  return async (now) => {
    if (now - last < INTERVAL_MS) return
    last = now
    await db.execute(sql`
      delete from session where session_id in (
        select session_id from session where expires_at <= ${now}::bigint limit ${BATCH} for update skip locked)`)
    await db.execute(sql`
      delete from login_attempt where key in (
        select key from login_attempt where window_start <= ${now - windowMs}::bigint limit ${BATCH} for update skip locked)`)
  }
}
