import { jobLabels, jobMessages } from '@sitewright/domain/jobs/messages'
import type { Job } from '@sitewright/domain/jobs/model'
import { jobNews } from '../shell/jobs/job-news'
import { toasts } from '../shell/toasts'
import { write } from './write'

/** Names the toast of a job: how it ended replaces that it started. */
export const jobToastId = ({ jobId }: Pick<Job, 'jobId'>): string => `job-${jobId}`

/**
 * Starts a job by a call that answers it. A toast says so, and that a call failed (NAV-35).
 * @param isPanelOpen the open panel shows the job, without a toast
 * @returns whether it was started
 */
export async function startJob(
  send: () => Promise<{ readonly status: 202; readonly body: Job }>,
  isPanelOpen = false,
): Promise<boolean> {
  const outcome = await write(send, {
    failed: jobMessages.startFailed,
    isFailureToasted: true,
    retry: () => void startJob(send),
    refresh: ['jobs.list'],
  })
  if (outcome.status !== 'saved') return false
  const job = outcome.value
  jobNews.start(job.jobId)
  if (!isPanelOpen)
    toasts.info(jobLabels.started(jobLabels.list(job.kind)), { key: jobToastId(job), isRecorded: false })
  return true
}
