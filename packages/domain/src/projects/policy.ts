import {
  PROJECT_PAGE_ROLES,
  andRole,
  anyRoleInLicense,
  requireAnyRole,
  signedIn,
  worksInAllLicenses,
  type Actor,
} from '../shared/policy'
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

/** See the users of a project. Email addresses are visible to those who see them in the user list (USER-122). */
export const canReadProjectUsers = requireAnyRole(
  'canReadProjectUsers',
  'ACCESS_ALL_CUSTOMER_LICENCES',
  'ACCESS_MY_CUSTOMER_LICENCE',
  'MENU_ADMIN_TOOL_ACCESS',
)

/** The project and site pages (PERM-01, PERM-02). */
export const canOpenProjects = requireAnyRole('canOpenProjects', ...PROJECT_PAGE_ROLES)

/** Create projects, in the own license or, with all-licenses access, in any (PROJ-16, PERM-28). */
export const canCreateProject = requireAnyRole('canCreateProject', 'ADMINISTER_PROJECT_UPDATE')

/** Change, activate and deactivate projects: needs both roles (PROJ-43, PERM-06). */
export const canEditProject = andRole('canEditProject', canCreateProject, 'ACCESS_ALL_CUSTOMER_LICENCES')

/** The activity tab, which needs the role that creates and edits projects. */
export const canOpenProjectActivity = andRole('canOpenProjectActivity', canOpenProjects, 'ADMINISTER_PROJECT_UPDATE')

type Roles = Pick<Actor, 'roles'>
type Reader = Pick<Actor, 'roles' | 'licenseId'>
type Placed = Pick<Project, 'projectId' | 'licenseId'>

/** What the roles of an actor say of the projects that they see. The gateway writes the same rule as SQL. */
export interface ProjectReach {
  /** All of them, all of the lowest license among the assigned ones, or the assigned ones. */
  readonly shows: 'all' | 'lowest-license' | 'assigned'
  /** Whether assigned projects of other licenses count. */
  readonly countsOtherLicenses: boolean
}

/** The order of the rules (PERM-21): all-licenses access first, then which projects count, then 'Administer Project Read'. */
export function projectReachOf(actor: Roles): ProjectReach {
  if (worksInAllLicenses(actor)) return { shows: 'all', countsOtherLicenses: true }
  return {
    shows: holdsRole(actor.roles, 'ADMINISTER_PROJECT_READ') ? 'lowest-license' : 'assigned',
    countsOtherLicenses: holdsRole(actor.roles, 'ACCESS_OTHER_PROJECTS'),
  }
}

/** Which projects an actor sees: all, those of one license, or some by their ids. */
export type VisibleProjects = 'all' | { readonly licenseId: number } | { readonly projectIds: readonly number[] }

/**
 * Which projects an actor sees (ROLE-33 to ROLE-38, PERM-19 to PERM-21): all of them with all-licenses access; with 'Administer Project Read' all projects of the lowest
 * license among their own; else their own. Projects of another license count only with ACCESS_OTHER_PROJECTS.
 * @param own what is assigned to them, directly or through user groups
 */
export function visibleProjects(actor: Reader, own: readonly Placed[]): VisibleProjects {
  const { shows, countsOtherLicenses } = projectReachOf(actor)
  if (shows === 'all') return 'all'
  const counted = own.filter(({ licenseId }) => countsOtherLicenses || licenseId === actor.licenseId)
  if (shows === 'lowest-license' && counted.length > 0)
    return { licenseId: counted.reduce((lowest, { licenseId }) => Math.min(lowest, licenseId), Infinity) }
  return { projectIds: counted.map(({ projectId }) => projectId) }
}

/** The project that holds the default configurations. Who may see it sees it in the project list (PERM-23). */
export const DEFAULTS_PROJECT_ID = 1

/** Has this project preservation? Not the one with the defaults, for any role (PERM-22). */
export const hasPreservation = (projectId: number): boolean => projectId !== DEFAULTS_PROJECT_ID

/** Which projects can be assigned to a user, a user group or an API key: all, or those of one license. */
export type AssignableProjects = 'all' | { readonly licenseId: number }

/**
 * Which projects an editor can assign to, or take from, an owner of this license (ROLE-53, PERM-27). This is wider than what the editor sees: an administrator of a license
 * assigns its projects without being assigned to any. It never reaches another license without all-licenses access, not even with ACCESS_OTHER_PROJECTS (ROLE-51).
 */
export const assignableProjects = (actor: Roles, licenseId: number): AssignableProjects =>
  worksInAllLicenses(actor) ? 'all' : { licenseId }

/** The projects that preservations are listed and filtered by: their ids are sent in preservation queries (PRES-09, PRES-10, PERM-22). */
export const projectsWithPreservation = <Known extends Pick<Project, 'projectId'>>(
  projects: readonly Known[],
): Known[] => projects.filter(({ projectId }) => hasPreservation(projectId))

/** The projects that a preservation can be added to: active ones (PRES-36). */
export const projectsForPreservation = <Known extends Pick<Project, 'projectId' | 'isActive'>>(
  projects: readonly Known[],
): Known[] => projectsWithPreservation(projects).filter(({ isActive }) => isActive)
