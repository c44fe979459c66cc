import type { RoleName } from './role-catalog'
import { formatRole, holdsRole } from './roles'

/**
 * Policies: which roles may do what. A policy is a function of facts that answers allowed, or why not.
 * The contract names one for every call, the gateway enforces it, and the portal shows only what it allows (ROLE-50).
 */
export type Decision = { readonly allowed: true } | { readonly allowed: false; readonly reason: string }

/** The user or API key that makes a call: the facts of the session that policies read. Roles are current, never those of the token. */
export interface Actor {
  readonly userId: number
  readonly userName: string
  readonly licenseId: number
  readonly roles: readonly string[]
}

/**
 * A rule about a subject (the row acted on), or about no subject at all (`void`).
 * `canDecide` answers before the subject is known, from the roles alone; `decide` has the last word.
 */
export interface Policy<Subject = void> {
  readonly name: string
  /** May this actor do this at all? Refused here, no row is read. */
  readonly canDecide: (actor: Actor) => Decision
  /** May this actor do this to this subject? */
  readonly decide: (actor: Actor, subject: Subject) => Decision
}

/** Open to every caller, signed in or not. Written out in the contract, never implied. */
export const anyone = 'anyone'
export type Anyone = typeof anyone

export const allowed: Decision = { allowed: true }
export const refused = (reason: string): Decision => ({ allowed: false, reason })

/** Refuses because the actor has none of these roles, with their readable names. */
export const missingRole = (...roles: RoleName[]): Decision =>
  refused(
    roles.length === 1
      ? `You need the "${formatRole(roles[0] ?? '')}" role. Ask your administrator.`
      : `You need one of these roles: ${roles.map(formatRole).join(', ')}. Ask your administrator.`,
  )

/** A policy that asks for any one of the named roles (ROLE-02). */
export const requireAnyRole = (name: string, ...roles: RoleName[]): Policy => {
  const decide = (actor: Actor): Decision =>
    roles.some((role) => holdsRole(actor.roles, role)) ? allowed : missingRole(...roles)
  return { name, canDecide: decide, decide }
}

/** The roles of the project and site pages, any of which opens them (PERM-01). Reads that these pages need ask for the same (PERM-28). */
export const PROJECT_PAGE_ROLES = [
  'ACCESS_ALL_CUSTOMER_LICENCES',
  'ACCESS_MY_CUSTOMER_LICENCE',
  'MENU_ADMIN_TOOL_ACCESS',
] as const satisfies readonly RoleName[]

/** Every session may, whatever its roles. */
export const signedIn: Policy = { name: 'signedIn', canDecide: () => allowed, decide: () => allowed }

/** The facts of a row that scope it to a license. */
export interface LicenseOwned {
  readonly licenseId: number
}

/**
 * A policy that asks for a role and for a row of a license that the actor works in: the own one, or any with all-licenses access (ROLE-34, ROLE-51).
 * A row out of scope is refused as if it did not exist; stores leave it out of their queries in the first place.
 */
export const anyRoleInLicense = (name: string, ...roles: RoleName[]): Policy<LicenseOwned> => {
  const byRole = requireAnyRole(name, ...roles)
  return {
    name,
    canDecide: byRole.canDecide,
    decide: (actor, subject) => {
      const decision = byRole.canDecide(actor)
      if (!decision.allowed) return decision
      return worksInLicense(actor, subject.licenseId) ? allowed : refused('This belongs to another license.')
    },
  }
}

/** The facts of a user that decide who may change it. */
export interface EditedUser extends LicenseOwned {
  /** Holds the all-licenses role, of its own or through a group. Left out by servers that do not say so. */
  readonly isAllLicenses?: boolean | undefined
}

/**
 * Whether an actor who may change users may change this one. Only an administrator of all licenses may change another one: else an editor of one license could lock out or
 * take over a more powerful account (in the spirit of ROLE-53).
 */
export const mayChangeEqual = (actor: Actor, user: Pick<EditedUser, 'isAllLicenses'>): Decision =>
  user.isAllLicenses !== true || worksInAllLicenses(actor)
    ? allowed
    : refused(
        'This user can access all licenses. To change this user, you need the "Access All Customer Licenses" role.',
      )

/** The same policy, but for users who stand above the actor. */
export const amongEquals = (policy: Policy<LicenseOwned>): Policy<EditedUser> => ({
  ...policy,
  decide: (actor, user) => {
    const decision = policy.decide(actor, user)
    return decision.allowed ? mayChangeEqual(actor, user) : decision
  },
})

/** The same policy, which also allows holders of a further role. */
export const andRole = <Subject>(name: string, policy: Policy<Subject>, role: RoleName): Policy<Subject> => {
  const also = (actor: Actor, decision: Decision): Decision =>
    !decision.allowed || holdsRole(actor.roles, role) ? decision : missingRole(role)
  return {
    name,
    canDecide: (actor) => also(actor, policy.canDecide(actor)),
    decide: (actor, subject) => also(actor, policy.decide(actor, subject)),
  }
}

/** All licenses with ACCESS_ALL_CUSTOMER_LICENCES, else the own one alone (ROLE-34). */
export const worksInLicense = (actor: Actor, licenseId: number): boolean =>
  worksInAllLicenses(actor) || actor.licenseId === licenseId

export const worksInAllLicenses = (actor: Pick<Actor, 'roles'>): boolean =>
  holdsRole(actor.roles, 'ACCESS_ALL_CUSTOMER_LICENCES')
