import { setImmediate } from 'node:timers/promises'
import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../db/database'
import { isProtecting } from '../holdings/lost-roles'
import { LeaseLost } from '../leases/lease'
import { TRIED_FOR_MS } from '../mail/sender'
import { isCodeWindowOver, isWindowOver } from '../sign-in/attempts'
import { BATCH, deletion, type BatchResult } from './deletion'
import { deleteExpiredSessions } from './expired-sessions'
import type { PeriodicTask, TaskOutcome, TaskRun } from './task'

/** Steps of a table in one run. More rows than that wait for the next tick. */
const MAX_STEPS = 100

/** Rows whose time is over. */
interface Expired {
  /** Names them in the log. */
  readonly rows: string
  deleteBatch(tx: Queries, now: number): Promise<BatchResult>
}

/** A deletion of a table. */
export interface Rule {
  readonly table: string
  /** The column that leads an index. */
  readonly by: string
  readonly condition: (now: number) => SQL
}

/** With a row of its own time: codes, links, nonces, guids, devices, jobs (with their files). */
const WITH_EXPIRY = ['second_factor', 'password_reset', 'sso_start', 'session_guid', 'known_device', 'job']

/** The rules of tables that need nothing but a deletion. `windowMs`: of sign-in attempts. */
export const rulesOf = (windowMs: number): Rule[] => [
  ...WITH_EXPIRY.map((table) => ({
    table,
    by: 'expires_at',
    condition: (now: number) => sql`expires_at <= ${now}::bigint`,
  })),
  { table: 'login_attempt', by: 'window_start', condition: (now) => isWindowOver(now, windowMs) },
  { table: 'login_attempt', by: 'window_start', condition: isCodeWindowOver },
  { table: 'lost_role', by: 'lost_at', condition: () => sql`not (${isProtecting})` },
  // Sent or not: it may hold a link or a code, and neither is good for longer.
  { table: 'outbox', by: 'created_at', condition: (now) => sql`created_at <= ${now - TRIED_FOR_MS}::bigint` },
]

const expiredOf = ({ table, by, condition }: Rule): Expired => ({
  rows: table,
  deleteBatch: async (tx, now) => {
    const { rows } = await tx.execute<{ deleted: number }>(deletion(table, by, condition(now)))
    const deleted = rows[0]?.deleted ?? 0
    return { deleted, hasMore: deleted === BATCH }
  },
})

/** Deletes batch after batch. @returns whether rows are left */
async function deleteAll({ rows, deleteBatch }: Expired, { now, signal, step, log }: TaskRun): Promise<TaskOutcome> {
  let total = 0
  let hasMore = true
  for (let steps = 0; hasMore && steps < MAX_STEPS && !signal.aborted; steps += 1) {
    const batch = await step((tx) => deleteBatch(tx, now))
    total += batch.deleted
    hasMore = batch.hasMore
    // Calls get a turn between two steps.
    await setImmediate()
  }
  if (total > 0) log.debug({ rows, total }, 'Expired rows were deleted.')
  return hasMore ? 'more' : 'done'
}

/**
 * Deletes what a sign-in leaves behind, once its time is over: sessions, codes, links, nonces, guids, devices, attempts whose window is over, and lost roles and mails of the day
 * before. A table whose deletion fails does not keep the others from being cleaned up.
 */
export const cleanUp = ({ windowMs }: { readonly windowMs: number }): PeriodicTask => ({
  name: 'clean-up',
  intervalMs: 60_000,
  run: async (run) => {
    const sessions: Expired = { rows: 'session', deleteBatch: deleteExpiredSessions }
    const errors: unknown[] = []
    let outcome: TaskOutcome = 'done'
    for (const expired of [sessions, ...rulesOf(windowMs).map(expiredOf)]) {
      try {
        if ((await deleteAll(expired, run)) === 'more') outcome = 'more'
      } catch (error) {
        if (error instanceof LeaseLost) throw error
        errors.push(error)
      }
    }
    if (errors.length > 0) throw new AggregateError(errors, 'Expired rows could not be deleted.')
    return outcome
  },
})
