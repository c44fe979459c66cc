import { canListApiKeys, canOpenApiKeyRoles } from '@sitewright/domain/api-keys/policy'
import { canListGroups, canOpenGroupRoles } from '@sitewright/domain/groups/policy'
import { pageTitles } from '@sitewright/domain/shared/page-titles'
import { anyone, signedIn, type Anyone, type Policy } from '@sitewright/domain/shared/policy'
import type { RoleName } from '@sitewright/domain/shared/role-catalogue'
import {
  canCreateUser,
  canListUsers,
  canOpenUserPassword,
  canOpenUserReports,
  canOpenUserRoles,
} from '@sitewright/domain/users/policy'
import { sessionLabels } from '@sitewright/domain/session/messages'
import { navigationLabels, sharedMessages } from '@sitewright/domain/shared/messages'

/** One page of the portal: its path, its document title and who may open it. The router, the guard, the navigation and the tests read this table. */
export interface PageRoute {
  /** Pattern of the router. */
  readonly path: string
  readonly title: string
  /** `anyone`: an open route, which has no frame (ROUTE-41, NAV-21). */
  readonly allow: Anyone | Policy
  /** Stands in the top navigation with this label, for whoever holds one of the roles; the link's roles can be narrower than the route's (NAV-05, NAV-06). */
  readonly navigation?: { readonly label: string; readonly roles: readonly RoleName[] }
  /** Whoever the address names may open it as well, whatever the roles (USER-105). */
  readonly isOpenToOwner?: boolean
  /** Key of the page that stands for this one in the navigation: a user's page belongs to Users. */
  readonly area?: string
}

export const routes = {
  signIn: { path: '/login', title: sessionLabels.title, allow: anyone },
  secondFactor: { path: '/login/2fa', title: sessionLabels.secondFactorTitle, allow: anyone },
  sso: { path: '/login/sso', title: sessionLabels.ssoTitle, allow: anyone },
  ssoLogout: { path: '/login/sso/logout', title: sessionLabels.ssoLogoutTitle, allow: anyone },
  recovery: { path: '/password/recovery', title: pageTitles.recovery, allow: anyone },
  reset: { path: '/users/password/reset', title: pageTitles.reset, allow: anyone },
  home: { path: '/', title: sharedMessages.homeTitle, allow: signedIn },
  environments: { path: '/environments', title: pageTitles.environments, allow: signedIn },
  users: {
    path: '/users/list',
    title: pageTitles.users,
    allow: canListUsers,
    navigation: { label: navigationLabels.users, roles: ['MENU_ADMIN_TOOL_ACCESS'] },
    area: 'users',
  },
  userNew: { path: '/users/new', title: pageTitles.newUser, allow: canCreateUser, area: 'users' },
  userDuplicate: {
    path: '/users/:userName/duplicate',
    title: pageTitles.duplicateUser,
    allow: canCreateUser,
    area: 'users',
  },
  userDetails: { path: '/user/:userName/details', title: pageTitles.details, allow: canListUsers, area: 'users' },
  userProjects: { path: '/user/:userName/projects', title: pageTitles.projects, allow: canListUsers, area: 'users' },
  userAddOns: {
    path: '/user/:userName/addons',
    title: pageTitles.productLicenses,
    allow: canListUsers,
    area: 'users',
  },
  userRoles: { path: '/user/:userName/roles', title: pageTitles.roles, allow: canOpenUserRoles, area: 'users' },
  userImports: { path: '/user/:userName/imports', title: pageTitles.imports, allow: canListUsers, area: 'users' },
  userReports: {
    path: '/user/:userName/reports',
    title: pageTitles.reports,
    allow: canOpenUserReports,
    isOpenToOwner: true,
    area: 'users',
  },
  userPassword: {
    path: '/user/:userName/password',
    title: pageTitles.password,
    allow: canOpenUserPassword,
    area: 'users',
  },
  groups: { path: '/users/groups', title: pageTitles.groups, allow: canListGroups, area: 'users' },
  newGroup: { path: '/userGroups/new', title: pageTitles.newGroup, allow: canListGroups, area: 'users' },
  newGroupFrom: {
    path: '/userGroups/new/:userName',
    title: pageTitles.newGroup,
    allow: canListGroups,
    area: 'users',
  },
  groupDetails: { path: '/users/userGroup/:id/details', title: pageTitles.info, allow: canListGroups, area: 'users' },
  groupUsers: { path: '/users/userGroup/:id/users', title: pageTitles.info, allow: canListGroups, area: 'users' },
  groupAddOns: {
    path: '/users/userGroup/:id/addons',
    title: pageTitles.productLicenses,
    allow: canListGroups,
    area: 'users',
  },
  groupProjects: {
    path: '/users/userGroup/:id/projects',
    title: pageTitles.projects,
    allow: canListGroups,
    area: 'users',
  },
  groupRoles: { path: '/users/userGroup/:id/roles', title: pageTitles.roles, allow: canOpenGroupRoles, area: 'users' },
  apiKeys: {
    path: '/apikeys',
    title: pageTitles.apiKeys,
    allow: canListApiKeys,
    navigation: { label: navigationLabels.apiKeys, roles: ['ACCESS_ALL_CUSTOMER_LICENCES', 'ADMINISTER_API_KEYS'] },
    area: 'apiKeys',
  },
  newApiKey: { path: '/apikeys/new', title: pageTitles.newApiKey, allow: canListApiKeys, area: 'apiKeys' },
  apiKeyDetails: { path: '/apikeys/:id/details', title: pageTitles.details, allow: canListApiKeys, area: 'apiKeys' },
  apiKeyAddOns: {
    path: '/apikeys/:id/addons',
    title: pageTitles.productLicenses,
    allow: canListApiKeys,
    area: 'apiKeys',
  },
  apiKeyProjects: {
    path: '/apikeys/:id/projects',
    title: pageTitles.projects,
    allow: canListApiKeys,
    area: 'apiKeys',
  },
  apiKeyRoles: { path: '/apikeys/:id/roles', title: pageTitles.roles, allow: canOpenApiKeyRoles, area: 'apiKeys' },
} as const satisfies Record<string, PageRoute>

