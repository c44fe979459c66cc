import { allowed, refused, worksInAllLicenses, type Actor, type Decision } from './policy'
import { canonicalRole, holdsRole, isAdministrativeRole } from './roles'
import type { RoleName } from './role-catalogue'

/** Why a role, or whatever gives one, cannot be granted or taken away by somebody (ROLE-53, ROLE-55), or an account not be changed (ROLE-56). */
export const grantMessages = {
  role: 'You can only grant this role if you have it.',
  roles: (names: readonly string[]) => `You can only grant these roles if you have them: ${names.join(', ')}.`,
  project: "You can't assign a project of another license.",
  account:
    "You can't change how this user signs in, because they have administrative roles that you don't have, or had them in the last 24 hours.",
  accountByKey: "An API key can't change how a user signs in. Sign in to the portal to do this.",
  taken: (names: readonly string[]) =>
    `You can only remove these roles if you have them or the "Administer Role" role: ${names.join(', ')}.`,
  takenFromAbove: (names: readonly string[]) =>
    `This user has the "Access All Customer Licenses" role. You need that role to remove: ${names.join(', ')}.`,
  leave: 'To remove users from this user group, you need its administrative roles or the "Administer Role" role.',
  shutOut: 'To lock or deactivate this user, you need their administrative roles or the "Administer Role" role.',
} as const

/** How long an account stays protected by an administrative role that it has lost, in milliseconds (ROLE-56). */
export const PROTECTED_AFTER_LOSS_MS = 24 * 60 * 60_000

type Granter = Pick<Actor, 'roles'>

/**
 * May somebody grant a role? An administrative one only who holds it, unless they work in all licenses; any other one everybody who may edit roles (ROLE-53).
 */
export const mayGrantRole = (actor: Granter, role: string): Decision =>
  worksInAllLicenses(actor) || !isAdministrativeRole(role) || holdsRole(actor.roles, canonicalRole(role) as RoleName)
    ? allowed
    : refused(grantMessages.role)

/** Those of some roles that somebody may not grant. */
export const rolesBeyond = (actor: Granter, roles: readonly string[]): string[] =>
  roles.filter((role) => !mayGrantRole(actor, role).allowed)

/**
 * Those of some roles that somebody may not take from another holder (ROLE-55): administrative ones that they lack, unless they administer roles or all licenses. To
 * administer roles is not enough against somebody who administers all licenses.
 * @param isFromAbove whether the holder has the role ACCESS_ALL_CUSTOMER_LICENCES, or has just lost it
 */
export const rolesNotTakeable = (actor: Granter, roles: readonly string[], isFromAbove = false): string[] =>
  holdsRole(actor.roles, 'ADMINISTER_ROLE') && !isFromAbove ? [] : rolesBeyond(actor, roles)

/**
 * May somebody lock or deactivate another user? It takes all roles from them (ROLE-55).
 * @param roles of the user, direct ones and those of groups
 */
export const mayShutOut = (actor: Granter, roles: readonly string[]): Decision =>
  rolesNotTakeable(actor, roles).length === 0 ? allowed : refused(grantMessages.shutOut)

/**
 * May somebody change how another one signs in: password, e-mail, second factor, single sign-on? Whoever can, can sign in as that user: it grants its roles to oneself
 * (ROLE-53, ROLE-56).
 * @param roles of the account: direct ones, those of groups, and those that it lost within `PROTECTED_AFTER_LOSS_MS`
 */
export const mayTakeOver = (actor: Granter, roles: readonly string[]): Decision =>
  rolesBeyond(actor, roles).length === 0 ? allowed : refused(grantMessages.account)
