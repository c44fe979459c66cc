import { redirect, type LoaderFunction } from 'react-router-dom'
import { ownPath } from '@sitewright/domain/session/rules'
import { anyone } from '@sitewright/domain/shared/policy'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { paths, routes, type PageRoute } from '../paths'
import { session } from './session'
import { toasts } from './toasts'

/** Where somebody who is not signed in goes: to Login, with the query kept and the wanted page to come back to (ROUTE-42, ROUTE-43). */
export function signInPath(wanted: { pathname: string; search: string }): string {
  const query = new URLSearchParams(wanted.search)
  if (!query.has('redirectUrl') && wanted.pathname !== routes.home.path) {
    query.set('redirectUrl', wanted.pathname + wanted.search)
  }
  const text = query.toString()
  return routes.signIn.path + (text === '' ? '' : `?${text}`)
}

/** The guard of a page, from its row in the table of routes: session first, then its roles. */
export const guardOf =
  (route: PageRoute): LoaderFunction =>
  ({ request }) => {
    if (route.allow === anyone) return null
    const current = session.get()
    if (!current) return redirect(signInPath(new URL(request.url)))
    if (route.allow.decide(current, undefined).allowed) return null
    toasts.error(sharedMessages.insufficientPermissions)
    return redirect(paths.home())
  }

/** Whoever is signed in already has no use for the sign-in page: on to the wanted page. */
export const leadOn: LoaderFunction = ({ request }) =>
  session.get() === undefined
    ? null
    : redirect(ownPath(new URL(request.url).searchParams.get('redirectUrl')) ?? paths.home())
