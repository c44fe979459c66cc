import * as z from 'zod/mini'
import { KeyAddOn, KeyProject, WireApiKey, WireNewApiKey } from '@sitewright/domain/api-keys/model'
import { RoleInfo } from '@sitewright/domain/roles/model'
import { Warning } from '@sitewright/domain/shared/warning'
import type { ClientRows } from '../contract/contract'
import { exportOf } from './list-calls'

export const apiKeys = {
  list: { base: 'gateway', method: 'GET', path: '/apikeys', replies: { 200: z.array(WireApiKey) } },
  one: { base: 'gateway', method: 'GET', path: '/apikeys/:id', replies: { 200: WireApiKey } },
  create: { base: 'gateway', method: 'POST', path: '/apikeys', replies: { 200: WireNewApiKey } },
  save: { base: 'gateway', method: 'PUT', path: '/apikeys/:id', replies: { 200: WireApiKey, 409: WireApiKey } },
  addOns: { base: 'gateway', method: 'GET', path: '/apikeys/:id/addons', replies: { 200: z.array(KeyAddOn) } },
  saveAddOns: {
    base: 'gateway',
    method: 'PUT',
    path: '/apikeys/:id/addons',
    replies: { 200: z.array(KeyAddOn), 210: Warning, 409: z.array(KeyAddOn) },
  },
  projects: { base: 'gateway', method: 'GET', path: '/apikeys/:id/projects', replies: { 200: z.array(KeyProject) } },
  saveProjects: {
    base: 'gateway',
    method: 'PUT',
    path: '/apikeys/:id/projects',
    replies: { 200: z.array(KeyProject), 409: z.array(KeyProject) },
  },
  roleInfo: { base: 'gateway', method: 'GET', path: '/apikeys/:id/roles', replies: { 200: RoleInfo } },
  saveRoles: { base: 'gateway', method: 'PUT', path: '/apikeys/:id/roles', replies: { 200: RoleInfo, 409: RoleInfo } },
  export: exportOf('/apikeys/export'),
} as const satisfies ClientRows
