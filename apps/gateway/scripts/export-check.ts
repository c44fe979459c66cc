import { fork } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readConfig } from '../src/config'
import { DEMO_PASSWORD } from '../src/db/demo/accounts'
import { startGateway } from '../src/start'
import { startPostgres } from '../test/postgres-server'
import { nextMessage } from './next-message'
import { probeHealth } from './probe-health'

/**
 * Measures the cost of exporting 50,000 users as CSV: how far the heap of the gateway rises, and how long /healthz takes during the job. The gateway runs in this process
 * and its caller in a second one. Separate rounds measure the heap, because collecting garbage before each reading takes time. Uses the embedded database, or with the
 * argument `postgres` a server that it starts. `npm run export-check -- [rounds] [postgres]`.
 */
const [rounds = 3] = process.argv.slice(2).map(Number).filter(Number.isInteger)
/** The origin that the process of the caller calls; `undefined` in the main process. */
const calledOrigin = process.argv.find((argument) => argument.startsWith('http:'))
const usesServer = process.argv.includes('postgres')
const HEAP_GOAL_MB = 30
const HEALTH_GOAL_MS = 50
/** The pause between two readings of the heap, or two calls of /healthz, in milliseconds. */
const PAUSE_MS = 10
const POLL_MS = 250
const COLUMNS = ['userName', 'firstName', 'lastName', 'email', 'license', 'isApproved', 'isLockedOut', 'addons']

interface Reading {
  readonly rows: number
  readonly bytes: number
  readonly ms: number
  /** Milliseconds of each call of /healthz during the job, ascending. */
  readonly health: number[]
}

interface JobReply {
  readonly jobId: number
  readonly state: string
  readonly done: number
  readonly message?: string
  readonly file?: { readonly bytes: number }
}

async function call<T>(origin: string, target: string, token: string | undefined, body?: unknown): Promise<T> {
  const response = await fetch(new URL(target, origin), {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: token }),
    },
  })
  if (!response.ok) throw new Error(`${target} was answered with ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

/** Exports the users once, and calls /healthz until the job is done. */
async function exportUsers(origin: string, token: string): Promise<Reading> {
  const { result, ms, health } = await probeHealth(origin, async () => {
    let job = await call<JobReply>(origin, 'gateway/x/users/export', token, { columns: COLUMNS })
    while (job.state === 'waiting' || job.state === 'running') {
      await wait(POLL_MS)
      job = await call<JobReply>(origin, `gateway/x/jobs/${job.jobId}`, token)
    }
    return job
  })
  if (result.state !== 'done') throw new Error(`The job ended as ${result.state}: ${result.message ?? ''}`)
  return { rows: result.done, bytes: result.file?.bytes ?? 0, ms, health }
}

/** The process of the caller: answers each message with one reading. */
async function answerMessages(origin: string): Promise<void> {
  const { token } = await call<{ token: string }>(origin, 'gateway/login', undefined, {
    userName: 'customer.admin',
    password: DEMO_PASSWORD,
  })
  await exportUsers(origin, token)
  process.on('message', () => {
    void exportUsers(origin, token).then((reading) => process.send?.(reading))
  })
  process.send?.('ready')
}

/** Heap in use after a garbage collection, in MB. */
const heapOf = (): number => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1024 ** 2
}

async function measure(origin: string): Promise<boolean> {
  const caller = fork(import.meta.filename, [origin], { execArgv: ['--import', 'tsx'] })
  try {
    await nextMessage<string>(caller)
    let isReached = true
    for (let round = 1; round <= rounds; round += 1) {
      caller.send('export')
      const { rows, bytes, ms, health } = await nextMessage<Reading>(caller)
      const p99 = health[Math.ceil(health.length * 0.99) - 1] ?? 0
      console.log(
        `  ${rows} users, ${(bytes / 1e6).toFixed(1)} MB in ${ms.toFixed(0)} ms; ${health.length} times /healthz: median ${(health[health.length >> 1] ?? 0).toFixed(1)}, p99 ${p99.toFixed(1)}, longest ${(health.at(-1) ?? 0).toFixed(1)} ms`,
      )
      if (p99 > HEALTH_GOAL_MS) isReached = false
    }
    for (let round = 1; round <= rounds; round += 1) {
      const before = heapOf()
      let most = before
      const timer = setInterval(() => {
        most = Math.max(most, heapOf())
      }, PAUSE_MS)
      caller.send('export')
      await nextMessage<Reading>(caller)
      clearInterval(timer)
      console.log(
        `  heap ${before.toFixed(1)} MB before, at most ${most.toFixed(1)} MB, rise ${(most - before).toFixed(1)} MB`,
      )
      if (most - before > HEAP_GOAL_MB) isReached = false
    }
    return isReached
  } finally {
    caller.kill()
  }
}

async function main(): Promise<void> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-export-'))
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
      console.log(`Export of users on ${usesServer ? 'PostgreSQL' : 'the embedded database'}`)
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

await (calledOrigin === undefined ? main() : answerMessages(calledOrigin))
