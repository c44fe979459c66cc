import { allowed, refused, worksInAllLicenses, type Actor, type Decision } from './policy'
import { canonicalRole, holdsRole, isAdministrativeRole } from './roles'
import type { RoleName } from './role-catalogue'

/** Why a role, or whatever gives one, cannot be granted by somebody (ROLE-53). */
export const grantMessages = {
  role: 'Only somebody who holds this role can grant it.',
  roles: (names: readonly string[]) => `Only somebody who holds these roles can grant them: ${names.join(', ')}.`,
  project: 'A project of another license cannot be granted.',
  account: 'This user holds administrative roles that you do not hold: you cannot change how it signs in.',
} as const

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
 * May somebody change how another one signs in: password, e-mail, second factor, single sign-on? Whoever can, can sign in as that user: it grants its roles to oneself (ROLE-53).
 * @param roles of the account, direct ones and those of groups
 */
export const mayTakeOver = (actor: Granter, roles: readonly string[]): Decision =>
  rolesBeyond(actor, roles).length === 0 ? allowed : refused(grantMessages.account)
