import type { FastifyBaseLogger } from 'fastify'
import type { Database, Queries } from '../db/database'

/** What a run of a periodic task works with. */
export interface TaskRun {
  readonly db: Database
  /** When the run started by the clock of the database, epoch milliseconds. */
  readonly now: number
  readonly log: FastifyBaseLogger
  /** Aborted when the gateway stops: the run ends after its current step. */
  readonly signal: AbortSignal
  /**
   * Runs one step of the work in a transaction, without a statement timeout, and with a lock timeout of five seconds. The step renews the lease in the same transaction, so that a step of a gateway that has lost the lease
   * is rolled back. A killed gateway leaves whole steps.
   * @throws LeaseLost if another gateway has started the task since
   */
  step<T>(work: (tx: Queries) => Promise<T>): Promise<T>
}

/** `more` runs the task again at the next tick, `done` after its interval. */
export type TaskOutcome = 'done' | 'more'

/** Work that one gateway at a time does now and then (`run-tasks.ts`). */
export interface PeriodicTask {
  /** Names its row in `periodic_task`. A new name is a new task. */
  readonly name: string
  /** From the end of a run to the start of the next one, milliseconds. */
  readonly intervalMs: number
  /** Must be safe to run again from the start, because a gateway can be killed during a run. */
  run(run: TaskRun): Promise<TaskOutcome>
}
