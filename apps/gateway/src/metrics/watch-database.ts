import { AsyncResource } from 'node:async_hooks'
import type { Database } from '../db/database'
import { readStored, type StoredFacts } from './stored'

/** How often the database is asked, in milliseconds, however often metrics are read. */
const READ_EVERY_MS = 10_000
/** What was read is reported for this long, in milliseconds: a single statement that failed must not make an alert forget how long it was waiting. */
const VALID_FOR_MS = 60_000

export interface DatabaseWatch {
  /** Whether the database answered and could write when it was last asked; `undefined` before the first answer. */
  isUp(): boolean | undefined
  /** What was last read, if that was within a minute and the database is up. */
  stored(): StoredFacts | undefined
  /** Asks now. Never rejects. */
  refresh(): Promise<void>
  stop(): void
}

/**
 * Asks the database at intervals, beside all calls, so that a reply with metrics never waits for it.
 * @param elapsed a monotonic clock, milliseconds
 */
export function watchDatabase(db: Database, elapsed: () => number = () => performance.now()): DatabaseWatch {
  let isUp: boolean | undefined
  let facts: { readonly stored: StoredFacts; readonly readAt: number } | undefined
  let reading: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  /** At most one at a time: a server that vanished answers nothing for long. */
  const read = (): Promise<void> =>
    (reading ??= readStored(db)
      .then((stored) => {
        facts = { stored, readAt: elapsed() }
      })
      // Whether the database answers is known already, and `facts` become too old.
      .catch(() => undefined)
      .finally(() => (reading = undefined)))

  const refresh = async (): Promise<void> => {
    isUp = await db.isReady()
    if (isUp) await read()
  }

  // Not as a part of the call that happens to start it. It does not wait for the end, so that `isReady` is asked again while a statement hangs.
  const tick = AsyncResource.bind((): void => {
    void refresh()
    timer = setTimeout(tick, READ_EVERY_MS).unref()
  })
  tick()

  return {
    isUp: () => isUp,
    stored: () =>
      isUp === true && facts !== undefined && elapsed() - facts.readAt < VALID_FOR_MS ? facts.stored : undefined,
    refresh,
    stop: () => clearTimeout(timer),
  }
}
