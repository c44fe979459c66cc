import { anyRoleInLicense } from '../shared/policy'

/** Switch import systems on and off for a user (USER-94, ROLE-28). */
export const canToggleImports = anyRoleInLicense('canToggleImports', 'ADMINISTER_IMPORT_SYSTEM_USER')
