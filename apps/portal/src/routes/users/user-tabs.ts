import { userLabels } from '@sitewright/domain/users/messages'
import type { Tab } from '../../shell/page/tabs'

/** The tabs of a user, in their order: those of the specification (USER-51), then activity. */
export const USER_TABS: readonly Tab[] = [
  { id: 'details', label: userLabels.details, routes: ['userDetails'] },
  { id: 'projects', label: userLabels.projects, routes: ['userProjects'] },
  { id: 'addons', label: userLabels.productLicenses, routes: ['userAddOns'] },
  { id: 'roles', label: userLabels.roles, routes: ['userRoles'] },
  { id: 'imports', label: userLabels.imports, routes: ['userImports'] },
  { id: 'reports', label: userLabels.reports, routes: ['userReports'] },
  { id: 'password', label: userLabels.password, routes: ['userPassword'] },
  { id: 'activity', label: userLabels.activity, routes: ['userActivity'] },
]
