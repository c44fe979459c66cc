'use client'

import { Bell } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { jobLabels, jobMessages } from '@sitewright/domain/jobs/messages'
import type { Job } from '@sitewright/domain/jobs/model'
import { isInFlight } from '@sitewright/domain/jobs/rules'
import { type DateFormatOptions, formatShortDate } from '@sitewright/domain/shared/dates'
import { Announcement } from '../../announcer/Announcement'
import { focusOnMount } from '../../focus/focus-on-mount'
import { EmptyState } from '../../empty-state/EmptyState'
import { Skeleton } from '../../skeleton/Skeleton'
import type { ToastQueue } from '../../toasts/toast-queue'
import { useToastHistory, ToastHistoryList } from '../../toasts/ToastHistoryList'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { type JobActions, JobEntry } from './JobEntry'
import { Foot, Head, Padded } from './NotificationPanel.styles'
import { useJobAnnouncement } from './use-job-announcement'

/** The own jobs, and what the user can do about them. */
export interface PanelJobs extends JobActions {
  /** Newest first. */
  view: ViewState<readonly Job[]>
  /** Whether the job ended and the user has not seen it. */
  isNew: (job: Job) => boolean
  isDownloaded: (job: Job) => boolean
}

/** Props of NotificationPanel. */
export interface NotificationPanelProps {
  /** Left out: the server runs no jobs. */
  jobs?: PanelJobs
  /** The messages of this session. */
  queue: ToastQueue
  /** The current time. */
  now: number
  dates?: DateFormatOptions
}

/**
 * The content of the bell's panel. When it opens, the action of the first new job takes the focus. The focus stays with a job that changes its group. Announces
 * each new state, and progress at every tenth, as a `status`.
 */
export function NotificationPanel({ jobs, queue, now, dates }: NotificationPanelProps) {
  const { length: messages } = useToastHistory(queue)
  const list = <ToastHistoryList queue={queue} formatTime={(at) => formatShortDate(at, dates)} />
  if (jobs === undefined) return <Padded>{list}</Padded>
  const { view, ...entry } = jobs
  return (
    <>
      <View view={view} layout="region" failedTitle={jobMessages.fetchFailed} loading={<Loading />}>
        {(loaded) =>
          loaded.length === 0 ? (
            <EmptyState icon={<Bell aria-hidden="true" />} headingLevel={3} title={jobLabels.emptyTitle}>
              <p>{jobLabels.empty}</p>
            </EmptyState>
          ) : (
            <Jobs jobs={loaded} {...entry} now={now} dates={dates} />
          )
        }
      </View>
      {messages > 0 && (
        <section>
          <Head>
            {jobLabels.messages} <span>{messages}</span>
          </Head>
          <Padded>{list}</Padded>
        </section>
      )}
    </>
  )
}

function Loading() {
  return (
    <Padded>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} width="70%" />
      ))}
    </Padded>
  )
}

type JobsProps = Omit<PanelJobs, 'view'> & Pick<NotificationPanelProps, 'now' | 'dates'> & { jobs: readonly Job[] }

function Jobs({ jobs, isNew, isDownloaded, ...entry }: JobsProps) {
  const root = useRef<HTMLDivElement>(null)
  // Of the jobs when it opens: a job that ends later must not take the focus.
  const [firstNew] = useState(() => jobs.find(isNew)?.jobId)
  const onFocus = useFocusOfEntry(root)
  const announcement = useJobAnnouncement(jobs)
  const inFlight = jobs.filter(({ state }) => isInFlight(state))
  const groups = [
    { name: jobLabels.running, entries: inFlight },
    { name: jobLabels.finished, entries: jobs.filter((job) => !inFlight.includes(job)) },
  ]
  return (
    <div ref={root} onFocus={onFocus}>
      <Announcement of={announcement} />
      {groups.map(
        ({ name, entries }) =>
          entries.length > 0 && (
            <section key={name}>
              <Head>
                {name} <span>{entries.length}</span>
              </Head>
              <ul>
                {entries.map((job) => (
                  <JobEntry
                    key={job.jobId}
                    {...entry}
                    job={job}
                    isNew={isNew(job)}
                    isDownloaded={isDownloaded(job)}
                    actionRef={job.jobId === firstNew ? focusOnMount : undefined}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
      <Foot>{jobLabels.retention}</Foot>
    </div>
  )
}

/**
 * Keeps the focus with its job when the button is replaced: a job that ends has another action in another group. Of a job that expired the panel has it.
 * @returns a handler for `onFocus` of the root
 */
function useFocusOfEntry(root: { readonly current: HTMLElement | null }) {
  const focused = useRef<string>(undefined)
  useLayoutEffect(() => {
    const id = focused.current
    if (id === undefined || document.activeElement !== document.body) return
    const button = root.current?.querySelector<HTMLElement>(`[data-job="${id}"] button`)
    const target = button ?? root.current?.closest<HTMLElement>('[role="dialog"]')
    target?.focus()
  })
  return ({ target }: { target: EventTarget }): void => {
    focused.current = target instanceof Element ? target.closest<HTMLElement>('[data-job]')?.dataset.job : undefined
  }
}
