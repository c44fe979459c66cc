import * as z from 'zod/mini'
import { MAX_STORED_JOBS } from '@sitewright/domain/jobs/model'
import { createListeners } from '../listeners'
import { readStored, store } from '../storage'

const keyOf = (userId: number): string => `sitewright.jobs.${userId}`

const Seen = z.object({
  /** Ids of ended jobs that the user saw. */
  read: z.array(z.int()),
  /** Ids of jobs whose file the user downloaded. */
  downloaded: z.array(z.int()),
})
/** What a user has seen of their jobs on this device. */
export type SeenJobs = z.infer<typeof Seen>

const parse = (text: string | null): SeenJobs => {
  try {
    return Seen.parse(JSON.parse(text ?? ''))
  } catch {
    // Nothing, or something else, is stored there: every job is new.
    return { read: [], downloaded: [] }
  }
}

const join = (added: readonly number[], ids: readonly number[]): number[] =>
  [...new Set([...added, ...ids])].slice(0, MAX_STORED_JOBS)

/** What each user has seen of their jobs, and which jobs this tab started. */
export function createJobNews() {
  const listeners = createListeners()
  const seen = new Map<number, { text: string | null; value: SeenJobs }>()
  const started = new Set<number>()
  /** Reads again what another tab changed. */
  const get = (userId: number): SeenJobs => {
    const text = readStored(keyOf(userId))
    const known = seen.get(userId)
    // If storage is blocked, it is remembered until the page unloads.
    if (known !== undefined && (text === null || known.text === text)) return known.value
    const value = parse(text)
    seen.set(userId, { text, value })
    return value
  }
  const change = (userId: number, added: Partial<SeenJobs>): void => {
    const before = get(userId)
    const downloaded = join(added.downloaded ?? [], before.downloaded)
    // A file that was downloaded is no news.
    const value = { read: join([...(added.read ?? []), ...(added.downloaded ?? [])], before.read), downloaded }
    const text = JSON.stringify(value)
    seen.set(userId, { text, value })
    store(keyOf(userId), text)
    listeners.notify()
  }
  return {
    /** The same object until it changes. */
    get,
    subscribe: listeners.subscribe,
    read: (userId: number, jobIds: readonly number[]): void => change(userId, { read: [...jobIds] }),
    download: (userId: number, jobId: number): void => change(userId, { downloaded: [jobId] }),
    /** This tab started the job: its end is a toast. */
    start: (jobId: number): void => void started.add(jobId),
    /** Whether this tab started the job. Once, because it ends once. */
    takeStarted: (jobId: number): boolean => started.delete(jobId),
  }
}

export const jobNews = createJobNews()
