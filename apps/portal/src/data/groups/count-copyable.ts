import type { LicenseAddOn } from '@sitewright/domain/add-ons/model'
import { hasBothKinds, isVendorAddOn } from '@sitewright/domain/add-ons/rules'
import { canEditGroupRoles } from '@sitewright/domain/groups/policy'
import type { CopyableCounts, GroupSeed } from '@sitewright/domain/groups/rules'
import type { Project } from '@sitewright/domain/projects/model'
import type { RoleInfo } from '@sitewright/domain/roles/model'
import { mayGrantRole } from '@sitewright/domain/shared/grants'
import type { Actor } from '@sitewright/domain/shared/policy'

/** What decides how much of a user can be copied into a group of the user's license. */
export interface CopyFacts {
  readonly actor: Actor
  readonly licenseId: number
  readonly projects: readonly Project[]
  readonly addOns: readonly LicenseAddOn[]
  readonly roleInfo: RoleInfo
}

/** Counts what the gateway would copy: active projects, product licenses of one kind that the license offers, and roles that those include and the actor can grant. */
export function countCopyable(seed: GroupSeed, facts: CopyFacts): CopyableCounts {
  const { actor, licenseId, projects, roleInfo } = facts
  const active = new Set(projects.filter(({ isActive }) => isActive).map(({ projectId }) => projectId))
  const offered = facts.addOns.filter(({ addOnId, maxUsers }) => seed.addOnIds.includes(addOnId) && maxUsers !== 0)
  const addOns = hasBothKinds(offered) ? offered.filter((addOn) => !isVendorAddOn(addOn)) : offered
  const roleGroupIds = new Set(addOns.flatMap((addOn) => addOn.roleGroupIds ?? []))
  // A server that does not say which product license includes which roles may copy all of them.
  const isKnown = addOns.every((addOn) => addOn.roleGroupIds !== undefined)
  const roles = canEditGroupRoles.decide(actor, { licenseId }).allowed
    ? roleInfo
        .filter(({ roleGroupId }) => !isKnown || roleGroupIds.has(roleGroupId))
        .flatMap(({ rolesForUser }) => rolesForUser.map(({ role }) => role))
        .filter(({ roleId, name }) => seed.roleIds.includes(roleId) && mayGrantRole(actor, name).allowed)
    : []
  return {
    projects: seed.projectIds.filter((projectId) => active.has(projectId)).length,
    roles: roles.length,
    addOns: addOns.length,
  }
}
