import {
  allowed,
  anyRoleInLicense,
  anyRoleOf,
  refused,
  worksInLicense,
  type LicenseOwned,
  type Policy,
} from '../shared/policy'

/** The user list and a user's details. (Specification §2 routes; ROLE-11.) */
export const canListUsers = anyRoleOf(
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
export const canEditUser = anyRoleInLicense('canEditUser', 'ADMINISTER_USER_CREATE_UPDATE')
