import { canListApiKeys, canOpenApiKeyActivity, canOpenApiKeyRoles } from '@sitewright/domain/api-keys/policy'
import { canManageCatalog } from '@sitewright/domain/catalog/policy'
import { canReadLicenseConfigs } from '@sitewright/domain/configs/policy'
import { canSetUp } from '@sitewright/domain/first-run/policy'
import { canListGroups, canOpenGroupActivity, canOpenGroupRoles } from '@sitewright/domain/groups/policy'
import { canEditImports, canReadImports } from '@sitewright/domain/imports/policy'
import { canReadIntegrationReports } from '@sitewright/domain/integration-reports/policy'
import {
  canEditInternalSettings,
  canEditLicenses,
  canOpenLicense,
  canOpenLicenseActivity,
  canOpenLicenseList,
  canReadLicense,
} from '@sitewright/domain/licenses/policy'
import { canOpenProjectActivity, canOpenProjects } from '@sitewright/domain/projects/policy'
import { canOpenSiteActivity } from '@sitewright/domain/sites/policy'
import { canAdministerPreservations } from '@sitewright/domain/preservations/policy'
import { canEditReportGroups } from '@sitewright/domain/report-groups/policy'
import { pageTitles } from '@sitewright/domain/shared/page-titles'
import {
  anyone,
  signedIn,
  type Actor,
  type Anyone,
  type LicenseOwned,
  type Policy,
} from '@sitewright/domain/shared/policy'
import type { RoleName } from '@sitewright/domain/shared/role-catalog'
import {
  canCreateUser,
  canListUsers,
  canOpenUserActivity,
  canOpenUserPassword,
  canOpenUserReports,
  canOpenUserRoles,
} from '@sitewright/domain/users/policy'
import { canAddWorkflows, canReadWorkflows } from '@sitewright/domain/workflows/policy'
import { navigationLabels, sharedMessages } from '@sitewright/domain/shared/messages'

/** What is around several pages: the header above tabs, or the list beside what is opened from it. The value is the `area` of their rows. */
export const layoutAreas = {
  user: 'users',
  group: 'users',
  apiKey: 'apiKeys',
  license: 'licenses',
  project: 'projects',
  site: 'sites',
  preservation: 'preservations',
  catalogEntry: 'catalog',
  importSplit: 'imports',
  reportSplit: 'integrationReports',
} as const
export type LayoutName = keyof typeof layoutAreas
/** Key of the page that is current in the navigation: a list, or `sites` for the link to the project opened last. */
export type RouteArea = (typeof layoutAreas)[LayoutName] | 'reportGroups' | 'workflows'

/** One page of the portal: its path, its document title and who may open it. The router, the guard, the navigation and the tests read this table. */
export interface PageRoute {
  /** Pattern of the router. */
  readonly path: string
  /** The page is a tab of this layout, whatever its pattern looks like. The layout also renders the document title. */
  readonly layout?: LayoutName
  /** The page whose tab it opens, if it is no tab of its own. */
  readonly tab?: string
  /** The page itself renders the document title. */
  readonly hasOwnTitle?: boolean
  readonly title: string
  /** `anyone`: an open route, which has no frame (ROUTE-41, NAV-21). */
  readonly allow: Anyone | Policy
  /** The link in the top navigation, for users with one of the roles, which can be narrower than those of the route (NAV-05, NAV-06). */
  readonly navigation?: {
    readonly label: string
    readonly roles: readonly RoleName[]
    /** The parameters of the link, if the pattern has any. */
    readonly params?: (actor: Pick<Actor, 'licenseId'>) => Readonly<Record<string, string | number>>
  }
  /** The user that the address names can open it without any role (USER-105). */
  readonly isOpenToOwner?: boolean
  /** Also decides about the license that the parameter `id` names (ROUTE-28). */
  readonly ofLicense?: Policy<LicenseOwned>
  /** A call beyond the specification that the page needs; without it the page is hidden. */
  readonly capability?: string
  /** A user's page belongs to Users. That of the layout by default. */
  readonly area?: RouteArea
}

