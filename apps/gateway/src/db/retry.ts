import { setTimeout } from 'node:timers/promises'
import { RETRY_REASONS, type GatewayEvents, type Retry } from './events'

/** How often the work runs at most. */
export const MAX_RUNS = 3
/** The longest pause before the second run, in milliseconds; twice as long before each further run. */
const FIRST_PAUSE_MS = 50

const isRetryable = (code: unknown): code is Retry['code'] =>
  typeof code === 'string' && Object.hasOwn(RETRY_REASONS, code)

/** The SQLSTATE of an error that another run may not meet. Drizzle wraps the error of the driver as `cause`. */
function retryableCode(error: unknown): Retry['code'] | undefined {
  if (!(error instanceof Error)) return undefined
  const code: unknown = Reflect.get(error, 'code')
  return isRetryable(code) ? code : retryableCode(error.cause)
}

/** Random, so that two transactions that rolled each other back do not meet again. */
const pauseAfter = (run: number): number => Math.random() * FIRST_PAUSE_MS * 2 ** (run - 1)

/**
 * Runs work that is all or nothing, and again after a deadlock, a serialization failure or the deletion of a row that it names. Any other error is thrown at once.
 * @throws the error of the last run
 */
export async function retryConflicts<T>(events: GatewayEvents, work: () => Promise<T>): Promise<T> {
  for (let run = 1; ; run += 1) {
    try {
      return await work()
    } catch (error) {
      const code = retryableCode(error)
      if (code === undefined || run === MAX_RUNS) throw error
      events.emit('retry', { code, run })
      await setTimeout(pauseAfter(run))
    }
  }
}
