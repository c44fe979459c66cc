import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { liftStatementTimeout } from '../../db/pool-limits'
import { isProtecting } from '../../holdings/lost-roles'
import { removeExpiredJobs } from '../../jobs/cleanup'
import { TRIED_FOR_MS } from '../../mail/sender'
import { isWindowOver } from '../../sign-in/attempts'

const INTERVAL_MS = 60_000
/** Rows of each table that one run takes away. */
const BATCH = 1000

/** What is good for a while: the table and its key. */
const PASSING = [
  ['session', 'session_hash'],
  ['second_factor', 'second_factor_id'],
  ['password_reset', 'token_hash'],
  ['sso_start', 'nonce'],
  ['session_guid', 'guid_hash'],
  ['known_device', 'device_hash'],
] as const

/**
 * Takes away what a sign-in leaves behind, once its time has passed: sessions, codes, links, nonces, guids, attempts whose window has, roles lost and mails of the day before. Bounded, and at most once a
 * minute: a sign-in pays for it. Rows that another gateway holds are left to it.
 */
export function createCleanup(db: Database, windowMs: number): (now: number) => Promise<void> {
  const run = (statement: SQL): Promise<unknown> =>
    db.transaction(async (tx) => {
      await liftStatementTimeout(tx)
      await tx.execute(statement)
    })
  let last = Number.NEGATIVE_INFINITY
  return async (now) => {
    if (now - last < INTERVAL_MS) return
    last = now
    for (const [table, key] of PASSING) {
      await run(sql`
        delete from ${sql.identifier(table)} where ${sql.identifier(key)} in (
          select ${sql.identifier(key)} from ${sql.identifier(table)} where expires_at <= ${now}::bigint
          limit ${BATCH} for update skip locked)`)
    }
    await run(sql`
      delete from login_attempt where key in (
        select key from login_attempt where ${isWindowOver(now, windowMs)} limit ${BATCH} for update skip locked)`)
    await run(sql`
      delete from lost_role where (user_id, role_id) in (
        select user_id, role_id from lost_role where not (${isProtecting})
        limit ${BATCH} for update skip locked)`)
    await run(removeExpiredJobs(now))
    // Sent or not: it may hold a link or a code, and neither is good for longer.
    await run(sql`
      delete from outbox where outbox_id in (
        select outbox_id from outbox where created_at <= ${now - TRIED_FOR_MS}::bigint
        limit ${BATCH} for update skip locked)`)
  }
}
