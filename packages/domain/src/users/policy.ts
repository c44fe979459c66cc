import {
  allowed,
  amongEquals,
  andRole,
  anyRoleInLicense,
  requireAnyRole,
  refused,
  worksInLicense,
  type EditedUser,
  type LicenseOwned,
  type Policy,
} from '../shared/policy'

/** The user list and a user's details. (Specification §2 routes; ROLE-11.) */
export const canListUsers = requireAnyRole(
  'canListUsers',
  'ACCESS_ALL_CUSTOMER_LICENCES',
  'ACCESS_MY_CUSTOMER_LICENCE',
  'MENU_ADMIN_TOOL_ACCESS',
)

/** Read one user of a license that the actor works in; everybody may read the own one. */
export const canReadUser: Policy<LicenseOwned & { userId: number }> = {
  name: 'canReadUser',
  canDecide: () => allowed,
  decide: (actor, user) => {
    if (user.userId === actor.userId) return allowed
    const decision = canListUsers.canDecide(actor)
    if (!decision.allowed) return decision
    return worksInLicense(actor, user.licenseId) ? allowed : refused('This user belongs to another license.')
  },
}

/** Details, badges, password ways and group assignment of a user (ROLE-19; USER-22, USER-115). */
export const canEditUser = amongEquals(anyRoleInLicense('canEditUser', 'ADMINISTER_USER_CREATE_UPDATE'))

/** Add and duplicate users; that the license is one of the actor's is asked of the license (ROLE-20). */
export const canCreateUser = requireAnyRole('canCreateUser', 'ADMINISTER_USER_CREATE_UPDATE')

/** Roles of a user need the role for roles as well (ROLE-06, ROLE-52). */
export const canEditUserRoles: Policy<EditedUser> = andRole('canEditUserRoles', canEditUser, 'ADMINISTER_ROLE')

/** What a user's roles are, role by role: who edits roles, and who edits product licenses, which take roles away. */
export const canReadUserRoles = anyRoleInLicense('canReadUserRoles', 'ADMINISTER_ROLE', 'ADMINISTER_USER_CREATE_UPDATE')

/** Assign users to groups and remove them. Each user is also checked on its own (ROLE-21). */
export const canAssignGroups = requireAnyRole('canAssignGroups', 'ADMINISTER_USER_CREATE_UPDATE')

/** The tabs of a user that ask for a role beside that of the list; the own reports are open to everybody (USER-91, USER-105, USER-114, USER-123). */
export const canOpenUserRoles = andRole('canOpenUserRoles', canListUsers, 'ADMINISTER_ROLE')
export const canOpenUserReports = andRole('canOpenUserReports', canListUsers, 'ADMINISTER_ASSIGNED_REPORTS')
export const canOpenUserPassword = andRole('canOpenUserPassword', canListUsers, 'ADMINISTER_USER_CREATE_UPDATE')

/** The activity tab, which needs the role that edits users. */
export const canOpenUserActivity = andRole('canOpenUserActivity', canListUsers, 'ADMINISTER_USER_CREATE_UPDATE')
