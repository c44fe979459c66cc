import type { LoginInput } from '@sitewright/domain/session/model'
import { calls, sessionStore } from './current-session'
import {
  askForNewCode,
  signInWith,
  type NewCodeOutcome,
  type PendingLogin,
  type SignInDeps,
  type SignInOutcome,
} from './sign-in'

/** What a sign-in over an open page, or one by single sign-on, asks for beside the rest. */
export type SignInTerms = Pick<SignInDeps, 'supportEmail' | 'onlyUserId' | 'fixed'>

/** Signs in with a name and a password, or with the id_token of single sign-on (identity specification §4). */
export const signIn = (input: LoginInput, terms: SignInTerms): Promise<SignInOutcome> =>
  signInWith(() => calls.session.login({ body: input }), { calls, session: sessionStore, ...terms })

/** Signs in with the code of the second factor; `token` is that of the login. */
export const signInWithCode = (code: string, token: string, terms: SignInTerms): Promise<SignInOutcome> =>
  signInWith(() => calls.session.secondFactor({ body: { token: code } }, { token }), {
    calls,
    session: sessionStore,
    ...terms,
  })

/** Requests a new second-factor code by email. */
export const sendNewCode = (pending: PendingLogin): Promise<NewCodeOutcome> => askForNewCode(pending, calls)

/** The capability of a server that can email a new code (`/config.json`). */
export const NEW_CODE = 'session.newCode'