/**
 * Creates the rows of the tabs of a layout, in their order (USER-51, GROUP-11, PROJ-29, SITE-03, KEY-29, SET-01, SET-02). Their pattern is that of the record and
 * a segment. Each tab can have a policy of its own.
 */
const createTabs =
  <const Layout extends LayoutName, const Record extends string>(layout: Layout, record: Record, allow: Policy) =>
  <const Segment extends string, const More extends Partial<PageRoute>>(
    segment: Segment,
    title: string,
    more = {} as More,
  ) => ({ path: `${record}/${segment}` as const, layout, title, allow, ...more })

const userTab = createTabs('user', '/user/:userName', canListUsers)
const groupTab = createTabs('group', '/users/userGroup/:id', canListGroups)
const projectTab = createTabs('project', '/projects/:projectId/view', canOpenProjects)
const siteTab = createTabs('site', '/projects/:projectId/site/:siteId', canOpenProjects)
const apiKeyTab = createTabs('apiKey', '/apikeys/:id', canListApiKeys)
const licenseTab = createTabs('license', '/license/:id', canOpenLicense)
const preservationTab = createTabs('preservation', '/preservation/:projectId/:id', canAdministerPreservations)
const catalogTab = createTabs('catalogEntry', '/catalog/:kind/:id', canManageCatalog)

