import { anyone, signedIn, type Anyone, type Policy } from '@sitewright/domain/shared/policy'
import type { RoleName } from '@sitewright/domain/shared/role-catalogue'
import { canListUsers } from '@sitewright/domain/users/policy'
import { sessionLabels } from '@sitewright/domain/session/messages'
import { navigationLabels, sharedMessages } from '@sitewright/domain/shared/messages'
import { userLabels } from '@sitewright/domain/users/messages'

/** One page of the portal: its path, its document title and who may open it. The router, the guard, the navigation and the tests read this table. */
export interface PageRoute {
  /** Pattern of the router. */
  readonly path: string
  readonly title: string
  readonly allow: Anyone | Policy
  /** Stands in the top navigation with this label, for whoever `navigation` allows; the link's roles can be narrower than the route's (NAV-06). */
  readonly navigation?: { readonly label: string; readonly role: RoleName }
  /** Key of the page that stands for this one in the navigation: a user's page belongs to Users. */
  readonly area?: string
}

export const routes = {
  signIn: { path: '/login', title: sessionLabels.title, allow: anyone },
  home: { path: '/', title: sharedMessages.homeTitle, allow: signedIn },
  users: {
    path: '/users/list',
    title: userLabels.list,
    allow: canListUsers,
    navigation: { label: navigationLabels.users, role: 'MENU_ADMIN_TOOL_ACCESS' },
    area: 'users',
  },
  userDetails: { path: '/user/:userName/details', title: userLabels.details, allow: canListUsers, area: 'users' },
} as const satisfies Record<string, PageRoute>

export type RouteName = keyof typeof routes

/** Paths that lead on to a page of the table: the alias of Home, and parents to their first child (ROUTE-07, ROUTE-13). */
export const redirects = [
  { from: '/home', to: '/' },
  { from: '/users', to: '/users/list' },
  { from: '/user/:userName', to: '/user/:userName/details' },
] as const

const search = (values: Record<string, string | undefined>): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value !== undefined && value !== '') query.set(name, value)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** Every address that the portal writes is built here. */
export const paths = {
  home: () => routes.home.path,
  signIn: (redirectUrl?: string) => routes.signIn.path + search({ redirectUrl }),
  users: (query: Record<string, string | undefined> = {}) => routes.users.path + search(query),
  userDetails: (userName: string) => `/user/${encodeURIComponent(userName)}/details`,
}
