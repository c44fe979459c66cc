import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildApp } from '../src/app'
import { readConfig } from '../src/config'
import { type Database, openDatabase } from '../src/db/open'
import { logOptions } from '../src/log'
import { startGateway } from '../src/start'
import { type Child, runChild } from '../test/child-process'
import { startPostgres } from '../test/postgres-server'
import { createCalls, type Calls } from './calls'

type Environment = Record<string, string>

const STARTS_WITHIN_MS = 600_000

export const engineOf = (usesServer: boolean): string => (usesServer ? 'PostgreSQL' : 'the embedded database')

/** Runs a task with a temporary folder, and with the URL of a PostgreSQL server of its own where it uses one. */
export async function withPlace<Result>(
  usesServer: boolean,
  task: (place: { dataDir: string; databaseUrl: string | undefined; environment: Environment }) => Promise<Result>,
): Promise<Result> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-measure-'))
  const server = usesServer ? await startPostgres() : undefined
  const environment: Environment = {
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    LOGIN_LIMIT_ACCOUNT: '1000000',
    LOGIN_LIMIT_ADDRESS: '1000000',
    ...(server !== undefined && { DATABASE_URL: server.url }),
  }
  try {
    return await task({ dataDir, databaseUrl: server?.url, environment })
  } finally {
    await server?.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

/** No flags of Node: those of short tests would make the embedded database half as fast. */
const AS_IN_PRODUCTION: readonly string[] = []

/** Runs a task with a gateway in a process of its own. */
export async function withGatewayProcess<Result>(
  environment: Environment,
  task: (origin: string, gateway: Child) => Promise<Result>,
): Promise<Result> {
  const gateway = runChild('src/main.ts', [], environment, AS_IN_PRODUCTION)
  try {
    const [, origin = ''] = await gateway.printed(/is ready: (http:\S+)/, STARTS_WITHIN_MS)
    return await task(origin, gateway)
  } finally {
    await gateway.kill()
  }
}

/** Runs a task with a gateway in this process, whose heap can be read. */
export const withGateway = <Result>(
  usesServer: boolean,
  seed: 'demo' | 'large',
  task: (origin: string) => Promise<Result>,
): Promise<Result> =>
  withPlace(usesServer, async ({ environment }) => {
    const gateway = await startGateway(readConfig({ ...environment, SEED: seed }))
    try {
      return await task(gateway.url)
    } finally {
      await gateway.stop()
    }
  })

/** Runs a task with a gateway in this process and its database: `customer.admin` has signed in. */
export const withGatewayAndDatabase = <Result>(
  usesServer: boolean,
  task: (gateway: Calls & { db: Database; origin: string; token: string }) => Promise<Result>,
): Promise<Result> =>
  withPlace(usesServer, async ({ environment }) => {
    const config = readConfig(environment)
    const db = await openDatabase(config)
    const app = await buildApp({ db, config, now: Date.now, log: logOptions('warn') })
    try {
      const origin = await app.listen({ host: '127.0.0.1', port: 0 })
      const calls = createCalls(origin)
      return await task({ ...calls, db, origin, token: await calls.signIn() })
    } finally {
      await app.close()
      await db.close()
    }
  })
