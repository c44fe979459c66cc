import { requireAnyRole } from '../shared/policy'

/** Read the configs of a visible project: needs the roles of the project routes (PERM-01, PERM-28). */
export const canReadConfigs = requireAnyRole(
  'canReadConfigs',
  'ACCESS_ALL_CUSTOMER_LICENCES',
  'ACCESS_MY_CUSTOMER_LICENCE',
  'MENU_ADMIN_TOOL_ACCESS',
)
