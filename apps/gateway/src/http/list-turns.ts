import { requestMessages } from '@sitewright/domain/shared/messages'
import { unavailable } from './refusals'

/** Limits for whole lists. Tests use smaller ones. */
export interface ListLimits {
  /** A list of at most this many rows is sent at once and does not wait. */
  readonly atOnce: number
  /** Rows in a piece of a long list. */
  readonly piece: number
  /** Long lists that are sent concurrently to callers of one license, and to all callers (`inAll`). */
  readonly perLicense: number
  readonly inAll: number
  /** Lists of at most `atOnce` rows that are read at the same time. The others wait for them, however long. */
  readonly shortInAll: number
  /** How long a list waits for its turn before 503, in milliseconds. */
  readonly waitMs: number
  /** The connection closes when the client reads nothing for this long, in milliseconds. */
  readonly stallMs: number
}

export const LIST_LIMITS: ListLimits = {
  atOnce: 1000,
  piece: 500,
  perLicense: 1,
  inAll: 4,
  shortInAll: 4,
  waitMs: 10_000,
  stallMs: 10_000,
}

/** Limits how many long lists are sent concurrently. */
export interface TurnsForLists {
  /**
   * Waits for a turn.
   * @param signal stops waiting when the caller disconnects
   * @returns a function that ends the turn; further calls do nothing
   * @throws Problem 503 when the wait was too long, or the caller disconnected
   */
  take(licenseId: number | undefined, signal: AbortSignal): Promise<() => void>
}

interface Waiting {
  readonly licenseId: number | undefined
  start(): void
}

/** First come, first served. A list that waits for its own license does not block lists of other licenses. */
export function createTurnsForLists({ perLicense, inAll, waitMs }: ListLimits): TurnsForLists {
  const waiting = new Set<Waiting>()
  const running = new Map<number | undefined, number>()
  const runningOf = (licenseId: number | undefined): number => running.get(licenseId) ?? 0
  const total = (): number => [...running.values()].reduce((sum, count) => sum + count, 0)
  const startNext = (): void => {
    for (const each of waiting) {
      if (total() >= inAll) return
      if (runningOf(each.licenseId) < perLicense) each.start()
    }
  }
  const end = (licenseId: number | undefined): void => {
    const left = runningOf(licenseId) - 1
    if (left > 0) running.set(licenseId, left)
    else running.delete(licenseId)
    startNext()
  }
  return {
    take: (licenseId, signal) =>
      new Promise((resolve, reject) => {
        const stopWaiting = (): void => {
          clearTimeout(timer)
          signal.removeEventListener('abort', refuse)
          waiting.delete(each)
        }
        const refuse = (): void => {
          stopWaiting()
          reject(unavailable(requestMessages.listsBusy, Math.ceil(waitMs / 1000)))
        }
        const each: Waiting = {
          licenseId,
          start: () => {
            stopWaiting()
            running.set(licenseId, runningOf(licenseId) + 1)
            let hasEnded = false
            resolve(() => {
              if (hasEnded) return
              hasEnded = true
              end(licenseId)
            })
          },
        }
        const timer = setTimeout(refuse, waitMs)
        signal.addEventListener('abort', refuse)
        waiting.add(each)
        if (signal.aborted) refuse()
        else startNext()
      }),
  }
}

/** Runs a task when it is its turn. */
export type Gate = <T>(task: () => Promise<T>) => Promise<T>

/** Runs at most `limit` tasks at the same time, and the others in the order in which they came. */
export function createGate(limit: number): Gate {
  let running = 0
  const waiting: (() => void)[] = []
  return async (task) => {
    // A task that ends passes its place on, so that nobody overtakes those who wait.
    if (running < limit) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
