import * as z from 'zod/mini'
import { ProjectUser } from '@sitewright/domain/projects/model'
import { PROJECT_FACETS } from '@sitewright/domain/projects/facets'
import { ProjectRecord, ProjectUse } from '@sitewright/domain/projects/record'
import type { ClientRows } from '../contract/contract'
import { exportOf, facetsOf } from './list-calls'

export const projects = {
  list: { base: 'gateway', method: 'GET', path: '/projects', replies: { 200: z.array(ProjectRecord) } },
  one: { base: 'gateway', method: 'GET', path: '/projects/:projectId', replies: { 200: ProjectRecord } },
  create: { base: 'gateway', method: 'POST', path: '/project', replies: { 200: ProjectRecord } },
  save: {
    base: 'gateway',
    method: 'POST',
    path: '/project/:projectId',
    replies: { 200: ProjectRecord, 409: ProjectRecord },
  },
  activate: { base: 'gateway', method: 'PUT', path: '/projects/:projectId/activate', replies: { 200: ProjectRecord } },
  deactivate: {
    base: 'gateway',
    method: 'PUT',
    path: '/projects/:projectId/deactivate',
    replies: { 200: ProjectRecord },
  },
  facets: facetsOf('/projects/facets', PROJECT_FACETS),
  export: exportOf('/projects/export'),
  use: { base: 'own', method: 'GET', path: '/projects/:projectId/use', replies: { 200: ProjectUse } },
  users: { base: 'gateway', method: 'GET', path: '/projects/:projectId/users', replies: { 200: z.array(ProjectUser) } },
} as const satisfies ClientRows
