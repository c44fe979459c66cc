import { andRole, anyRoleInLicense, requireAnyRole } from '../shared/policy'

/** The API key screens and calls (KEY-38, ROLE-25, ROLE-52). */
export const canListApiKeys = requireAnyRole('canListApiKeys', 'ADMINISTER_USER_CREATE_UPDATE', 'ADMINISTER_API_KEYS')

/** Make a key; that its license is one of the actor's is asked of the license. */
export const canCreateApiKey = requireAnyRole('canCreateApiKey', 'ADMINISTER_USER_CREATE_UPDATE', 'ADMINISTER_API_KEYS')

/** Read and change a key of a license that the actor works in. */
export const canEditApiKey = anyRoleInLicense('canEditApiKey', 'ADMINISTER_USER_CREATE_UPDATE', 'ADMINISTER_API_KEYS')

/** Roles of a key need the role for roles as well (ROLE-52). */
export const canEditApiKeyRoles = andRole('canEditApiKeyRoles', canEditApiKey, 'ADMINISTER_ROLE')

/** The roles tab of a key is shown and opened (ROLE-27, USER-123). */
export const canOpenApiKeyRoles = andRole('canOpenApiKeyRoles', canListApiKeys, 'ADMINISTER_ROLE')

/** The activity tab, for who may edit keys: the same as the list. */
export const canOpenApiKeyActivity = requireAnyRole(
  'canOpenApiKeyActivity',
  'ADMINISTER_USER_CREATE_UPDATE',
  'ADMINISTER_API_KEYS',
)
