import { grantMessages, grantReplies } from './grant-messages'
import { allowed, refused, worksInAllLicenses, type Actor, type Decision } from './policy'
import { canonicalRole, holdsRole, isAdministrativeRole } from './roles'
import type { RoleName } from './role-catalog'

/** How long an account stays protected by an administrative role that it has lost, in milliseconds (ROLE-56). */
export const PROTECTED_AFTER_LOSS_MS = 24 * 60 * 60_000

type Granter = Pick<Actor, 'roles'>

/** Roles that together open every project of another license, so that only actors who work in all licenses combine them (PERM-30). */
export const ROLES_APART = ['ADMINISTER_PROJECT_READ', 'ACCESS_OTHER_PROJECTS'] as const satisfies readonly RoleName[]

/** Are both roles among these that are kept apart? */
export const combinesRolesApart = (roles: readonly string[]): boolean =>
  ROLES_APART.every((role) => holdsRole(roles, role))

/** May the actor add a role beside others, whether they may grant it or not (PERM-30)? */
export const mayCombineRole = (actor: Granter, others: readonly string[], role: string): Decision =>
  worksInAllLicenses(actor) || !isRoleApart(role) || !combinesRolesApart([...others, role])
    ? allowed
    : refused(grantMessages.apart)

/** Is this one of the roles that are kept apart? */
export const isRoleApart = (role: string): boolean => ROLES_APART.some((apart) => apart === canonicalRole(role))

/**
 * Whether the actor may grant a role. An administrative role needs that role or work in all licenses; any other one needs only the right to edit roles (ROLE-53).
 */
export const mayGrantRole = (actor: Granter, role: string): Decision =>
  worksInAllLicenses(actor) || !isAdministrativeRole(role) || holdsRole(actor.roles, canonicalRole(role) as RoleName)
    ? allowed
    : refused(grantMessages.role)

/** Those of some roles that the actor may not grant. */
export const rolesBeyond = (actor: Granter, roles: readonly string[]): string[] =>
  roles.filter((role) => !mayGrantRole(actor, role).allowed)

/**
 * Those of some roles that the actor may not revoke from another user (ROLE-55): administrative ones that the actor lacks, unless they administer roles or all licenses.
 * Administering roles is not enough against a user who administers all licenses.
 * @param isFromAbove whether the holder has the role ACCESS_ALL_CUSTOMER_LICENCES, or has just lost it
 */
export const rolesNotTakeable = (actor: Granter, roles: readonly string[], isFromAbove = false): string[] =>
  holdsRole(actor.roles, 'ADMINISTER_ROLE') && !isFromAbove ? [] : rolesBeyond(actor, roles)

/**
 * Whether the actor may lock or deactivate a user, which revokes all roles of that user (ROLE-55).
 * @param roles of the user, direct ones and those of groups
 */
export const mayShutOut = (actor: Granter, roles: readonly string[]): Decision =>
  rolesNotTakeable(actor, roles).length === 0 ? allowed : refused(grantMessages.shutOut)

/**
 * Whether the actor may change how a user signs in: password, email address, second factor, single sign-on. With these the actor could sign in as that user and use their roles
 * (ROLE-53, ROLE-56).
 * @param roles of the account: direct ones, those of groups, and those that it lost within `PROTECTED_AFTER_LOSS_MS`
 */
export const mayTakeOver = (actor: Granter, roles: readonly string[]): Decision =>
  rolesBeyond(actor, roles).length === 0 ? allowed : refused(grantMessages.account)

/** What of an API key is judged: the roles that it has. */
interface KeyRoles {
  readonly roles: readonly string[]
}

/**
 * Those of some roles that the actor may not take from an API key (ROLE-57): as from a user, but users who administer keys may too, because a leaked key must be stoppable. A
 * key that works in all licenses loses its administrative roles only to actors who do so too.
 */
export function keyRolesNotTakeable(actor: Granter, key: KeyRoles, taken: readonly string[]): string[] {
  if (worksInAllLicenses(key) && !worksInAllLicenses(actor)) return taken.filter(isAdministrativeRole)
  return holdsRole(actor.roles, 'ADMINISTER_API_KEYS') ? [] : rolesNotTakeable(actor, taken)
}

/** May the actor switch an API key off? It takes all roles from the program that has the key (ROLE-57). */
export const mayDeactivateKey = (actor: Granter, key: KeyRoles): Decision =>
  keyRolesNotTakeable(actor, key, key.roles).length === 0
    ? allowed
    : refused(worksInAllLicenses(key) ? grantReplies.keyOffFromAbove : grantReplies.keyOff)

/** May the actor switch an API key on? It grants its roles to everyone who has its secret (ROLE-53). */
export const mayActivateKey = (actor: Granter, key: KeyRoles): Decision =>
  rolesBeyond(actor, key.roles).length === 0 ? allowed : refused(grantReplies.keyOn)
