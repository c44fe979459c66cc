import { sessionMessages } from '@sitewright/domain/session/messages'
import { getLoginLoad, getLoginMode, shownSsoError, type LoginMode } from '@sitewright/domain/session/rules'
import type { SsoStarted } from '../../shell/sign-in/sso-start'

/** What Login knows when it is opened. */
export interface LoginFacts {
  search: string
  /** What single sign-on brought; taken out of the address already. */
  hash: string
  hasSession: boolean
  /** Of a single sign-on user whose log-out goes by way of the provider. */
  hasSsoLogout: boolean
  /** Who was signed in here last (AUTH-17). */
  remembered: { userName: string | undefined; ssoUrl: string | undefined } | undefined
  /** The single sign-on that this browser started; taken, so that it serves once (AUTH-55). */
  started: SsoStarted | undefined
  /** Epoch milliseconds. */
  now: number
}

/** The form of Login, and what is done before or beside it. */
export interface LoginForm {
  kind: 'form'
  /** `check`: asks the server about the stored session (AUTH-57). `log-off`: logs out first (AUTH-51). */
  task: 'check' | 'log-off' | undefined
  /** Ended by the server: the message is in the navigation state (AUTH-10). */
  isEnded: boolean
  /** Whatever session there is goes, without a call (AUTH-50). */
  isForgotten: boolean
  failure: string | undefined
  mode: LoginMode
  userName: string | undefined
  redirectUrl: string | null
}

/** A sign-on that came back as it was started: it is handed in on a page of its own. */
export interface SsoHandIn {
  idToken: string
  started: SsoStarted
}

export type LoginStart = LoginForm | { kind: 'hand-in'; handIn: SsoHandIn } | { kind: 'sso-logout' }

/** How Login begins, in the order of AUTH-56. */
export function startOfLogin(facts: LoginFacts): LoginStart {
  const { search, hash, hasSession, hasSsoLogout, remembered, started, now } = facts
  const load = getLoginLoad({ search, hash })
  const form: LoginForm = {
    kind: 'form',
    task: undefined,
    isEnded: false,
    isForgotten: false,
    failure: undefined,
    mode: getLoginMode(remembered?.ssoUrl),
    userName: remembered?.userName ?? started?.userName,
    redirectUrl: new URLSearchParams(search).get('redirectUrl') ?? started?.redirectUrl ?? null,
  }
  switch (load.kind) {
    case 'sso': {
      const { sso } = load
      // Canceling is not an error: the user can start again, or log in with the password (AUTH-117).
      if (sso.kind === 'canceled') return { ...form, mode: form.mode === 'relog' ? 'relog' : 'new-sso' }
      if (sso.kind === 'error') {
        const { error, description } = shownSsoError(sso, started?.startedAt, now)
        return { ...form, failure: sessionMessages.ssoError(error, description) }
      }
      if (started !== undefined && sso.state === started.state) {
        return { kind: 'hand-in', handIn: { idToken: sso.idToken, started } }
      }
      return { ...form, failure: sessionMessages.ssoError('invalid_state', sessionMessages.ssoStateUnknown) }
    }
    case 'status':
      return { ...form, isEnded: load.isEnded, isForgotten: true, mode: 'normal', userName: undefined }
    case 'log-off':
      return hasSsoLogout ? { kind: 'sso-logout' } : { ...form, task: 'log-off', mode: 'normal', userName: undefined }
    case 'plain':
      return {
        ...form,
        task: hasSession ? 'check' : undefined,
        // Back from the provider, without an answer of its own.
        mode: started !== undefined && form.mode === 'normal' ? 'new-sso' : form.mode,
      }
  }
}
