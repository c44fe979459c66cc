/** Any origin: only the path is looked at. */
const SOMEWHERE = 'https://portal.invalid'

/** The path as a router reads it: without dot segments and escapes. */
function readPath(text: string): string {
  const { pathname } = new URL(text, SOMEWHERE)
  try {
    return decodeURIComponent(pathname)
  } catch {
    // An escape that is none stands for itself.
    return pathname
  }
}

/** Routers see neither the case of a path nor repeated slashes. */
const isSignIn = (path: string): boolean => /^\/+login(?:\/|$)/i.test(path)

/**
 * Where to go after sign-in: a path of the portal itself (one leading slash, no backslash), else absent (AUTH-47).
 * The sign-in page is refused in every spelling: it could log out a user who has just signed in. Control characters are refused because URL parsers drop
 * them: a slash, a tab and a slash would be a host.
 */
export function ownPath(redirectUrl: string | null): string | undefined {
  if (redirectUrl === null || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(redirectUrl)) return undefined
  return isSignIn(readPath(redirectUrl)) ? undefined : redirectUrl
}
