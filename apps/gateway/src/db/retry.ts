import { channel } from 'node:diagnostics_channel'
import { setTimeout } from 'node:timers/promises'

/** SQLSTATE of what PostgreSQL rolls back because of a concurrent transaction. Nothing is written, and the same work can succeed next time. */
const RETRYABLE = new Set(['40001', '40P01'])

/** How often the work runs at most. */
export const MAX_RUNS = 3
/** The longest pause before the second run, in milliseconds; twice as long before each further run. */
const FIRST_PAUSE_MS = 50

/** A run that the database rolled back and that starts again. */
export interface Retry {
  /** `40001` serialization_failure or `40P01` deadlock_detected. */
  readonly code: string
  /** The number of the run that failed, from 1. */
  readonly run: number
}

/** Publishes each `Retry`. The database has no log, so a module that has one subscribes. */
export const retries = channel('sitewright:database-retry')

/** The SQLSTATE of an error that another run may not meet. Drizzle wraps the error of the driver as `cause`. */
function retryableCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const code: unknown = Reflect.get(error, 'code')
  return typeof code === 'string' && RETRYABLE.has(code) ? code : retryableCode(error.cause)
}

/** Random, so that two transactions that rolled each other back do not meet again. */
const pauseAfter = (run: number): number => Math.random() * FIRST_PAUSE_MS * 2 ** (run - 1)

/**
 * Runs work that is all or nothing, and again after a deadlock or a serialization failure. Any other error is thrown at once.
 * @throws the error of the last run
 */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let run = 1; ; run += 1) {
    try {
      return await work()
    } catch (error) {
      const code = retryableCode(error)
      if (code === undefined || run === MAX_RUNS) throw error
      retries.publish({ code, run } satisfies Retry)
      await setTimeout(pauseAfter(run))
    }
  }
}
