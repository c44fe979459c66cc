import * as z from 'zod/mini'
import { AddOn, AddOnIds } from '@sitewright/domain/add-ons/model'
import { UserGroupInfo } from '@sitewright/domain/groups/model'
import { LICENSE_REQUIRED } from '@sitewright/domain/projects/field-messages'
import { AssignedProject, ProjectIds } from '@sitewright/domain/projects/model'
import { Role, RoleIds, RoleInfo } from '@sitewright/domain/roles/model'
import { Warning } from '@sitewright/domain/shared/warning'
import { USER_FACETS } from '@sitewright/domain/users/facets'
import { User, UserCreate, UserExport, UserFacetQuery, UserQuery, UserSave } from '@sitewright/domain/users/model'
import {
  canCreateUser,
  canEditUser,
  canEditUserRoles,
  canListUsers,
  canReadUser,
  canReadUserRoles,
} from '@sitewright/domain/users/policy'
import { call } from './contract'
import { exportCall, facetsCall } from './list-calls'

const UserPath = z.object({ username: z.string().check(z.minLength(1)) })
const UserIdPath = z.object({ userId: z.int() })
/** Projects of a user are those of one license (API-56, USER-59). */
const OfLicense = z.object({ licenseId: z.int(LICENSE_REQUIRED) })

export const users = {
  list: call({
    base: 'gateway',
    method: 'GET',
    path: '/users',
    summary: 'Users of the own license, or of all of them with all-licenses access. Without page the whole list.',
    allow: canListUsers,
    query: UserQuery,
    isPaged: true,
    replies: { 200: z.array(User) },
  }),
  one: call({
    base: 'gateway',
    method: 'GET',
    path: '/users/:username',
    summary: 'One user.',
    allow: canReadUser,
    params: UserPath,
    replies: { 200: User },
  }),
  save: call({
    base: 'gateway',
    method: 'PUT',
    path: '/users/:username',
    summary: 'Saves the details of a user. A version older than the stored one is refused with 409.',
    allow: canEditUser,
    params: UserPath,
    body: UserSave,
    keepsStored: true,
    replies: { 200: User, 409: User },
  }),
  create: call({
    base: 'gateway',
    method: 'POST',
    path: '/users/:username',
    summary: 'Adds a user of this name, without a password.',
    allow: canCreateUser,
    params: UserPath,
    body: UserCreate,
    replies: { 200: User },
  }),
  copy: call({
    base: 'gateway',
    method: 'POST',
    path: '/users/:username/copy/:copy',
    summary:
      'Adds a user `copy` with the product licenses, projects, roles and groups of `username`. 210 says what was left out (API-114).',
    allow: canCreateUser,
    params: z.object({ username: z.string().check(z.minLength(1)), copy: z.string().check(z.minLength(1)) }),
    body: UserCreate,
    replies: { 200: User, 210: Warning },
  }),
  addOns: call({
    base: 'gateway',
    method: 'GET',
    path: '/users/:username/addons',
    summary: 'The product licenses that a user holds directly. The ETag names them all.',
    allow: canReadUser,
    params: UserPath,
    replies: { 200: z.array(AddOn) },
  }),
  saveAddOns: call({
    base: 'gateway',
    method: 'PUT',
    path: '/users/:username/addons',
    summary: 'Saves the product licenses that a user holds directly. 210 says what a rule has dropped.',
    allow: canEditUser,
    params: UserPath,
    body: AddOnIds,
    replies: { 200: z.array(AddOn), 210: Warning, 409: z.array(AddOn) },
  }),
  projects: call({
    base: 'gateway',
    method: 'GET',
    path: '/users/:username/projects',
    summary: 'The projects of a license that are assigned to a user directly. The ETag names them all.',
    allow: canReadUser,
    params: UserPath,
    query: OfLicense,
    replies: { 200: z.array(AssignedProject) },
  }),
  saveProjects: call({
    base: 'gateway',
    method: 'POST',
    path: '/users/:username/projects',
    summary: 'Saves the projects of a license that are assigned to a user directly; those of other licenses stay.',
    allow: canEditUser,
    params: UserPath,
    query: OfLicense,
    body: ProjectIds,
    replies: { 200: z.array(AssignedProject), 409: z.array(AssignedProject) },
  }),
  roleGroups: call({
    base: 'gateway',
    method: 'GET',
    path: '/role-groups/:username/details',
    summary: 'The role groups that the product licenses of a user include.',
    allow: canReadUserRoles,
    params: UserPath,
    replies: { 200: RoleInfo },
  }),
  roles: call({
    base: 'gateway',
    method: 'GET',
    path: '/user/:userId/roles',
    summary: 'The roles of a user, direct ones and those of its groups.',
    allow: canReadUserRoles,
    params: UserIdPath,
    replies: { 200: z.array(Role) },
  }),
  roleInfo: call({
    base: 'gateway',
    method: 'GET',
    path: '/user/:userId/roleInfo',
    summary: 'The role groups that the products of a user bring, with what is assigned directly. The ETag names that.',
    allow: canReadUserRoles,
    params: UserIdPath,
    replies: { 200: RoleInfo },
  }),
  saveRoles: call({
    base: 'gateway',
    method: 'POST',
    path: '/user/:userId/updateRoles',
    summary: 'Saves the roles that are assigned to a user directly.',
    allow: canEditUserRoles,
    params: UserIdPath,
    body: RoleIds,
    replies: { 200: RoleInfo, 409: RoleInfo },
  }),
  groupInfo: call({
    base: 'gateway',
    method: 'GET',
    path: '/user/:userId/userGroupInfo',
    summary: 'The groups of a user, and what each of them gives.',
    allow: canReadUser,
    params: UserIdPath,
    replies: { 200: UserGroupInfo },
  }),
  facets: facetsCall({
    path: '/users/facets',
    summary: 'How many users match a filter, and how many of them are idle or locked.',
    allow: canListUsers,
    query: UserFacetQuery,
    facets: USER_FACETS,
  }),
  export: exportCall({
    path: '/users/export',
    summary: 'Starts a job that writes the users of the list as a CSV file.',
    allow: canListUsers,
    body: UserExport,
  }),
} as const
