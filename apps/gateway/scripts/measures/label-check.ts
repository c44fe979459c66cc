import { setTimeout as wait } from 'node:timers/promises'
import { DEFAULT_LABEL } from '@sitewright/domain/labels/config'
import { labelRequests } from '@sitewright/domain/labels/rules'
import type { LabelReply } from '@sitewright/domain/labels/model'
import { type Calls, createCalls } from '../calls'
import { percentile } from '../heap-and-health'
import type { Arguments } from '../measure'
import { withGateway } from '../own-gateway'
import { startSecondProcess } from '../second-process'

export const purpose = 'other calls while the gateway prints 100 labels, and while it prints none'
export const usage = '[rounds]'

const LABELS = 100
/** The 99th percentile at most doubles. */
const GOAL = 2
/** The pause between two calls, in milliseconds. */
const PAUSE_MS = 10
const TARGETS = ['/healthz', '/gateway/users?page=1&pageSize=25', '/gateway/projects?page=1&pageSize=25']

interface Reading {
  /** Of the 100 labels, in milliseconds. */
  readonly ms: number
  /** Milliseconds of each other call without labels, and during them. */
  readonly idle: number[]
  readonly printing: number[]
}

/** Makes the other calls, one after the other, until a task ends. */
async function callDuring(calls: Calls, task: () => Promise<unknown>): Promise<{ ms: number; times: number[] }> {
  const times: number[] = []
  const end = new AbortController()
  const callOthers = async (): Promise<void> => {
    while (!end.signal.aborted) {
      for (const target of TARGETS) {
        const started = performance.now()
        await calls.fetchText(target)
        times.push(performance.now() - started)
      }
      await wait(PAUSE_MS)
    }
  }
  const others = callOthers()
  const started = performance.now()
  await task()
  const ms = performance.now() - started
  end.abort()
  await others
  return { ms, times }
}

async function print({ post }: Calls): Promise<void> {
  const names = Array.from({ length: LABELS }, (_, index) => `Laydown Yard 3 Bin ${index + 1}`)
  for (const body of labelRequests(DEFAULT_LABEL, names, { isMobile: false })) {
    const { Success, Error: text } = await post<LabelReply>('/gateway/list/labels?asBase64=true', body)
    if (!Success) throw new Error(text ?? 'No labels.')
  }
}

export async function prepareCalls(origin: string): Promise<() => Promise<Reading>> {
  const calls = createCalls(origin)
  await calls.signIn()
  const measureOnce = async (): Promise<Reading> => {
    const { ms, times: printing } = await callDuring(calls, () => print(calls))
    const { times: idle } = await callDuring(calls, () => wait(ms))
    return { ms, idle, printing }
  }
  // The first labels wait for the start of the worker.
  await measureOnce()
  return measureOnce
}

function report(what: string, times: readonly number[]): number {
  const ascending = times.toSorted((one, other) => one - other)
  const p99 = percentile(ascending, 0.99)
  console.log(
    `  ${what}: ${times.length} calls, median ${percentile(ascending, 0.5).toFixed(1)}, p99 ${p99.toFixed(1)}, longest ${percentile(ascending, 1).toFixed(1)} ms`,
  )
  return p99
}

export const run = ({ numbers: [rounds = 5] }: Arguments): Promise<boolean> =>
  withGateway(false, 'demo', async (origin) => {
    const caller = await startSecondProcess('label-check', origin)
    const idle: number[] = []
    const printing: number[] = []
    for (let round = 1; round <= rounds; round += 1) {
      const reading = await caller.ask<Reading>('print')
      console.log(`  ${LABELS} labels in ${reading.ms.toFixed(0)} ms`)
      idle.push(...reading.idle)
      printing.push(...reading.printing)
    }
    caller.end()
    const factor = report('while labels print', printing) / report('without labels', idle)
    console.log(`  p99 ${factor.toFixed(2)} times; goal ${GOAL}: ${factor <= GOAL ? 'reached' : 'missed'}`)
    return factor <= GOAL
  })
