import * as z from 'zod/mini'
import { AddOn, MAX_ADD_ON_IDS } from '../add-ons/model'
import { MAX_PROJECT_IDS } from '../projects/model'
import { LockedRole, RoleIds } from '../roles/model'
import { GroupNamesById } from '../shared/group-names'
import { exportQuery, listQuery } from '../shared/list-query'
import type { ListFilter } from '../shared/lists'
import { fieldMessages } from '../shared/messages'
import { nameChecks } from '../shared/names'
import { groupFieldMessages } from './field-messages'

/** Rows a page of the user group list (CONST-03). */
export const GROUP_PAGE_SIZE = 25

/** The filter waits this long after the last key, in milliseconds. */
export const GROUP_FILTER_DELAY_MS = 200

/** Characters of a group's name. */
export const GROUP_NAME_LIMIT = 150

/** The most users that one save names. */
export const MAX_MEMBERS = 100_000

/** Most groups in one assignment. All of them together have at most MAX_MEMBERS users. */
const MAX_GROUPS = 1000

/** A group as users carry it. */
export const GroupRef = z.object({ userGroupId: z.int(), name: z.string() })
export type GroupRef = z.infer<typeof GroupRef>

/** A member of a group; beyond the specification, so that names need no further call. */
export const GroupMember = z.object({
  userId: z.int(),
  userName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Whether the reader can remove the user from the group (ROLE-55). */
  canLeave: z.optional(z.boolean()),
})
export type GroupMember = z.infer<typeof GroupMember>

/** (Identity specification §3; GROUP-01.) The ids stand in the reply of one group alone. */
export const UserGroup = z.object({
  userGroupId: z.int(),
  name: z.string(),
  licenseId: z.int(),
  userCount: z.int(),
  addOns: z.array(AddOn),
  userIds: z.optional(z.array(z.int())),
  addOnIds: z.optional(z.array(z.int())),
  projectIds: z.optional(z.array(z.int())),
  roleIds: z.optional(z.array(z.int())),
  /** Names the version of `addOnIds`, for the If-Match of their save; another server may leave it out. */
  addOnsTag: z.optional(z.string()),
  /** The names of `userIds`; another server may leave them out. */
  users: z.optional(z.array(GroupMember)),
  /** Roles that the reader cannot remove from its users (ROLE-55). Other servers may omit it. */
  lockedRoles: z.optional(z.array(LockedRole)),
  /** Counts saves of the name; a save that names an older one is a conflict. */
  version: z.int(),
})
export type UserGroup = z.infer<typeof UserGroup>

const { nameRequired, licenseRequired } = groupFieldMessages
const Name = z.string(nameRequired).check(...nameChecks(GROUP_NAME_LIMIT, nameRequired))

/** What a person gives on the group forms (GROUP-22, GROUP-31, GROUP-32). */
export const UserGroupInput = z.object({ name: Name, licenseId: z.int(licenseRequired) })
export type UserGroupInput = z.infer<typeof UserGroupInput>

/** What the form of a new group edits: the copies are of a user (GROUP-23, GROUP-24). */
export const NewGroupInput = z.extend(UserGroupInput, { copiesProjects: z.boolean(), copiesRoles: z.boolean() })
export type NewGroupInput = z.infer<typeof NewGroupInput>

/** The name on the details of a group. */
export const GroupNameInput = z.object({ name: Name })

/** What the details of a group edit: its name and the ids of its users. */
export interface GroupDetailsInput extends z.infer<typeof GroupNameInput> {
  readonly userIds: ReadonlySet<number>
}

/** The version number of the name, and the ETag of the users, which another server may omit. */
export type GroupVersion = readonly [name: number, users: string | undefined]

/** Body of POST userGroup/create: PascalCase, what is not copied is left out (GROUP-26, GROUP-27). */
export const UserGroupCreate = z.strictObject({
  LicenseId: z.int(),
  Name,
  RoleIds: z.optional(RoleIds),
  ProjectIds: z.optional(z.array(z.int()).check(z.maxLength(MAX_PROJECT_IDS))),
  AddOnIds: z.optional(z.array(z.int()).check(z.maxLength(MAX_ADD_ON_IDS))),
})
export type UserGroupCreate = z.infer<typeof UserGroupCreate>

/** Body of update/details (API-93). */
export const UserGroupDetails = z.strictObject({
  userGroupId: z.int(),
  name: Name,
  licenseId: z.int(),
  version: z.optional(z.int()),
})
export type UserGroupDetails = z.infer<typeof UserGroupDetails>

/** User ids by the id of a group: body of an assignment and of an unassignment (API-90, API-97). */
export const GroupAssignment = z
  .record(z.string().check(z.regex(/^\d{1,10}$/)), z.array(z.int()).check(z.maxLength(MAX_MEMBERS)))
  .check(
    z.refine((map) => Object.keys(map).length <= MAX_GROUPS, fieldMessages.tooManyEntries(MAX_GROUPS)),
    z.refine(
      (map) => Object.values(map).reduce((sum, userIds) => sum + userIds.length, 0) <= MAX_MEMBERS,
      fieldMessages.tooManyEntries(MAX_MEMBERS),
    ),
  )
export type GroupAssignment = z.infer<typeof GroupAssignment>

/** Keys that the list of groups sorts by; the id is always the last one. */
export const GROUP_SORT_KEYS = ['name', 'userCount'] as const
export type GroupSortKey = (typeof GROUP_SORT_KEYS)[number]

/** The filter of the list of groups. */
export type GroupFilter = ListFilter<GroupSortKey>

/** Query of GET userGroup/getAll. Without `page` the whole list is answered, as specified. */
export const UserGroupQuery = z.strictObject(listQuery)
export type UserGroupQuery = z.infer<typeof UserGroupQuery>

/** Columns of an exported list of groups: those of the list. */
export const GROUP_EXPORT_COLUMNS = ['name', 'userCount', 'license', 'addOns'] as const

/** Body of POST x/userGroup/export: the filter of the list, and the columns in their order. */
export const GroupExport = z.strictObject(exportQuery(GROUP_EXPORT_COLUMNS))
export type GroupExport = z.infer<typeof GroupExport>

/** Reply of GET user/{userId}/userGroupInfo: the groups of a user and what they give; a missing map is an empty one (API-66, API-101, API-102). */
export const UserGroupInfo = z.object({
  userGroups: z.optional(z.array(GroupRef)),
  userGroupsByAddOnId: z.optional(GroupNamesById),
  userGroupsByProjectId: z.optional(GroupNamesById),
  userGroupsByRoleId: z.optional(GroupNamesById),
})
export type UserGroupInfo = z.infer<typeof UserGroupInfo>
