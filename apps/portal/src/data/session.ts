import { session as sessionCalls } from '@sitewright/api-client/contract/session'
import useSWR from 'swr'
import type { LoginInput, SessionInfo } from '@sitewright/domain/session/model'
import { session } from '../shell/session'
import { callsOf } from './api'
import { keyOf } from './keys'
import {
  askForNewCode,
  signInWith,
  type NewCodeOutcome,
  type PendingLogin,
  type SignInDeps,
  type SignInOutcome,
} from './sign-in'

export const api = callsOf({ session: sessionCalls })

/** What a sign-in over an open page, or one by single sign-on, asks for beside the rest. */
export type SignInTerms = Pick<SignInDeps, 'supportEmail' | 'onlyUserId' | 'fixed'>

/** Signs in with a name and a password, or with the id_token of single sign-on (identity specification §4). */
export const signIn = (input: LoginInput, terms: SignInTerms): Promise<SignInOutcome> =>
  signInWith(() => api().session.login({ body: input }), { calls: api(), session, ...terms })

/** Signs in with the code of the second factor; `token` is that of the login. */
export const signInWithCode = (code: string, token: string, terms: SignInTerms): Promise<SignInOutcome> =>
  signInWith(() => api().session.secondFactor({ body: { token: code } }, { token }), {
    calls: api(),
    session,
    ...terms,
  })

/** Requests a new second-factor code by email. */
export const sendNewCode = (pending: PendingLogin): Promise<NewCodeOutcome> => askForNewCode(pending, api())

/** The capability of a server that can email a new code (`/config.json`). */
export const NEW_CODE = 'session.newCode'

/** The session as the server knows it now, and the roles of now (AUTH-57, AUTH-65). */
export async function checkSession(): Promise<SessionInfo> {
  const [info, roles] = await Promise.all([api().session.verify(), api().session.roles()])
  session.update({ roles: roles.body, userHasNoProjects: info.body.userHasNoProjects })
  return info.body
}

/** Who is signed in: read once a page and when the window gets focus. */
export const useSessionCheck = () => useSWR(keyOf('session'), checkSession)
