import { pageOfList, type ListRows, type ListRules, type SortKey } from '../shared/lists'
import {
  GROUP_SORT_KEYS,
  type GroupSortKey,
  type NewGroupInput,
  type UserGroup,
  type UserGroupCreate,
  type UserGroupQuery,
} from './model'

export const DEFAULT_GROUP_SORT: SortKey<GroupSortKey>[] = [{ key: 'name', isDescending: false }]

const groupList: ListRules<UserGroup, GroupSortKey> = {
  sortKeys: GROUP_SORT_KEYS,
  sort: DEFAULT_GROUP_SORT,
  idOf: (group) => group.userGroupId,
  getTexts: (group) => [group.name],
}

/** One page of all groups, for servers that do not page. */
export const pageOfGroups = (groups: readonly UserGroup[], query: UserGroupQuery): ListRows<UserGroup> =>
  pageOfList(groups, query, groupList)

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
