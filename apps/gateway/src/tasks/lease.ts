import { sql, type SQL } from 'drizzle-orm'
import type { Database, Queries } from '../db/database'

/** A gateway that has not renewed its lease for this long is taken for dead, in milliseconds. */
export const LEASE_MS = 2 * 60_000

/** A task as its lease knows it. */
export interface LeasedTask {
  readonly name: string
  readonly intervalMs: number
}

/** The exclusive right of one gateway to run a task. */
export interface Lease {
  readonly name: string
  /** Random: another run of the same gateway has another id. */
  readonly runId: string
}

/** Another gateway runs the task now: this one was paused for longer than its lease. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

/**
 * Whether a task is due. A time far ahead of all that we write comes from before our clock was set back, or from a gateway whose clock is ahead: the task must not wait until our clock
 * arrives there.
 */
const isDue = (intervalMs: number, now: number): SQL =>
  sql`(due_at <= ${now}::bigint or due_at > ${now + intervalMs + LEASE_MS}::bigint)`

/**
 * Takes the lease of a task if it is due and no other gateway has it. Of several gateways one gets it; the others do not wait.
 * @returns `undefined` if it is not due or another gateway has it
 */
export async function takeLease(
  db: Database,
  { name, intervalMs }: LeasedTask,
  now: number,
): Promise<Lease | undefined> {
  const { rows: known } = await db.execute<{ is_due: boolean }>(
    sql`select ${isDue(intervalMs, now)} as is_due from periodic_task where name = ${name}`,
  )
  if (known[0]?.is_due === false) return undefined
  if (known.length === 0) {
    await db.execute(
      sql`insert into periodic_task (name, due_at) values (${name}, ${now}::bigint) on conflict do nothing`,
    )
  }
  const runId = crypto.randomUUID()
  const { rows } = await db.execute(sql`
    update periodic_task set due_at = ${now + LEASE_MS}::bigint, run_id = ${runId}::uuid
    where name = (select name from periodic_task where name = ${name} and ${isDue(intervalMs, now)} for update skip locked)
    returning name`)
  return rows.length === 0 ? undefined : { name, runId }
}

/**
 * Renews a lease in the transaction of a step, and locks it until the step is committed or rolled back.
 * @throws LeaseLost
 */
export async function renewLease(tx: Queries, { name, runId }: Lease, now: number): Promise<void> {
  const { rows } = await tx.execute(sql`
    update periodic_task set due_at = ${now + LEASE_MS}::bigint
    where name = ${name} and run_id = ${runId}::uuid returning name`)
  if (rows.length === 0) throw new LeaseLost(`Another gateway runs ${name}.`)
}

/** Gives a lease back: the task is due again at `dueAt`, for any gateway. Does nothing if the lease is lost. */
export async function returnLease(db: Database, { name, runId }: Lease, dueAt: number): Promise<void> {
  await db.execute(sql`
    update periodic_task set due_at = ${dueAt}::bigint, run_id = null where name = ${name} and run_id = ${runId}::uuid`)
}
