import { useEffect, useRef } from 'react'
import { jobs as jobCalls } from '@sitewright/api-client/calls/jobs'
import { jobMessages } from '@sitewright/domain/jobs/messages'
import type { Job } from '@sitewright/domain/jobs/model'
import { isInFlight, pollPause } from '@sitewright/domain/jobs/rules'
import { createOperations } from './api'
import { useRead } from './read'
import { write } from './write'

const { jobs } = createOperations({ jobs: jobCalls })

const NONE: readonly Job[] = []

/** The own jobs of the last 7 days, newest first. */
export const useJobs = () => useRead(jobs.list, {})

/** The own jobs, which are read again while one is in flight, at first often. */
export function usePolledJobs(): readonly Job[] {
  const { data = NONE, reload } = useJobs()
  // `reload` is new with each render and always reads the same list: a ref keeps the pause running.
  const latestReload = useRef(reload)
  useEffect(() => {
    latestReload.current = reload
  })
  const inFlight = data
    .filter(({ state }) => isInFlight(state))
    .map(({ jobId, state }) => `${jobId} ${state}`)
    .join()
  useEffect(() => {
    if (inFlight === '') return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isStopped = false
    const askAfterPause = (asked: number): void => {
      timer = setTimeout(async () => {
        await latestReload.current()
        if (!isStopped) askAfterPause(asked + 1)
      }, pollPause(asked))
    }
    askAfterPause(0)
    return () => {
      isStopped = true
      clearTimeout(timer)
    }
  }, [inFlight])
  return data
}

/** Cancels a job. It may have ended before the call arrived: the list says so. */
export const cancelJob = (job: Job) =>
  write(() => jobs.cancel({ params: { id: job.jobId } }), {
    failed: jobMessages.cancelFailed,
    isFailureToasted: true,
    retry: () => void cancelJob(job),
    refresh: ['jobs.list'],
    refreshAfterFailure: ['jobs.list'],
  })

/** The file of a job. @throws Problem */
export const loadJobFile = async ({ jobId, file }: Job, signal?: AbortSignal) => {
  const { body, fileName } = await jobs.file({ params: { id: jobId } }, signal && { signal })
  return { blob: body, fileName: fileName ?? file?.name ?? '' }
}
