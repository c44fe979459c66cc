import type { Environment } from '@sitewright/domain/environments/model'
import { environmentMessages } from '@sitewright/domain/environments/messages'
import {
  amongEnvironments,
  authenticateUrl,
  beforeEnvironments,
  findEnvironment,
  type AfterLogin,
} from '@sitewright/domain/environments/rules'
import { sessionMessages } from '@sitewright/domain/session/messages'
import { isProblem, getMessage } from '@sitewright/domain/shared/problem'
import type { ToastQueue } from '@sitewright/ui/toast-queue'
import { paths } from '../paths'
import type { Session } from '../shell/session/session-store'

/** What `openNextPage` needs to know and to do. */
export interface OnwardDeps {
  session: Session
  /** The address that the user wanted to open. */
  redirectUrl: string | null | undefined
  /** Of the portal. */
  origin: string
  /** What the installation calls the web application (AUTH-45). */
  webApplicationName: string | undefined
  environmentsOf: (licenseId: number) => Promise<readonly Environment[]>
  /** Saves the token at the server and resolves with a guid that only this environment can redeem (AUTH-77). */
  guidOf: (token: string, environmentId: number) => Promise<string>
  /** Whether the user should first finish the setup of the installation (FIRST-15). */
  needsSetUp: (session: Session) => Promise<boolean>
  toasts: Pick<ToastQueue, 'error' | 'info' | 'warning'>
  /** To a path of the portal, in place of Login. */
  navigate: (path: string) => void | Promise<void>
  /** To another application, in place of Login: Back does not lead into the redirect again. */
  leaveFor: (address: string) => void
}

/** Whose failure it was to fetch environments: a server that sends its root page has lost the session (ERR-36 to ERR-38). */
export const environmentsFailure = (error: unknown): string =>
  isProblem(error) && error.path === '/'
    ? environmentMessages.sessionExpired
    : getMessage(error, environmentMessages.loadFailed)

/** The address that opens an environment, with a new guid. Without a guid it calls `onFailed` and resolves to `undefined` (ENV-09). */
export async function findOpening(
  environment: Environment,
  redirectUrl: string | null | undefined,
  { session, guidOf, onFailed }: Pick<OnwardDeps, 'session' | 'guidOf'> & { onFailed: (message: string) => void },
): Promise<string | undefined> {
  // Only for the environment that it belongs to (ENV-12).
  const belongs = redirectUrl && findEnvironment(redirectUrl, [environment]) ? redirectUrl : undefined
  try {
    const sessionGuid = await guidOf(session.token, environment.environmentId)
    return authenticateUrl(environment, { sessionGuid, redirectUrl: belongs })
  } catch (error) {
    // The sign-in page reports the end of a session (ERR-91).
    if (!(isProblem(error) && error.kind === 'ended')) onFailed(getMessage(error, sessionMessages.sessionGuidFailed))
    return undefined
  }
}

async function decide(deps: OnwardDeps): Promise<AfterLogin | undefined> {
  const { session, redirectUrl, origin, environmentsOf, toasts } = deps
  const before = beforeEnvironments(session, redirectUrl, origin)
  if (before !== undefined) return before
  try {
    return amongEnvironments(redirectUrl, await environmentsOf(session.licenseId))
  } catch (error) {
    if (isProblem(error) && error.kind === 'ended') return undefined
    toasts.error(environmentsFailure(error))
    // Environments offers Retry, and only its environments tell whether the redirectUrl is one of them.
    return { kind: 'environments', redirectUrl }
  }
}

/** Opens the page that follows a sign-in, also for a user who is already signed in (specification §4; AUTH-34 to AUTH-47). */
export async function openNextPage(deps: OnwardDeps): Promise<void> {
  const { session, redirectUrl, toasts, navigate, leaveFor } = deps
  const next = await decide(deps)
  switch (next?.kind) {
    case undefined:
      return
    case 'update-password':
      toasts.info(sessionMessages.mustUpdatePassword)
      return navigate(paths.reset(redirectUrl))
    case 'no-projects':
      if (await deps.needsSetUp(session)) return navigate(paths.firstRun())
      toasts.warning(sessionMessages.noProjects)
      return navigate(paths.licenseView(session.licenseId))
    case 'portal':
      return navigate(next.path)
    case 'home':
      return navigate(paths.home())
    case 'environments':
      return navigate(paths.environments(next.redirectUrl))
    case 'environment': {
      if (next.isAnnounced) toasts.info(sessionMessages.redirecting(deps.webApplicationName))
      const address = await findOpening(next.environment, next.redirectUrl, { ...deps, onFailed: toasts.error })
      if (address === undefined) return navigate(paths.environments(next.redirectUrl))
      leaveFor(address)
    }
  }
}