export const routes = {
  signIn: { path: '/login', title: pageTitles.signIn, allow: anyone },
  secondFactor: { path: '/login/2fa', title: pageTitles.secondFactor, allow: anyone },
  sso: { path: '/login/sso', title: pageTitles.sso, allow: anyone },
  ssoLogout: { path: '/login/sso/logout', title: pageTitles.ssoLogout, allow: anyone },
  recovery: { path: '/password/recovery', title: pageTitles.recovery, allow: anyone },
  reset: {
    path: '/users/password/reset',
    hasOwnTitle: true,
    title: pageTitles.reset,
    allow: anyone,
  },
  home: { path: '/', title: sharedMessages.homeTitle, allow: signedIn },
  environments: { path: '/environments', title: pageTitles.environments, allow: signedIn },
  users: {
    path: '/users/list',
    title: pageTitles.users,
    allow: canListUsers,
    navigation: { label: navigationLabels.users, roles: ['MENU_ADMIN_TOOL_ACCESS'] },
    area: 'users',
  },
  newUser: { path: '/users/new', title: pageTitles.newUser, allow: canCreateUser, area: 'users' },
  duplicateUser: {
    path: '/users/:userName/duplicate',
    title: pageTitles.duplicateUser,
    allow: canCreateUser,
    area: 'users',
  },
  userDetails: userTab('details', pageTitles.details),
  userProjects: userTab('projects', pageTitles.projects),
  userAddOns: userTab('addons', pageTitles.productLicenses),
  userRoles: userTab('roles', pageTitles.roles, { allow: canOpenUserRoles }),
  userImports: userTab('imports', pageTitles.imports),
  userReports: userTab('reports', pageTitles.reports, { allow: canOpenUserReports, isOpenToOwner: true }),
  userPassword: userTab('password', pageTitles.password, { allow: canOpenUserPassword }),
  userActivity: userTab('activity', pageTitles.activity, { allow: canOpenUserActivity, capability: 'activity.ofUser' }),
  groups: {
    path: '/users/groups',
    title: pageTitles.groups,
    allow: canListGroups,
    area: 'users',
  },
  newGroup: { path: '/userGroups/new', title: pageTitles.newGroup, allow: canListGroups, area: 'users' },
  newGroupFrom: {
    path: '/userGroups/new/:userName',
    title: pageTitles.newGroup,
    allow: canListGroups,
    area: 'users',
  },
  groupDetails: groupTab('details', pageTitles.info),
  groupUsers: groupTab('users', pageTitles.info, { tab: 'groupDetails' }),
  groupAddOns: groupTab('addons', pageTitles.productLicenses),
  groupProjects: groupTab('projects', pageTitles.projects),
  groupRoles: groupTab('roles', pageTitles.roles, { allow: canOpenGroupRoles }),
  groupActivity: groupTab('activity', pageTitles.activity, {
    allow: canOpenGroupActivity,
    capability: 'activity.ofGroup',
  }),
  projects: {
    path: '/projects',
    title: pageTitles.projects,
    allow: canOpenProjects,
    navigation: { label: navigationLabels.projects, roles: ['MENU_ADMIN_TOOL_ACCESS'] },
    area: 'projects',
  },
  newProject: { path: '/projects/new', title: pageTitles.newProject, allow: canOpenProjects, area: 'projects' },
  projectSites: projectTab('sites', pageTitles.sites),
  projectConfigs: projectTab('configs', pageTitles.projectConfig),
  projectResourceProperties: projectTab('resourceProperties', pageTitles.projectResourceProperties),
  projectInfo: projectTab('info', pageTitles.info),
  projectCopy: projectTab('copy', pageTitles.copy),
  projectResourceWorkflows: projectTab('resourceWorkflows', pageTitles.projectResourceWorkflows),
  projectResourcePreservations: projectTab('resourcePreservations', pageTitles.projectResourcePreservations),
  projectDocumentNumbering: projectTab('documentNumbering', pageTitles.documentNumbering),
  projectActivity: projectTab('activity', pageTitles.activity, {
    allow: canOpenProjectActivity,
    capability: 'activity.ofProject',
  }),
  newSite: {
    path: '/projects/:projectId/site/new',
    title: pageTitles.newSite,
    allow: canOpenProjects,
    area: 'projects',
  },
  bulkSites: {
    path: '/projects/:projectId/site/bulk',
    title: pageTitles.bulkSites,
    allow: canOpenProjects,
    area: 'projects',
  },
  siteTree: {
    path: '/projects/:projectId/site/:siteId/tree',
    title: pageTitles.siteHierarchy,
    allow: canOpenProjects,
    area: 'sites',
  },
  siteMap: siteTab('map', pageTitles.siteMap),
  siteProperties: siteTab('properties', pageTitles.siteProperties),
  siteActivity: siteTab('activity', pageTitles.activity, { allow: canOpenSiteActivity, capability: 'activity.ofSite' }),
  apiKeys: {
    path: '/apikeys',
    title: pageTitles.apiKeys,
    allow: canListApiKeys,
    navigation: { label: navigationLabels.apiKeys, roles: ['ACCESS_ALL_CUSTOMER_LICENCES', 'ADMINISTER_API_KEYS'] },
    area: 'apiKeys',
  },
  newApiKey: { path: '/apikeys/new', title: pageTitles.newApiKey, allow: canListApiKeys, area: 'apiKeys' },
  apiKeyDetails: apiKeyTab('details', pageTitles.details),
  apiKeyAddOns: apiKeyTab('addons', pageTitles.productLicenses),
  apiKeyProjects: apiKeyTab('projects', pageTitles.projects),
  apiKeyRoles: apiKeyTab('roles', pageTitles.roles, { allow: canOpenApiKeyRoles }),
  apiKeyActivity: apiKeyTab('activity', pageTitles.activity, {
    allow: canOpenApiKeyActivity,
    capability: 'activity.ofApiKey',
  }),
  licenses: {
    path: '/license/list',
    title: pageTitles.licenses,
    allow: canOpenLicenseList,
    navigation: { label: navigationLabels.licenses, roles: ['ACCESS_ALL_CUSTOMER_LICENCES'] },
    area: 'licenses',
  },
  newLicense: { path: '/license/new', title: pageTitles.newLicense, allow: canEditLicenses, area: 'licenses' },
  licenseView: {
    path: '/license/:id/view',
    hasOwnTitle: true,
    title: pageTitles.license,
    allow: canOpenLicense,
    ofLicense: canReadLicense,
    navigation: {
      label: navigationLabels.license,
      roles: ['ACCESS_MY_CUSTOMER_LICENCE'],
      params: ({ licenseId }) => ({ id: licenseId }),
    },
    area: 'licenses',
  },
  licenseEdit: {
    path: '/license/:id/edit',
    hasOwnTitle: true,
    title: pageTitles.editLicense,
    allow: canEditLicenses,
    area: 'licenses',
  },
  licenseConfiguration: licenseTab('configuration', pageTitles.licenseConfiguration, {
    ofLicense: canReadLicenseConfigs,
  }),
  licenseResourceProperties: licenseTab('resourceProperties', pageTitles.licenseResourceProperties, {
    ofLicense: canReadLicenseConfigs,
  }),
  licenseShortcuts: licenseTab('shortcuts', pageTitles.shortcuts, { ofLicense: canReadLicense }),
  licenseInternal: licenseTab('internalconfiguration', pageTitles.internalSettings, { allow: canEditInternalSettings }),
  licenseActivity: licenseTab('activity', pageTitles.activity, {
    allow: canOpenLicenseActivity,
    ofLicense: canReadLicense,
    capability: 'activity.ofLicense',
  }),
  reportGroups: {
    path: '/reports',
    title: pageTitles.reportGroups,
    allow: canEditReportGroups,
    navigation: { label: navigationLabels.reports, roles: ['ACCESS_ALL_CUSTOMER_LICENCES'] },
    area: 'reportGroups',
  },
  newReportGroup: {
    path: '/reports/new',
    title: pageTitles.newReportGroup,
    allow: canEditReportGroups,
    area: 'reportGroups',
  },
  imports: {
    path: '/imports',
    layout: 'importSplit',
    title: pageTitles.imports,
    allow: canReadImports,
    navigation: { label: navigationLabels.imports, roles: ['ADMINISTER_IMPORT_SYSTEM_DETAILS'] },
  },
  newImport: { path: '/imports/new', title: pageTitles.newImport, allow: canEditImports, area: 'imports' },
  importSystem: {
    path: '/imports/:configId/view',
    layout: 'importSplit',
    hasOwnTitle: true,
    title: pageTitles.importSystem,
    allow: canReadImports,
  },
  importActivity: {
    path: '/imports/:configId/activity',
    layout: 'importSplit',
    hasOwnTitle: true,
    title: pageTitles.activity,
    allow: canReadImports,
    capability: 'activity.ofImport',
  },
  integrationReports: {
    path: '/integration',
    layout: 'reportSplit',
    title: pageTitles.integration,
    allow: canReadIntegrationReports,
    navigation: { label: navigationLabels.integration, roles: ['ADMINISTER_IMPORT_SYSTEM_DETAILS'] },
  },
  integrationReport: {
    path: '/integration/:integrationReference/view',
    layout: 'reportSplit',
    hasOwnTitle: true,
    title: pageTitles.integrationReport,
    allow: canReadIntegrationReports,
  },
  workflows: {
    path: '/workflow',
    title: pageTitles.workflows,
    allow: canReadWorkflows,
    navigation: { label: navigationLabels.workflow, roles: ['ADMINISTER_WORKFLOW', 'EDIT_WORKFLOW'] },
    area: 'workflows',
  },
  newWorkflow: { path: '/workflow/new', title: pageTitles.newWorkflow, allow: canAddWorkflows, area: 'workflows' },
  workflow: {
    path: '/workflow/:projectId/:id/view',
    hasOwnTitle: true,
    title: pageTitles.workflows,
    allow: canReadWorkflows,
    area: 'workflows',
  },
  workflowActivity: {
    path: '/workflow/:projectId/:id/activity',
    hasOwnTitle: true,
    title: pageTitles.activity,
    allow: canReadWorkflows,
    capability: 'activity.ofWorkflow',
    area: 'workflows',
  },
  preservations: {
    path: '/preservations',
    title: pageTitles.preservations,
    allow: canAdministerPreservations,
    navigation: { label: navigationLabels.preservation, roles: ['ADMINISTER_PRESERVATION'] },
    area: 'preservations',
  },
  newPreservation: {
    path: '/preservations/new',
    title: pageTitles.newPreservation,
    allow: canAdministerPreservations,
    area: 'preservations',
  },
  preservationById: {
    path: '/preservations/:id',
    title: pageTitles.preservations,
    allow: canAdministerPreservations,
    area: 'preservations',
  },
  preservationView: preservationTab('view', pageTitles.details),
  preservationActivity: preservationTab('activity', pageTitles.activity, { capability: 'activity.ofPreservation' }),
  catalog: {
    path: '/catalog/:kind',
    hasOwnTitle: true,
    title: pageTitles.catalog,
    allow: canManageCatalog,
    capability: 'catalogEnvironments.list',
    navigation: {
      label: navigationLabels.catalog,
      roles: ['ACCESS_ALL_CUSTOMER_LICENCES'],
      params: () => ({ kind: 'environments' }),
    },
    area: 'catalog',
  },
  newCatalogEntry: {
    path: '/catalog/:kind/new',
    hasOwnTitle: true,
    title: pageTitles.catalog,
    allow: canManageCatalog,
    capability: 'catalogEnvironments.create',
    area: 'catalog',
  },
  catalogDetails: catalogTab('details', pageTitles.details, { capability: 'catalogEnvironments.read' }),
  catalogActivity: catalogTab('activity', pageTitles.activity, { capability: 'activity.ofEnvironment' }),
  firstRun: { path: '/first-run', title: pageTitles.firstRun, allow: canSetUp, capability: 'firstRun.state' },
  firstRunStep: { path: '/first-run/:step', title: pageTitles.firstRun, allow: canSetUp, capability: 'firstRun.state' },
} as const satisfies Record<string, PageRoute>

