import { jobLabels, jobMessages } from '@sitewright/domain/jobs/messages'
import type { Job } from '@sitewright/domain/jobs/model'
import { jobNews } from '../shell/jobs/job-news'
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
    saved: (job) =>
      isPanelOpen
        ? undefined
        : { text: jobLabels.started(jobLabels.list(job.kind)), tone: 'info', key: jobToastId(job), isRecorded: false },
    failed: jobMessages.startFailed,
    isFailureToasted: true,
    retry: () => void startJob(send),
    store: ({ jobId }) => jobNews.start(jobId),
    refresh: ['jobs.list'],
  })
  return outcome.status === 'saved'
}
