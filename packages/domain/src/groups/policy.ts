import { andRole, anyRoleInLicense, requireAnyRole } from '../shared/policy'

/** The list of user groups; as of users (ROUTE of /users). */
export const canListGroups = requireAnyRole(
  'canListGroups',
  'ACCESS_ALL_CUSTOMER_LICENCES',
  'ACCESS_MY_CUSTOMER_LICENCE',
  'MENU_ADMIN_TOOL_ACCESS',
)

/** One user group of a license that the actor works in. */
export const canReadGroup = anyRoleInLicense(
  'canReadGroup',
  'ACCESS_ALL_CUSTOMER_LICENCES',
  'ACCESS_MY_CUSTOMER_LICENCE',
  'MENU_ADMIN_TOOL_ACCESS',
)

/** Make a user group; that its license is one of the actor's is asked of the license (ROLE-52). */
export const canCreateGroup = requireAnyRole('canCreateGroup', 'ADMINISTER_USER_CREATE_UPDATE')

/** Name, users, product licenses and projects of a user group (ROLE-52, GROUP-40). */
export const canEditGroup = anyRoleInLicense('canEditGroup', 'ADMINISTER_USER_CREATE_UPDATE')

/** Roles of a user group need the role for roles as well (ROLE-52). */
export const canEditGroupRoles = andRole('canEditGroupRoles', canEditGroup, 'ADMINISTER_ROLE')

/** The roles tab of a group is shown and opened (ROLE-27, USER-123). */
export const canOpenGroupRoles = andRole('canOpenGroupRoles', canListGroups, 'ADMINISTER_ROLE')

/** The activity tab, which needs the role that edits groups. */
export const canOpenGroupActivity = andRole('canOpenGroupActivity', canListGroups, 'ADMINISTER_USER_CREATE_UPDATE')
