import { CircleAlert, CircleCheck, CircleSlash, Download } from 'lucide-react'
import type { Ref } from 'react'
import { jobLabels } from '@sitewright/domain/jobs/messages'
import type { Job } from '@sitewright/domain/jobs/model'
import { isInFlight, percentOf } from '@sitewright/domain/jobs/rules'
import { type DateFormatOptions, formatNearDate } from '@sitewright/domain/shared/dates'
import { Button } from '../../button/Button'
import { DownloadButton, type LoadedFile } from '../../download-button/DownloadButton'
import { ProgressBar } from '../../progress-bar/ProgressBar'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import { Details, Entry, Plate, Title, Words } from './NotificationPanel.styles'

/** What the user can do about a job. */
export interface JobActions {
  /** Whether a call about the job is in flight. */
  isBusy: (job: Job) => boolean
  onCancel: (job: Job) => void
  /** Loads the file of a job that is done. */
  onDownload: (job: Job, signal: AbortSignal) => Promise<LoadedFile>
  /** Called when the browser has the file. */
  onDownloaded: (job: Job) => void
  /** Returns the message of a download that failed. */
  getDownloadError: (error: unknown) => string
  /** Starts the same job again. */
  onRetry: (job: Job) => void
}

interface JobEntryProps extends JobActions {
  job: Job
  /** It ended, and the user has not seen it yet. */
  isNew: boolean
  isDownloaded: boolean
  /** The current time. */
  now: number
  dates?: DateFormatOptions
  /** Reaches the button of its action. */
  actionRef?: Ref<HTMLButtonElement>
}

const ICONS = { waiting: Download, running: Download, done: CircleCheck, failed: CircleAlert, canceled: CircleSlash }

/** One job: what it is, how far it is or how it ended, and its one action. */
export function JobEntry({ job, isNew, isDownloaded, now, dates, ...actions }: JobEntryProps) {
  const Icon = ICONS[job.state]
  const title = jobLabels.title[job.state](jobLabels.list(job.kind))
  const details = getDetails(job, isDownloaded)
  const at = job.endedAt === undefined ? [] : [formatNearDate(job.endedAt, now, dates)]
  return (
    <Entry data-job={job.jobId} data-new={isNew || undefined}>
      <Plate data-state={job.state}>
        <Icon aria-hidden="true" />
      </Plate>
      <Words>
        <Title>
          {isNew && <VisuallyHidden>{jobLabels.isNew}: </VisuallyHidden>}
          {title}
        </Title>
        {job.state === 'running' ? (
          <ProgressBar
            kind="progress"
            layout="inline"
            label={title}
            value={percentOf(job)}
            valueText={jobLabels.progress(job.done, job.total)}
          />
        ) : (
          <Details>{[...at, ...details].join(' · ')}</Details>
        )}
      </Words>
      <JobAction job={job} {...actions} />
    </Entry>
  )
}

function getDetails({ state, file, done, total, message }: Job, isDownloaded: boolean): string[] {
  if (state === 'waiting') return [jobLabels.waits]
  if (state === 'canceled') return [jobLabels.canceledAt(done, total)]
  return [
    ...(file === undefined ? [] : [jobLabels.file(done, file.bytes)]),
    ...(message === undefined ? [] : [message]),
    ...(isDownloaded ? [jobLabels.downloaded] : []),
  ]
}

function JobAction({ job, actionRef, ...actions }: JobActions & Pick<JobEntryProps, 'job' | 'actionRef'>) {
  const list = jobLabels.list(job.kind)
  if (job.file !== undefined) {
    return (
      <DownloadButton
        ref={actionRef}
        size="small"
        aria-label={jobLabels.downloadOne(job.file.name)}
        fileName={job.file.name}
        load={(signal) => actions.onDownload(job, signal)}
        onSaved={() => actions.onDownloaded(job)}
        labels={{ failed: actions.getDownloadError }}
      >
        {jobLabels.download}
      </DownloadButton>
    )
  }
  if (job.state === 'done') return null
  const [label, name, press] = isInFlight(job.state)
    ? [jobLabels.cancel, jobLabels.cancelOne(list), actions.onCancel]
    : [jobLabels.retry, jobLabels.retryOne(list), actions.onRetry]
  return (
    <Button ref={actionRef} size="small" aria-label={name} isBusy={actions.isBusy(job)} onClick={() => press(job)}>
      {label}
    </Button>
  )
}
