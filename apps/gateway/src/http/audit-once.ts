import { and, between, eq, sql } from 'drizzle-orm'
import type { Database, Queries } from '../db/database'
import { audit } from '../db/schema'
import { record, type AuditedCall, type AuditEntry } from './audit'
import { isAbout } from './audit-about'

/** First part of the advisory lock on an entry. */
const LOCK = 7_405_218

/**
 * Writes an entry unless there is one of the same action about the same subject within the interval (milliseconds), so that repeated calls cannot fill the audit. Of
 * concurrent calls, on any gateway, one writes it.
 */
export async function recordOnce(
  db: Database,
  call: AuditedCall,
  entry: AuditEntry & { readonly subject: NonNullable<AuditEntry['subject']> },
  intervalMs: number,
): Promise<void> {
  const { action, subject } = entry
  const { now: at } = call
  // Of concurrent calls, the one that arrived last can be the first to write. A later entry is from before the clock was set back.
  const isNear = between(audit.at, at - intervalMs + 1, at + intervalMs - 1)
  const isRecent = and(isAbout(subject), eq(audit.action, action), isNear)
  const isKnown = async (q: Queries): Promise<boolean> =>
    (await q.select({ at: audit.at }).from(audit).where(isRecent).limit(1)).length > 0
  // Without the lock at first, because repeated calls must not wait for each other.
  if (await isKnown(db.orm)) return
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(${LOCK}, hashtext(${`${action} ${subject.kind} ${subject.id}`}::text))`,
    )
    if (!(await isKnown(tx))) await record(tx, call, entry)
  })
}
