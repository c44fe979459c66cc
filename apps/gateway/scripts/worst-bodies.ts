import { fork } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type * as z from 'zod/mini'
import { contract } from '@sitewright/api-client/contract/all'
import { rowsOf, type NamedRow } from '@sitewright/api-client/contract/contract'
import { DEMO_PASSWORD } from '../src/db/demo/accounts'
import { bodyLimitOf, BODY_LIMITS } from '../src/http/body-limits'
import { runChild } from '../test/child-process'
import { startPostgres } from '../test/postgres-server'
import { prepareTemplate } from '../test/template'

/**
 * Sends the slowest bodies it can make to every call of the contract that has a body, and measures how long /healthz takes meanwhile: the longest answer, median of three
 * tries for each body. It makes the bodies from the schemas: each string, array and record at its worst in an otherwise valid body, and bodies that are invalid as a whole. Uses the
 * embedded database, or with the argument `postgres` a server that it starts. `npm run worst-bodies -- [postgres] [operation]`.
 */
const usesServer = process.argv.includes('postgres')
const wanted = process.argv.slice(2).find((argument) => argument.includes('.') && !argument.startsWith('http:'))
const calledOrigin = process.argv.find((argument) => argument.startsWith('http:'))
const TRIES = 3
const GOAL_MS = 100
/** The pause between two calls of /healthz, in milliseconds. */
const PAUSE_MS = 2

type Schema = z.core.$ZodType

/** Alternates combining marks of two classes: normalizing them takes quadratic time. */
const accents = (length: number): string => `a${'\u0301\u0323'.repeat(length / 2)}`.slice(0, length)
const count = (length: number): number[] => Array.from({ length }, (_, index) => index + 1)

/** The schema inside `optional` and `nullable`. */
function typeOf(schema: Schema): z.core.$ZodTypes {
  const type = schema as z.core.$ZodTypes
  const { def } = type._zod
  return def.type === 'optional' || def.type === 'nullable' ? typeOf(def.innerType) : type
}

/** A small value that usually fits the schema. Refinements are ignored. */
function plain(schema: Schema): unknown {
  const { def } = typeOf(schema)._zod
  switch (def.type) {
    case 'string':
      return 'someone@example.org'
    case 'number':
      return 1
    case 'boolean':
      return true
    case 'array':
      return []
    case 'record':
      return {}
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).flatMap(([key, field]) => {
          const inner: Schema = field
          return inner._zod.def.type === 'optional' ? [] : [[key, plain(inner)]]
        }),
      )
    case 'enum':
      return Object.values(def.entries)[0]
    case 'union':
      return def.options[0] === undefined ? null : plain(def.options[0])
    default:
      return null
  }
}

const LENGTHS = [50, 100, 101, 150, 400, 600, 2000, 9_999, 10_000, 10_001, 60_000, 400_000]
const IDS = 100_000

