import { fork } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { contract } from '@sitewright/api-client/contract/all'
import { rowsOf, type NamedRow } from '@sitewright/api-client/contract/contract'
import { DEMO_PASSWORD } from '../src/db/demo/accounts'
import { runChild } from '../test/child-process'
import { startPostgres } from '../test/postgres-server'
import { prepareTemplate } from '../test/template'
import { LARGE_BODIES } from './large-bodies'
import { bodiesOf, plain } from './worst-values'

/**
 * Sends the slowest bodies it can make to every call of the contract that has a body, and measures how long /healthz takes meanwhile: the longest answer, median of three
 * tries for each body. It makes the bodies from the schemas: each string, array and record at its worst in an otherwise valid body, and bodies that are invalid as a whole. Large
 * valid bodies of workflows, configs, preservations, mappings and sites come from large-bodies.ts. Uses the embedded database, or with the argument `postgres` a server that it starts. `npm run worst-bodies -- [postgres] [operation]`.
 */
const usesServer = process.argv.includes('postgres')
const wanted = process.argv.slice(2).find((argument) => argument.includes('.') && !argument.startsWith('http:'))
const calledOrigin = process.argv.find((argument) => argument.startsWith('http:'))
const TRIES = 3
const GOAL_MS = 100
/** The pause between two calls of /healthz, in milliseconds. */
const PAUSE_MS = 2

async function signIn(origin: string): Promise<string> {
  const reply = await fetch(new URL('gateway/login', origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'super.admin', password: DEMO_PASSWORD }),
  })
  const body: unknown = await reply.json()
  return typeof body === 'object' && body !== null && 'token' in body ? String(body.token) : ''
}

/** The process that calls /healthz from the message 'begin' to the message 'end', and then sends the longest time in milliseconds. */
function probe(origin: string): void {
  let longest = 0
  let isOn = false
  const next = async (): Promise<void> => {
    const started = performance.now()
    await (await fetch(new URL('healthz', origin))).text()
    longest = Math.max(longest, performance.now() - started)
    if (isOn) setTimeout(() => void next(), PAUSE_MS)
    else process.send?.(longest)
  }
  process.on('message', (message) => {
    isOn = message === 'begin'
    if (!isOn) return
    longest = 0
    void next()
  })
  process.send?.('ready')
}

type Params = Readonly<Record<string, number | string>>

/** The path of a call with parameters that exist in the demo world. */
const addressOf = ({ path: pattern, row }: NamedRow, params: Params = {}): string => {
  const known: Params = { username: 'viewer', copy: 'copied', ...params }
  const filled = pattern.replace(/:(\w+)/g, (_, name: string) => String(known[name] ?? 1))
  const query = row.query === undefined ? {} : (plain(row.query) as Record<string, string>)
  return `${filled.slice(1)}?${new URLSearchParams(query).toString()}`
}

interface Try {
  readonly name: string
  readonly address: string
  /** The body, as JSON. */
  text(round: number): string
}

/** The bodies that are made from the schemas, and large ones that reach the database. */
function* triesOf(named: NamedRow): Generator<Try> {
  for (const [name, text] of bodiesOf(named)) yield { name, address: addressOf(named), text: () => text }
  for (const { operation, name, params, body } of LARGE_BODIES) {
    if (operation !== named.operation) continue
    yield { name, address: addressOf(named, params), text: (round) => JSON.stringify(body(round)) }
  }
}

interface Worst {
  readonly operation: string
  readonly name: string
  readonly ms: number
  readonly status: number
}

async function measure(origin: string): Promise<Worst[]> {
  const token = await signIn(origin)
  const prober = fork(import.meta.filename, [origin], { execArgv: ['--import', 'tsx'] })
  const ended = once(prober, 'exit').then(() => {
    throw new Error('The process that calls /healthz has ended.')
  })
  ended.catch(() => undefined)
  /** Waits for the next message: milliseconds of the longest /healthz. */
  const next = async (): Promise<number> => {
    const message: unknown = await Promise.race([once(prober, 'message'), ended])
    return Array.isArray(message) ? Number(message[0]) : 0
  }
  const worsts: Worst[] = []
  try {
    await next()
    for (const named of rowsOf(contract)) {
      if (wanted !== undefined && named.operation !== wanted) continue
      let worst: Worst | undefined
      for (const { name, address, text } of triesOf(named)) {
        const times: number[] = []
        let status = 0
        for (let round = 0; round < TRIES; round += 1) {
          const body = text(round)
          prober.send('begin')
          await wait(PAUSE_MS)
          const response = await fetch(new URL(address, origin), {
            method: named.row.method,
            headers: { 'content-type': 'application/json', authorization: token },
            body,
          })
          await response.arrayBuffer()
          status = response.status
          prober.send('end')
          times.push(await next())
        }
        const ms = times.sort((one, other) => one - other)[1] ?? 0
        if (wanted !== undefined) console.log(`    ${name.padEnd(50)} ${ms.toFixed(1).padStart(8)} ms, ${status}`)
        if (worst === undefined || ms > worst.ms) worst = { operation: named.operation, name, ms, status }
      }
      if (worst === undefined) continue
      worsts.push(worst)
      console.log(
        `  ${worst.operation.padEnd(28)} ${worst.ms.toFixed(1).padStart(8)} ms  ${worst.name} (${worst.status})`,
      )
    }
    return worsts
  } finally {
    prober.kill()
  }
}

async function main(): Promise<void> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-bodies-'))
  const server = usesServer ? await startPostgres() : undefined
  try {
    if (server === undefined) await prepareTemplate(dataDir)
    const gateway = runChild('src/main.ts', [], {
      PORT: '0',
      SEED: 'demo',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'fatal',
      LOGIN_LIMIT_ACCOUNT: '1000000',
      LOGIN_LIMIT_ADDRESS: '1000000',
      ...(server !== undefined && { DATABASE_URL: server.url }),
    })
    try {
      const [, origin = ''] = await gateway.printed(/is ready: (http:\S+)/, 120_000)
      console.log(
        `Longest answer of /healthz on ${usesServer ? 'PostgreSQL' : 'the embedded database'}, median of ${TRIES}`,
      )
      const worsts = await measure(origin)
      const isReached = worsts.every(({ ms }) => ms <= GOAL_MS)
      console.log(`Goal (at most ${GOAL_MS} ms): ${isReached ? 'reached' : 'missed'}`)
      process.exitCode = isReached ? 0 : 1
    } finally {
      await gateway.kill()
    }
  } finally {
    await server?.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

await (calledOrigin === undefined ? main() : Promise.resolve(probe(calledOrigin)))
