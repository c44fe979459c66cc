import { createBrowserRouter, redirect, replace, type Params, type RouteObject } from 'react-router-dom'
import { anyone } from '@sitewright/domain/shared/policy'
import { fillPath, type LayoutName, paths, redirects, routes, type PageRoute, type RouteName } from './paths'
import { loadLogin, loadSso } from './routes/sign-in/load-login'
import { FirstPage } from './shell/FirstPage'
import { createGuard } from './shell/page/guard'
import { guardPassword } from './shell/page/guard-password'
import { mayOpen } from './shell/page/guard-rules'
import type { TabHandle } from './shell/page/layout'
import { loadChunk } from './shell/page/load-chunk'
import { Loading } from './shell/Loading'
import { nestRoutes } from './shell/page/nest-routes'
import { OpenShell } from './shell/OpenShell'
import { FramelessError, RouteError } from './shell/page/RouteError'
import { session } from './shell/session/session'

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
  newUser: () => import('./routes/users/new-user.route'),
  duplicateUser: () => import('./routes/users/new-user.route'),
  userDetails: () => import('./routes/users/user-details.route'),
  userProjects: () => import('./routes/users/user-projects.route'),
  userAddOns: () => import('./routes/users/user-add-ons.route'),
  userRoles: () => import('./routes/users/user-roles.route'),
  userImports: () => import('./routes/users/user-imports.route'),
  userReports: () => import('./routes/users/user-reports.route'),
  userPassword: () => import('./routes/users/user-password.route'),
  userActivity: () => import('./routes/activity/activity.route'),
  groups: () => import('./routes/groups/group-list.route'),
  newGroup: () => import('./routes/groups/new-group.route'),
  newGroupFrom: () => import('./routes/groups/new-group.route'),
  groupDetails: () => import('./routes/groups/group-details.route'),
  groupUsers: () => import('./routes/groups/group-users.route'),
  groupAddOns: () => import('./routes/groups/group-add-ons.route'),
  groupProjects: () => import('./routes/groups/group-projects.route'),
  groupRoles: () => import('./routes/groups/group-roles.route'),
  groupActivity: () => import('./routes/activity/activity.route'),
  projects: () => import('./routes/projects/project-list.route'),
  newProject: () => import('./routes/projects/new-project.route'),
  projectSites: () => import('./routes/projects/project-sites.route'),
  projectConfigs: () => import('./routes/projects/project-configs.route'),
  projectResourceProperties: () => import('./routes/projects/project-resource-properties.route'),
  projectInfo: () => import('./routes/projects/project-info.route'),
  projectCopy: () => import('./routes/projects/project-copy.route'),
  projectResourceWorkflows: () => import('./routes/projects/project-resource-workflows.route'),
  projectResourcePreservations: () => import('./routes/projects/project-resource-preservations.route'),
  projectDocumentNumbering: () => import('./routes/projects/project-document-numbering.route'),
  projectActivity: () => import('./routes/activity/activity.route'),
  newSite: () => import('./routes/sites/new-site.route'),
  bulkSites: () => import('./routes/sites/site-bulk.route'),
  siteTree: () => import('./routes/sites/site-tree.route'),
  siteMap: () => import('./routes/sites/site-map.route'),
  siteProperties: () => import('./routes/sites/site-properties.route'),
  siteActivity: () => import('./routes/activity/activity.route'),
  apiKeys: () => import('./routes/api-keys/api-key-list.route'),
  newApiKey: () => import('./routes/api-keys/new-api-key.route'),
  apiKeyDetails: () => import('./routes/api-keys/api-key-details.route'),
  apiKeyAddOns: () => import('./routes/api-keys/api-key-add-ons.route'),
  apiKeyProjects: () => import('./routes/api-keys/api-key-projects.route'),
  apiKeyRoles: () => import('./routes/api-keys/api-key-roles.route'),
  apiKeyActivity: () => import('./routes/activity/activity.route'),
  licenses: () => import('./routes/licenses/license-list.route'),
  newLicense: () => import('./routes/licenses/new-license.route'),
  licenseEdit: () => import('./routes/licenses/license-edit.route'),
  licenseView: () => import('./routes/licenses/license-view.route'),
  licenseResourceProperties: () => import('./routes/licenses/license-resource-properties.route'),
  licenseConfiguration: () => import('./routes/licenses/license-configuration.route'),
  licenseShortcuts: () => import('./routes/licenses/license-shortcuts.route'),
  licenseInternal: () => import('./routes/licenses/license-internal.route'),
  licenseActivity: () => import('./routes/activity/activity.route'),
  reportGroups: () => import('./routes/report-groups/report-group-list.route'),
  newReportGroup: () => import('./routes/report-groups/new-report-group.route'),
  imports: () => import('./routes/imports/import-list.route'),
  newImport: () => import('./routes/imports/new-import.route'),
  importSystem: () => import('./routes/imports/import.route'),
  importActivity: () => import('./routes/imports/import-activity.route'),
  integrationReports: () => import('./routes/integration-reports/integration-report-list.route'),
  integrationReport: () => import('./routes/integration-reports/integration-report.route'),
  workflowActivity: () => import('./routes/workflows/workflow-activity.route'),
  preservations: () => import('./routes/preservations/preservation-list.route'),
  newPreservation: () => import('./routes/preservations/new-preservation.route'),
  preservationById: () => import('./routes/preservations/preservation.route'),
  preservationView: () => import('./routes/preservations/preservation-view.route'),
  preservationActivity: () => import('./routes/activity/activity.route'),
  workflows: () => import('./routes/workflows/workflow-list.route'),
  newWorkflow: () => import('./routes/workflows/new-workflow.route'),
  workflow: () => import('./routes/workflows/workflow.route'),
  catalog: () => import('./routes/catalog/catalog-list.route'),
  newCatalogEntry: () => import('./routes/catalog/new-catalog-entry.route'),
  catalogDetails: () => import('./routes/catalog/catalog-details.route'),
  catalogActivity: () => import('./routes/activity/activity.route'),
  firstRun: () => import('./routes/first-run/first-run.route'),
  firstRunStep: () => import('./routes/first-run/first-run.route'),
} satisfies Record<RouteName, () => Promise<{ Component: () => React.ReactNode }>>

