import { setTimeout as wait } from 'node:timers/promises'
import { contract } from '@sitewright/api-client/contract/all'
import { rowsOf, type NamedRow } from '@sitewright/api-client/contract/contract'
import { prepareTemplate } from '../../test/template'
import { createCalls } from '../calls'
import { LARGE_BODIES } from '../large-bodies'
import type { Arguments } from '../measure'
import { median } from '../median'
import { engineOf, withGatewayProcess, withPlace } from '../own-gateway'
import { startSecondProcess } from '../second-process'
import { bodiesOf, plain } from '../worst-values'

export const purpose =
  '/healthz while the gateway reads the slowest bodies of each call: the longest answer, median of three'
export const usage = '[operation] [postgres]'

const TRIES = 3
const GOAL_MS = 100
/** The pause between two calls of /healthz, in milliseconds. */
const PAUSE_MS = 2

/** Calls /healthz from the message 'begin' to the message 'end', which is answered with the longest time in milliseconds. */
export function prepareCalls(origin: string): Promise<(message: 'begin' | 'end') => Promise<number>> {
  let end = new AbortController()
  let probing = Promise.resolve(0)
  const probe = async (signal: AbortSignal): Promise<number> => {
    let longest = 0
    while (!signal.aborted) {
      const started = performance.now()
      await (await fetch(new URL('healthz', origin))).text()
      longest = Math.max(longest, performance.now() - started)
      await wait(PAUSE_MS)
    }
    return longest
  }
  return Promise.resolve((message) => {
    if (message === 'end') {
      end.abort()
      return probing
    }
    end = new AbortController()
    probing = probe(end.signal)
    return Promise.resolve(0)
  })
}

// The bodies are made from the schemas: each string, array and record at its worst in an otherwise valid body, and bodies that are invalid as a whole. Large valid bodies of
// workflows, configs, preservations, mappings and sites come from large-bodies.ts.
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

async function measure(origin: string, wanted: string | undefined): Promise<Worst[]> {
  const token = await createCalls(origin).signIn('super.admin')
  const prober = await startSecondProcess('worst-bodies', origin)
  const worsts: Worst[] = []
  for (const named of rowsOf(contract)) {
    if (wanted !== undefined && named.operation !== wanted) continue
    let worst: Worst | undefined
    for (const { name, address, text } of triesOf(named)) {
      const times: number[] = []
      let status = 0
      for (let round = 0; round < TRIES; round += 1) {
        const body = text(round)
        await prober.ask('begin')
        const response = await fetch(new URL(address, origin), {
          method: named.row.method,
          headers: { 'content-type': 'application/json', authorization: token },
          body,
        })
        await response.arrayBuffer()
        status = response.status
        times.push(await prober.ask<number>('end'))
      }
      const ms = median(times)
      if (wanted !== undefined) console.log(`    ${name.padEnd(50)} ${ms.toFixed(1).padStart(8)} ms, ${status}`)
      if (worst === undefined || ms > worst.ms) worst = { operation: named.operation, name, ms, status }
    }
    if (worst === undefined) continue
    worsts.push(worst)
    console.log(
      `  ${worst.operation.padEnd(28)} ${worst.ms.toFixed(1).padStart(8)} ms  ${worst.name} (${worst.status})`,
    )
  }
  prober.end()
  return worsts
}

export const run = ({ words, usesServer }: Arguments): Promise<boolean> =>
  withPlace(usesServer, async ({ dataDir, environment }) => {
    if (!usesServer) await prepareTemplate(dataDir)
    return withGatewayProcess({ ...environment, LOG_LEVEL: 'fatal' }, async (origin) => {
      console.log(`Longest answer of /healthz on ${engineOf(usesServer)}, median of ${TRIES}`)
      const worsts = await measure(
        origin,
        words.find((word) => word.includes('.')),
      )
      const isReached = worsts.every(({ ms }) => ms <= GOAL_MS)
      console.log(`Goal (at most ${GOAL_MS} ms): ${isReached ? 'reached' : 'missed'}`)
      return isReached
    })
  })
