'use client'

import { useCallback, useRef } from 'react'
import { jobLabels } from '@sitewright/domain/jobs/messages'
import type { Job } from '@sitewright/domain/jobs/model'
import { returnFocus } from '../../dialog/return-focus'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import { type JobActions, JobCard } from './JobCard'
import { List, Region } from './JobPanel.styles'
import { useJobAnnouncement } from './use-job-announcement'
import { usePanelShortcut } from './use-panel-shortcut'

export interface JobPanelProps extends JobActions {
  /** Jobs in flight, and ended ones that were not dismissed; newest first. */
  jobs: readonly Job[]
}

/**
 * The jobs of the session, over the page at its end. Exposes a `region` with a list of jobs, each with a `progressbar` while it runs. A new state is announced as a
 * `status`, progress is not. Keys: F6 moves the focus to the newest job and back, when no toast is visible.
 */
export function JobPanel({ jobs, ...actions }: JobPanelProps) {
  const region = useRef<HTMLElement>(null)
  const returnTarget = usePanelShortcut(region)
  const announcement = useJobAnnouncement(jobs)
  const moveFocusBeforeRemove = useCallback(
    (card: HTMLElement): void => {
      if (!card.contains(document.activeElement)) return
      const nextCard = card.nextElementSibling ?? card.previousElementSibling
      const button = nextCard?.querySelector('button')
      if (button) button.focus()
      else returnFocus(returnTarget.current, card)
    },
    [returnTarget],
  )
  return (
    <>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {jobs.length > 0 && (
        <Region ref={region} aria-label={jobLabels.jobs} data-floats="">
          <List>
            {jobs.map((job) => (
              <JobCard key={job.jobId} job={job} onBeforeRemove={moveFocusBeforeRemove} {...actions} />
            ))}
          </List>
        </Region>
      )}
    </>
  )
}
