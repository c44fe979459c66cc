import { CircleAlert, CircleCheck, FileDown, X } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { jobLabels } from '@sitewright/domain/jobs/messages'
import type { Job } from '@sitewright/domain/jobs/model'
import { isInFlight, percentOf } from '@sitewright/domain/jobs/rules'
import { Button, IconButton } from '../../button/Button'
import { DownloadButton, type LoadedFile } from '../../download-button/DownloadButton'
import { ProgressBar } from '../../progress-bar/ProgressBar'
import { Actions, Body, Card, Details, Title } from './JobPanel.styles'

export interface JobActions {
  /** Whether a call about the job is in flight. */
  isBusy: (job: Job) => boolean
  onCancel: (job: Job) => void
  /** Loads the file of a job that is done. */
  onDownload: (job: Job, signal: AbortSignal) => Promise<LoadedFile>
  /** The message of a download that failed. */
  getDownloadError: (error: unknown) => string
  /** Starts the same job again. */
  onRetry: (job: Job) => void
  /** Removes an ended job from the panel. */
  onDismiss: (job: Job) => void
}

interface JobCardProps extends JobActions {
  job: Job
  /** Called before the card leaves the page, while it still has the focus. */
  onBeforeRemove: (card: HTMLElement) => void
}

const ICONS = { waiting: FileDown, running: FileDown, done: CircleCheck, failed: CircleAlert, canceled: CircleAlert }

/** One job: what it is and how far, and what can be done about it. The focus stays in the card when its buttons change. */
export function JobCard({ job, onBeforeRemove, ...actions }: JobCardProps) {
  const card = useRef<HTMLLIElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    const element = card.current
    return () => {
      if (element !== null) onBeforeRemove(element)
    }
  }, [onBeforeRemove])
  useLayoutEffect(() => {
    if (!hadFocus.current) return
    hadFocus.current = false
    card.current?.querySelector('button')?.focus()
  }, [job.state])
  const Icon = ICONS[job.state]
  const list = jobLabels.list(job.kind)
  return (
    <Card ref={card} data-state={job.state}>
      <Icon aria-hidden="true" />
      <Body>
        {isInFlight(job.state) ? <Progress job={job} list={list} /> : <Outcome job={job} list={list} />}
        <StateActions
          key={job.state}
          onLeave={() => {
            hadFocus.current = true
          }}
        >
          <CardActions job={job} list={list} {...actions} />
        </StateActions>
      </Body>
      {!isInFlight(job.state) && (
        <IconButton
          size="small"
          label={jobLabels.dismissOne(list)}
          icon={<X aria-hidden="true" />}
          onClick={() => actions.onDismiss(job)}
        />
      )}
    </Card>
  )
}

/** The buttons of one state. Notes when they leave with the focus, before the browser loses it. */
function StateActions({ onLeave, children }: { onLeave: () => void; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  const leave = useRef(onLeave)
  useLayoutEffect(() => {
    const element = root.current
    const { current: notify } = leave
    return () => {
      if (element?.contains(document.activeElement)) notify()
    }
  }, [])
  return <Actions ref={root}>{children}</Actions>
}

function Progress({ job, list }: { job: Job; list: string }) {
  const percent = job.state === 'running' ? percentOf(job) : undefined
  return (
    <ProgressBar
      kind="progress"
      label={jobLabels.title[job.state](list)}
      {...(percent === undefined ? {} : { value: percent })}
      valueText={job.state === 'running' ? jobLabels.progress(job.done, job.total) : ''}
    />
  )
}

function Outcome({ job, list }: { job: Job; list: string }) {
  return (
    <>
      <Title>{jobLabels.title[job.state](list)}</Title>
      {job.message !== undefined && <Details>{job.message}</Details>}
      {job.file !== undefined && (
        <Details>
          {job.file.name}, {jobLabels.rows(job.done)}
        </Details>
      )}
    </>
  )
}

function CardActions({ job, list, ...actions }: JobActions & { job: Job; list: string }) {
  if (isInFlight(job.state)) {
    return (
      <Button
        size="small"
        aria-label={jobLabels.cancelOne(list)}
        isBusy={actions.isBusy(job)}
        onClick={() => actions.onCancel(job)}
      >
        {jobLabels.cancel}
      </Button>
    )
  }
  if (job.file !== undefined) {
    return (
      <DownloadButton
        size="small"
        aria-label={jobLabels.downloadOne(job.file.name)}
        fileName={job.file.name}
        load={(signal) => actions.onDownload(job, signal)}
        labels={{ failed: actions.getDownloadError }}
      >
        {jobLabels.download}
      </DownloadButton>
    )
  }
  if (job.state !== 'failed') return null
  return (
    <Button
      size="small"
      aria-label={jobLabels.retryOne(list)}
      isBusy={actions.isBusy(job)}
      onClick={() => actions.onRetry(job)}
    >
      {jobLabels.retry}
    </Button>
  )
}
