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

/** A session lives this long after sign-in. */
export const SESSION_LIFETIME_MS = 8 * 60 * 60_000

/**
 * Where to go after sign-in: a path of the portal itself (one leading slash, no backslash), else absent (AUTH-47).
 * The sign-in page is no place to go on to. Control characters are refused because URL parsers drop them: a slash, a tab and a slash would be a host.
 */
export const ownPath = (redirectUrl: string | null): string | undefined =>
  redirectUrl !== null && /^\/(?!\/|login(?:[/?#]|$))[^\\\p{Cc}]*$/u.test(redirectUrl) ? redirectUrl : undefined
