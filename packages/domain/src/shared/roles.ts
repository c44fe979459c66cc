import type { RoleName } from './role-catalog'

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

const ACRONYMS = new Set(['API', 'PO'])

/**
 * The readable name of a role, as the catalog has it: "Administer API Keys". Derived from the name, because the catalog is too large for
 * pages that only explain a refusal.
 */
export const formatRole = (name: string): string =>
  name
    .replace('LICENCE', 'LICENSE')
    .split('_')
    .map((word) => (ACRONYMS.has(word) ? word : word.charAt(0) + word.slice(1).toLowerCase()))
    .join(' ')

/** Roles that only users who have them may grant (ROLE-53). */
export const isAdministrativeRole = (name: string): boolean => {
  const role = canonicalRole(name)
  return (
    role.startsWith('ACCESS_') ||
    role.startsWith('ADMINISTER_') ||
    role === 'MENU_ADMIN_TOOL_ACCESS' ||
    role === 'EDIT_WORKFLOW'
  )
}
