import { requireAnyRole } from '../shared/policy'

/** Read the resource types, which pages of projects and licenses offer: the roles of those pages (PERM-01, PERM-28). */
export const canReadResourceTypes = requireAnyRole(
  'canReadResourceTypes',
  'ACCESS_ALL_CUSTOMER_LICENCES',
  'ACCESS_MY_CUSTOMER_LICENCE',
  'MENU_ADMIN_TOOL_ACCESS',
)
