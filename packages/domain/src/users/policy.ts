import {
  allowed,
  anyRoleInLicense,
  anyRoleOf,
  refused,
  worksInAllLicenses,
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

/** The facts of a user that decide who may change it. */
export interface EditedUser extends LicenseOwned {
  /** Holds the all-licenses role, of its own or through a group. Left out by servers that do not say so. */
  readonly isAllLicenses?: boolean | undefined
}

const byRoleInLicense = anyRoleInLicense('canEditUser', 'ADMINISTER_USER_CREATE_UPDATE')

/**
 * Details, badges, password ways and group assignment of a user (ROLE-19; USER-22, USER-115). Who administers all licenses is changed only by who does so too:
 * else an editor of one license could lock out, or take over, whoever stands above (in the spirit of ROLE-53).
 */
export const canEditUser: Policy<EditedUser> = {
  ...byRoleInLicense,
  decide: (actor, user) => {
    const decision = byRoleInLicense.decide(actor, user)
    if (!decision.allowed || user.isAllLicenses !== true || worksInAllLicenses(actor)) return decision
    return refused('This user administers all licenses: changing it needs the role ACCESS_ALL_CUSTOMER_LICENCES.')
  },
}