/** The worst values for a schema, each with a name. */
function* worstOf(schema: Schema): Generator<[string, unknown]> {
  const { def } = typeOf(schema)._zod
  switch (def.type) {
    case 'string':
      for (const length of LENGTHS) yield [`${length} accents`, accents(length)]
      yield ['500,000 spaces', `a${' '.repeat(500_000)}b`]
      yield ['500,000 letters', 'x'.repeat(500_000)]
      return
    case 'number':
      yield ['1e308', 1e308]
      yield ['a number of 500,000 digits', { raw: '9'.repeat(500_000) }]
      return
    case 'array': {
      const item = def.element
      if (typeOf(item)._zod.def.type === 'number') yield [`${IDS} ids`, count(IDS)]
      if (typeOf(item)._zod.def.type === 'number') yield [`${IDS} times the same id`, count(IDS).map(() => 1)]
      yield [`${IDS} texts`, count(IDS).map(() => 'xxxxx')]
      yield [`${IDS} lists`, count(IDS).map(() => [])]
      yield ['20,000 plain items', count(20_000).map(() => plain(item))]
      for (const [name, worst] of worstOf(item)) yield [`1 item: ${name}`, [worst]]
      for (const length of [100, 150]) {
        if (typeOf(item)._zod.def.type === 'string')
          yield [`items of ${length} accents`, count(2000).map(() => accents(length))]
      }
      return
    }
    case 'record': {
      yield ['1 key, all ids', { 1: count(IDS) }]
      yield ['10 keys, all ids', Object.fromEntries(count(10).map((key) => [key, count(IDS / 10)]))]
      yield ['1,000 keys, all ids', Object.fromEntries(count(1000).map((key) => [key, count(IDS / 1000)]))]
      yield ['1 key, 500,000 ids', { 1: Array.from({ length: 500_000 }, () => 1) }]
      yield ['60,000 keys', Object.fromEntries(count(60_000).map((key) => [key, []]))]
      yield ['60,000 texts as keys', Object.fromEntries(count(60_000).map((key) => [`k${key}`, []]))]
      yield ['a key of 400,000 accents', { [accents(400_000)]: [] }]
      return
    }
    case 'object':
      for (const [key, field] of Object.entries(def.shape)) {
        const base = plain(schema) as Record<string, unknown>
        for (const [name, worst] of worstOf(field)) yield [`${key}: ${name}`, { ...base, [key]: worst }]
      }
      return
    case 'union':
      for (const option of def.options) yield* worstOf(option)
      return
    default:
      yield [`${IDS} numbers`, count(IDS)]
      yield ['nested 400,000 deep', { raw: '['.repeat(400_000) + ']'.repeat(400_000) }]
  }
}

/** Bodies that are invalid for every call, each with a name. */
function* wrongOf(): Generator<[string, unknown]> {
  yield ['nested 500,000 deep', { raw: '['.repeat(500_000) + ']'.repeat(500_000) }]
  yield ['objects nested 100,000 deep', { raw: '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000) }]
  yield ['100,000 unknown fields', Object.fromEntries(count(100_000).map((key) => [`f${key}`, 1]))]
  yield ['a field name of 400,000 accents', { [accents(400_000)]: 1 }]
  yield ['20 field names of 9,999 accents', Object.fromEntries(count(20).map((key) => [key + accents(9990), 1]))]
  yield ['200,000 empty objects', count(200_000).map(() => ({}))]
  yield ['400,000 numbers', count(400_000).map((id) => id % 10)]
  yield ['a text of 500,000 escapes', { raw: `"${'\\u0301'.repeat(100_000)}"` }]
}

/** Serializes a body as JSON. An object `{ raw }`, at any depth, is replaced by its raw text. */
function textOf(body: unknown): string {
  const raws: string[] = []
  const text = JSON.stringify(body, (_key, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'raw' in value && typeof value.raw === 'string') {
      raws.push(value.raw)
      return `raw-${raws.length - 1}`
    }
    return value
  })
  return raws.reduce((all, raw, index) => all.replace(`"raw-${index}"`, () => raw), text)
}

function* bodiesOf(named: NamedRow): Generator<[string, string]> {
  const { body } = named.row
  if (body === undefined) return
  for (const [name, value] of [...worstOf(body), ...wrongOf()]) {
    const text = textOf(value)
    if (Buffer.byteLength(text) <= bodyLimitOf(named.row, BODY_LIMITS)) yield [name, text]
  }
}

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

/** The path of a call with parameters that exist in the demo world. */
const addressOf = ({ path: pattern, row }: NamedRow): string => {
  const filled = pattern.replace(/:(\w+)/g, (_, name: string) =>
    name === 'username' ? 'viewer' : name === 'copy' ? 'copied' : '1',
  )
  const query = row.query === undefined ? {} : (plain(row.query) as Record<string, string>)
  return `${filled.slice(1)}?${new URLSearchParams(query).toString()}`
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
      for (const [name, body] of bodiesOf(named)) {
        const times: number[] = []
        let status = 0
        for (let round = 0; round < TRIES; round += 1) {
          prober.send('begin')
          await wait(PAUSE_MS)
          const response = await fetch(new URL(addressOf(named), origin), {
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
