import { PROJECT_PAGE_ROLES, requireAnyRole } from '../shared/policy'

/** Every preservation page, and all calls that list or save preservations (PERM-14). */
export const canAdministerPreservations = requireAnyRole('canAdministerPreservations', 'ADMINISTER_PRESERVATION')

/** Read the preservations of one visible project: also for the pages of the project, whose mappings name them (PERM-28). */
export const canReadPreservationsOfProject = requireAnyRole(
  'canReadPreservationsOfProject',
  'ADMINISTER_PRESERVATION',
  ...PROJECT_PAGE_ROLES,
)
