import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database'
import { createLeaseLoop, type LeaseLoop } from '../leases/loop'
import type { JobKind } from './define'
import { runJob, type JobTiming, type RunningJob } from './run'
import { takeJob } from './store'

export const JOB_TIMING: JobTiming = { leaseMs: 15_000, beatMs: 1000, lookMs: 5000 }

/** Jobs that one gateway runs at the same time: more would slow its calls. */
const AT_ONCE = 2

export interface WorkerOptions {
  readonly db: Database
  readonly kinds: readonly JobKind[]
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly log: FastifyBaseLogger
  readonly timing?: JobTiming | undefined
}

/** Runs the jobs of a gateway. When it stops, it gives back those that run after their current piece. */
export interface Worker extends LeaseLoop {
  /** Stops a job of this gateway at once, after it was canceled. Other gateways notice within a second. */
  drop(jobId: number): void
}

/** A gateway that dies leaves its jobs to another one, which goes on with the piece after the last completed one. */
export function createWorker({ db, kinds, now, log, timing = JOB_TIMING }: WorkerOptions): Worker {
  const running = new Map<number, RunningJob>()
  const loop = createLeaseLoop({
    log,
    events: db.events,
    name: 'jobs',
    failed: 'The jobs could not be read.',
    atOnce: AT_ONCE,
    lookMs: timing.lookMs,
    take: () => takeJob(db, kinds, timing.leaseMs),
    work: async ({ row, kind }, stopping) => {
      const job = runJob(row, kind, { db, now, log, timing, stopping })
      running.set(row.jobId, job)
      await job.ended
      running.delete(row.jobId)
    },
  })
  return { ...loop, drop: (jobId) => running.get(jobId)?.drop() }
}
