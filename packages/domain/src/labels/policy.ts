import { requireAnyRole } from '../shared/policy'

/** Print labels: needs the roles of the project routes (PERM-01, PERM-28). */
export const canPrintLabels = requireAnyRole(
  'canPrintLabels',
  'ACCESS_ALL_CUSTOMER_LICENCES',
  'ACCESS_MY_CUSTOMER_LICENCE',
  'MENU_ADMIN_TOOL_ACCESS',
)
