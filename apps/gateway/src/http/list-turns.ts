import { requestMessages } from '@sitewright/domain/shared/messages'
import { unavailable } from './refusals'

/** Limits for whole lists. Tests use smaller ones. */
export interface ListLimits {
  /** The most rows in a piece. Lists of large rows read fewer (`inSmallPieces`). */
  readonly piece: number
  /** Turns at the same time, of callers of one license and of all callers (`inAll`). */
  readonly perLicense: number
  readonly inAll: number
  /** Bytes of unsent text after which a list waits for its client. A shorter list is written in one turn, and its client takes it later. */
  readonly unsent: number
  /** Bytes that lists may hold in memory before further ones wait, of callers of one license and of all callers. */
  readonly heldPerLicense: number
  readonly heldInAll: number
  /** How long a list waits for its first turn before 503, in milliseconds. */
  readonly waitMs: number
  /** The connection closes when the client reads nothing for this long, in milliseconds. */
  readonly stallMs: number
}

const MB = 1024 ** 2

export const LIST_LIMITS: ListLimits = {
  piece: 500,
  perLicense: 2,
  inAll: 4,
  unsent: MB,
  heldPerLicense: 8 * MB,
  heldInAll: 32 * MB,
  waitMs: 20_000,
  stallMs: 10_000,
}

/** What a list uses from its first turn until its client has all of it. */
export interface ListPlace {
  /**
   * Runs a task in a turn. The first turn waits until there is memory for the list. Lists that began come before new ones, so that few of them are open.
   * @throws Problem 503 when the first wait was too long, or after `leave`
   */
  run<T>(task: () => Promise<T>): Promise<T>
  /** The bytes that the list holds from now on. Until then it counts with those of a list that waits for its client. */
  hold(bytes: number): void
  /** Gives back all that the list holds. */
  leave(): void
}

export interface ListTurns {
  /**
   * @param licenseId of the caller: its lists wait for each other, and do not delay those of other licenses
   * @param isPatient whether its first turn may take any time, because its call has saved already
   */
  enter(licenseId: number | undefined, isPatient?: boolean): ListPlace
}

interface Use {
  running: number
  held: number
}

interface Waiting {
  canStart(): boolean
  start(): void
}

/** First come, first served, but for lists that wait for their own license. */
export function createListTurns(limits: ListLimits): ListTurns {
  const { perLicense, inAll, heldPerLicense, heldInAll, unsent, waitMs } = limits
  const all: Use = { running: 0, held: 0 }
  const byLicense = new Map<number | undefined, Use>()
  const begun = new Set<Waiting>()
  const fresh = new Set<Waiting>()
  const startNext = (): void => {
    for (const each of [...begun, ...fresh]) {
      if (all.running >= inAll) return
      if (each.canStart()) each.start()
    }
  }
  const enter = (licenseId: number | undefined, isPatient = false): ListPlace => {
    const own = byLicense.get(licenseId) ?? { running: 0, held: 0 }
    byLicense.set(licenseId, own)
    let held = 0
    let hasBegun = false
    let hasLeft = false
    let refuse = (): void => undefined
    const add = (change: Partial<Use>): void => {
      for (const use of [all, own]) {
        use.running += change.running ?? 0
        use.held += change.held ?? 0
      }
    }
    const setHeld = (bytes: number): void => {
      if (hasLeft) return
      add({ held: bytes - held })
      held = bytes
    }
    const hold = (bytes: number): void => {
      setHeld(bytes)
      startNext()
    }
    const takeTurn = (): Promise<void> =>
      new Promise((resolve, reject) => {
        const queue = hasBegun ? begun : fresh
        const stopWaiting = (): void => {
          clearTimeout(timer)
          queue.delete(each)
        }
        const each: Waiting = {
          canStart: () => own.running < perLicense && (hasBegun || (own.held < heldPerLicense && all.held < heldInAll)),
          start: () => {
            stopWaiting()
            add({ running: 1 })
            if (!hasBegun) setHeld(unsent)
            hasBegun = true
            resolve()
          },
        }
        refuse = () => {
          stopWaiting()
          reject(unavailable(requestMessages.listsBusy, Math.ceil(waitMs / 1000)))
        }
        const timer = hasBegun || isPatient ? undefined : setTimeout(refuse, waitMs)
        queue.add(each)
        if (hasLeft) refuse()
        else startNext()
      })
    return {
      run: async (task) => {
        await takeTurn()
        try {
          return await task()
        } finally {
          add({ running: -1 })
          startNext()
        }
      },
      hold,
      leave: () => {
        hold(0)
        hasLeft = true
        refuse()
      },
    }
  }
  return { enter }
}
