import { requestMessages } from '@sitewright/domain/shared/messages'
import { createTurns, type Turns } from '../turns'
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

/** Limits how many long lists are sent concurrently, for each license and in all. */
export type TurnsForLists = Turns<number | undefined>

export const createTurnsForLists = ({ perLicense, inAll, waitMs }: ListLimits): TurnsForLists =>
  createTurns({ perGroup: perLicense, inAll, waitMs }, () =>
    unavailable(requestMessages.listsBusy, Math.ceil(waitMs / 1000)),
  )

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
