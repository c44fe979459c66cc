import * as z from 'zod/mini'
import { UserImport, UserImportSave } from '@sitewright/domain/imports/model'
import {
  canEditImports,
  canReadImports,
  canReadProjectImports,
  canToggleImports,
} from '@sitewright/domain/imports/policy'
import { ImportExport } from '@sitewright/domain/imports/export'
import { IMPORT_FACETS } from '@sitewright/domain/imports/facets'
import {
  ImportFacetQuery,
  ImportSystem,
  ImportSystemCreate,
  ImportSystemQuery,
  ImportSystemSave,
} from '@sitewright/domain/imports/system'
import { canReadUser } from '@sitewright/domain/users/policy'
import { call } from './contract'
import { exportCall, facetsCall } from './list-calls'

const UserPath = z.object({ username: z.string().check(z.minLength(1)) })
const SystemPath = z.object({ configId: z.int() })
const ProjectPath = z.object({ projectId: z.int() })

export const imports = {
  ofUser: call({
    base: 'gateway',
    method: 'GET',
    path: '/users/:username/imports',
    summary:
      'The import systems of the projects of the license of a user, and which of them are on for this user. A caller who may not change them gets only those that are on.',
    allow: canReadUser,
    params: UserPath,
    replies: { 200: z.array(UserImport) },
  }),
  saveOfUser: call({
    base: 'gateway',
    method: 'POST',
    path: '/users/:username/imports',
    summary: 'Saves which import systems are switched on for a user.',
    allow: canToggleImports,
    params: UserPath,
    body: UserImportSave,
    replies: { 200: z.array(UserImport), 409: z.array(UserImport) },
  }),
  list: call({
    base: 'gateway',
    method: 'GET',
    path: '/imports',
    summary: 'The import systems of the projects that the caller sees, by name. Without page the whole list.',
    allow: canReadImports,
    query: ImportSystemQuery,
    isPaged: true,
    replies: { 200: z.array(ImportSystem) },
  }),
  facets: facetsCall({
    path: '/imports/facets',
    summary: 'How many import systems of visible projects match a filter, and how many of them are inactive.',
    allow: canReadImports,
    query: ImportFacetQuery,
    facets: IMPORT_FACETS,
  }),
  export: exportCall({
    path: '/imports/export',
    summary: 'Starts a job that writes the import systems of the list as a CSV file.',
    allow: canReadImports,
    body: ImportExport,
  }),
  paths: call({
    base: 'gateway',
    method: 'GET',
    path: '/imports/paths',
    summary: 'The paths that import systems of visible projects use, each once.',
    allow: canReadImports,
    replies: { 200: z.array(z.string()) },
  }),
  one: call({
    base: 'gateway',
    method: 'GET',
    path: '/imports/:configId',
    summary: 'One import system of a project that the caller sees.',
    allow: canReadImports,
    params: SystemPath,
    replies: { 200: ImportSystem },
  }),
  save: call({
    base: 'gateway',
    method: 'PUT',
    path: '/imports/:configId',
    summary: 'Saves an import system. It stays in its project.',
    allow: canEditImports,
    params: SystemPath,
    body: ImportSystemSave,
    keepsStored: true,
    replies: { 200: ImportSystem, 409: ImportSystem },
  }),
  ofProject: call({
    base: 'gateway',
    method: 'GET',
    path: '/projects/:projectId/imports',
    summary: 'The import systems of a project, by name.',
    allow: canReadProjectImports,
    params: ProjectPath,
    replies: { 200: z.array(ImportSystem) },
  }),
  create: call({
    base: 'gateway',
    method: 'POST',
    path: '/projects/:projectId/imports',
    summary: 'Adds an import system to a project. Its name must be new in the project.',
    allow: canEditImports,
    params: ProjectPath,
    body: ImportSystemCreate,
    replies: { 200: ImportSystem },
  }),
} as const
