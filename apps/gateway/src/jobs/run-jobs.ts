import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { releaseAllJobs } from './store'
import { createWorker, type Worker, type WorkerOptions } from './worker'

/** How long a gateway that stops waits for the pieces in flight, in milliseconds. */
const STOP_WITHIN_MS = 5000

/** Runs jobs for as long as the gateway listens. */
export function runJobs(app: FastifyInstance, options: Omit<WorkerOptions, 'log'>): Worker {
  const worker = createWorker({ ...options, log: app.log })
  app.addHook('onListen', async () => {
    await releaseAllJobs(options.db)
    worker.nudge()
  })
  // Before connections close and the database does: pieces in flight must end first.
  app.addHook('preClose', () => Promise.race([worker.stop(), wait(STOP_WITHIN_MS, undefined, { ref: false })]))
  return worker
}
