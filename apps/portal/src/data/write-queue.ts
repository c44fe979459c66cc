/**
 * The one way in which quick writes reach the server: a queue for each entity.
 *
 * The latest intent lies over the server's data at once. One request is in flight; what a person wants meanwhile is merged and sent after it, so that fast double
 * presses cannot race. A failure drops the intent that failed and tells; an intent that is newer than the failed one stays and is sent. Framework-free.
 */
export interface WriteQueueOptions<Row, Patch extends object> {
  /** Sends a row with a patch over it and resolves to what the server stored. */
  send: (row: Row, patch: Patch) => Promise<Row>
  /** Is the patch said by the row already? Then there is nothing to send. */
  isSettled: (row: Row, patch: Patch) => boolean
  /** A newer row that the failure carried (409): the intent is put over it and sent again. */
  currentOf?: (error: unknown) => Row | undefined
  /** What the server stored, for the caches. */
  onStored: (row: Row) => void
  /** The intent was dropped; `row` is what stands. */
  onFailed: (error: unknown, row: Row, patch: Patch) => void
}

interface Entry<Row, Patch> {
  row: Row
  inFlight: Patch
  queued: Patch | undefined
}

/** A conflict is tried again over the newer row this many times before it counts as a failure. */
const CONFLICT_TRIES = 3

export function createWriteQueue<Key, Row, Patch extends object>(options: WriteQueueOptions<Row, Patch>) {
  let entries = new Map<Key, Entry<Row, Patch>>()
  const listeners = new Set<() => void>()
  let version = 0
  const changed = () => {
    version += 1
    for (const listener of listeners) listener()
  }

  const sendOver = async (row: Row, patch: Patch): Promise<Row> => {
    let over = row
    for (let tries = 1; ; tries += 1) {
      try {
        return await options.send(over, patch)
      } catch (error) {
        const current = options.currentOf?.(error)
        if (current === undefined || tries >= CONFLICT_TRIES) throw error
        over = current
      }
    }
  }

  const run = async (key: Key, entry: Entry<Row, Patch>): Promise<void> => {
    for (;;) {
      try {
        entry.row = await sendOver(entry.row, entry.inFlight)
        if (entries.get(key) !== entry) return
        options.onStored(entry.row)
      } catch (error) {
        if (entries.get(key) !== entry) return
        const { queued } = entry
        const dropped = Object.fromEntries(
          Object.entries(entry.inFlight).filter(([field]) => queued === undefined || !(field in queued)),
        ) as Patch
        // What a newer intent replaces anyway has no failure worth telling.
        if (queued === undefined || Object.keys(dropped).length > 0) options.onFailed(error, entry.row, dropped)
      }
      const next = entry.queued
      if (next === undefined || options.isSettled(entry.row, next)) break
      entry.inFlight = next
      entry.queued = undefined
      changed()
    }
    entries.delete(key)
    changed()
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Grows with every change: a snapshot for useSyncExternalStore. */
    version: () => version,
    /** What lies over the entity's data until the server has answered. */
    overlay: (key: Key): Patch | undefined => {
      const entry = entries.get(key)
      return entry && { ...entry.inFlight, ...entry.queued }
    },
    /** Forgets every intent: what is in flight is answered to nobody. */
    reset: (): void => {
      entries = new Map()
      changed()
    },
    /** States what a person wants of an entity, over the row that they saw. Resolves when nothing is left to send. */
    intend: async (key: Key, row: Row, patch: Patch): Promise<void> => {
      const entry = entries.get(key)
      if (entry) {
        entry.queued = { ...entry.queued, ...patch }
        changed()
        return
      }
      const fresh: Entry<Row, Patch> = { row, inFlight: patch, queued: undefined }
      entries.set(key, fresh)
      changed()
      await run(key, fresh)
    },
  }
}
