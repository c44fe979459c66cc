import { mutate } from 'swr'
import { ownPath } from '@sitewright/domain/shared/own-path'
import type { createRouter } from '../router'
import { paths, routes } from '../paths'
import { isOpenPath, signInPath } from './guard-rules'
import { session } from './session'

/**
 * Follows the session wherever it changes in another tab: its end leads to Login, with the way back; another one is judged by the guards anew. Whoever ends it in this
 * tab says where to go. Either way nothing that was read before stays in memory.
 */
export function followSession(router: ReturnType<typeof createRouter>): void {
  session.onHandover(({ isElsewhere }) => {
    void mutate(() => true, undefined, { revalidate: false })
    if (!isElsewhere) return
    const { location } = router.state
    if (session.get() === undefined) {
      if (!isOpenPath(location.pathname)) void router.navigate(signInPath(location), { replace: true })
    } else if (location.pathname === routes.signIn.path) {
      // To a page of the portal alone: to the environments leads the tab where somebody signed in.
      const wanted = new URLSearchParams(location.search).get('redirectUrl')
      void router.navigate(ownPath(wanted) ?? paths.home(), { replace: true })
    } else {
      void router.revalidate()
    }
  })
  // What failed for want of a session is read anew; what stands, stays.
  session.onReturn(() => void mutate(() => true))
}
