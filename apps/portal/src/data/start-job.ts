import { jobMessages } from '@sitewright/domain/jobs/messages'
import type { Job } from '@sitewright/domain/jobs/model'
import { jobsWanted } from '../shell/jobs-wanted'
import { write } from './write'

/** Starts a job by a call that answers it. The panel of jobs shows it from then on, and a failure is a toast. @returns whether it was started */
export async function startJob(send: () => Promise<{ readonly status: 202; readonly body: Job }>): Promise<boolean> {
  const outcome = await write(send, {
    failed: jobMessages.startFailed,
    isFailureToasted: true,
    refresh: ['jobs.list'],
  })
  if (outcome.status !== 'saved') return false
  jobsWanted.raise()
  return true
}
