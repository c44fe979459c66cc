import type { ClientOf } from '@sitewright/api-client/client-of'
import type { session as sessionCalls } from '@sitewright/api-client/contract/session'
import { buildSsoAddress, getSsoUrl } from '@sitewright/domain/session/rules'
import { getMessage } from '@sitewright/domain/shared/problem'
import { ssoMessages } from '@sitewright/domain/session/sso-messages'
import { keepSsoStart, type SsoStarted } from '../shell/sign-in/sso-start'

export interface SsoDeps {
  calls: ClientOf<{ session: typeof sessionCalls }>
  /** Of the portal. */
  origin: string
  /** A value that nobody can guess. */
  makeState: () => string
  now: () => number
  /** Keeps what the return is compared with. */
  keep: (started: SsoStarted) => void
}

/** The user who starts single sign-on, and the page to open afterwards. */
export type SsoStart = Omit<SsoStarted, 'state' | 'startedAt'>

/** Where the browser goes, or the sentence that says why not. */
export type SsoOutcome = { address: string } | { message: string }

/**
 * Starts single sign-on for a user name: a fresh address each time, as state and nonce are good for one use (AUTH-102 to AUTH-105). What the return is compared with
 * is kept before the browser leaves (AUTH-55).
 */
export async function startSso(start: SsoStart, deps: SsoDeps): Promise<SsoOutcome> {
  let reply
  try {
    reply = (await deps.calls.session.ssoUrl({ params: { username: start.userName } })).body
  } catch (error) {
    return { message: getMessage(error, ssoMessages.infoFailed) }
  }
  const address = buildSsoAddress(getSsoUrl(reply), deps.origin)
  if (address === undefined) return { message: ssoMessages.notAnAccount }
  const state = deps.makeState()
  deps.keep({ ...start, state, startedAt: deps.now() })
  address.searchParams.set('state', state)
  address.searchParams.set('login_hint', start.userName)
  return { address: address.href }
}

/** A window that was opened for single sign-on. */
export type SsoWindow = Pick<Window, 'closed' | 'close'> & {
  readonly sessionStorage: Pick<Storage, 'setItem'>
  readonly location: Pick<Location, 'assign'>
}

/**
 * Starts single sign-on in a window of its own.
 * @returns the sentence that says why not; undefined if it started, and if the user closed the window meanwhile
 */
export async function startSsoIn(
  opened: SsoWindow,
  start: SsoStart,
  deps: Omit<SsoDeps, 'keep'>,
): Promise<string | undefined> {
  const outcome = await startSso(start, {
    ...deps,
    // Its own storage, where it looks when it comes back. A closed window has none.
    keep: (started) => {
      if (!opened.closed) keepSsoStart(started, opened.sessionStorage)
    },
  })
  if (opened.closed) return undefined
  if ('address' in outcome) {
    opened.location.assign(outcome.address)
    return undefined
  }
  opened.close()
  return outcome.message
}

/** 256 bits, as text that an address carries. */
export const randomState = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