export type RouteName = keyof typeof routes

/**
 * Addresses that redirect to a page of the table: the alias of Home, and parents to their first child, or to the first of several that the session may open (ROUTE-07,
 * ROUTE-13).
 */
export const redirects = [
  { from: '/home', to: 'home' },
  { from: '/users', to: 'users' },
  { from: '/user/:userName', to: 'userDetails' },
  { from: '/users/userGroup/:id', to: 'groupDetails' },
  { from: '/projects/:projectId', to: 'projectSites' },
  { from: '/projects/:projectId/view', to: 'projectSites' },
  { from: '/projects/:projectId/site/:siteId', to: 'siteMap' },
  { from: '/apikeys/:id', to: 'apiKeyDetails' },
  { from: '/catalog', to: 'catalog', params: { kind: 'environments' } },
  { from: '/catalog/:kind/:id', to: 'catalogDetails' },
  {
    from: '/license/:id',
    to: ['licenseConfiguration', 'licenseResourceProperties', 'licenseShortcuts', 'licenseInternal', 'licenseActivity'],
  },
] as const satisfies readonly Redirect[]

interface Redirect {
  from: string
  to: RouteName | readonly [RouteName, ...RouteName[]]
  /** Parameters that its address does not have. */
  params?: Readonly<Record<string, string>>
}

