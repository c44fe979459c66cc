import fs from 'node:fs'
import http from 'node:http'
import { BASE_PATHS } from '@sitewright/api-client/contract/contract'
import { percentile } from '../heap-and-health'
import { createCalls } from '../calls'
import type { Arguments } from '../measure'
import { withGatewayProcess, withPlace } from '../own-gateway'

export const purpose =
  'reads and saves a second of one gateway on either database, and of three on PostgreSQL, with 24 connections: a table for docs/figures.md'
export const usage = '[seconds of each part, 10 if left out] [quick]'

const CONNECTIONS = 24
const WARM_UP_SHARE = 0.2
/** Ends a part early: on a fast machine, the groups of many saves would slow the reads of the next set-up. */
const MAX_CALLS = 20_000
const MAX_SECONDS = 15
/** The kernel counts processor time in hundredths of a second. */
const TICK_MS = 10

const SETUPS = [
  { name: 'one gateway, embedded', usesServer: false, gateways: 1 },
  { name: 'one gateway, PostgreSQL', usesServer: true, gateways: 1 },
  { name: 'three gateways, PostgreSQL', usesServer: true, gateways: 3 },
] as const

interface Caller {
  readonly origin: string
  readonly token: string
  readonly userName: string
  readonly licenseId: number
}
type Call = (caller: Caller, index: number) => { path: string; body?: unknown }

const ADMINISTRATORS = [
  { userName: 'customer.admin', licenseId: 1 },
  { userName: 'harbour.admin', licenseId: 2 },
] as const

const PAGE = 'page=1&pageSize=20'
/** In turn: a page of users, a page of user groups, one user, a page of users that is searched and sorted. */
const read: Call = ({ userName }, index) => ({
  path: [
    `${BASE_PATHS.gateway}/users?${PAGE}`,
    `${BASE_PATHS.gateway}/userGroup/getAll?${PAGE}`,
    `${BASE_PATHS.gateway}/users/${userName}`,
    `${BASE_PATHS.gateway}/users?${PAGE}&search=a&sort=-lastName`,
  ][index % 4] as string,
})
const save: Call = ({ licenseId }, index) => ({
  path: `${BASE_PATHS.gateway}/userGroup/create`,
  body: { LicenseId: licenseId, Name: `Load ${process.hrtime.bigint()} ${index}` },
})

const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS })

/** Waits for the whole reply. @throws if it is not a success */
const send = ({ origin, token }: Caller, { path, body }: ReturnType<Call>): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: token, 'content-type': 'application/json' }
    const request = http.request(new URL(path, origin), {
      agent,
      headers,
      method: body === undefined ? 'GET' : 'POST',
    })
    request.on('error', reject)
    request.on('response', (response) => {
      let start = ''
      response.on('data', (chunk: Buffer) => (start ||= chunk.toString('latin1', 0, 300)))
      response.on('error', reject)
      response.on('end', () => {
        if ((response.statusCode ?? 0) < 300) resolve()
        else reject(new Error(`${path}: ${response.statusCode} ${start}`))
      })
    })
    request.end(body === undefined ? undefined : JSON.stringify(body))
  })

/** Processor time in milliseconds and the most memory in MB of a process; NaN where the system does not say. */
function usageOf(pid: number | undefined): { cpuMs: number; memoryMb: number } {
  try {
    const [user, system] = fs
      .readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .slice(11, 13)
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return { cpuMs: (Number(user) + Number(system)) * TICK_MS, memoryMb: Number(kilobytes) / 1024 }
  } catch {
    return { cpuMs: Number.NaN, memoryMb: Number.NaN }
  }
}

/** Lets each connection make one call after the other. @returns the milliseconds of each call, in ascending order, and how long all took */
async function repeat(
  callers: readonly Caller[],
  call: Call,
  seconds: number,
): Promise<{ ms: number[]; seconds: number }> {
  const started = performance.now()
  const ms: number[] = []
  let count = 0
  const connection = async (_: unknown, number: number): Promise<void> => {
    while (performance.now() - started < seconds * 1000 && count < MAX_CALLS) {
      const index = count++
      const begin = performance.now()
      const caller = callers[number % callers.length]
      if (caller !== undefined) await send(caller, call(caller, index))
      ms.push(performance.now() - begin)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  return { ms: ms.toSorted((one, other) => one - other), seconds: (performance.now() - started) / 1000 }
}

/** Starts gateways one after the other, because the first one prepares the database. */
const withGateways = (
  environment: Record<string, string>,
  count: number,
  task: (gateways: readonly { origin: string; pid: number | undefined }[]) => Promise<void>,
): Promise<void> =>
  count === 0
    ? task([])
    : withGatewayProcess(environment, (origin, { process: { pid } }) =>
        withGateways(environment, count - 1, (others) => task([{ origin, pid }, ...others])),
      )

const rowOf = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

export async function run({ numbers: [seconds = 10], words }: Arguments): Promise<boolean> {
  const each = words.includes('quick') ? 2 : Math.min(seconds, MAX_SECONDS)
  const rows: string[] = []
  for (const { name, usesServer, gateways: count } of SETUPS) {
    await withPlace(usesServer, ({ environment }) =>
      withGateways(environment, count, async (gateways) => {
        const callers: Caller[] = []
        for (const { userName, licenseId } of ADMINISTRATORS) {
          for (const { origin } of gateways) {
            callers.push({ origin, userName, licenseId, token: await createCalls(origin).signIn(userName) })
          }
        }
        const cpuMs = () => gateways.reduce((sum, { pid }) => sum + usageOf(pid).cpuMs, 0)
        for (const [kind, call] of [
          ['reads', read],
          ['saves', save],
        ] as const) {
          await repeat(callers, call, each * WARM_UP_SHARE)
          const before = cpuMs()
          const result = await repeat(callers, call, each)
          const memory = gateways.map(({ pid }) => usageOf(pid).memoryMb.toFixed(0)).join(', ')
          rows.push(
            rowOf([
              name,
              kind,
              (result.ms.length / result.seconds).toFixed(0),
              percentile(result.ms, 0.5).toFixed(0),
              percentile(result.ms, 0.99).toFixed(0),
              ((cpuMs() - before) / result.ms.length).toFixed(1),
              memory,
            ]),
          )
          console.log(rows.at(-1))
        }
      }),
    )
  }
  const head = [
    'set-up',
    'calls',
    'a second',
    'median, ms',
    '99th percentile, ms',
    'CPU of gateways, ms a call',
    'memory at most, MB',
  ]
  console.log(`\n${CONNECTIONS} connections, ${each} s each\n`)
  console.log([rowOf(head), rowOf(head.map(() => '---')), ...rows].join('\n'))
  return true
}
