import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database'
import type { JobKind } from './define'
import type { JobTiming } from './run'
import { createWorker, type Worker } from './worker'

export interface RunJobsOptions {
  readonly db: Database
  readonly kinds: readonly JobKind[]
  readonly now: () => number
  readonly timing?: JobTiming | undefined
}

/** Runs jobs for as long as the gateway listens. */
export function runJobs(app: FastifyInstance, { db, kinds, now, timing }: RunJobsOptions): Worker {
  const worker = createWorker({ db, kinds, now, log: app.log, ...(timing !== undefined && { timing }) })
  app.addHook('onListen', async () => worker.start())
  // Before connections close and the database does: pieces in flight must end first.
  app.addHook('preClose', () => worker.stop())
  return worker
}
