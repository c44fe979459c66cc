import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import { loadFrameParts } from '@sitewright/ui/features/shell/frame-parts'
import { useLater } from '@sitewright/ui/features/shell/use-later'
import { session } from './session'
import type { SessionTime } from './SessionTime'

type Props = ComponentProps<typeof SessionTime>

/** Not waited for longer where something is always under way, in milliseconds. */
const AT_THE_LATEST_MS = 2000
/** Tried again after this long where it could not be loaded, in milliseconds. */
const AGAIN_MS = 15_000

const whenIdle = (run: () => void): (() => void) => {
  // Safari has none.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, AT_THE_LATEST_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: AT_THE_LATEST_MS })
  return () => cancelIdleCallback(handle)
}

/** A page that the browser kept and shows again has heard of nothing meanwhile, in some browsers: a sign-out in another tab is followed before it is seen. */
function useBackFromCache(): void {
  useEffect(() => {
    const follow = (event: PageTransitionEvent): void => {
      if (event.persisted) session.follow()
    }
    window.addEventListener('pageshow', follow)
    return () => window.removeEventListener('pageshow', follow)
  }, [])
}

/** What stands at the end of a session: seen hours later, so it is loaded once the page rests, long before the server may be out of reach, and with it what the top bar opens. */
export function SessionTimeLater(props: Props) {
  const { isSsoUser } = props.current
  const [Part, setPart] = useState<ComponentType<Props>>()
  const isLater = useLater()
  useBackFromCache()
  useEffect(() => {
    // A page that waits for its data rests too: what came then would be run when the data is to be drawn.
    if (!isLater) return undefined
    let isNeeded = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = (): void => {
      import('./SessionTime').then(
        (module) => isNeeded && setPart(() => module.SessionTime),
        () => {
          if (isNeeded) timer = setTimeout(load, AGAIN_MS)
        },
      )
    }
    // What is needed to leave: who wants to log out is let, also while the server is away.
    const loadFarewell = (): void => {
      const farewell = isSsoUser ? import('../../routes/sign-in/sso-logout.route') : import('../sign-in/login-tasks')
      farewell.catch(() => {
        // It is loaded when somebody leaves, then.
      })
    }
    const giveUp = whenIdle(() => {
      load()
      loadFarewell()
      void loadFrameParts()
    })
    return () => {
      isNeeded = false
      giveUp()
      clearTimeout(timer)
    }
  }, [isLater, isSsoUser])
  return Part && <Part {...props} />
}
