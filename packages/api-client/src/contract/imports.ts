import * as z from 'zod/mini'
import { UserImport, UserImportSave } from '@sitewright/domain/imports/model'
import { canToggleImports } from '@sitewright/domain/imports/policy'
import { canReadUser } from '@sitewright/domain/users/policy'
import { call } from './contract'

const UserPath = z.object({ username: z.string().check(z.minLength(1)) })

export const imports = {
  ofUser: call({
    base: 'gateway',
    method: 'GET',
    path: '/users/:username/imports',
    summary:
      'The import systems of the license of a user, and which of them are on for this user. A caller who may not change them gets only those that are on.',
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
} as const
