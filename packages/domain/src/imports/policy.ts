import { PROJECT_PAGE_ROLES, amongEquals, anyRoleInLicense, requireAnyRole } from '../shared/policy'

/** Switch import systems on and off for a user, who may not stand above (USER-94, ROLE-28). */
export const canToggleImports = amongEquals(anyRoleInLicense('canToggleImports', 'ADMINISTER_IMPORT_SYSTEM_USER'))

/** List and open import systems of visible projects (PERM-09, ROLE-29). */
export const canReadImports = requireAnyRole('canReadImports', 'ADMINISTER_IMPORT_SYSTEM_DETAILS')

/** Add, change and copy import systems of visible projects (PERM-28). */
export const canEditImports = requireAnyRole('canEditImports', 'ADMINISTER_IMPORT_SYSTEM_DETAILS')

/** The import systems of one visible project, which the Copy tab of a project shows: needs the roles of the project routes, or those of the import routes (PERM-28). */
export const canReadProjectImports = requireAnyRole(
  'canReadProjectImports',
  ...PROJECT_PAGE_ROLES,
  'ADMINISTER_IMPORT_SYSTEM_DETAILS',
)
