import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../src/db/database'
import type { PeriodicTask, TaskOutcome } from '../src/tasks/task'

/** Runs a periodic task once, as if the clock of the database said `now`. */
export const runTask = (db: Database, task: PeriodicTask, now: number, log: FastifyBaseLogger): Promise<TaskOutcome> =>
  task.run({ db, now, log, signal: new AbortController().signal, step: (work) => db.transaction(work) })
