import * as z from 'zod/mini'
import { AddOnIds } from '@sitewright/domain/add-ons/model'
import {
  GroupAssignment,
  GroupExport,
  MAX_MEMBERS,
  UserGroupCreate,
  UserGroupDetails,
  UserGroupQuery,
} from '@sitewright/domain/groups/model'
import {
  canCreateGroup,
  canEditGroup,
  canEditGroupRoles,
  canListGroups,
  canReadGroup,
} from '@sitewright/domain/groups/policy'
import { ProjectIds } from '@sitewright/domain/projects/model'
import { RoleIds } from '@sitewright/domain/roles/model'
import { canAssignGroups, canReadUser } from '@sitewright/domain/users/policy'
import * as calls from '../calls/groups'
import { rows } from './contract'

const GroupPath = z.object({ id: z.int() })

export const groups = rows(calls.groups, {
  list: {
    summary: 'User groups of the own license, or of all of them with all-licenses access. Without page the whole list.',
    allow: canListGroups,
    query: UserGroupQuery,
    isPaged: true,
  },
  ofUser: { summary: 'The groups of a user (API-88).', allow: canReadUser, query: z.object({ userId: z.int() }) },
  one: {
    summary:
      'One user group, with the ids of what it holds and the names of its users. update/details and update/users accept its ETag as If-Match.',
    allow: canReadGroup,
    params: GroupPath,
  },
  create: {
    summary: 'Makes a user group. 210 says what was left out, as the caller may not grant it.',
    allow: canCreateGroup,
    body: UserGroupCreate,
  },
  saveDetails: {
    summary: 'Saves the name of a user group.',
    allow: canEditGroup,
    body: UserGroupDetails,
    keepsStored: true,
  },
  saveUsers: {
    summary: 'Saves the users of a user group (API-98).',
    allow: canEditGroup,
    query: z.object({ userGroupId: z.int() }),
    body: z.array(z.int()).check(z.maxLength(MAX_MEMBERS)),
  },
  saveAddOns: {
    summary: 'Saves the product licenses of a user group. 210 says what a rule has dropped.',
    allow: canEditGroup,
    body: z.strictObject({ userGroupId: z.int(), addOnIds: AddOnIds }),
  },
  saveProjects: {
    summary: 'Saves the projects of a user group.',
    allow: canEditGroup,
    body: z.strictObject({ userGroupId: z.int(), projectIds: ProjectIds }),
  },
  saveRoles: {
    summary: 'Saves the roles of a user group.',
    allow: canEditGroupRoles,
    body: z.strictObject({ userGroupId: z.int(), roleIds: RoleIds }),
  },
  assign: {
    summary: 'Adds users to groups: a map of group id to user ids. All or nothing.',
    allow: canAssignGroups,
    body: GroupAssignment,
  },
  unassign: {
    summary:
      'Takes users out of groups: a map of group id to user ids. All or nothing. Says so where the caller could not add them again.',
    allow: canAssignGroups,
    body: GroupAssignment,
  },
  projects: {
    summary: 'The projects of a user group. The ETag names them all.',
    allow: canReadGroup,
    query: z.object({ userGroupId: z.int() }),
  },
  roleInfo: {
    summary: 'The role groups that the products of a user group bring, with what is assigned. The ETag names that.',
    allow: canReadGroup,
    params: GroupPath,
  },
  export: {
    summary: 'Starts a job that writes the user groups of the list as a CSV file.',
    allow: canListGroups,
    body: GroupExport,
    needsPerson: true,
  },
})
