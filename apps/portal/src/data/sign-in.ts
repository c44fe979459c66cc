import type { ClientOf } from '@sitewright/api-client/client-of'
import type { session as sessionCalls } from '@sitewright/api-client/contract/session'
import { sessionMessages } from '@sitewright/domain/session/messages'
import { sessionLabels } from '@sitewright/domain/session/screen-messages'
import type { LoginReply } from '@sitewright/domain/session/model'
import { needsSecondFactor } from '@sitewright/domain/session/rules'
import { isProblem, getMessage, type ProblemKind } from '@sitewright/domain/shared/problem'
import { readClaims, type SessionStore } from '../shell/session/session-store'

/** How a sign-in ended; a refusal carries the sentence to show. */
export type SignInOutcome =
  | { kind: 'signed-in' }
  /** A code is asked for; the token opens nothing but the check of it (AUTH-22, AUTH-23). */
  | ({ kind: 'second-factor' } & PendingLogin)
  /** `isOver`: no code can complete this login (AUTH-118). */
  | { kind: 'refused'; message: string; isUnreachable: boolean; isOver?: boolean }

/** A login that waits for its code. */
export interface PendingLogin {
  token: string
  /** The masked address that the code was emailed to. Some servers do not send it. */
  email?: string | undefined
}

/** The outcome of a request for a new code. */
export type NewCodeOutcome = ({ kind: 'sent' } & PendingLogin) | { kind: 'refused'; message: string; isOver: boolean }

export interface SignInDeps {
  calls: ClientOf<{ session: typeof sessionCalls }>
  session: Pick<SessionStore, 'start'>
  supportEmail: string
  /** The sentence of a login that fails without one. */
  fixed?: string
  /** Nobody else may go on here: the page is of this user. */
  onlyUserId?: number | undefined
}

const isOfKind = (error: unknown, kind: ProblemKind): boolean => isProblem(error) && error.kind === kind

const refused = (message: string, error?: unknown): SignInOutcome => ({
  kind: 'refused',
  message,
  isUnreachable: isOfKind(error, 'unreachable'),
  ...(isOfKind(error, 'over') && { isOver: true }),
})

/** Requests a new code for a pending login. The new token replaces the token of `pending`. */
export async function askForNewCode(pending: PendingLogin, calls: SignInDeps['calls']): Promise<NewCodeOutcome> {
  try {
    const { token, email } = (await calls.session.newCode({}, { token: pending.token })).body
    if (!token) return { kind: 'refused', message: sessionLabels.newCodeFailed, isOver: false }
    return { kind: 'sent', token, email: email ?? pending.email }
  } catch (error) {
    return {
      kind: 'refused',
      message: getMessage(error, sessionLabels.newCodeFailed),
      isOver: isOfKind(error, 'over'),
    }
  }
}

/**
 * What follows a login reply, whichever way it was come by: the second factor, or the token, then the roles that the server says; only with both there is a session
 * (AUTH-24, AUTH-62, AUTH-65, AUTH-76).
 */
export async function signInWith(login: () => Promise<{ body: LoginReply }>, deps: SignInDeps): Promise<SignInOutcome> {
  const { calls, session, supportEmail, onlyUserId } = deps
  const tokenProblem = refused(sessionLabels.tokenProblem(supportEmail))
  let reply: LoginReply
  try {
    reply = (await login()).body
  } catch (error) {
    // The login succeeded, and its reply cannot be read (ERR-22).
    if (isProblem(error) && error.status >= 200 && error.status < 400) return tokenProblem
    return refused(getMessage(error, deps.fixed ?? sessionMessages.loginFailed), error)
  }
  const { token } = reply
  if (!token) return tokenProblem
  if (needsSecondFactor(reply)) return { kind: 'second-factor', token, email: reply.email }
  const claims = readClaims(token)
  if (!claims) return tokenProblem
  if (onlyUserId !== undefined && claims.userId !== onlyUserId) {
    // Nobody will use that session: it ends here. Where it cannot be ended, it ends by time.
    await calls.session.logout({}, { token }).catch(() => undefined)
    return refused(sessionLabels.signedInAsOther)
  }
  let roles: string[]
  try {
    roles = (await calls.session.roles({}, { token })).body
  } catch (error) {
    return refused(getMessage(error, sessionMessages.rolesFailed), error)
  }
  const { userName } = claims
  const userHasNoProjects = reply.userHasNoProjects ?? false
  const isStarted = session.start({ token, userName, roles, ssoUrl: reply.ssoUrl ?? undefined, userHasNoProjects })
  return isStarted ? { kind: 'signed-in' } : tokenProblem
}