/** Names of the parameters in a pattern. */
export type PathParam<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParam<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never
type PathParams<Pattern extends string> = Readonly<Record<PathParam<Pattern>, string | number>>
type ListKey = 'search' | 'license' | 'sort' | 'page'

/** Names of the query that links to a page may set. Types alone, because nothing reads them at run time. */
interface QueryKeys {
  signIn: 'redirectUrl' | 'status' | 'logOff'
  secondFactor: 'redirectUrl'
  recovery: 'redirectUrl'
  reset: 'redirectUrl'
  home: 'license'
  environments: 'redirectUrl'
  users: ListKey | 'active' | 'addOn' | 'facets'
  groups: ListKey
  groupDetails: 'name'
  projects: ListKey | 'state' | 'facets'
  newSite: 'siteId'
  projectCopy: 'source'
  apiKeys: ListKey | 'active'
  licenses: ListKey | 'facets'
  reportGroups: ListKey
  imports: ListKey | 'project' | 'facets'
  importSystem: ListKey | 'project'
  newImport: 'project'
  integrationReports: 'project' | 'page'
  integrationReport: 'project' | 'page'
  workflows: ListKey | 'project'
  catalog: ListKey | 'active'
  newCatalogEntry: 'copy'
  newWorkflow: 'id' | 'projectId' | 'copy'
}
type QueryKey<Name extends RouteName> = Name extends keyof QueryKeys ? QueryKeys[Name] : never
type Query<Name extends RouteName> = { readonly [Key in QueryKey<Name>]?: string | null | undefined }

