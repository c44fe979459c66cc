import { PROJECT_PAGE_ROLES, requireAnyRole } from '../shared/policy'

/** Read the resource types, which pages of projects and licenses offer: the roles of those pages (PERM-01, PERM-28). */
export const canReadResourceTypes = requireAnyRole('canReadResourceTypes', ...PROJECT_PAGE_ROLES)
