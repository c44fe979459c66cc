import { rm } from 'node:fs/promises'
import path from 'node:path'
import { openDatabase } from '../../apps/gateway/src/db/open'
import { copyOfWorld } from './gateway-process'
import { startTestGateway } from './test-gateway'
import { test as base } from './test'

/** Fails, delays and counts the calls of the browser at the gateway. */
export interface Faults {
  /** Names of the calls that write, `area.verb`, in the order in which the gateway received them. */
  readonly writes: string[]
  /** Lets the next call of this name fail. */
  failNext: (operation: string, failure: Error) => void
  /** Stops the calls of this name at the gateway until the returned function is called. */
  hold: (operation: string) => () => void
}

interface FaultyServer {
  readonly origin: string
  start: () => Faults
}

/** The server of a worker. */
interface WorkerServer extends FaultyServer {
  /** Replaces the server by one with the demo world as it is delivered. */
  renew: () => Promise<void>
}

const PORTAL_DIST = path.resolve(import.meta.dirname, '../../apps/portal/dist')

async function startFaultyServer(): Promise<FaultyServer & { close: () => Promise<void> }> {
  const dataDir = await copyOfWorld()
  const db = await openDatabase({ databaseUrl: undefined, dataDir, seed: 'demo', admin: undefined })
  let writes: string[] = []
  const failures = new Map<string, Error>()
  const holds = new Map<string, Promise<void>>()
  const { origin, close } = await startTestGateway({
    db,
    environment: { PORTAL_DIST },
    faults: {
      before: async (operation, request) => {
        // The clients of the tests are not counted.
        if (request.headers['sec-fetch-site'] === undefined) return
        if (request.method !== 'GET') writes.push(operation)
        await holds.get(operation)
        const failure = failures.get(operation)
        failures.delete(operation)
        if (failure !== undefined) throw failure
      },
    },
  })
  return {
    origin,
    start: () => {
      writes = []
      failures.clear()
      holds.clear()
      return {
        writes,
        failNext: (operation, failure) => void failures.set(operation, failure),
        hold: (operation) => {
          let release = (): void => undefined
          holds.set(operation, new Promise((resolve) => (release = resolve)))
          return () => {
            holds.delete(operation)
            release()
          }
        },
      }
    },
    close: async () => {
      await close()
      await db.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Journeys over a gateway in this process, whose calls a test can fail, delay and count. */
export const test = base.extend<{ faults: Faults }, { server: WorkerServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- a fixture without dependencies is written with an empty pattern
    async ({}, use) => {
      let current = await startFaultyServer()
      await use({
        get origin() {
          return current.origin
        },
        start: () => current.start(),
        renew: async () => {
          await current.close()
          current = await startFaultyServer()
        },
      })
      await current.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  freshWorld: async ({ server, lived }, use, { file }) => {
    if (lived.file !== undefined && lived.file !== file) await server.renew()
    lived.file = file
    await use()
  },

  // Named, so that it runs first: it can change the address.
  baseURL: async ({ server, freshWorld: _freshWorld }, use) => use(server.origin),

  faults: async ({ server }, use) => use(server.start()),
})
