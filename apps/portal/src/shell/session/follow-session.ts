import { ENDED_STATUS } from '@sitewright/domain/session/rules'
import type { createRouter } from '../../router'
import { paths, routes } from '../../paths'
import { explainEnd, readEndNotice } from './end-notice'
import { getRedirectUrl, isOpenPath, signInPath } from '../page/guard-rules'
import { session } from './session'

/**
 * Follows changes of the session. After its end in another tab: to Login, with the reason and the way back. Another session, and other roles of the same session,
 * pass the guards again (AUTH-65). Login itself offers to continue as a user who signed in elsewhere. Code that ends the session in this tab navigates itself, and
 * the cache follows the session too (data/read.ts).
 */
export function followSession(router: ReturnType<typeof createRouter>): void {
  session.onHandover(({ isElsewhere }) => {
    if (!isElsewhere) return
    const { location } = router.state
    if (session.get() !== undefined) {
      if (location.pathname !== routes.signIn.path) void router.revalidate()
      return
    }
    if (isOpenPath(location.pathname)) return
    const message = readEndNotice()
    if (message === undefined) void router.navigate(signInPath(location), { replace: true })
    else
      void router.navigate(paths.signInAfter(ENDED_STATUS, getRedirectUrl(location)), {
        replace: true,
        state: { message: explainEnd(message) },
      })
  })
  let current = session.get()
  session.subscribe(() => {
    const last = current
    current = session.get()
    if (current?.id === last?.id && current?.roles.join() !== last?.roles.join()) void router.revalidate()
  })
}
