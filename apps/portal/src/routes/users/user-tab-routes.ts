import { USER_TABS, type UserTab } from '@sitewright/ui/features/users/UserPage'
import { paths, routes, type RouteName } from '../../paths'
import { mayOpen } from '../../shell/guard-rules'
import type { Session } from '../../shell/session'

/** The page of each tab. */
const ROUTES = {
  details: 'userDetails',
  projects: 'userProjects',
  addons: 'userAddOns',
  roles: 'userRoles',
  imports: 'userImports',
  reports: 'userReports',
  password: 'userPassword',
} as const satisfies Record<UserTab, RouteName>

/** Which tab a page is. */
export const tabOfRoute = (id: string | undefined): UserTab | undefined => USER_TABS.find((tab) => ROUTES[tab] === id)

/** The address of a tab; none of one whose page this session may not open, which is not shown then (USER-123). */
export const tabHref = (session: Session, userName: string, tab: UserTab): string | undefined =>
  mayOpen(routes[ROUTES[tab]], session, userName) ? paths.userTab(userName, tab) : undefined
