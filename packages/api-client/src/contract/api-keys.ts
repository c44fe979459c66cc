import * as z from 'zod/mini'
import {
  ApiKeyExport,
  ApiKeyQuery,
  ApiKeySave,
  KeyAddOnSave,
  KeyProjectSave,
  NewApiKey,
} from '@sitewright/domain/api-keys/model'
import { canCreateApiKey, canEditApiKey, canEditApiKeyRoles, canListApiKeys } from '@sitewright/domain/api-keys/policy'
import { RoleIds } from '@sitewright/domain/roles/model'
import * as calls from '../calls/api-keys'
import { rows } from './contract'

const KeyPath = z.object({ id: z.int() })

export const apiKeys = rows(calls.apiKeys, {
  list: {
    summary: 'API keys of the own license, or of all of them with all-licenses access. Without page the whole list.',
    allow: canListApiKeys,
    query: ApiKeyQuery,
    isPaged: true,
  },
  one: { summary: 'One API key.', allow: canEditApiKey, params: KeyPath },
  create: {
    summary: 'Makes an API key. The reply holds its secret, this once.',
    allow: canCreateApiKey,
    needsPerson: true,
    body: NewApiKey,
  },
  save: {
    summary: 'Saves an API key; switched off, it is refused from the next call on.',
    allow: canEditApiKey,
    needsPerson: true,
    params: KeyPath,
    body: ApiKeySave,
    keepsStored: true,
  },
  addOns: { summary: 'The product licenses of a key. The ETag names them all.', allow: canEditApiKey, params: KeyPath },
  saveAddOns: {
    summary: 'Saves the product licenses of a key. 210 says what a rule has dropped.',
    allow: canEditApiKey,
    needsPerson: true,
    params: KeyPath,
    body: KeyAddOnSave,
  },
  projects: { summary: 'The projects of a key. The ETag names them all.', allow: canEditApiKey, params: KeyPath },
  saveProjects: {
    summary: 'Saves the projects of a key, as pairs of key and project.',
    allow: canEditApiKey,
    needsPerson: true,
    params: KeyPath,
    body: KeyProjectSave,
  },
  roleInfo: {
    summary: 'The role groups that the products of a key bring, with what is assigned. The ETag names that.',
    allow: canEditApiKey,
    params: KeyPath,
  },
  saveRoles: {
    summary: 'Saves the roles of a key.',
    allow: canEditApiKeyRoles,
    needsPerson: true,
    params: KeyPath,
    body: RoleIds,
  },
  export: {
    summary: 'Starts a job that writes the API keys of the list as a CSV file.',
    allow: canListApiKeys,
    body: ApiKeyExport,
    needsPerson: true,
  },
})
