import { useSyncExternalStore } from 'react'
import { ownPath } from '@sitewright/domain/shared/own-path'
import { createListeners } from '../listeners'
import { readStored, store, unstore } from '../storage'

/** A record that a user opened on this device. */
export interface RecentRecord {
  /** What it is, as an audit subject: 'user', 'user-group', 'license'. */
  kind: string
  id: string
  /** Its name. */
  label: string
  /** What tells it from records of the same name. */
  detail?: string
  /** Its page. */
  href: string
  /** In epoch milliseconds. */
  openedAt: number
}

/** Most records that are remembered for a user. */
export const MAX_RECENT = 10

const NONE: readonly RecentRecord[] = []

const keyOf = (userId: number): string => `sitewright.recent.${userId}`

const isRecord = (value: unknown): value is RecentRecord => {
  if (typeof value !== 'object' || value === null) return false
  const { kind, id, label, detail = '', href, openedAt } = value as Partial<Record<keyof RecentRecord, unknown>>
  // Only an address of the portal: storage is not a place that can name another site.
  const isOwn = typeof href === 'string' && ownPath(href) !== undefined
  const isTime = typeof openedAt === 'number' && !Number.isNaN(new Date(openedAt).getTime())
  return [kind, id, label, detail].every((text) => typeof text === 'string') && isOwn && isTime
}

function parse(text: string): readonly RecentRecord[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(isRecord).slice(0, MAX_RECENT) : NONE
  } catch {
    // Another version of the portal wrote it, or a person did.
    return NONE
  }
}

/** The records that each user opened last on this device, newest first. */
export function createRecent() {
  const listeners = createListeners()
  /** What was last read or written, so that the same text is the same list. If storage is blocked, it lasts until the page unloads. */
  const known = new Map<number, { text: string; records: readonly RecentRecord[] }>()
  const get = (userId: number): readonly RecentRecord[] => {
    const last = known.get(userId)
    // Read each time, because another tab may have written.
    const text = readStored(keyOf(userId)) ?? last?.text
    if (text === undefined) return NONE
    if (text === last?.text) return last.records
    const records = parse(text)
    known.set(userId, { text, records })
    return records
  }
  const set = (userId: number, records: readonly RecentRecord[]): void => {
    const text = JSON.stringify(records)
    known.set(userId, { text, records })
    store(keyOf(userId), text)
    listeners.notify()
  }
  const others = (userId: number, { kind, id }: Pick<RecentRecord, 'kind' | 'id'>) =>
    get(userId).filter((record) => record.kind !== kind || record.id !== id)
  return {
    get,
    subscribe: listeners.subscribe,
    /** Puts a record first. */
    add: (userId: number, record: RecentRecord): void =>
      set(userId, [record, ...others(userId, record)].slice(0, MAX_RECENT)),
    /** Forgets a record that no longer exists, or that this user can no longer see. */
    forget: (userId: number, record: Pick<RecentRecord, 'kind' | 'id'>): void => {
      const rest = others(userId, record)
      if (rest.length < get(userId).length) set(userId, rest)
    },
    clear: (userId: number): void => {
      known.delete(userId)
      unstore(keyOf(userId))
      listeners.notify()
    },
  }
}

export const recent = createRecent()

/** The records that a user opened last on this device, newest first. */
export const useRecent = (userId: number): readonly RecentRecord[] => {
  const get = () => recent.get(userId)
  return useSyncExternalStore(recent.subscribe, get, get)
}
