import { mutate } from 'swr'
import type { createRouter } from '../router'
import { routes } from '../paths'
import { signInPath } from './guard'
import { session } from './session'

/**
 * Follows the session wherever it changes, in another tab among them: its end leads to Login, with the way back; another one is judged by the guards anew.
 * Either way nothing that was read before stays in memory.
 */
export function followSession(router: ReturnType<typeof createRouter>): void {
  session.onHandover(({ isElsewhere }) => {
    void mutate(() => true, undefined, { revalidate: false })
    const { location } = router.state
    // Whoever signs in here is led on by the sign-in page.
    if (session.get() !== undefined) {
      if (isElsewhere) void router.revalidate()
    } else if (location.pathname !== routes.signIn.path) {
      void router.navigate(signInPath(location), { replace: true })
    }
  })
}
