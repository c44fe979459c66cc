import { sessionMessages } from '@sitewright/domain/session/messages'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { getMessage, isProblem } from '@sitewright/domain/shared/problem'
import type { RuntimeConfig } from '@sitewright/domain/shared/runtime-config'
import { openNextPage } from '../../data/after-login'
import { createSessionGuid, fetchEnvironments } from '../../data/environments'
import { calls, checkSession } from '../../data/current-session'
import { endAtServer } from '../../data/sign-out'
import { randomState, startSso, type SsoOutcome, type SsoStart } from '../../data/sso'
import { routes } from '../../paths'
import { endEverywhere } from '../session/end-notice'
import { mayOpen } from '../page/guard-rules'
import { session } from '../session/session'
import type { Session } from '../session/session-store'
import { isSetUpHidden } from '../set-up-hidden'
import { keepSsoStart } from './sso-start'
import { toasts } from '../toasts'

/** What Login does besides its form. Loaded on demand, because the first load of the page has a budget. */

export interface Onward {
  config: Pick<RuntimeConfig, 'webApplicationName'>
  redirectUrl: string | null | undefined
  navigate: (path: string) => void | Promise<void>
}

/** Whether the installation is not set up, this user may set it up, and has not hidden the setup (FIRST-15). If the state cannot be read, the setup does not open. */
async function needsSetUp(actor: Session): Promise<boolean> {
  if (!mayOpen(routes.firstRun, actor, undefined) || isSetUpHidden(actor)) return false
  const { isSetUp } = await import('../../data/first-run')
  return !(await isSetUp().catch(() => true))
}

/** Opens the page that follows a sign-in, if there is a session. */
export async function goOn({ config, redirectUrl, navigate }: Onward): Promise<void> {
  const current = session.get()
  if (current === undefined) return
  await openNextPage({
    session: current,
    redirectUrl,
    origin: window.location.origin,
    webApplicationName: config.webApplicationName,
    environmentsOf: fetchEnvironments,
    guidOf: createSessionGuid,
    needsSetUp,
    toasts,
    navigate,
    leaveFor: (address) => window.location.replace(address),
  })
}

/** The result of a session check. A failed check carries the sentence to show (AUTH-73). */
export type LoginCheck = { kind: 'valid' } | { kind: 'unreachable' } | { kind: 'failed'; message: string }

/** Asks the server about the stored session (AUTH-57 to AUTH-60). An unreachable server rejected nothing, so the session stays. */
export async function checkLogin(): Promise<LoginCheck> {
  try {
    await checkSession()
    return { kind: 'valid' }
  } catch (error) {
    if (isProblem(error) && error.kind === 'unreachable') return { kind: 'unreachable' }
    const message = getMessage(error, sharedMessages.sessionExpired)
    endEverywhere(message)
    return { kind: 'failed', message }
  }
}

/** Logs out, here in any case, and says how it went (AUTH-72, AUTH-73). */
export async function logOff(): Promise<void> {
  const token = session.get()?.token
  // In this browser first: even if the call fails, nobody can continue this session here.
  endEverywhere(sessionMessages.endedInOtherTab)
  const result = token === undefined ? undefined : await endAtServer(calls, token)
  if (result?.kind === 'failed') toasts.error(result.message)
  else toasts.success(sharedMessages.loggedOut)
}

/** Looks up where single sign-on starts, and keeps what its return is compared with. */
export const beginSso = (start: SsoStart): Promise<SsoOutcome> =>
  startSso(start, {
    calls,
    origin: window.location.origin,
    makeState: randomState,
    now: Date.now,
    keep: keepSsoStart,
  })
