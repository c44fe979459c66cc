import { createBrowserRouter, generatePath, redirect, type RouteObject } from 'react-router-dom'
import { anyone } from '@sitewright/domain/shared/policy'
import { paths, redirects, routes, type PageRoute, type RouteName } from './paths'
import { loadLogin, loadSso } from './routes/sign-in/load-login'
import { guardOf } from './shell/guard'
import { guardPassword } from './shell/guard-password'
import { Loading } from './shell/Loading'
import { OpenShell } from './shell/OpenShell'
import { RouteError } from './shell/RouteError'

/** Module of each page, loaded when it is first opened. */
const pages = {
  signIn: () => import('./routes/sign-in/sign-in.route'),
  secondFactor: () => import('./routes/sign-in/second-factor.route'),
  sso: () => import('./routes/sign-in/sso.route'),
  ssoLogout: () => import('./routes/sign-in/sso-logout.route'),
  recovery: () => import('./routes/passwords/recovery.route'),
  reset: () => import('./routes/passwords/reset.route'),
  home: () => import('./routes/home/home.route'),
  environments: () => import('./routes/environments/environments.route'),
  users: () => import('./routes/users/user-list.route'),
  userNew: () => import('./routes/users/user-new.route'),
  userDuplicate: () => import('./routes/users/user-new.route'),
  userDetails: () => import('./routes/users/user-details.route'),
  userProjects: () => import('./routes/users/user-projects.route'),
  userAddOns: () => import('./routes/users/user-add-ons.route'),
  userRoles: () => import('./routes/users/user-roles.route'),
  userImports: () => import('./routes/users/user-imports.route'),
  userReports: () => import('./routes/users/user-reports.route'),
  userPassword: () => import('./routes/users/user-password.route'),
  groups: () => import('./routes/groups/group-list.route'),
  newGroup: () => import('./routes/groups/new-group.route'),
  newGroupFrom: () => import('./routes/groups/new-group.route'),
  groupDetails: () => import('./routes/groups/group-details.route'),
  groupUsers: () => import('./routes/groups/group-users.route'),
  groupAddOns: () => import('./routes/groups/group-add-ons.route'),
  groupProjects: () => import('./routes/groups/group-projects.route'),
  groupRoles: () => import('./routes/groups/group-roles.route'),
  apiKeys: () => import('./routes/api-keys/api-key-list.route'),
  newApiKey: () => import('./routes/api-keys/new-api-key.route'),
  apiKeyDetails: () => import('./routes/api-keys/api-key-details.route'),
  apiKeyAddOns: () => import('./routes/api-keys/api-key-add-ons.route'),
  apiKeyProjects: () => import('./routes/api-keys/api-key-projects.route'),
  apiKeyRoles: () => import('./routes/api-keys/api-key-roles.route'),
} satisfies Record<RouteName, () => Promise<{ Component: () => React.ReactNode }>>

/** What a page asks instead of the guard: the pages where single sign-on comes back read what it brought, and that of a password looks whose it is. */
const loaders: Partial<Record<RouteName, RouteObject['loader']>> = {
  signIn: loadLogin,
  sso: loadSso,
  userPassword: guardPassword,
}

const page = (name: RouteName): RouteObject => ({
  id: name,
  path: routes[name].path,
  loader: loaders[name] ?? guardOf(routes[name]),
  lazy: pages[name],
})

const names = Object.keys(routes) as RouteName[]
/** Pages whose tabs stand under one header, by the layout that draws it. */
const layouts = {
  user: { start: '/user/:userName/', lazy: () => import('./routes/users/user-page.route') },
  group: { start: '/users/userGroup/:id/', lazy: () => import('./routes/groups/group-layout.route') },
  apiKey: { start: '/apikeys/:id/', lazy: () => import('./routes/api-keys/api-key-layout.route') },
} as const
const isIn = (name: RouteName, start: string): boolean => routes[name].path.startsWith(start)
const hasLayout = (name: RouteName): boolean => Object.values(layouts).some(({ start }) => isIn(name, start))
const isOpen = (name: RouteName): boolean => (routes[name] as PageRoute).allow === anyone

/**
 * What cannot be loaded or drawn is told in its place. On a level of its own: the router leaves the place empty where the boundary stands on the very route whose
 * module did not come.
 */
const told = (children: RouteObject[]): RouteObject[] => [{ ErrorBoundary: RouteError, children }]

export const createRouter = () =>
  createBrowserRouter([
    {
      HydrateFallback: Loading,
      ErrorBoundary: RouteError,
      children: [
        { id: 'open', Component: OpenShell, children: told(names.filter(isOpen).map(page)) },
        {
          id: 'shell',
          lazy: () => import('./shell/AppShell'),
          children: told([
            ...names.filter((name) => !isOpen(name) && !hasLayout(name)).map(page),
            ...Object.entries(layouts).map(([id, { start, lazy }]) => ({
              id,
              lazy,
              children: told(names.filter((name) => isIn(name, start)).map(page)),
            })),
          ]),
        },
        ...redirects.map(({ from, to }) => ({
          path: from,
          loader: ({ params, request }: { params: Record<string, string | undefined>; request: Request }) =>
            redirect(generatePath(to, params) + new URL(request.url).search),
        })),
        { path: '*', loader: () => redirect(paths.home()) },
      ],
    },
  ])
