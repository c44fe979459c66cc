import { useState } from 'react'
import * as z from 'zod/mini'
import { readStored, store } from './storage'

const KEY = 'sitewright.jobs.dismissed'
/** Ids that are stored: a user has at most as many jobs. */
const LIMIT = 100
const Stored = z.array(z.int())

function read(): readonly number[] {
  try {
    return Stored.parse(JSON.parse(readStored(KEY) ?? '[]'))
  } catch {
    // Something else is stored there: nothing was dismissed.
    return []
  }
}

/** Ids of the ended jobs that the user has dismissed on this device. */
export function useDismissedJobs(): { has: (jobId: number) => boolean; add: (jobId: number) => void } {
  const [ids, setIds] = useState(read)
  return {
    has: (jobId) => ids.includes(jobId),
    add: (jobId) => {
      // Another tab may have dismissed others.
      const next = [jobId, ...read().filter((id) => id !== jobId)].slice(0, LIMIT)
      store(KEY, JSON.stringify(next))
      setIds(next)
    },
  }
}
