import { fork } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DEFAULT_LABEL } from '@sitewright/domain/labels/config'
import { labelRequests } from '@sitewright/domain/labels/rules'
import type { LabelReply } from '@sitewright/domain/labels/model'
import { readConfig } from '../src/config'
import { DEMO_PASSWORD } from '../src/db/demo/accounts'
import { startGateway } from '../src/start'
import { nextMessage } from './next-message'

/**
 * Measures how long other calls take while the gateway prints 100 labels, and while it prints none. The gateway runs in this process, its caller in a second one.
 * Goal: the 99th percentile at most doubles. `npm run label-check -- [rounds]`.
 */
const [rounds = 5] = process.argv.slice(2).map(Number).filter(Number.isInteger)
/** The origin of the gateway, in the process of the caller; `undefined` in the main process. */
const calledOrigin = process.argv.find((argument) => argument.startsWith('http:'))
const LABELS = 100
const GOAL = 2
/** The pause between two calls, in milliseconds. */
const PAUSE_MS = 10
const TARGETS = ['healthz', 'gateway/users?page=1&pageSize=25', 'gateway/projects?page=1&pageSize=25']

interface Reading {
  /** Of the 100 labels, in milliseconds. */
  readonly ms: number
  /** Milliseconds of each other call without labels, and during them, ascending. */
  readonly idle: number[]
  readonly printing: number[]
}

const ascending = (values: number[]): number[] => values.sort((one, other) => one - other)
const at = (values: readonly number[], share: number): number => values[Math.ceil(values.length * share) - 1] ?? 0

async function signIn(origin: string): Promise<string> {
  const response = await fetch(new URL('gateway/login', origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'customer.admin', password: DEMO_PASSWORD }),
  })
  return ((await response.json()) as { token: string }).token
}

/** Makes the other calls, one after the other, until the signal is aborted. */
async function callOthers(origin: string, token: string, signal: AbortSignal): Promise<number[]> {
  const times: number[] = []
  while (!signal.aborted) {
    for (const target of TARGETS) {
      const started = performance.now()
      const response = await fetch(new URL(target, origin), { headers: { authorization: token } })
      await response.text()
      if (!response.ok) throw new Error(`${target} was answered with ${response.status}.`)
      times.push(performance.now() - started)
    }
    await wait(PAUSE_MS)
  }
  return ascending(times)
}

async function print(origin: string, token: string): Promise<number> {
  const names = Array.from({ length: LABELS }, (_, index) => `Laydown Yard 3 Bin ${index + 1}`)
  const started = performance.now()
  for (const body of labelRequests(DEFAULT_LABEL, names, { isMobile: false })) {
    const response = await fetch(new URL('gateway/list/labels?asBase64=true', origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body: JSON.stringify(body),
    })
    const { Success, Error: text } = (await response.json()) as LabelReply
    if (!Success) throw new Error(text ?? 'No labels.')
  }
  return performance.now() - started
}

async function measureOnce(origin: string, token: string): Promise<Reading> {
  const during = async (work: () => Promise<number>) => {
    const end = new AbortController()
    const others = callOthers(origin, token, end.signal)
    const ms = await work()
    end.abort()
    return { ms, times: await others }
  }
  const { ms, times: printing } = await during(() => print(origin, token))
  const { times: idle } = await during(async () => {
    await wait(ms)
    return ms
  })
  return { ms, idle, printing }
}

/** The process of the caller: answers each message with one reading. */
async function answerMessages(origin: string): Promise<void> {
  const token = await signIn(origin)
  // The first labels wait for the start of the worker.
  await measureOnce(origin, token)
  process.on('message', () => {
    void measureOnce(origin, token).then((reading) => process.send?.(reading))
  })
  process.send?.('ready')
}

async function measure(origin: string): Promise<boolean> {
  const caller = fork(import.meta.filename, [origin], { execArgv: ['--import', 'tsx'] })
  try {
    await nextMessage<string>(caller)
    const idle: number[] = []
    const printing: number[] = []
    for (let round = 1; round <= rounds; round += 1) {
      caller.send('print')
      const reading = await nextMessage<Reading>(caller)
      console.log(`  ${LABELS} labels in ${reading.ms.toFixed(0)} ms`)
      idle.push(...reading.idle)
      printing.push(...reading.printing)
    }
    const report = (what: string, times: number[]): number => {
      const p99 = at(ascending(times), 0.99)
      console.log(
        `  ${what}: ${times.length} calls, median ${at(times, 0.5).toFixed(1)}, p99 ${p99.toFixed(1)}, longest ${at(times, 1).toFixed(1)} ms`,
      )
      return p99
    }
    const factor = report('while labels print', printing) / report('without labels', idle)
    console.log(`  p99 ${factor.toFixed(2)} times; goal ${GOAL}`)
    return factor <= GOAL
  } finally {
    caller.kill()
  }
}

async function main(): Promise<void> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-labels-'))
  try {
    const gateway = await startGateway(
      readConfig({ PORT: '0', SEED: 'demo', DATA_DIR: dataDir, LOG_LEVEL: 'warn', LOGIN_LIMIT_ADDRESS: '1000' }),
    )
    const isReached = await measure(gateway.url)
    console.log(isReached ? 'reached' : 'MISSED')
    if (!isReached) process.exitCode = 1
    await gateway.stop()
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

await (calledOrigin === undefined ? main() : answerMessages(calledOrigin))
