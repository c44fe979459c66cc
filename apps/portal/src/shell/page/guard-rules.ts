import { anyone } from '@sitewright/domain/shared/policy'
import { paths, routes, type PageRoute } from '../../paths'
import { capabilities } from '../capabilities'
import type { Session } from '../session/session-store'

/** What the guard knows about a navigation. The session is already loaded (step 1). */
export interface GuardFacts {
  route: Pick<PageRoute, 'path' | 'allow' | 'isOpenToOwner' | 'ofLicense' | 'capability'>
  wanted: { pathname: string; search: string }
  /** The user that the address names, on a page of a user. */
  userName?: string | undefined
  /** The license that the address names, on a page of a license. */
  licenseId?: number
  session: Session | undefined
  /** The stored token had expired before the portal was opened (ROUTE-50). */
  hadExpired: boolean
}

/** The decision of the guard. */
export type Judgement =
  | { kind: 'open' }
  /** Not signed in. `isExpired`: the session ended, and Login says so. */
  | { kind: 'sign-in'; to: string; isExpired: boolean }
  | { kind: 'update-password'; to: string }
  /** Without the roles: Home, with a message. */
  | { kind: 'insufficient'; to: string }

/** The address of Login for a page that needs a session: it keeps the query, and names the page to return to (ROUTE-42, ROUTE-43). */
export function signInPath(wanted: { pathname: string; search: string }): string {
  const query = new URLSearchParams(wanted.search)
  const redirectUrl = getRedirectUrl(wanted)
  if (redirectUrl !== undefined) query.set('redirectUrl', redirectUrl)
  const text = query.toString()
  return routes.signIn.path + (text === '' ? '' : `?${text}`)
}

/** Is this a page without a frame, which needs no session? */
export const isOpenPath = (pathname: string): boolean =>
  Object.values<PageRoute>(routes).some(({ path, allow }) => allow === anyone && path === pathname)

/** The redirectUrl that a page asks for, or that leads back to the page itself; none from Home and from pages that are open to everyone. */
export function getRedirectUrl({ pathname, search }: { pathname: string; search: string }): string | undefined {
  const requested = new URLSearchParams(search).get('redirectUrl')
  if (requested !== null) return requested
  return isOpenPath(pathname) || pathname === routes.home.path ? undefined : pathname + search
}

/** Whether the server has the calls that the page needs. */
export const isServed = ({ capability }: Pick<PageRoute, 'capability'>): boolean =>
  capability === undefined || capabilities.has(capability)

/** May this session open this page? Any one of the route's roles, or that it is one's own (ROUTE-39, USER-105), and a server that has what the page shows. */
export function mayOpen(
  route: Pick<PageRoute, 'allow' | 'isOpenToOwner' | 'capability'>,
  session: Session,
  userName: string | undefined,
): boolean {
  if (route.allow === anyone) return true
  if (!isServed(route)) return false
  const isOwner = route.isOpenToOwner === true && userName?.toLowerCase() === session.userName.toLowerCase()
  return isOwner || route.allow.decide(session, undefined).allowed
}

/** The steps of the guard in their order (ROUTE-49). Step 6, the deployed version, is asked for by the frame after each navigation. */
export function judge({ route, wanted, userName, licenseId = 0, session, hadExpired }: GuardFacts): Judgement {
  // 2: open to everyone, or signed in (ROUTE-41, ROUTE-42).
  if (route.allow === anyone) return { kind: 'open' }
  if (session === undefined) return { kind: 'sign-in', to: signInPath(wanted), isExpired: hadExpired }
  // 3, the password page of a single sign-on user, comes with that page (ROUTE-44).
  // 4: the forced update, which single sign-on users are spared (ROUTE-46, AUTH-75).
  if (session.mustUpdatePassword && !session.isSsoUser) {
    return { kind: 'update-password', to: paths.reset(getRedirectUrl(wanted)) }
  }
  // 5: any one of the route's roles (ROUTE-39, ROUTE-47).
  if (!mayOpen(route, session, userName)) return { kind: 'insufficient', to: paths.home() }
  // Then the license that the address names (ROUTE-28).
  if (route.ofLicense?.decide(session, { licenseId }).allowed === false) {
    return { kind: 'insufficient', to: paths.home() }
  }
  return { kind: 'open' }
}
