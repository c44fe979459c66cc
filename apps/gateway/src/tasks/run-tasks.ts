import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database'
import { TASK_LIMITS } from '../db/pool-limits'
import { LeaseLost, renewLease, returnLease, takeLease, type Lease } from './lease'
import type { PeriodicTask, TaskOutcome } from './task'

/** How often a gateway looks for tasks that are due, in milliseconds. */
export const TICK_MS = 60_000

export interface TaskOptions {
  readonly db: Database
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly log: FastifyBaseLogger
  readonly tasks: readonly PeriodicTask[]
}

export interface Tasks {
  /** Looks at once, then once a minute. */
  start(): void
  /** Runs the tasks that are due, one after another. Never throws: a task that fails is logged, and runs again at the next tick. */
  runDue(): Promise<void>
  /** Starts no further step, and waits for the current one. */
  stop(): Promise<void>
}

/** Runs periodic tasks for as long as the gateway runs. Of several gateways on one database, one runs a task at a time (`lease.ts`). */
export function createTasks({ db, now, log, tasks }: TaskOptions): Tasks {
  const stopping = new AbortController()
  const { signal } = stopping
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  /** Runs a task under its lease. @returns when it is due again, epoch milliseconds */
  const runUnder = async (lease: Lease, task: PeriodicTask): Promise<number> => {
    const outcome: TaskOutcome = await task.run({
      db,
      now: now(),
      log: log.child({ task: task.name }),
      signal,
      step: (work) =>
        db.transaction(
          async (tx) => {
            await renewLease(tx, lease, now())
            return work(tx)
          },
          { limits: TASK_LIMITS },
        ),
    })
    return outcome === 'more' ? now() : now() + task.intervalMs
  }

  const runIfDue = async (task: PeriodicTask): Promise<void> => {
    const lease = await takeLease(db, task, now())
    if (lease === undefined) return
    const dueAt = await runUnder(lease, task).catch((error: unknown) => {
      if (error instanceof LeaseLost) log.warn({ task: task.name }, 'Another gateway took over a periodic task.')
      else log.error({ err: error, task: task.name }, 'A periodic task failed. It runs again at the next tick.')
      return now()
    })
    await returnLease(db, lease, dueAt)
  }

  const runAll = async (): Promise<void> => {
    for (const task of tasks) {
      if (signal.aborted) return
      // Without its lease nothing runs, and a lease that cannot be returned ends after its time.
      await runIfDue(task).catch((error: unknown) =>
        log.error({ err: error, task: task.name }, 'The lease of a periodic task could not be read or written.'),
      )
    }
  }

  const runDue = (): Promise<void> => {
    running ??= runAll().finally(() => {
      running = undefined
    })
    return running
  }

  const tick = async (): Promise<void> => {
    await runDue()
    if (!signal.aborted) timer = setTimeout(() => void tick(), TICK_MS).unref()
  }

  return {
    start: () => void tick(),
    runDue,
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}
