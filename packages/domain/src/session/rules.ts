import { SECOND_FACTOR_TYPE, type LoginReply, type SessionGuidReply, type SsoUrlReply } from './model'

/** Session verification asks for this version of the call (CONST-17). */
export const SESSION_CHECK_VERSION = 3

/** A session is valid only while the token's exp (seconds) has not passed and roles are loaded (AUTH-62). */
export const isSessionValid = (session: { exp: number; roles: readonly string[] | undefined }, now: number): boolean =>
  session.roles !== undefined && session.exp * 1000 > now

/** The window in which failures are counted. */
export const LOGIN_WINDOW_MS = 15 * 60_000

/** Evaluated attempts in a window before an account, or an address, is answered 429. */
export const LOGIN_LIMIT_PER_ACCOUNT = 10
export const LOGIN_LIMIT_PER_ADDRESS = 100

/** A session lives this long after sign-in, and after each extension. */
export const SESSION_LIFETIME_MS = 8 * 60 * 60_000

/** A session ends this long after its sign-in, however often it was extended (AUTH-115). */
export const SESSION_MAX_LIFETIME_MS = 12 * 60 * 60_000

/** When a session that starts or is extended now expires, in whole seconds since the epoch, as in a token. The input is in milliseconds. */
export const getSessionExpiry = ({ now, lifetimeMs, endsAt }: { now: number; lifetimeMs: number; endsAt: number }) =>
  Math.floor(Math.min(now + lifetimeMs, endsAt) / 1000)

/** A warning stands this long before a session ends. */
export const SESSION_WARNING_MS = 2 * 60_000

/** When what is left of a session is announced, in seconds: what counts down in sight would be said every second. */
const WARNING_STEPS_S = [30, 60, SESSION_WARNING_MS / 1000] as const

/** The last announcement that was due with so many seconds left. */
export const getWarningStep = (seconds: number): number => WARNING_STEPS_S.find((step) => seconds <= step) ?? seconds

/** A second-factor code as it is sent: without the spaces that were typed or pasted with it (AUTH-31). */
export const cleanSecondFactorCode = (text: string): string => text.replaceAll(/\s/g, '')

/**
 * A second-factor code: digits, how long it is good, how often one may be tried; and how many codes of an account are evaluated in a window over all its logins, so that
 * who has the password cannot try them for ever.
 */
export const SECOND_FACTOR = {
  digits: 6,
  lifetimeMs: 10 * 60_000,
  tries: 5,
  accountTries: 20,
  accountWindowMs: 24 * 60 * 60_000,
  /** How often a user can request a new code in `newCodesWindowMs` (AUTH-118). */
  newCodes: 3,
  newCodesWindowMs: 15 * 60_000,
} as const

/**
 * A browser stays a known device of a user for `lifetimeMs` after the user's last sign-in. A browser remembers a limited number of users, and a user a limited number of
 * browsers. The oldest is forgotten.
 */
export const KNOWN_DEVICE = { lifetimeMs: 180 * 24 * 60 * 60_000, usersPerBrowser: 5, browsersPerUser: 20 } as const

/** A session guid is redeemed once, within this time. */
export const SESSION_GUID_LIFETIME_MS = 60_000

/** A single sign-on must return within this time. */
export const SSO_START_LIFETIME_MS = 10 * 60_000

/** After proving who they are, a user can change their own sign-in fields for this long, in milliseconds (AUTH-114). */
export const PROOF_LIFETIME_MS = 5 * 60_000

/** Clocks of two gateways may differ by this much, in milliseconds. */
const CLOCK_SKEW_MS = 60_000

/** Is a proof from `provedAt` still valid? Both times are epoch milliseconds. A proof from the future, such as after a clock jumped back, is not valid. */
export const isProofValid = (provedAt: number | undefined, now: number): boolean =>
  provedAt !== undefined && now - provedAt < PROOF_LIFETIME_MS && provedAt - now < CLOCK_SKEW_MS

/** Which form Login shows (AUTH-14). */
export type LoginMode = 'normal' | 'new-sso' | 'relog'

/** A stored sso url starts relog mode (AUTH-15, AUTH-16). */
export const getLoginMode = (ssoUrl: string | undefined): LoginMode => (ssoUrl ? 'relog' : 'normal')

/** How long after this browser started single sign-on an error is shown in its own words, in milliseconds. Later, anyone could have written the address (AUTH-117). */
export const SSO_ERROR_SHOWN_MS = SSO_START_LIFETIME_MS

/** Replaces an error or a description that is not shown. */
const UNKNOWN = 'unknown'

/** The error code when the user cancels at the provider. (RFC 6749, section 4.1.2.1.) */
const CANCELED = 'access_denied'

/** Characters that are shown of an error of single sign-on. */
const SHOWN = { error: 100, description: 500 } as const