export type RouteName = keyof typeof routes

/** Paths that lead on to a page of the table: the alias of Home, and parents to their first child (ROUTE-07, ROUTE-13). */
export const redirects = [
  { from: '/home', to: '/' },
  { from: '/users', to: '/users/list' },
  { from: '/user/:userName', to: '/user/:userName/details' },
  { from: '/users/userGroup/:id', to: '/users/userGroup/:id/details' },
  { from: '/apikeys/:id', to: '/apikeys/:id/details' },
] as const

/** A query of what there is; nothing where there is nothing. */
const search = (values: Record<string, string | null | undefined>): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** Where somebody wants to be after all; travels along in the query (AUTH-33, ENV-12). */
type Onward = string | null | undefined

/** Every address that the portal writes is built here. */
export const paths = {
  home: () => routes.home.path,
  signIn: (redirectUrl?: Onward) => routes.signIn.path + search({ redirectUrl }),
  /** The session was ended by the server; the sentence travels in the navigation state (AUTH-10). */
  signInAfter: (status: string, redirectUrl?: Onward) => routes.signIn.path + search({ status, redirectUrl }),
  logOff: () => routes.signIn.path + search({ logOff: 'true' }),
  secondFactor: (redirectUrl?: Onward) => routes.secondFactor.path + search({ redirectUrl }),
  sso: () => routes.sso.path,
  ssoLogout: () => routes.ssoLogout.path,
  recovery: (redirectUrl?: Onward) => routes.recovery.path + search({ redirectUrl }),
  reset: (redirectUrl?: Onward) => routes.reset.path + search({ redirectUrl }),
  environments: (redirectUrl?: Onward) => routes.environments.path + search({ redirectUrl }),
  users: (query: Record<string, string | undefined> = {}) => routes.users.path + search(query),
  /** The mails of demo mode: a page of the gateway. */
  outbox: () => '/outbox',
  newUser: () => routes.userNew.path,
  duplicateUser: (userName: string) => `/users/${encodeURIComponent(userName)}/duplicate`,
  userDetails: (userName: string) => paths.userTab(userName, 'details'),
  userTab: (userName: string, tab: string) => `/user/${encodeURIComponent(userName)}/${tab}`,
  groups: (query: Record<string, string | undefined> = {}) => routes.groups.path + search(query),
  newGroup: () => routes.newGroup.path,
  newGroupFrom: (userName: string) => `${routes.newGroup.path}/${encodeURIComponent(userName)}`,
  /** A tab of a user group; `name` is its title until it has loaded (ROUTE-18). */
  group: (id: number, tab: 'details' | 'users' | 'addons' | 'projects' | 'roles' = 'details', name?: string) =>
    `/users/userGroup/${id}/${tab}` + search({ name }),
  apiKeys: (query: Record<string, string | undefined> = {}) => routes.apiKeys.path + search(query),
  newApiKey: () => routes.newApiKey.path,
  apiKey: (id: number, tab: 'details' | 'addons' | 'projects' | 'roles' = 'details') => `/apikeys/${id}/${tab}`,
}
