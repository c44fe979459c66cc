import { DEFAULTS_PROJECT_ID } from '../projects/policy'
import { requireAnyRole } from '../shared/policy'

/** Every preservation page, and all calls that list or save preservations (PERM-14). */
export const canAdministerPreservations = requireAnyRole('canAdministerPreservations', 'ADMINISTER_PRESERVATION')

/** Read the preservations of one visible project: also for the pages of the project, whose mappings name them (PERM-28). */
export const canReadPreservationsOfProject = requireAnyRole(
  'canReadPreservationsOfProject',
  'ADMINISTER_PRESERVATION',
  'ACCESS_ALL_CUSTOMER_LICENCES',
  'ACCESS_MY_CUSTOMER_LICENCE',
  'MENU_ADMIN_TOOL_ACCESS',
)

/** The ids that preservation queries name: all but the project with the defaults (PRES-09, PRES-10, PERM-22). */
export const preservationProjectIds = (projects: readonly { readonly projectId: number }[]): number[] =>
  projects.map(({ projectId }) => projectId).filter((projectId) => projectId !== DEFAULTS_PROJECT_ID)

/** The projects that the editor offers: active ones without the one with the defaults (PRES-36). */
export const offeredProjects = <Project extends { readonly projectId: number; readonly isActive: boolean }>(
  projects: readonly Project[],
): Project[] => projects.filter(({ projectId, isActive }) => isActive && projectId !== DEFAULTS_PROJECT_ID)