/** Fills the parameters of a pattern, encoded: a user name may contain a slash. */
export function fillPath<Pattern extends string>(pattern: Pattern, params: PathParams<Pattern>): string {
  const values: Readonly<Record<string, string | number>> = params
  return pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${pattern} needs ${name}.`)
    return encodeURIComponent(value)
  })
}

/** The address of a page: its pattern with these parameters, and the query values that are not empty. */
function buildAddress<Name extends RouteName>(
  name: Name,
  params: PathParams<(typeof routes)[Name]['path']>,
  query?: Query<Name>,
): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries<string | null | undefined>(query ?? {})) if (value) search.set(key, value)
  const path = fillPath<string>(routes[name].path, params)
  return search.size === 0 ? path : `${path}?${search.toString()}`
}

/** Where the user goes after signing in; the query carries it from page to page (AUTH-33, ENV-12). */
type RedirectUrl = string | null | undefined

/** Every address that the portal writes is built here. */
export const paths = {
  home: (query?: Query<'home'>) => buildAddress('home', {}, query),
  signIn: (redirectUrl?: RedirectUrl) => buildAddress('signIn', {}, { redirectUrl }),
  /** After the server ended the session. The message is in the navigation state (AUTH-10). */
  signInAfter: (status: string, redirectUrl?: RedirectUrl) => buildAddress('signIn', {}, { status, redirectUrl }),
  logOff: () => buildAddress('signIn', {}, { logOff: 'true' }),
  secondFactor: (redirectUrl?: RedirectUrl) => buildAddress('secondFactor', {}, { redirectUrl }),
  sso: () => buildAddress('sso', {}),
  ssoLogout: () => buildAddress('ssoLogout', {}),
  recovery: (redirectUrl?: RedirectUrl) => buildAddress('recovery', {}, { redirectUrl }),
  reset: (redirectUrl?: RedirectUrl) => buildAddress('reset', {}, { redirectUrl }),
  environments: (redirectUrl?: RedirectUrl) => buildAddress('environments', {}, { redirectUrl }),
  users: (query?: Query<'users'>) => buildAddress('users', {}, query),
  /** The mails of demo mode: a page of the gateway. */
  outbox: () => '/outbox',
  newUser: () => buildAddress('newUser', {}),
  duplicateUser: (userName: string) => buildAddress('duplicateUser', { userName }),
  userDetails: (userName: string) => buildAddress('userDetails', { userName }),
  groups: (query?: Query<'groups'>) => buildAddress('groups', {}, query),
  newGroup: () => buildAddress('newGroup', {}),
  newGroupFrom: (userName: string) => buildAddress('newGroupFrom', { userName }),
  /** `name` is the title of the page until the group has loaded (ROUTE-18). */
  groupDetails: (id: number, name?: string) => buildAddress('groupDetails', { id }, { name }),
  projects: (query?: Query<'projects'>) => buildAddress('projects', {}, query),
  newProject: () => buildAddress('newProject', {}),
  /** ProjectView: its first tab that the session may open (PROJ-28). */
  projectView: (projectId: number) => fillPath('/projects/:projectId/view', { projectId }),
  /** The site screen: its first tab (SITE-01). */
  site: (projectId: number, siteId: number) => fillPath('/projects/:projectId/site/:siteId', { projectId, siteId }),
  siteTree: (projectId: number, siteId: number) => buildAddress('siteTree', { projectId, siteId }),
  newSite: (projectId: number) => buildAddress('newSite', { projectId }),
  bulkSites: (projectId: number) => buildAddress('bulkSites', { projectId }),
  apiKeys: (query?: Query<'apiKeys'>) => buildAddress('apiKeys', {}, query),
  newApiKey: () => buildAddress('newApiKey', {}),
  apiKeyDetails: (id: number) => buildAddress('apiKeyDetails', { id }),
  licenses: (query?: Query<'licenses'>) => buildAddress('licenses', {}, query),
  newLicense: () => buildAddress('newLicense', {}),
  licenseEdit: (id: number) => buildAddress('licenseEdit', { id }),
  licenseView: (id: number) => buildAddress('licenseView', { id }),
  /** The first tab of the settings that the session may open. */
  licenseSettings: (id: number) => fillPath('/license/:id', { id }),
  reportGroups: (query?: Query<'reportGroups'>) => buildAddress('reportGroups', {}, query),
  newReportGroup: () => buildAddress('newReportGroup', {}),
  imports: (query?: Query<'imports'>) => buildAddress('imports', {}, query),
  newImport: (query?: Query<'newImport'>) => buildAddress('newImport', {}, query),
  /** The query is that of the list, which stays beside the import system. */
  importSystem: (configId: number, query?: Query<'importSystem'>) => buildAddress('importSystem', { configId }, query),
  integrationReports: (query?: Query<'integrationReports'>) => buildAddress('integrationReports', {}, query),
  /** The query is that of the list, which stays beside the report. */
  integrationReport: (integrationReference: string, query?: Query<'integrationReport'>) =>
    buildAddress('integrationReport', { integrationReference }, query),
  preservations: () => buildAddress('preservations', {}),
  newPreservation: () => buildAddress('newPreservation', {}),
  preservationView: (projectId: number, id: number) => buildAddress('preservationView', { projectId, id }),
  projectConfigs: (projectId: number) => buildAddress('projectConfigs', { projectId }),
  projectResourceWorkflows: (projectId: number) => buildAddress('projectResourceWorkflows', { projectId }),
  workflows: (query?: Query<'workflows'>) => buildAddress('workflows', {}, query),
  newWorkflow: () => buildAddress('newWorkflow', {}),
  /** A new workflow with the phases of another one (WF-19, WF-22). */
  copyWorkflow: (projectId: number, id: number) =>
    buildAddress('newWorkflow', {}, { id: String(id), projectId: String(projectId), copy: 'true' }),
  workflow: (projectId: number, id: number) => buildAddress('workflow', { projectId, id }),
  workflowActivity: (projectId: number, id: number) => buildAddress('workflowActivity', { projectId, id }),
  /** The list of one kind of the catalog. */
  catalog: (kind: string, query?: Query<'catalog'>) => buildAddress('catalog', { kind }, query),
  newCatalogEntry: (kind: string) => buildAddress('newCatalogEntry', { kind }),
  /** A new product license with the values of another one (CAT-17). */
  copyProductLicense: (id: number) =>
    buildAddress('newCatalogEntry', { kind: 'productLicenses' }, { copy: String(id) }),
  catalogEntry: (kind: string, id: number) => buildAddress('catalogDetails', { kind, id }),
  /** The next step of the first run, or one of them. */
  firstRun: (step?: string) =>
    step === undefined ? buildAddress('firstRun', {}) : buildAddress('firstRunStep', { step }),
}
