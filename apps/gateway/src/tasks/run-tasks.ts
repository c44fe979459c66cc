import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { DATABASE_NOW } from '../db/clock'
import type { Database, Queries } from '../db/database'
import { TASK_LIMITS } from '../db/pool-limits'
import { inMs, isDue, LeaseLost } from '../leases/lease'
import { createLeaseLoop, type LeaseLoop } from '../leases/loop'
import type { PeriodicTask, TaskOutcome } from './task'

/** A gateway that has not renewed its lease for this long is taken for dead, in milliseconds. */
export const LEASE_MS = 2 * 60_000
/** How often a gateway looks for tasks that are due, in milliseconds. */
export const TICK_MS = 60_000
/** A task that failed or has more to do is due before the next tick, in milliseconds, and not in this one. */
const PAUSE_MS = TICK_MS / 2

export interface TaskOptions {
  readonly db: Database
  readonly log: FastifyBaseLogger
  readonly tasks: readonly PeriodicTask[]
}

/** The exclusive right of one run to do a task, until `due_at`. A `type`, because the driver requires rows to be assignable to `Record<string, unknown>`. */
type Lease = { name: string; run_id: string; now: number }

/** Takes the lease of the task that has been due longest. */
async function takeLease(db: Database, tasks: readonly PeriodicTask[]): Promise<Lease | undefined> {
  const names = sql.join(
    tasks.map(({ name }) => sql`(${name}::text)`),
    sql`, `,
  )
  const longestMs = Math.max(...tasks.map(({ intervalMs }) => intervalMs)) + LEASE_MS
  await db.execute(sql`
    insert into periodic_task (name, due_at) select name, 0 from (values ${names}) task (name) on conflict do nothing`)
  const { rows } = await db.execute<Lease>(sql`
    update periodic_task set due_at = ${inMs(LEASE_MS)}, run_id = gen_random_uuid()
    where name = (
      select name from periodic_task where name in (${names}) and ${isDue(sql`due_at`, longestMs)}
      order by due_at, name limit 1 for update skip locked)
    returning name, run_id, ${DATABASE_NOW} as now`)
  return rows[0]
}

/** Makes a task due again in so many milliseconds. @returns whether the run still has the lease, whose row stays locked until the transaction ends */
async function setDue(q: Queries, { name, run_id: runId }: Lease, ms: number, isOver: boolean): Promise<boolean> {
  const { rows } = await q.execute(sql`
    update periodic_task set due_at = ${inMs(ms)}, run_id = case when ${isOver} then null else run_id end
    where name = ${name} and run_id = ${runId}::uuid returning name`)
  return rows.length > 0
}

/** Runs periodic tasks, one after another, for as long as the gateway runs. Of several gateways on one database, one runs a task at a time. */
export function createTasks({ db, log, tasks }: TaskOptions): LeaseLoop {
  const run = (task: PeriodicTask, lease: Lease, signal: AbortSignal): Promise<TaskOutcome> =>
    task.run({
      db,
      now: lease.now,
      log: log.child({ task: task.name }),
      signal,
      step: (work) =>
        db.transaction(
          async (tx) => {
            if (!(await setDue(tx, lease, LEASE_MS, false))) throw new LeaseLost(`Another gateway runs ${task.name}.`)
            return work(tx)
          },
          { limits: TASK_LIMITS },
        ),
    })
  return createLeaseLoop<Lease>({
    log,
    events: db.events,
    name: 'tasks',
    failed: 'The lease of a periodic task could not be read or written.',
    atOnce: 1,
    lookMs: TICK_MS,
    take: () => takeLease(db, tasks),
    work: async (lease, signal) => {
      const task = tasks.find(({ name }) => name === lease.name)
      if (task === undefined) return
      const outcome = await run(task, lease, signal).catch((error: unknown) => {
        const isLost = error instanceof LeaseLost
        if (isLost) log.warn({ task: task.name }, 'Another gateway took over a periodic task.')
        else log.error({ err: error, task: task.name }, 'A periodic task failed. It runs again at the next tick.')
        return isLost ? 'lost' : 'failed'
      })
      db.events.emit('taskRun', { task: task.name, outcome })
      await setDue(db.orm, lease, outcome === 'done' ? task.intervalMs : PAUSE_MS, true)
    },
  })
}
