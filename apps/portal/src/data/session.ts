import { session as sessionCalls } from '@sitewright/api-client/contract/session'
import type { LoginInput, SessionInfo } from '@sitewright/domain/session/model'
import { session } from '../shell/session'
import type { SessionStore } from '../shell/session-store'
import { createOperations } from './api'
import {
  askForNewCode,
  signInWith,
  type NewCodeOutcome,
  type PendingLogin,
  type SignInDeps,
  type SignInOutcome,
} from './sign-in'

/** The calls about sessions, for the shell. */
export const calls = createOperations({ session: sessionCalls })

/** What a sign-in over an open page, or one by single sign-on, asks for beside the rest. */
export type SignInTerms = Pick<SignInDeps, 'supportEmail' | 'onlyUserId' | 'fixed'>

/** Token whose roles the sign-in has just loaded: the first check of that session needs no second call for them. */
let tokenWithRoles: string | undefined

const store: Pick<SessionStore, 'start'> = {
  start: (input) => {
    const isStarted = session.start(input)
    if (isStarted) tokenWithRoles = input.token
    return isStarted
  },
}

/** Signs in with a name and a password, or with the id_token of single sign-on (identity specification §4). */
export const signIn = (input: LoginInput, terms: SignInTerms): Promise<SignInOutcome> =>
  signInWith(() => calls.session.login({ body: input }), { calls, session: store, ...terms })

/** Signs in with the code of the second factor; `token` is that of the login. */
export const signInWithCode = (code: string, token: string, terms: SignInTerms): Promise<SignInOutcome> =>
  signInWith(() => calls.session.secondFactor({ body: { token: code } }, { token }), {
    calls,
    session: store,
    ...terms,
  })

/** Requests a new second-factor code by email. */
export const sendNewCode = (pending: PendingLogin): Promise<NewCodeOutcome> => askForNewCode(pending, calls)

/** The capability of a server that can email a new code (`/config.json`). */
export const NEW_CODE = 'session.newCode'

/** The session as the server knows it now, and the roles of now (AUTH-57, AUTH-65). */
export async function checkSession(): Promise<SessionInfo> {
  const current = session.get()
  const known = current !== undefined && current.token === tokenWithRoles ? { body: [...current.roles] } : undefined
  tokenWithRoles = undefined
  const [info, roles] = await Promise.all([calls.session.verify(), known ?? calls.session.roles()])
  session.update({ roles: roles.body, userHasNoProjects: info.body.userHasNoProjects })
  return info.body
}
