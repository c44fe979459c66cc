import type { LicenseAddOn } from '../add-ons/model'
import { hasBothKinds, isVendorAddOn } from '../add-ons/rules'
import type { Project } from '../projects/model'
import type { RoleInfo } from '../roles/model'
import { mayGrantRole } from '../shared/grants'
import type { Actor } from '../shared/policy'
import { orderRows, pageOfRows, parseSort, type ListRows, type SortKey } from '../shared/lists'
import {
  GROUP_SORT_KEYS,
  type GroupSortKey,
  type UserGroup,
  type UserGroupCreate,
  type UserGroupInput,
  type UserGroupQuery,
} from './model'
import { canEditGroupRoles } from './policy'

export const DEFAULT_GROUP_SORT: SortKey<GroupSortKey>[] = [{ key: 'name', isDescending: false }]

/** One page of a whole list, as the gateway would answer it: for servers that do not page. An unknown sort key falls back to the name. */
export function pageOfGroups(groups: readonly UserGroup[], query: UserGroupQuery): ListRows<UserGroup> {
  const wanted = query.search?.trim().toLowerCase() ?? ''
  const found = groups.filter(
    (group) =>
      (query.licenseId === undefined || group.licenseId === query.licenseId) &&
      group.name.toLowerCase().includes(wanted),
  )
  const keys = (query.sort && parseSort(query.sort, GROUP_SORT_KEYS)) || DEFAULT_GROUP_SORT
  return pageOfRows(
    orderRows(found, keys, (group) => group.userGroupId),
    query,
  )
}

/** What a new group takes over from a user: direct assignments alone (GROUP-23, GROUP-25). */
export interface GroupSeed {
  readonly projectIds: readonly number[]
  readonly roleIds: readonly number[]
  readonly addOnIds: readonly number[]
  /** All of it where this is not known. */
  readonly copyable?: CopyableCounts
}

/** How much of what a user has directly a new group can take over, for the form to promise no more (USER-47). */
export interface CopyableCounts {
  readonly projects: number
  readonly roles: number
  readonly addOns: number
}

/** What decides about a copy into a group of the user's license. */
export interface CopyFacts {
  readonly actor: Actor
  readonly licenseId: number
  readonly projects: readonly Project[]
  readonly addOns: readonly LicenseAddOn[]
  readonly roleInfo: RoleInfo
}

/** Counts what the gateway copies: active projects, product licenses that the license offers, of one kind, and roles that they include and the actor can grant. */
export function countCopyable(seed: GroupSeed, facts: CopyFacts): CopyableCounts {
  const { actor, licenseId, projects, roleInfo } = facts
  const active = new Set(projects.filter(({ isActive }) => isActive).map(({ projectId }) => projectId))
  const offered = facts.addOns.filter(({ addOnId, maxUsers }) => seed.addOnIds.includes(addOnId) && maxUsers !== 0)
  const addOns = hasBothKinds(offered) ? offered.filter((addOn) => !isVendorAddOn(addOn)) : offered
  const roleGroupIds = new Set(addOns.flatMap((addOn) => addOn.roleGroupIds ?? []))
  // A server that does not say what includes which roles may copy all of them.
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

/** Body of a creation: what is not copied is left out (GROUP-26, GROUP-27). */
export const groupCreateOf = (
  { name, licenseId }: UserGroupInput,
  copy: { projects: boolean; roles: boolean },
  seed: GroupSeed | undefined,
): UserGroupCreate => ({
  LicenseId: licenseId,
  Name: name,
  ...(seed && copy.roles ? { RoleIds: [...seed.roleIds], AddOnIds: [...seed.addOnIds] } : {}),
  ...(seed && copy.projects ? { ProjectIds: [...seed.projectIds] } : {}),
})
