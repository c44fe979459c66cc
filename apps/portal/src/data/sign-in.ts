import type { ClientOf } from '@sitewright/api-client/client-of'
import type { session as sessionCalls } from '@sitewright/api-client/contract/session'
import { sessionMessages } from '@sitewright/domain/session/messages'
import type { LoginReply } from '@sitewright/domain/session/model'
import { needsSecondFactor } from '@sitewright/domain/session/rules'
import { isProblem, messageOf } from '@sitewright/domain/shared/problem'
import { claimsOf, type SessionStore } from '../shell/session-store'

/** How a sign-in ended; a refusal carries the sentence to show. */
export type SignInOutcome =
  | { kind: 'signed-in' }
  /** A code is asked for; the token opens nothing but the check of it (AUTH-22, AUTH-23). */
  | { kind: 'second-factor'; token: string }
  | { kind: 'refused'; message: string; isUnreachable: boolean }

export interface SignInDeps {
  calls: ClientOf<{ session: typeof sessionCalls }>
  session: Pick<SessionStore, 'start'>
  supportEmail: string
  /** The sentence of a login that fails without one. */
  fixed?: string
  /** Nobody else may go on here: the page is of this user. */
  onlyUserId?: number | undefined
}

const refused = (message: string, error?: unknown): SignInOutcome => ({
  kind: 'refused',
  message,
  isUnreachable: isProblem(error) && error.kind === 'unreachable',
})

/**
 * What follows a login reply, whichever way it was come by: the second factor, or the token, then the roles that the server says; only with both there is a session
 * (AUTH-24, AUTH-62, AUTH-65, AUTH-76).
 */
export async function signInWith(login: () => Promise<{ body: LoginReply }>, deps: SignInDeps): Promise<SignInOutcome> {
  const { calls, session, supportEmail, onlyUserId } = deps
  let reply: LoginReply
  try {
    reply = (await login()).body
  } catch (error) {
    return refused(messageOf(error, deps.fixed ?? sessionMessages.loginFailed), error)
  }
  const { token } = reply
  const tokenProblem = refused(sessionMessages.tokenProblem(supportEmail))
  if (!token) return tokenProblem
  if (needsSecondFactor(reply)) return { kind: 'second-factor', token }
  const claims = claimsOf(token)
  if (!claims) return tokenProblem
  if (onlyUserId !== undefined && claims.userId !== onlyUserId) {
    // Nobody will use that session: it ends here. Where it cannot be ended, it ends by time.
    await calls.session.logout({}, { token }).catch(() => undefined)
    return refused(sessionMessages.signedInAsOther)
  }
  let roles: string[]
  try {
    roles = (await calls.session.roles({}, { token })).body
  } catch (error) {
    return refused(messageOf(error, sessionMessages.rolesFailed), error)
  }
  const { userName } = claims
  const userHasNoProjects = reply.userHasNoProjects ?? false
  const isStarted = session.start({ token, userName, roles, ssoUrl: reply.ssoUrl ?? undefined, userHasNoProjects })
  return isStarted ? { kind: 'signed-in' } : tokenProblem
}
