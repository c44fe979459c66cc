import * as z from 'zod/mini'
import { UserImportSave } from '@sitewright/domain/imports/model'
import {
  canEditImports,
  canReadImports,
  canReadProjectImports,
  canToggleImports,
} from '@sitewright/domain/imports/policy'
import { ImportExport } from '@sitewright/domain/imports/export'
import {
  ImportFacetQuery,
  ImportSystemCreate,
  ImportSystemQuery,
  ImportSystemSave,
} from '@sitewright/domain/imports/system'
import { canReadUser } from '@sitewright/domain/users/policy'
import * as calls from '../calls/imports'
import { rows } from './contract'

const UserPath = z.object({ username: z.string().check(z.minLength(1)) })
const SystemPath = z.object({ configId: z.int() })
const ProjectPath = z.object({ projectId: z.int() })

export const imports = rows(calls.imports, {
  ofUser: {
    summary:
      'The import systems of the projects of the license of a user, and which of them are on for this user. A caller who may not change them gets only those that are on.',
    allow: canReadUser,
    params: UserPath,
  },
  saveOfUser: {
    summary: 'Saves which import systems are switched on for a user.',
    allow: canToggleImports,
    params: UserPath,
    body: UserImportSave,
  },
  list: {
    summary: 'The import systems of the projects that the caller sees, by name. Without page the whole list.',
    allow: canReadImports,
    query: ImportSystemQuery,
    isPaged: true,
  },
  facets: {
    summary: 'How many import systems of visible projects match a filter, and how many of them are inactive.',
    allow: canReadImports,
    query: ImportFacetQuery,
    needsPerson: true,
  },
  export: {
    summary: 'Starts a job that writes the import systems of the list as a CSV file.',
    allow: canReadImports,
    body: ImportExport,
    needsPerson: true,
  },
  paths: { summary: 'The paths that import systems of visible projects use, each once.', allow: canReadImports },
  one: { summary: 'One import system of a project that the caller sees.', allow: canReadImports, params: SystemPath },
  save: {
    summary: 'Saves an import system. It stays in its project.',
    allow: canEditImports,
    params: SystemPath,
    body: ImportSystemSave,
    keepsStored: true,
  },
  ofProject: {
    summary: 'The import systems of a project, by name.',
    allow: canReadProjectImports,
    params: ProjectPath,
  },
  create: {
    summary: 'Adds an import system to a project. Its name must be new in the project.',
    allow: canEditImports,
    params: ProjectPath,
    body: ImportSystemCreate,
  },
})
