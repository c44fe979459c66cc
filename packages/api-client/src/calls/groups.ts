import * as z from 'zod/mini'
import { AddOn } from '@sitewright/domain/add-ons/model'
import { UserGroup } from '@sitewright/domain/groups/model'
import { AssignedProject } from '@sitewright/domain/projects/model'
import { RoleInfo } from '@sitewright/domain/roles/model'
import { Warning } from '@sitewright/domain/shared/warning'
import type { ClientRows } from '../contract/contract'
import { exportOf } from './list-calls'

export const groups = {
  list: { base: 'gateway', method: 'GET', path: '/userGroup/getAll', replies: { 200: z.array(UserGroup) } },
  ofUser: { base: 'gateway', method: 'GET', path: '/userGroup/getByUserId', replies: { 200: z.array(UserGroup) } },
  one: { base: 'gateway', method: 'GET', path: '/userGroup/:id/getById', replies: { 200: UserGroup } },
  create: { base: 'gateway', method: 'POST', path: '/userGroup/create', replies: { 200: UserGroup, 210: Warning } },
  saveDetails: {
    base: 'gateway',
    method: 'POST',
    path: '/userGroup/update/details',
    replies: { 200: UserGroup, 409: UserGroup },
  },
  saveUsers: {
    base: 'gateway',
    method: 'POST',
    path: '/userGroup/update/users',
    replies: { 200: UserGroup, 409: UserGroup },
  },
  saveAddOns: {
    base: 'gateway',
    method: 'POST',
    path: '/userGroup/update/addOns',
    replies: { 200: z.array(AddOn), 210: Warning, 409: z.array(AddOn) },
  },
  saveProjects: {
    base: 'gateway',
    method: 'POST',
    path: '/userGroup/update/projects',
    replies: { 200: z.array(AssignedProject), 409: z.array(AssignedProject) },
  },
  saveRoles: {
    base: 'gateway',
    method: 'POST',
    path: '/userGroup/update/roles',
    replies: { 200: RoleInfo, 409: RoleInfo },
  },
  assign: { base: 'gateway', method: 'POST', path: '/userGroup/update/userUserGroup', replies: { 200: z.null() } },
  unassign: {
    base: 'gateway',
    method: 'POST',
    path: '/userGroup/deleteUsersByUserGroup',
    replies: { 200: z.nullable(z.object({ canUndo: z.boolean() })) },
  },
  projects: {
    base: 'gateway',
    method: 'GET',
    path: '/userGroup/getProjects',
    replies: { 200: z.array(AssignedProject) },
  },
  roleInfo: { base: 'gateway', method: 'GET', path: '/userGroup/:id/roleInfo', replies: { 200: RoleInfo } },
  export: exportOf('/userGroup/export'),
} as const satisfies ClientRows
