import { requestMessages } from '@sitewright/domain/shared/messages'
import { unavailable } from './refusals'

/** Limits of whole lists; tests have smaller ones. */
export interface ListLimits {
  /** A list of so many rows goes out in one piece and waits for no other. */
  readonly atOnce: number
  /** Rows of a piece of a longer one. */
  readonly piece: number
  /** Longer ones that are sent at the same time to callers of one license, and to all callers. */
  readonly perLicense: number
  readonly inAll: number
  /** Others wait this long for their turn, in milliseconds. */
  readonly waitMs: number
  /** A reader that takes nothing for this long is cut off, in milliseconds. */
  readonly stallMs: number
}

export const LIST_LIMITS: ListLimits = {
  atOnce: 1000,
  piece: 500,
  perLicense: 1,
  inAll: 4,
  waitMs: 10_000,
  stallMs: 10_000,
}

/** Who may send a long list now, and who waits. */
export interface TurnsForLists {
  /**
   * Waits for a turn.
   * @param hasLeft the caller waits no longer
   * @returns ends the turn; twice does nothing
   * @throws Problem 503 when the wait was too long, or the caller left
   */
  take(licenseId: number | undefined, hasLeft: AbortSignal): Promise<() => void>
}

interface Waiting {
  readonly licenseId: number | undefined
  start(): void
}

/** First come, first served; a license that has its turn lets those of other licenses pass. */
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
    take: (licenseId, hasLeft) =>
      new Promise((resolve, reject) => {
        const stopWaiting = (): void => {
          clearTimeout(timer)
          hasLeft.removeEventListener('abort', refuse)
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
        hasLeft.addEventListener('abort', refuse)
        waiting.add(each)
        if (hasLeft.aborted) refuse()
        else startNext()
      }),
  }
}
