import { ownPath } from '@sitewright/domain/shared/own-path'
import type { createRouter } from '../router'
import { paths, routes } from '../paths'
import { isOpenPath, signInPath } from './guard-rules'
import { session } from './session'

/**
 * Follows changes of the session in other tabs: after its end to Login, with the way back; another session passes the guards again. Code that ends the session in this
 * tab navigates itself. The cache follows the session too (data/read.ts).
 */
export function followSession(router: ReturnType<typeof createRouter>): void {
  session.onHandover(({ isElsewhere }) => {
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
}
