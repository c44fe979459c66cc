import { createBrowserRouter, generatePath, redirect, type RouteObject } from 'react-router-dom'
import { paths, redirects, routes, type RouteName } from './paths'
import { guardOf, leadOn } from './shell/guard'
import { Loading } from './shell/Loading'
import { RouteError } from './shell/RouteError'

/** Module of each page, loaded when it is first opened. */
const pages = {
  signIn: () => import('./routes/sign-in/sign-in.route'),
  home: () => import('./routes/home/home.route'),
  users: () => import('./routes/users/user-list.route'),
  userDetails: () => import('./routes/users/user-details.route'),
} satisfies Record<RouteName, () => Promise<{ Component: () => React.ReactNode }>>

const page = (name: RouteName): RouteObject => ({
  id: name,
  path: routes[name].path,
  loader: guardOf(routes[name]),
  lazy: pages[name],
  ErrorBoundary: RouteError,
})

const protectedPages = (Object.keys(routes) as RouteName[]).filter((name) => name !== 'signIn')

export const createRouter = () =>
  createBrowserRouter([
    {
      HydrateFallback: Loading,
      ErrorBoundary: RouteError,
      children: [
        { ...page('signIn'), loader: leadOn },
        { id: 'shell', lazy: () => import('./shell/AppShell'), children: protectedPages.map(page) },
        ...redirects.map(({ from, to }) => ({
          path: from,
          loader: ({ params, request }: { params: Record<string, string | undefined>; request: Request }) =>
            redirect(generatePath(to, params) + new URL(request.url).search),
        })),
        { path: '*', loader: () => redirect(paths.home()) },
      ],
    },
  ])
