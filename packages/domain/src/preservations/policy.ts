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
