import * as z from 'zod/mini'
import { AddOn, AddOnIds } from '@sitewright/domain/add-ons/model'
import {
  GroupAssignment,
  GroupExport,
  MAX_MEMBERS,
  UserGroup,
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
import { AssignedProject, ProjectIds } from '@sitewright/domain/projects/model'
import { RoleIds, RoleInfo } from '@sitewright/domain/roles/model'
import { Warning } from '@sitewright/domain/shared/warning'
import { canAssignGroups, canReadUser } from '@sitewright/domain/users/policy'
import { call } from './contract'
import { exportCall } from './list-calls'

const GroupPath = z.object({ id: z.int() })

export const groups = {
  list: call({
    base: 'gateway',
    method: 'GET',
    path: '/userGroup/getAll',
    summary: 'User groups of the own license, or of all of them with all-licenses access. Without page the whole list.',
    allow: canListGroups,
    query: UserGroupQuery,
    isPaged: true,
    replies: { 200: z.array(UserGroup) },
  }),
  ofUser: call({
    base: 'gateway',
    method: 'GET',
    path: '/userGroup/getByUserId',
    summary: 'The groups of a user (API-88).',
    allow: canReadUser,
    query: z.object({ userId: z.int() }),
    replies: { 200: z.array(UserGroup) },
  }),
  one: call({
    base: 'gateway',
    method: 'GET',
    path: '/userGroup/:id/getById',
    summary:
      'One user group, with the ids of what it holds and the names of its users. update/details and update/users accept its ETag as If-Match.',
    allow: canReadGroup,
    params: GroupPath,
    replies: { 200: UserGroup },
  }),
  create: call({
    base: 'gateway',
    method: 'POST',
    path: '/userGroup/create',
    summary: 'Makes a user group. 210 says what was left out, as the caller may not grant it.',
    allow: canCreateGroup,
    body: UserGroupCreate,
    replies: { 200: UserGroup, 210: Warning },
  }),
  saveDetails: call({
    base: 'gateway',
    method: 'POST',
    path: '/userGroup/update/details',
    summary: 'Saves the name of a user group.',
    allow: canEditGroup,
    body: UserGroupDetails,
    keepsStored: true,
    replies: { 200: UserGroup, 409: UserGroup },
  }),
  saveUsers: call({
    base: 'gateway',
    method: 'POST',
    path: '/userGroup/update/users',
    summary: 'Saves the users of a user group (API-98).',
    allow: canEditGroup,
    query: z.object({ userGroupId: z.int() }),
    body: z.array(z.int()).check(z.maxLength(MAX_MEMBERS)),
    replies: { 200: UserGroup, 409: UserGroup },
  }),
  saveAddOns: call({
    base: 'gateway',
    method: 'POST',
    path: '/userGroup/update/addOns',
    summary: 'Saves the product licenses of a user group. 210 says what a rule has dropped.',
    allow: canEditGroup,
    body: z.strictObject({ userGroupId: z.int(), addOnIds: AddOnIds }),
    replies: { 200: z.array(AddOn), 210: Warning, 409: z.array(AddOn) },
  }),
  saveProjects: call({
    base: 'gateway',
    method: 'POST',
    path: '/userGroup/update/projects',
    summary: 'Saves the projects of a user group.',
    allow: canEditGroup,
    body: z.strictObject({ userGroupId: z.int(), projectIds: ProjectIds }),
    replies: { 200: z.array(AssignedProject), 409: z.array(AssignedProject) },
  }),
  saveRoles: call({
    base: 'gateway',
    method: 'POST',
    path: '/userGroup/update/roles',
    summary: 'Saves the roles of a user group.',
    allow: canEditGroupRoles,
    body: z.strictObject({ userGroupId: z.int(), roleIds: RoleIds }),
    replies: { 200: RoleInfo, 409: RoleInfo },
  }),
  assign: call({
    base: 'gateway',
    method: 'POST',
    path: '/userGroup/update/userUserGroup',
    summary: 'Adds users to groups: a map of group id to user ids. All or nothing.',
    allow: canAssignGroups,
    body: GroupAssignment,
    replies: { 200: z.null() },
  }),
  unassign: call({
    base: 'gateway',
    method: 'POST',
    path: '/userGroup/deleteUsersByUserGroup',
    summary:
      'Takes users out of groups: a map of group id to user ids. All or nothing. Says so where the caller could not add them again.',
    allow: canAssignGroups,
    body: GroupAssignment,
    replies: { 200: z.nullable(z.object({ canUndo: z.boolean() })) },
  }),
  projects: call({
    base: 'gateway',
    method: 'GET',
    path: '/userGroup/getProjects',
    summary: 'The projects of a user group. The ETag names them all.',
    allow: canReadGroup,
    query: z.object({ userGroupId: z.int() }),
    replies: { 200: z.array(AssignedProject) },
  }),
  roleInfo: call({
    base: 'gateway',
    method: 'GET',
    path: '/userGroup/:id/roleInfo',
    summary: 'The role groups that the products of a user group bring, with what is assigned. The ETag names that.',
    allow: canReadGroup,
    params: GroupPath,
    replies: { 200: RoleInfo },
  }),
  export: exportCall({
    path: '/userGroup/export',
    summary: 'Starts a job that writes the user groups of the list as a CSV file.',
    allow: canListGroups,
    body: GroupExport,
  }),
} as const
