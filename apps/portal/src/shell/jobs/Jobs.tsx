import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { jobLabels, jobMessages } from '@sitewright/domain/jobs/messages'
import type { Job } from '@sitewright/domain/jobs/model'
import { isInFlight, isNews } from '@sitewright/domain/jobs/rules'
import { getMessage } from '@sitewright/domain/shared/problem'
import { NotificationPanel } from '@sitewright/ui/features/jobs/NotificationPanel'
import { saveLoaded } from '@sitewright/ui/features/save-file'
import { asView } from '../../data/as-view'
import { cancelJob, loadJobFile, useJobs, usePolledJobs } from '../../data/jobs'
import { restartJob } from '../../data/jobs/restart'
import { jobToastId } from '../../data/start-job'
import { jobNews, type SeenJobs } from './job-news'
import { showFailure } from '../show-failure'
import { toasts } from '../toasts'
import { useNow } from '../use-now'
import { useActor } from '../session/use-session'

/** Another tab stores what it has seen, too. */
const subscribe = (listener: () => void): (() => void) => {
  const unsubscribe = jobNews.subscribe(listener)
  window.addEventListener('storage', listener)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', listener)
  }
}

const useSeenJobs = (userId: number): SeenJobs => {
  const get = () => jobNews.get(userId)
  return useSyncExternalStore(subscribe, get, get)
}

const isUnseen = ({ jobId, state }: Job, { read }: SeenJobs): boolean => isNews(state) && !read.includes(jobId)

/** Downloads the file of a job whose toast offered it. */
async function download(job: Job, userId: number): Promise<void> {
  try {
    saveLoaded(await loadJobFile(job))
    jobNews.download(userId, job.jobId)
  } catch (error) {
    showFailure(error, jobMessages.downloadFailed)
  }
}

/** How a job ended, in place of the toast that it started (NAV-35). */
function showEnd(job: Job, userId: number): void {
  const key = jobToastId(job)
  if (!isNews(job.state)) {
    toasts.close(key)
    return
  }
  const text = `${jobLabels.title[job.state](jobLabels.list(job.kind))}.`
  if (job.state === 'done') {
    const action = { label: jobLabels.download, onAction: () => void download(job, userId) }
    toasts.success(text, { key, isRecorded: false, ...(job.file !== undefined && { action }) })
    return
  }
  const onAction = (): void => {
    jobNews.read(userId, [job.jobId])
    void restartJob(job, false)
  }
  toasts.error([text, job.message].filter(Boolean).join(' '), {
    key,
    isRecorded: false,
    action: { label: jobLabels.retry, onAction },
  })
}

export interface WatchProps {
  /** Whether the panel is open. It shows what a toast would. */
  isOpen: boolean
  onNews: (news: { news: number; inFlight: number }) => void
}

/** Follows the jobs on every page: they go on while the user navigates, reloads or closes the page. */
export function Watch({ isOpen, onNews }: WatchProps) {
  const { userId } = useActor()
  const jobs = usePolledJobs()
  const seen = useSeenJobs(userId)
  const inFlight = jobs.filter(({ state }) => isInFlight(state)).length
  const news = jobs.filter((job) => isUnseen(job, seen)).length
  const report = useEffectEvent(onNews)
  useEffect(() => report({ news, inFlight }), [news, inFlight])

  const followed = useRef(new Set<number>())
  const settle = useEffectEvent((job: Job) => {
    if (isInFlight(job.state)) {
      followed.current.add(job.jobId)
      return
    }
    const wasSeen = followed.current.delete(job.jobId)
    if (!jobNews.takeStarted(job.jobId) && !wasSeen) return
    if (isOpen) toasts.close(jobToastId(job))
    else showEnd(job, userId)
  })
  useEffect(() => jobs.forEach((job) => settle(job)), [jobs])

  const readEnded = useEffectEvent(() => {
    const unseen = jobs.filter((job) => isUnseen(job, seen)).map(({ jobId }) => jobId)
    if (unseen.length > 0) jobNews.read(userId, unseen)
  })
  // The panel shows what the toasts said.
  const closeToasts = useEffectEvent(() => jobs.forEach((job) => toasts.close(jobToastId(job))))
  useEffect(() => {
    if (!isOpen) return undefined
    closeToasts()
    return () => readEnded()
  }, [isOpen])
  return null
}

/** The panel of the bell. @param hasJobs whether the server runs jobs */
export function Panel({ hasJobs }: { hasJobs: boolean }) {
  const now = useNow()
  return hasJobs ? <PanelWithJobs now={now} /> : <NotificationPanel queue={toasts} now={now} />
}

function PanelWithJobs({ now }: { now: number }) {
  const { userId } = useActor()
  const seen = useSeenJobs(userId)
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())
  const during = async (job: Job, task: () => Promise<unknown>): Promise<void> => {
    setBusy((ids) => new Set([...ids, job.jobId]))
    await task()
    setBusy((ids) => new Set([...ids].filter((id) => id !== job.jobId)))
  }
  return (
    <NotificationPanel
      queue={toasts}
      now={now}
      jobs={{
        view: asView(useJobs(), jobMessages.fetchFailed),
        isNew: (job) => isUnseen(job, seen),
        isDownloaded: ({ jobId }) => seen.downloaded.includes(jobId),
        isBusy: ({ jobId }) => busy.has(jobId),
        onCancel: (job) => void during(job, () => cancelJob(job)),
        onDownload: loadJobFile,
        onDownloaded: ({ jobId }) => jobNews.download(userId, jobId),
        getDownloadError: (error) => getMessage(error, jobMessages.downloadFailed),
        onRetry: (job) => void during(job, () => restartJob(job, true)),
      }}
    />
  )
}
