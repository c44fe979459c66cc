import { amongEquals, anyRoleInLicense } from '../shared/policy'

/** Switch import systems on and off for a user, who may not stand above (USER-94, ROLE-28). */
export const canToggleImports = amongEquals(anyRoleInLicense('canToggleImports', 'ADMINISTER_IMPORT_SYSTEM_USER'))
