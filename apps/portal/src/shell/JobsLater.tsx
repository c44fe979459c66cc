import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { useLater } from '@sitewright/ui/features/shell/use-later'
import { jobsWanted } from './jobs-wanted'
import { useRuntimeConfig } from './runtime-config'

/** Loaded again after this long if it could not be loaded, in milliseconds. */
const RETRY_MS = 15_000

/** The panel of jobs, on servers that run jobs: loaded once the page rests, for jobs of before a reload, or when one is started. */
export function JobsLater() {
  const isOffered = useRuntimeConfig().capabilities.includes('jobs.list')
  const isLater = useLater()
  const isWanted = useSyncExternalStore(jobsWanted.subscribe, jobsWanted.isRaised)
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
