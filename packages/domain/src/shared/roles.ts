import type { RoleName } from './role-catalogue'

/** Other spellings of a name: the source writes one role in two ways (ROLE-31), and another by its display name (ROLE-37). */
const OTHER_SPELLINGS: Readonly<Record<string, RoleName>> = {
  ACCESS_ALL_CUSTOMER_LICENSES: 'ACCESS_ALL_CUSTOMER_LICENCES',
  'Administer Project Read': 'ADMINISTER_PROJECT_READ',
}

/** One spelling for names that stand in two; any other name as it is. */
export const canonicalRole = (name: string): string =>
  Object.hasOwn(OTHER_SPELLINGS, name) ? (OTHER_SPELLINGS[name] ?? name) : name

/** Is this name in the list? (ROLE-01) */
export const holdsRole = (roles: readonly string[], role: RoleName): boolean =>
  roles.some((name) => canonicalRole(name) === role)

/** Roles that only somebody who holds them may grant (ROLE-53). */
export const isAdministrativeRole = (name: string): boolean => {
  const role = canonicalRole(name)
  return (
    role.startsWith('ACCESS_') ||
    role.startsWith('ADMINISTER_') ||
    role === 'MENU_ADMIN_TOOL_ACCESS' ||
    role === 'EDIT_WORKFLOW'
  )
}
