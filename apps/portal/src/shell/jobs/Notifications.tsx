import { useEffect, useState } from 'react'
import { bellLabels } from '@sitewright/domain/jobs/bell-messages'
import { NotificationBell } from '@sitewright/ui/features/jobs/NotificationBell'
import { useLater } from '@sitewright/ui/features/shell/use-later'
import { ProblemMessage } from '@sitewright/ui/problem-message'
import type * as Jobs from './Jobs'
import { useRuntimeConfig } from '../runtime-config'

/** Loaded again after this long if it could not be loaded, in milliseconds. */
const RETRY_MS = 15_000
const NO_NEWS = { news: 0, inFlight: 0 }

/**
 * The code of the jobs.
 * @param isDue whether to load it
 */
function useJobsPart(isDue: boolean): { part: typeof Jobs | undefined; hasFailed: boolean } {
  const [part, setPart] = useState<typeof Jobs>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!isDue) return undefined
    let isNeeded = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = (): void => {
      import('./Jobs').then(
        (module) => isNeeded && setPart(module),
        () => {
          if (!isNeeded) return
          setFailed(true)
          timer = setTimeout(load, RETRY_MS)
        },
      )
    }
    load()
    return () => {
      isNeeded = false
      clearTimeout(timer)
    }
  }, [isDue])
  return { part, hasFailed }
}

/** The bell, with the jobs and the messages of the session. Jobs are read once the page rests, or when the bell is pressed; a server without them has messages alone. */
export function Notifications() {
  const hasJobs = useRuntimeConfig().capabilities.includes('jobs.list')
  const isLater = useLater()
  const [isOpen, setOpen] = useState(false)
  const [{ news, inFlight }, setNews] = useState(NO_NEWS)
  const { part, hasFailed } = useJobsPart((hasJobs && isLater) || isOpen)
  return (
    <>
      <NotificationBell news={news} inFlight={inFlight} isOpen={isOpen} onOpenChange={setOpen}>
        {part === undefined ? (
          hasFailed && <ProblemMessage layout="region" title={bellLabels.notLoaded} />
        ) : (
          <part.Panel hasJobs={hasJobs} />
        )}
      </NotificationBell>
      {hasJobs && part !== undefined && <part.Watch isOpen={isOpen} onNews={setNews} />}
    </>
  )
}
