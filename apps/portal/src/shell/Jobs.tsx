import { useState } from 'react'
import { jobMessages } from '@sitewright/domain/jobs/messages'
import type { Job } from '@sitewright/domain/jobs/model'
import { isInFlight } from '@sitewright/domain/jobs/rules'
import { getMessage } from '@sitewright/domain/shared/problem'
import { JobPanel } from '@sitewright/ui/features/jobs/JobPanel'
import { cancelJob, loadJobFile, useJobs } from '../data/jobs'
import { restartJob } from '../data/jobs/restart'
import { useDismissedJobs } from './dismissed-jobs'

/** Jobs that the panel shows. */
const MAX_VISIBLE = 5
/** Jobs that ended longer ago are not shown on another device or after a day, in milliseconds. Their files stay until they expire. */
const VISIBLE_FOR_MS = 24 * 60 * 60_000

/** The jobs of the session, on every page: they go on while the user navigates, reloads or closes the page. */
export function Jobs() {
  const jobs = useJobs()
  const dismissed = useDismissedJobs()
  const [openedAt] = useState(Date.now)
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())

  const isVisible = ({ jobId, state, endedAt }: Job): boolean =>
    isInFlight(state) ||
    (state !== 'canceled' && !dismissed.has(jobId) && (endedAt === undefined || endedAt > openedAt - VISIBLE_FOR_MS))
  const during = async (job: Job, task: () => Promise<unknown>): Promise<void> => {
    setBusy((ids) => new Set([...ids, job.jobId]))
    await task()
    setBusy((ids) => new Set([...ids].filter((id) => id !== job.jobId)))
  }

  return (
    <JobPanel
      jobs={jobs.filter(isVisible).slice(0, MAX_VISIBLE)}
      isBusy={({ jobId }) => busy.has(jobId)}
      onCancel={(job) => void during(job, () => cancelJob(job))}
      onDownload={loadJobFile}
      getDownloadError={(error) => getMessage(error, jobMessages.downloadFailed)}
      onRetry={(job) =>
        void during(job, async () => {
          if (await restartJob(job)) dismissed.add(job.jobId)
        })
      }
      onDismiss={({ jobId }) => dismissed.add(jobId)}
    />
  )
}
