import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { buildApp } from './app'
import type { GatewayConfig } from './config'
import { createClock, readDatabaseNow } from './db/clock'
import { openDatabase, type Database } from './db/open'
import { listenAt } from './listen'
import { logOptions } from './log'
import { isLoopback } from './loopback'
import { periodicTasks } from './tasks/all'
import type { LeaseLoop } from './leases/loop'
import { createTasks } from './tasks/run-tasks'

/** Calls that are pending when the gateway is stopped have this long to end, in milliseconds. */
const STOP_WITHIN_MS = 10_000

export interface RunningGateway {
  /** Where it listens, as a person opens it: `http://localhost:8080/`. */
  readonly url: string
  readonly log: FastifyBaseLogger
  /** How long a stop takes at the most, without closing the database, in milliseconds. */
  readonly stopWithinMs: number
  /** Answers /readyz with 503 first. Starts no further step of a periodic task, takes no further calls, lets those in flight end (10 s at the most), closes the database and returns its lock. */
  stop(): Promise<void>
}

/**
 * Opens the database and serves.
 * @throws StartFault for whatever a person can mend
 */
export async function startGateway(config: GatewayConfig): Promise<RunningGateway> {
  // Before there is a log: the database is opened first.
  const note = (sentence: string): void => void process.stdout.write(`${sentence}\n`)
  const db = await openDatabase(config, undefined, note)
  try {
    await setUp(db, config, note)
    const stopping = new AbortController()
    const app = await buildApp({
      db,
      now: await createClock(db),
      config,
      log: logOptions(config.logLevel),
      stopping: stopping.signal,
    })
    await listenAt(app, config).catch(async (error: unknown) => {
      // The port of the metrics can be open.
      await app.close()
      throw error
    })
    const tasks = createTasks({ db, log: app.log, tasks: periodicTasks(config) })
    tasks.nudge()
    return {
      url: urlOf(app, config.host),
      log: app.log,
      stopWithinMs: config.stopDelayMs + STOP_WITHIN_MS,
      stop: async () => {
        stopping.abort()
        await wait(config.stopDelayMs)
        await stop(app, tasks, db)
      },
    }
  } catch (error) {
    await db.close()
    throw error
  }
}

/** Creates what SETUP_FILE names and the database lacks. */
async function setUp(db: Database, config: GatewayConfig, note: (sentence: string) => void): Promise<void> {
  if (config.setupFile === undefined) return
  // Imported here, because most gateways have no setup file.
  const [{ applySetup }, { readSetupFile }] = await Promise.all([
    import('./setup/apply-setup'),
    import('./setup/setup-file'),
  ])
  const origin = config.publicUrl ?? `http://localhost:${config.port}`
  const options = { db, config, origin, now: await readDatabaseNow(db) }
  for (const sentence of await applySetup(options, readSetupFile(config.setupFile))) note(sentence)
}

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::'

const isTcp = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null

function urlOf(app: FastifyInstance, host: string): string {
  const address = app.server.address()
  if (!isTcp(address)) throw new Error('The gateway listens on no port.')
  const name = isEverywhere(host) || isLoopback(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${address.port}/`
}

async function stop(app: FastifyInstance, tasks: LeaseLoop, db: Database): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), STOP_WITHIN_MS)
  try {
    await Promise.all([app.close(), tasks.stop()])
  } finally {
    clearTimeout(timer)
    await db.close()
  }
}
