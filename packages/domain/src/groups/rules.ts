import { orderRows, pageOfRows, parseSort, type ListRows, type SortKey } from '../shared/lists'
import {
  GROUP_SORT_KEYS,
  type GroupSortKey,
  type NewGroupInput,
  type UserGroup,
  type UserGroupCreate,
  type UserGroupQuery,
} from './model'

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
  /** If unknown, everything counts as copyable. */
  readonly copyable?: CopyableCounts
}

/** How many direct assignments of a user a new group can copy, so that the form does not promise more (USER-47). */
export interface CopyableCounts {
  readonly projects: number
  readonly roles: number
  readonly addOns: number
}

/** Body of a creation. It omits what is not copied (GROUP-26, GROUP-27). */
export const toGroupCreate = (
  { name, licenseId, copiesProjects, copiesRoles }: NewGroupInput,
  seed: GroupSeed | undefined,
): UserGroupCreate => ({
  LicenseId: licenseId,
  Name: name,
  ...(seed && copiesRoles ? { RoleIds: [...seed.roleIds], AddOnIds: [...seed.addOnIds] } : {}),
  ...(seed && copiesProjects ? { ProjectIds: [...seed.projectIds] } : {}),
})
