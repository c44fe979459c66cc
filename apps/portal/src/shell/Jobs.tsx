import { useEffect, useState, useSyncExternalStore } from 'react'
import { jobMessages } from '@sitewright/domain/jobs/messages'
import type { Job } from '@sitewright/domain/jobs/model'
import { isInFlight } from '@sitewright/domain/jobs/rules'
import { getMessage } from '@sitewright/domain/shared/problem'
import { JobPanel } from '@sitewright/ui/features/jobs/JobPanel'
import { cancelJob, loadJobFile, useJobs } from '../data/jobs'
import { restartJob } from '../data/jobs/restart'
import { followedJobs } from './followed-jobs'

/** Jobs that the panel shows. */
const MAX_VISIBLE = 5
/** The jobs of the session, on every page: they go on while the user navigates, reloads or closes the page. */
export function Jobs() {
  const jobs = useJobs()
  const followed = useSyncExternalStore(followedJobs.subscribe, followedJobs.get, followedJobs.get)
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())

  useEffect(() => followedJobs.add(jobs.filter(({ state }) => isInFlight(state)).map(({ jobId }) => jobId)), [jobs])
  const isVisible = ({ jobId, state }: Job): boolean =>
    isInFlight(state) || (state !== 'canceled' && followed.includes(jobId))
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
          if (await restartJob(job)) followedJobs.remove(job.jobId)
        })
      }
      onDismiss={({ jobId }) => followedJobs.remove(jobId)}
    />
  )
}
