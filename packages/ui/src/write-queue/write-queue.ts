import { getOverlay, getRolledBack, type IsSettled, reduceWrite, type WriteEvent, type WriteState } from './write-state'

export type { IsSettled } from './write-state'

/** How a queue saves, and which answers it reports. */
export interface WriteQueueOptions<Row, Patch extends object> {
  /** Saves a row with a patch applied. Resolves to what the server stored. */
  send: (row: Row, patch: Patch) => Promise<Row>
  /** Whether the row already has all values of the patch, so that there is nothing to send. */
  isSettled: IsSettled<Row, Patch>
  /** The newer row that a merge conflict (409) carries. The patch is applied to it and sent again. */
  getCurrent?: (error: unknown) => Row | undefined
  /** Called with what the server stored. */
  onStored: (row: Row) => void
  /** Called when a save failed and was rolled back to `row`, unless a newer intent replaces all of `patch`. */
  onFailed: (error: unknown, row: Row, patch: Patch) => void
}

/** A queue of writes for each entity. */
export interface WriteQueue<Key, Row, Patch extends object> {
  /** Calls back after every change. @returns removes the listener */
  subscribe: (listener: () => void) => () => void
  /** Grows with every change: a snapshot for useSyncExternalStore. */
  getVersion: () => number
  /** What is shown over an entity's row until the server answers; undefined when no request is pending. */
  getOverlay: (key: Key) => Patch | undefined
  /** Drops all intents. Answers that arrive later are ignored. */
  reset: () => void
  /** Queues an intent of the user for an entity whose current row is `row`. Resolves when nothing is left to send; rejects then if a callback threw. */
  intend: (key: Key, row: Row, patch: Patch) => Promise<void>
}

/** How often a conflicting save is sent before it counts as failed. */
const MAX_CONFLICTS = 3

/**
 * A queue of optimistic writes, one per entity.
 *
 * The last intent is shown at once. One request is in flight at a time and later intents are merged and sent after it, so that fast double
 * presses do not race. A failed save is rolled back and reported; a newer intent survives it. Framework-free.
 */
export function createWriteQueue<Key, Row, Patch extends object>(
  options: WriteQueueOptions<Row, Patch>,
): WriteQueue<Key, Row, Patch> {
  interface Entry {
    state: WriteState<Row, Patch>
  }
  const entries = new Map<Key, Entry>()
  const listeners = new Set<() => void>()
  let version = 0
  const notify = (): void => {
    version += 1
    for (const listener of listeners) listener()
  }
  const advance = (entry: Entry, event: WriteEvent<Row, Patch>): void => {
    entry.state = reduceWrite(entry.state, event, options.isSettled)
  }

  const send = async (row: Row, patch: Patch, attempt = 1): Promise<Row> => {
    try {
      return await options.send(row, patch)
    } catch (error) {
      const current = options.getCurrent?.(error)
      if (current === undefined || attempt >= MAX_CONFLICTS) throw error
      return send(current, patch, attempt + 1)
    }
  }

  const run = async (key: Key, entry: Entry): Promise<void> => {
    const thrown: unknown[] = []
    // A callback that throws must not leave the entity busy for good.
    const report = (callback: () => void): void => {
      try {
        callback()
      } catch (error) {
        thrown.push(error)
      }
    }
    for (let patch = entry.state.inFlight; patch !== undefined; patch = entry.state.inFlight) {
      const answer = await send(entry.state.row, patch).then(
        (row) => ({ row }),
        (error: unknown) => ({ error }),
      )
      if (entries.get(key) !== entry) return
      if ('row' in answer) {
        advance(entry, { type: 'saved', row: answer.row })
        report(() => options.onStored(answer.row))
      } else {
        const rolledBack = getRolledBack(entry.state)
        advance(entry, { type: 'failed' })
        if (rolledBack !== undefined) report(() => options.onFailed(answer.error, entry.state.row, rolledBack))
      }
      if (entry.state.inFlight === undefined) entries.delete(key)
      notify()
    }
    if (thrown.length > 0) throw thrown[0]
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getVersion: () => version,
    getOverlay: (key) => {
      const entry = entries.get(key)
      return entry && getOverlay(entry.state)
    },
    reset: () => {
      entries.clear()
      notify()
    },
    intend: async (key, row, patch) => {
      const pending = entries.get(key)
      const entry = pending ?? { state: { row } }
      entries.set(key, entry)
      advance(entry, { type: 'intended', patch })
      notify()
      if (!pending) await run(key, entry)
    },
  }
}
