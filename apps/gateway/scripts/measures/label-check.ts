import { setTimeout as wait } from 'node:timers/promises'
import { DEFAULT_LABEL } from '@sitewright/domain/labels/config'
import { type LabelReply, parseLabelSize } from '@sitewright/domain/labels/model'
import { labelRequests } from '@sitewright/domain/labels/rules'
import { fillLabel } from '@sitewright/domain/labels/zpl'
import { labelCodes } from '@sitewright/domain/labels/zpl-codes'
import { drawLabel } from '../../src/areas/labels/draw-label'
import { loadReadCodes, loadRenderer } from '../../src/areas/labels/load-tools'
import { type Calls, createCalls } from '../calls'
import { percentile } from '../heap-and-health'
import type { Arguments } from '../measure'
import { withGateway } from '../own-gateway'
import { startSecondProcess } from '../second-process'

export const purpose =
  'other calls while the gateway checks and prints 100 labels, and while it prints none; processor time of a check'
export const usage = '[rounds]'

const LABELS = 100
const MM_PER_INCH = 25.4
/** The 99th percentile at most doubles. */
const GOAL = 2
/** The pause between two calls, in milliseconds. */
const PAUSE_MS = 10
/** Checking a label costs at most this many times what drawing it costs. */
const CHECK_GOAL = 1.3
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

let printed = 0

async function print({ post }: Calls): Promise<void> {
  // New names each time: the gateway keeps drawings.
  printed += 1
  const names = Array.from({ length: LABELS }, (_, index) => ({ name: `Laydown Yard ${printed} Bin ${index + 1}` }))
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

async function measureProcessor(task: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await task()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The processor time of drawing the built-in label, and of drawing and checking it, in turn: other work on the machine slows both. */
async function measureCheck(): Promise<boolean> {
  const [draw, readCodes] = [await loadRenderer(), await loadReadCodes()]
  const { zpl, dpmm, size } = DEFAULT_LABEL
  const inches = parseLabelSize(size)
  if (inches === undefined) throw new Error('The label has no size.')
  const drawn: number[] = []
  const checked: number[] = []
  for (let at = 0; at < LABELS; at += 1) {
    const site = { name: `Laydown Yard 3 Bin ${at + 1}` }
    const filled = fillLabel(zpl, site)
    const task = { kind: 'render', zpl: filled, ...inches, dpmm, codes: labelCodes(zpl, site) } as const
    const drawOnly = () => draw(filled, inches.width * MM_PER_INCH, inches.height * MM_PER_INCH, dpmm)
    drawn.push(await measureProcessor(drawOnly))
    checked.push(await measureProcessor(() => drawLabel(task, draw, readCodes)))
  }
  const [one, other] = [drawn, checked].map((times) => times.reduce((sum, ms) => sum + ms, 0) / LABELS) as [
    number,
    number,
  ]
  const factor = other / one
  console.log(
    `  drawing ${one.toFixed(1)} ms of processor time a label, drawing and checking ${other.toFixed(1)}: ${factor.toFixed(2)} times; goal ${CHECK_GOAL}: ${factor <= CHECK_GOAL ? 'reached' : 'missed'}`,
  )
  return factor <= CHECK_GOAL
}

const measureCalls = (rounds: number): Promise<boolean> =>
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

export async function run({ numbers: [rounds = 5] }: Arguments): Promise<boolean> {
  const isCheap = await measureCheck()
  const areCallsFast = await measureCalls(rounds)
  return isCheap && areCallsFast
}
