import { requireAnyRole } from '../shared/policy'

/** The catalog of roles: for roles tabs and report groups (API-24). */
export const canListRoles = requireAnyRole(
  'canListRoles',
  'ACCESS_ALL_CUSTOMER_LICENCES',
  'ADMINISTER_ROLE',
  'ADMINISTER_USER_CREATE_UPDATE',
  'ADMINISTER_API_KEYS',
)

/** The roles tab of a user, a user group or an API key is shown and opened (USER-91, USER-123, ROLE-26, ROLE-27). */
export const canOpenRoles = requireAnyRole('canOpenRoles', 'ADMINISTER_ROLE')