/** What single sign-on brings back in the hash. */
export type SsoReturn =
  | { kind: 'token'; idToken: string; state: string | undefined }
  | { kind: 'error'; error: string; description: string }
  /** The user canceled at the provider. */
  | { kind: 'canceled' }

const cut = (text: string, limit: number): string => (text.length > limit ? `${text.slice(0, limit)}…` : text)

/** Reads the hash of a return from single sign-on; `undefined` where it is none. An error wins over a token (AUTH-108). */
export function parseSsoReturn(hash: string): SsoReturn | undefined {
  const values = new URLSearchParams(hash.replace(/^#/, ''))
  const error = values.get('error')
  const idToken = values.get('id_token')
  if (error === CANCELED) return { kind: 'canceled' }
  if (error !== null) {
    const description = values.get('error_description') ?? ''
    return { kind: 'error', error: cut(error, SHOWN.error), description: cut(description, SHOWN.description) }
  }
  return idToken === null || idToken === ''
    ? undefined
    : { kind: 'token', idToken, state: values.get('state') ?? undefined }
}

/**
 * The error of single sign-on as it is shown: its own words if this browser started single sign-on recently, otherwise 'unknown' (AUTH-117).
 * @param startedAt when this browser started single sign-on, epoch milliseconds
 */
export function shownSsoError(
  { error, description }: { error: string; description: string },
  startedAt: number | undefined,
  now: number,
): { error: string; description: string } {
  const isOurs = startedAt !== undefined && startedAt <= now && now - startedAt <= SSO_ERROR_SHOWN_MS
  return { error: (isOurs && error.trim()) || UNKNOWN, description: (isOurs && description.trim()) || UNKNOWN }
}

/** Why Login was opened, in the order in which it is asked: hash, status, log-off, else a plain load (AUTH-56). */
export type LoginLoad =
  | { kind: 'sso'; sso: SsoReturn }
  | { kind: 'status'; isEnded: boolean }
  | { kind: 'log-off' }
  | { kind: 'plain' }

/** The one status that shows its message (AUTH-09, AUTH-11). */
export const ENDED_STATUS = '412'

export function getLoginLoad({ search, hash }: { search: string; hash: string }): LoginLoad {
  const sso = parseSsoReturn(hash)
  if (sso !== undefined) return { kind: 'sso', sso }
  const query = new URLSearchParams(search)
  const status = query.get('status')
  if (status !== null) return { kind: 'status', isEnded: status === ENDED_STATUS }
  return query.get('logOff') === 'true' ? { kind: 'log-off' } : { kind: 'plain' }
}

/** A login reply's token is one of the second factor (AUTH-24). */
export const needsSecondFactor = (reply: Pick<LoginReply, 'type'>): boolean => reply.type === SECOND_FACTOR_TYPE

/**
 * Are these the same name, whatever the case? In both directions: some letters become another's lower case (the Kelvin sign a k, a dotted capital i an i), so that a name
 * made of them does not match another user.
 */
export const isSameUserName = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase() && one.toUpperCase() === other.toUpperCase()

const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/

/**
 * An address of single sign-on that may be followed: https, or http on this machine (AUTH-103). A path is one of the portal's own origin.
 * @param origin of the portal
 */
export function buildSsoAddress(ssoUrl: string | null | undefined, origin: string): URL | undefined {
  const text = ssoUrl?.trim()
  if (!text || !URL.canParse(text, origin)) return undefined
  const url = new URL(text, origin)
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL_HOST.test(url.hostname))
  return isSafe || url.origin === origin ? url : undefined
}

/** The reply of the look-up, whichever its shape; `undefined` where there is no account (AUTH-105, API-18). */
export function getSsoUrl(reply: SsoUrlReply): string | undefined {
  const url = typeof reply === 'string' ? reply : reply.ssoUrl
  return url?.trim() || undefined
}

/** The reply of getSessionGuid, whichever its shape (API-20). */
export const parseSessionGuid = (reply: SessionGuidReply): string =>
  typeof reply === 'string' ? reply : reply.sessionGuid

/**
 * Where single sign-on logs out, of the address where it starts: the last part of the path is "logout" (AUTH-106). The one place to change for another server.
 * `undefined` where there is none: then the log-out is local.
 */
export function getSsoLogout(ssoUrl: string | null | undefined, origin: string): URL | undefined {
  const url = buildSsoAddress(ssoUrl, origin)
  if (url === undefined) return undefined
  const logout = new URL(url)
  logout.pathname = url.pathname.replace(/[^/]*\/?$/, 'logout')
  logout.search = ''
  logout.hash = ''
  return logout
}

/** What of the session leaves with it. `expired`: where single sign-on starts and who it was stay for the next time (AUTH-17). */
export type SessionEnd = 'logged-out' | 'expired'
