import * as z from 'zod/mini'
import { createListeners } from './listeners'
import { readStored, store } from './storage'

const KEY = 'sitewright.jobs'
/** A user has at most as many jobs. */
const LIMIT = 100
const Stored = z.array(z.int())

function read(): readonly number[] {
  try {
    return Stored.parse(JSON.parse(readStored(KEY) ?? '[]'))
  } catch {
    // Something else is stored there: no job is followed.
    return []
  }
}

/** The jobs that this browser shows until the user dismisses them: those that it started, or saw in flight. Another device shows them in flight alone. */
function createFollowedJobs() {
  let ids = read()
  const listeners = createListeners()
  const change = (next: readonly number[]): void => {
    ids = next
    store(KEY, JSON.stringify(next))
    listeners.notify()
  }
  return {
    /** The same array until it changes. */
    get: (): readonly number[] => ids,
    subscribe: listeners.subscribe,
    add: (jobIds: readonly number[]): void => {
      const added = jobIds.filter((jobId) => !ids.includes(jobId))
      // Another tab may follow others.
      if (added.length > 0) change([...new Set([...added, ...ids, ...read()])].slice(0, LIMIT))
    },
    remove: (jobId: number): void => change(ids.filter((id) => id !== jobId)),
  }
}

export const followedJobs = createFollowedJobs()
