import { useEffect, useRef, useState } from 'react'
import { jobLabels } from '@sitewright/domain/jobs/messages'
import type { Job, JobState } from '@sitewright/domain/jobs/model'
import { isInFlight } from '@sitewright/domain/jobs/rules'

const sentenceOf = ({ kind, state, message }: Job): string =>
  [jobLabels.title[state](jobLabels.list(kind)), ...(message === undefined ? [] : [message])].join('. ')

/** What a screen reader hears of jobs: those in flight at first, then each new state. Jobs that had ended before say nothing. */
export function useJobAnnouncement(jobs: readonly Job[]): string {
  const known = useRef(new Map<number, JobState>())
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const isFirst = known.current.size === 0
    const changed = jobs.filter(({ jobId, state }) => {
      const before = known.current.get(jobId)
      // From waiting to running is no news.
      if (isInFlight(state)) return before === undefined
      return before === undefined ? !isFirst && state !== 'canceled' : before !== state
    })
    known.current = new Map(jobs.map(({ jobId, state }) => [jobId, state]))
    if (changed.length > 0) setAnnouncement(changed.map(sentenceOf).join('. '))
  }, [jobs])
  return announcement
}
