import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import { loadFrameParts } from '@sitewright/ui/features/shell/frame-parts'
import { useLater } from '@sitewright/ui/features/shell/use-later'
import { session } from './session'
import type { SessionTime } from './SessionTime'

type Props = ComponentProps<typeof SessionTime>

/** Loads after this time even if the browser never becomes idle, in milliseconds. */
const AT_THE_LATEST_MS = 2000
/** Retries a failed load after this time, in milliseconds. */
const AGAIN_MS = 15_000

const whenIdle = (run: () => void): (() => void) => {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, AT_THE_LATEST_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: AT_THE_LATEST_MS })
  return () => cancelIdleCallback(handle)
}

/** In some browsers a page restored from the back/forward cache missed all storage events. It reads the session again before the user sees it, in case another tab logged out. */
function useBackFromCache(): void {
  useEffect(() => {
    const follow = (event: PageTransitionEvent): void => {
      if (event.persisted) session.follow()
    }
    window.addEventListener('pageshow', follow)
    return () => window.removeEventListener('pageshow', follow)
  }, [])
}

/** The dialogs at the end of a session. A user sees them hours later, so they load when the page is idle, before the server may become unreachable, together with the menus of the top bar. */
export function SessionTimeLater(props: Props) {
  const { isSsoUser } = props.current
  const [Part, setPart] = useState<ComponentType<Props>>()
  const isLater = useLater()
  useBackFromCache()
  useEffect(() => {
    // A page that waits for its data is idle too: a module loaded then would run while the data renders.
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
    // The modules for logging out, which must work even while the server is unreachable.
    const loadLogout = (): void => {
      const logout = isSsoUser ? import('../../routes/sign-in/sso-logout.route') : import('../sign-in/login-tasks')
      logout.catch(() => {
        // Log Out loads it then.
      })
    }
    const giveUp = whenIdle(() => {
      load()
      loadLogout()
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
