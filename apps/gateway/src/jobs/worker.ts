import { AsyncResource } from 'node:async_hooks'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database'
import type { JobKind } from './define'
import { runJob, type JobTiming, type RunningJob } from './run'
import { releaseAllJobs, takeJob } from './store'

export const JOB_TIMING: JobTiming = { leaseMs: 15_000, beatMs: 1000, lookMs: 5000 }

/** Jobs that one gateway runs at the same time: more would slow its calls. */
const AT_ONCE = 2
/** How long a gateway that stops waits for the pieces in flight, in milliseconds. */
const STOP_WITHIN_MS = 5000

export interface WorkerOptions {
  readonly db: Database
  readonly kinds: readonly JobKind[]
  readonly now: () => number
  readonly log: FastifyBaseLogger
  readonly timing?: JobTiming
}

/** Runs the jobs of a gateway. */
export interface Worker {
  /** Starts to look for jobs, now and at intervals. */
  start(): void
  /** There may be a job: look now. Never waits, never throws. */
  nudge(): void
  /** Stops a job of this gateway at once, after it was canceled. Other gateways notice within a second. */
  drop(jobId: number): void
  /** Runs all that is due, and waits for it. Jobs come to be run without it. */
  runDue(): Promise<void>
  /** Takes no further job, and gives back those that run after their current piece. */
  stop(): Promise<void>
}

/**
 * Takes jobs and runs them, beside the workers of other gateways. A job is leased: a gateway that dies stops renewing the lease, and another one goes on with the
 * piece after the last completed one.
 */
export function createWorker({ db, kinds, now, log, timing = JOB_TIMING }: WorkerOptions): Worker {
  const byName = new Map(kinds.map((kind) => [kind.kind, kind]))
  const running = new Map<number, RunningJob>()
  const stopping = new AbortController()
  let isAskedAgain = false
  let looking: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const takeOne = async (): Promise<boolean> => {
    const row = await takeJob(db, [...byName.keys()], timing.leaseMs)
    const kind = row && byName.get(row.kind)
    if (row === undefined || kind === undefined) return false
    const job = runJob(row, kind, { db, now, log, timing })
    running.set(row.jobId, job)
    void job.ended.then(() => {
      running.delete(row.jobId)
      nudge()
    })
    if (stopping.signal.aborted) job.stop('stopping')
    return true
  }

  const takeAll = async (): Promise<void> => {
    do {
      isAskedAgain = false
      while (!stopping.signal.aborted && running.size < AT_ONCE && (await takeOne()));
    } while (isAskedAgain && !stopping.signal.aborted)
  }

  const look = (): Promise<void> => {
    if (stopping.signal.aborted || byName.size === 0) return Promise.resolve()
    clearTimeout(timer)
    if (looking !== undefined) {
      isAskedAgain = true
      return looking
    }
    looking = takeAll().finally(() => {
      looking = undefined
      if (!stopping.signal.aborted) timer = setTimeout(nudge, timing.lookMs).unref()
    })
    return looking
  }

  // A job that starts during a call must not run as a part of that call.
  const nudge = AsyncResource.bind((): void => {
    look().catch((error: unknown) => log.error({ err: error }, 'The jobs could not be read.'))
  })

  const waitForRunning = async (): Promise<void> => {
    await Promise.all([...running.values()].map((job) => job.ended))
  }

  return {
    start: () => {
      const isReady = db.engine === 'embedded' ? releaseAllJobs(db) : Promise.resolve()
      isReady.then(nudge, (error: unknown) => log.error({ err: error }, 'The jobs of the last run were not released.'))
    },
    nudge,
    drop: (jobId) => running.get(jobId)?.stop('lost'),
    runDue: async () => {
      do {
        await look()
        await waitForRunning()
        await look()
      } while (running.size > 0)
    },
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      // A failure to look was logged by the caller.
      await looking?.catch(() => undefined)
      for (const job of running.values()) job.stop('stopping')
      const patience = new Promise<void>((resolve) => setTimeout(resolve, STOP_WITHIN_MS).unref())
      await Promise.race([waitForRunning(), patience])
    },
  }
}
