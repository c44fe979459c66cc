import type { Job, JobState } from './model'

/** Whether the job waits or runs. It can be canceled then. */
export const isInFlight = (state: JobState): boolean => state === 'waiting' || state === 'running'

/** The share of a job that is done, from 0 to 100. `undefined` while the total is unknown. */
export function percentOf({ done, total }: Pick<Job, 'done' | 'total'>): number | undefined {
  if (total === undefined) return undefined
  // Rows can be added or removed while a job counts them.
  return total === 0 ? 100 : Math.min(100, Math.floor((done / total) * 100))
}

/** Progress that is announced: the last full tenth, in percent. `undefined` before the first one, and unless the job runs. */
export function tenthOf(job: Pick<Job, 'state' | 'done' | 'total'>): number | undefined {
  const tenth = job.state === 'running' ? Math.floor((percentOf(job) ?? 0) / 10) * 10 : 0
  return tenth === 0 ? undefined : tenth
}

/** Whether the end of a job is news to its owner. They know of a job that they canceled. */
export const isNews = (state: JobState): boolean => state === 'done' || state === 'failed'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 3000

/** Pause before a client asks for its jobs again, in milliseconds: short at first, because most jobs are. @param asked times that it has asked without a change */
export const pollPause = (asked: number): number => Math.min(FIRST_PAUSE_MS * 1.5 ** asked, LONGEST_PAUSE_MS)
