import { startSecondProcess } from './second-process'

const HEAP_GOAL_MB = 30
const HEALTH_GOAL_MS = 50
/** The pause between two readings of the heap, in milliseconds. */
const PAUSE_MS = 10

/** What the second process reports of a task. */
export interface Reading {
  /** What was done, such as `50000 users`. */
  readonly what: string
  readonly ms: number
  /** Milliseconds of each call of /healthz during the task, ascending. */
  readonly health: readonly number[]
}

export const percentile = (ascending: readonly number[], share: number): number =>
  ascending[Math.ceil(ascending.length * share) - 1] ?? 0

/** Heap in use after a garbage collection, in MB. */
const heapOf = (): number => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1024 ** 2
}

/**
 * Measures how far the heap of the gateway in this process rises during a task of its caller, and how long /healthz takes. Separate rounds measure the heap, because
 * collecting garbage before each reading takes time.
 * @param name of the measure, whose second process answers each message with a `Reading`
 * @returns whether the goals are reached
 */
export async function measureHeapAndHealth(name: string, origin: string, rounds: number): Promise<boolean> {
  const caller = await startSecondProcess(name, origin)
  try {
    let isReached = true
    for (let round = 1; round <= rounds; round += 1) {
      const { what, ms, health } = await caller.ask<Reading>('again')
      const p99 = percentile(health, 0.99)
      console.log(
        `  ${what} in ${ms.toFixed(0)} ms; ${health.length} times /healthz: median ${percentile(health, 0.5).toFixed(1)}, p99 ${p99.toFixed(1)}, longest ${(health.at(-1) ?? 0).toFixed(1)} ms`,
      )
      if (p99 > HEALTH_GOAL_MS) isReached = false
    }
    for (let round = 1; round <= rounds; round += 1) {
      const before = heapOf()
      let most = before
      const timer = setInterval(() => {
        most = Math.max(most, heapOf())
      }, PAUSE_MS)
      await caller.ask<Reading>('again')
      clearInterval(timer)
      console.log(
        `  heap ${before.toFixed(1)} MB before, at most ${most.toFixed(1)} MB, rise ${(most - before).toFixed(1)} MB`,
      )
      if (most - before > HEAP_GOAL_MB) isReached = false
    }
    console.log(
      `Goals (heap rises by at most ${HEAP_GOAL_MB} MB, p99 of /healthz at most ${HEALTH_GOAL_MS} ms): ${isReached ? 'reached' : 'missed'}`,
    )
    return isReached
  } finally {
    caller.end()
  }
}
