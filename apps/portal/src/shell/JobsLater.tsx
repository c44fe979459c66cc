import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { useLater } from '@sitewright/ui/features/shell/use-later'
import { followedJobs } from './followed-jobs'
import { useRuntimeConfig } from './runtime-config'

/** Loaded again after this long if it could not be loaded, in milliseconds. */
const RETRY_MS = 15_000

const hasFollowedJobs = (): boolean => followedJobs.get().length > 0

/** The panel of jobs, on servers that run jobs: loaded when this browser follows a job, else once the page rests, for jobs of another device. */
export function JobsLater() {
  const isOffered = useRuntimeConfig().capabilities.includes('jobs.list')
  const isLater = useLater()
  const isWanted = useSyncExternalStore(followedJobs.subscribe, hasFollowedJobs, hasFollowedJobs)
  const [Part, setPart] = useState<ComponentType>()
  const isDue = isOffered && (isLater || isWanted)
  useEffect(() => {
    if (!isDue) return undefined
    let isNeeded = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = (): void => {
      import('./Jobs').then(
        (module) => isNeeded && setPart(() => module.Jobs),
        () => {
          if (isNeeded) timer = setTimeout(load, RETRY_MS)
        },
      )
    }
    load()
    return () => {
      isNeeded = false
      clearTimeout(timer)
    }
  }, [isDue])
  return Part && <Part />
}
