import { session as sessionCalls } from '@sitewright/api-client/contract/session'
import useSWR from 'swr'
import type { LoginInput } from '@sitewright/domain/session/model'
import { sessionMessages } from '@sitewright/domain/session/messages'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { isProblem, messageOf } from '@sitewright/domain/shared/problem'
import { claimsOf, session } from '../shell/session'
import { toasts } from '../shell/toasts'
import { callsOf } from './api'
import { keyOf } from './keys'

const api = callsOf({ session: sessionCalls })

export const sessionKey = () => keyOf('session')

/** How a sign-in ended; a refusal carries the sentence to show. */
export type SignInOutcome = { isSignedIn: true } | { isSignedIn: false; message: string }

/** Signs in with a password: the token, then the roles that the server says (identity specification §4). */
export async function signIn(input: LoginInput, supportEmail: string): Promise<SignInOutcome> {
  try {
    const { body } = await api().session.login({ body: input })
    const claims = claimsOf(body.token)
    // A token that cannot be read, or that has ended already, is a token problem (ERR-21, ERR-22).
    if (!claims || !session.start({ token: body.token, userName: claims.userName, roles: claims.roles })) {
      return { isSignedIn: false, message: sessionMessages.tokenProblem(supportEmail) }
    }
  } catch (error) {
    return { isSignedIn: false, message: messageOf(error, sessionMessages.loginFailed) }
  }
  try {
    session.updateRoles((await api().session.roles()).body)
    return { isSignedIn: true }
  } catch (error) {
    session.end()
    return { isSignedIn: false, message: messageOf(error, sessionMessages.rolesFailed) }
  }
}

/** Ends the session at the server and here; 412 and no answer are no failure (ERR-26, ERR-27). */
export async function signOut(): Promise<void> {
  try {
    await api().session.logout()
  } catch (error) {
    const isSilent = isProblem(error) && (error.status === 412 || error.status === 401 || error.status === 0)
    if (!isSilent) toasts.error(messageOf(error, sharedMessages.logoutFailed))
  }
  session.end()
  toasts.info(sharedMessages.loggedOut)
}

/** Who is signed in as the server knows it, and the roles of now: read once a page and when the window gets focus. */
export const useSessionCheck = () =>
  useSWR(sessionKey(), async () => {
    const [info, roles] = await Promise.all([api().session.verify(), api().session.roles()])
    session.updateRoles(roles.body)
    return info.body
  })
