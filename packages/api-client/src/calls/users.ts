import * as z from 'zod/mini'
import { AddOn } from '@sitewright/domain/add-ons/model'
import { UserGroupInfo } from '@sitewright/domain/groups/model'
import { AssignedProject } from '@sitewright/domain/projects/model'
import { Role, RoleInfo } from '@sitewright/domain/roles/model'
import { Warning } from '@sitewright/domain/shared/warning'
import { USER_FACETS } from '@sitewright/domain/users/facets'
import { User } from '@sitewright/domain/users/model'
import type { ClientRows } from '../contract/contract'
import { exportOf, facetsOf } from './list-calls'

export const users = {
  list: { base: 'gateway', method: 'GET', path: '/users', replies: { 200: z.array(User) } },
  one: { base: 'gateway', method: 'GET', path: '/users/:username', replies: { 200: User } },
  save: { base: 'gateway', method: 'PUT', path: '/users/:username', replies: { 200: User, 409: User } },
  create: { base: 'gateway', method: 'POST', path: '/users/:username', replies: { 200: User } },
  copy: { base: 'gateway', method: 'POST', path: '/users/:username/copy/:copy', replies: { 200: User, 210: Warning } },
  addOns: { base: 'gateway', method: 'GET', path: '/users/:username/addons', replies: { 200: z.array(AddOn) } },
  saveAddOns: {
    base: 'gateway',
    method: 'PUT',
    path: '/users/:username/addons',
    replies: { 200: z.array(AddOn), 210: Warning, 409: z.array(AddOn) },
  },
  projects: {
    base: 'gateway',
    method: 'GET',
    path: '/users/:username/projects',
    replies: { 200: z.array(AssignedProject) },
  },
  saveProjects: {
    base: 'gateway',
    method: 'POST',
    path: '/users/:username/projects',
    replies: { 200: z.array(AssignedProject), 409: z.array(AssignedProject) },
  },
  roleGroups: { base: 'gateway', method: 'GET', path: '/role-groups/:username/details', replies: { 200: RoleInfo } },
  roles: { base: 'gateway', method: 'GET', path: '/user/:userId/roles', replies: { 200: z.array(Role) } },
  roleInfo: { base: 'gateway', method: 'GET', path: '/user/:userId/roleInfo', replies: { 200: RoleInfo } },
  saveRoles: {
    base: 'gateway',
    method: 'POST',
    path: '/user/:userId/updateRoles',
    replies: { 200: RoleInfo, 409: RoleInfo },
  },
  groupInfo: { base: 'gateway', method: 'GET', path: '/user/:userId/userGroupInfo', replies: { 200: UserGroupInfo } },
  facets: facetsOf('/users/facets', USER_FACETS),
  export: exportOf('/users/export'),
} as const satisfies ClientRows
