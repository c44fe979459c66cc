import { anyRoleInLicense, requireAnyRole, signedIn, worksInAllLicenses, type Actor } from '../shared/policy'
import { holdsRole } from '../shared/roles'
import type { Project } from './model'

/** The tree of projects that users, groups and keys are assigned to (API-44). */
export const canReadLicenseProjects = anyRoleInLicense(
  'canReadLicenseProjects',
  'ACCESS_ALL_CUSTOMER_LICENCES',
  'ACCESS_MY_CUSTOMER_LICENCE',
  'MENU_ADMIN_TOOL_ACCESS',
  'ADMINISTER_USER_CREATE_UPDATE',
  'ADMINISTER_API_KEYS',
)

/** Everybody lists the projects that they see, which may be none (ROLE-36). */
export const canListProjects = signedIn

/** Who belongs to a project that one sees: e-mail addresses are for whoever sees those of the user list (USER-122). */
export const canReadProjectUsers = requireAnyRole(
  'canReadProjectUsers',
  'ACCESS_ALL_CUSTOMER_LICENCES',
  'ACCESS_MY_CUSTOMER_LICENCE',
  'MENU_ADMIN_TOOL_ACCESS',
)

/** Which projects somebody sees: all, those of one license, or some by their ids. */
export type VisibleProjects = 'all' | { readonly licenseId: number } | { readonly projectIds: readonly number[] }

/**
 * Which projects somebody sees (ROLE-33 to ROLE-38): all of them with all-licenses access; with 'Administer Project Read' all projects of the lowest license among their
 * own; else their own. Projects of another license count only with ACCESS_OTHER_PROJECTS.
 * @param own what is assigned to them, directly or through user groups
 */
export function visibleProjects(
  actor: Pick<Actor, 'roles' | 'licenseId'>,
  own: readonly Pick<Project, 'projectId' | 'licenseId'>[],
): VisibleProjects {
  if (worksInAllLicenses(actor)) return 'all'
  const seesOthers = holdsRole(actor.roles, 'ACCESS_OTHER_PROJECTS')
  const counted = own.filter(({ licenseId }) => seesOthers || licenseId === actor.licenseId)
  if (holdsRole(actor.roles, 'ADMINISTER_PROJECT_READ') && counted.length > 0)
    return { licenseId: counted.reduce((lowest, { licenseId }) => Math.min(lowest, licenseId), Infinity) }
  return { projectIds: counted.map(({ projectId }) => projectId) }
}
