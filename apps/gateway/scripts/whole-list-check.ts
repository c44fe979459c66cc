import { fork } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readConfig } from '../src/config'
import { DEMO_PASSWORD } from '../src/db/demo/accounts'
import { startGateway } from '../src/start'
import { startPostgres } from '../test/postgres-server'
import { nextMessage } from './next-message'
import { probeHealth } from './probe-health'

/**
 * Measures the cost of sending the whole list of 50,000 users: how far the heap of the gateway rises, and how long /healthz takes during the list. The gateway runs in
 * this process and its callers in a second one. Separate rounds measure the heap, because collecting garbage before each reading takes time. Uses the embedded database, or
 * with the argument `postgres` a server that it starts. `npm run whole-list-check -- [rounds] [postgres]`.
 */
const [rounds = 3] = process.argv.slice(2).map(Number).filter(Number.isInteger)
/** The origin that the process of the callers calls; `undefined` in the main process. */
const calledOrigin = process.argv.find((argument) => argument.startsWith('http:'))
const usesServer = process.argv.includes('postgres')
const HEAP_GOAL_MB = 30
const HEALTH_GOAL_MS = 50
/** The pause between two readings of the heap, or two calls of /healthz, in milliseconds. */
const PAUSE_MS = 10

interface Reading {
  readonly rows: number
  readonly ms: number
  /** Milliseconds of each call of /healthz during the list, ascending. */
  readonly health: number[]
}

async function signIn(origin: string): Promise<string> {
  const reply = await fetch(new URL('gateway/login', origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'customer.admin', password: DEMO_PASSWORD }),
  })
  const body: unknown = await reply.json()
  return typeof body === 'object' && body !== null && 'token' in body ? String(body.token) : ''
}

/** Reads the list once, and calls /healthz until the list has arrived. */
async function readList(origin: string, token: string): Promise<Reading> {
  const { result, ms, health } = await probeHealth(origin, async () => {
    const response = await fetch(new URL('gateway/users', origin), { headers: { authorization: token } })
    return { rows: await response.json(), status: response.status }
  })
  if (!Array.isArray(result.rows)) throw new Error(`The list was answered with ${result.status}.`)
  return { rows: result.rows.length, ms, health }
}

/** The process of the callers: answers each message with one reading. */
async function call(origin: string): Promise<void> {
  const token = await signIn(origin)
  await readList(origin, token)
  process.on('message', () => {
    void readList(origin, token).then((reading) => process.send?.(reading))
  })
  process.send?.('ready')
}

/** Heap in use after a garbage collection, in MB. */
const heapOf = (): number => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1024 ** 2
}

async function measure(origin: string): Promise<boolean> {
  const callers = fork(import.meta.filename, [origin], { execArgv: ['--import', 'tsx'] })
  try {
    await nextMessage<string>(callers)
    let isReached = true
    for (let round = 1; round <= rounds; round += 1) {
      callers.send('read')
      const { rows, ms, health } = await nextMessage<Reading>(callers)
      const p99 = health[Math.ceil(health.length * 0.99) - 1] ?? 0
      console.log(
        `  ${rows} users in ${ms.toFixed(0)} ms; ${health.length} times /healthz: median ${(health[health.length >> 1] ?? 0).toFixed(1)}, p99 ${p99.toFixed(1)}, longest ${(health.at(-1) ?? 0).toFixed(1)} ms`,
      )
      if (p99 > HEALTH_GOAL_MS) isReached = false
    }
    for (let round = 1; round <= rounds; round += 1) {
      const before = heapOf()
      let most = before
      const timer = setInterval(() => {
        most = Math.max(most, heapOf())
      }, PAUSE_MS)
      callers.send('read')
      await nextMessage<Reading>(callers)
      clearInterval(timer)
      console.log(
        `  heap ${before.toFixed(1)} MB before, at most ${most.toFixed(1)} MB, rise ${(most - before).toFixed(1)} MB`,
      )
      if (most - before > HEAP_GOAL_MB) isReached = false
    }
    return isReached
  } finally {
    callers.kill()
  }
}

async function main(): Promise<void> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-list-'))
  const server = usesServer ? await startPostgres() : undefined
  try {
    const gateway = await startGateway(
      readConfig({
        PORT: '0',
        SEED: 'large',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        ...(server !== undefined && { DATABASE_URL: server.url }),
      }),
    )
    try {
      console.log(`Whole list of users on ${usesServer ? 'PostgreSQL' : 'the embedded database'}`)
      const isReached = await measure(gateway.url)
      console.log(
        `Goals (heap rises by at most ${HEAP_GOAL_MB} MB, p99 of /healthz at most ${HEALTH_GOAL_MS} ms): ${isReached ? 'reached' : 'missed'}`,
      )
      process.exitCode = isReached ? 0 : 1
    } finally {
      await gateway.stop()
    }
  } finally {
    await server?.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

await (calledOrigin === undefined ? main() : call(calledOrigin))
