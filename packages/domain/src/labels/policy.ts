import { PROJECT_PAGE_ROLES, requireAnyRole } from '../shared/policy'

/** Print labels: needs the roles of the project routes (PERM-01, PERM-28). */
export const canPrintLabels = requireAnyRole('canPrintLabels', ...PROJECT_PAGE_ROLES)