/** What a page asks instead of the guard: the pages where single sign-on comes back read what it brought, and that of a password looks whose it is. */
const loaders: Partial<Record<RouteName, RouteObject['loader']>> = {
  signIn: loadLogin,
  sso: loadSso,
  userPassword: guardPassword,
}

/** Module of each layout: the header above its tabs, or the list beside what is opened from it. */
const layouts = {
  user: () => import('./routes/users/user-layout.route'),
  group: () => import('./routes/groups/group-layout.route'),
  apiKey: () => import('./routes/api-keys/api-key-layout.route'),
  license: () => import('./routes/licenses/license-layout.route'),
  project: () => import('./routes/projects/project-layout.route'),
  site: () => import('./routes/sites/site-layout.route'),
  preservation: () => import('./routes/preservations/preservation-layout.route'),
  catalogEntry: () => import('./routes/catalog/catalog-entry-layout.route'),
  reportSplit: () => import('./routes/integration-reports/integration-report-layout.route'),
  importSplit: () => import('./routes/imports/import-layout.route'),
} satisfies Record<LayoutName, () => Promise<{ Component: () => React.ReactNode }>>

const createPage = (name: RouteName): RouteObject => ({
  id: name,
  path: routes[name].path,
  loader: loaders[name] ?? createGuard(routes[name]),
  lazy: () => loadChunk<{ Component: () => React.ReactNode; handle?: TabHandle }>(pages[name]),
})

const selectRows = (isOpen: boolean): Partial<Record<RouteName, PageRoute>> =>
  Object.fromEntries(Object.entries<PageRoute>(routes).filter(([, { allow }]) => (allow === anyone) === isOpen))

/**
 * Shows an error in the place of the page. The boundary has a level of its own, because the router leaves the place empty if the boundary belongs to the
 * route whose module failed to load.
 */
const withErrorBoundary = (children: RouteObject[], ErrorBoundary = RouteError): RouteObject[] => [
  { ErrorBoundary, children },
]

const createLayout = (layout: LayoutName, children: RouteObject[]): RouteObject => ({
  id: layout,
  lazy: () => loadChunk(layouts[layout]),
  children: withErrorBoundary(children),
})

/** The first page that the session may open. Without one, the guard of the first page says why. */
function findFirst(to: RouteName | readonly [RouteName, ...RouteName[]]): RouteName {
  if (typeof to === 'string') return to
  const current = session.get()
  return to.find((name) => current !== undefined && mayOpen(routes[name], current, undefined)) ?? to[0]
}

/** The tree of all pages, with their guards. */
export const createRoutes = (): RouteObject[] => [
  {
    Component: FirstPage,
    HydrateFallback: Loading,
    ErrorBoundary: FramelessError,
    children: [
      {
        id: 'open',
        Component: OpenShell,
        children: withErrorBoundary(nestRoutes(selectRows(true), createPage, createLayout), FramelessError),
      },
      {
        id: 'shell',
        lazy: () => loadChunk(() => import('./shell/AppShell')),
        children: withErrorBoundary(nestRoutes(selectRows(false), createPage, createLayout)),
      },
      ...redirects.map(({ from, to, ...row }) => ({
        path: from,
        loader: ({ params, request }: { params: Params; request: Request }) => {
          const { pathname, search } = new URL(request.url)
          // Replaces an address that is already open. Otherwise Back would return to it, and it would redirect again.
          const go = pathname === window.location.pathname ? replace : redirect
          const all = { ...params, ...('params' in row && row.params) }
          return go(fillPath<string>(routes[findFirst(to)].path, all) + search)
        },
      })),
      { path: '*', loader: () => redirect(paths.home()) },
    ],
  },
]

export const createRouter = () => createBrowserRouter(createRoutes())
