import * as z from 'zod/mini'
import { UserImport } from '@sitewright/domain/imports/model'
import { IMPORT_FACETS } from '@sitewright/domain/imports/facets'
import { ImportSystem } from '@sitewright/domain/imports/system'
import type { ClientRows } from '../contract/contract'
import { exportOf, facetsOf } from './list-calls'

export const imports = {
  ofUser: { base: 'gateway', method: 'GET', path: '/users/:username/imports', replies: { 200: z.array(UserImport) } },
  saveOfUser: {
    base: 'gateway',
    method: 'POST',
    path: '/users/:username/imports',
    replies: { 200: z.array(UserImport), 409: z.array(UserImport) },
  },
  list: { base: 'gateway', method: 'GET', path: '/imports', replies: { 200: z.array(ImportSystem) } },
  facets: facetsOf('/imports/facets', IMPORT_FACETS),
  export: exportOf('/imports/export'),
  paths: { base: 'gateway', method: 'GET', path: '/imports/paths', replies: { 200: z.array(z.string()) } },
  one: { base: 'gateway', method: 'GET', path: '/imports/:configId', replies: { 200: ImportSystem } },
  save: {
    base: 'gateway',
    method: 'PUT',
    path: '/imports/:configId',
    replies: { 200: ImportSystem, 409: ImportSystem },
  },
  ofProject: {
    base: 'gateway',
    method: 'GET',
    path: '/projects/:projectId/imports',
    replies: { 200: z.array(ImportSystem) },
  },
  create: { base: 'gateway', method: 'POST', path: '/projects/:projectId/imports', replies: { 200: ImportSystem } },
} as const satisfies ClientRows
