import { useEffect, useRef } from 'react'
import { jobLabels } from '@sitewright/domain/jobs/messages'
import type { Job } from '@sitewright/domain/jobs/model'
import { tenthOf } from '@sitewright/domain/jobs/rules'
import { type LiveText, useAnnouncement } from '../../announcer/use-announcement'

function describe(job: Job): string {
  const tenth = tenthOf(job)
  const title = jobLabels.title[job.state](jobLabels.list(job.kind))
  return [
    tenth === undefined ? title : `${title}, ${jobLabels.percent(tenth)}`,
    ...(job.message === undefined ? [] : [job.message]),
  ].join('. ')
}

/** What a screen reader hears of jobs: each new job, each new state and each tenth of progress. Nothing of the jobs at first, which can be read. */
export function useJobAnnouncement(jobs: readonly Job[]): LiveText {
  const known = useRef<ReadonlyMap<number, string>>(undefined)
  const [announcement, announce] = useAnnouncement()
  useEffect(() => {
    const before = known.current
    known.current = new Map(jobs.map((job) => [job.jobId, describe(job)]))
    if (before === undefined) return
    const changed = jobs.map(describe).filter((text, index) => before.get(jobs[index]?.jobId ?? 0) !== text)
    if (changed.length > 0) announce(changed.join('. '))
  }, [jobs, announce])
  return announcement
}
