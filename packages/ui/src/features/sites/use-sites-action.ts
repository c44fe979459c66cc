import { useRef, useState } from 'react'
import { selectedSiteMessages as messages } from '@sitewright/domain/sites/selected-messages'
import type { SimpleSite } from '@sitewright/domain/sites/site'
import { useConfirmedAction } from '../patterns/use-confirmed-action'

/** The sites that an action did not save, with the reasons. */
export type SiteFailures = ReadonlyMap<SimpleSite, string>

/** How far an action on several sites is, and whether the user stopped it. */
export interface SitesControl {
  onProgress: (done: number) => void
  isStopped: () => boolean
}

/** Acts on sites one by one. Resolves to those that failed, or that it did not reach. */
export type SitesAction = (sites: readonly SimpleSite[], control: SitesControl) => Promise<SiteFailures>

const NONE: SiteFailures = new Map()

/**
 * Runs an action on several sites: its progress, and what remains after failures, for another try.
 * @param chosen the sites at first
 */
export function useSitesAction(
  chosen: readonly SimpleSite[],
  act: (remaining: readonly SimpleSite[], control: SitesControl) => Promise<SiteFailures>,
  onClose: () => void,
) {
  const [failures, setFailures] = useState(NONE)
  const [done, setDone] = useState<number>()
  const isStopped = useRef(false)
  const remaining = failures.size === 0 ? chosen : chosen.filter((site) => failures.has(site))
  const confirmation = useConfirmedAction(async () => {
    isStopped.current = false
    setDone(0)
    const failed = await act(remaining, { onProgress: setDone, isStopped: () => isStopped.current })
    setDone(undefined)
    setFailures(failed)
    return failed.size === 0 ? undefined : messages.failed(failed.size)
  }, onClose)
  return {
    failures,
    /** The sites that the action is for: all at first, after failures only those. */
    remaining,
    /** How many sites are done; undefined while nothing runs. */
    done,
    /** Props of the dialog. */
    confirmation,
    stop: (): void => {
      isStopped.current = true
    },
  }
}
