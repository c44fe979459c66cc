import { adaptApiKey } from '@sitewright/api-client/adapt/api-keys'
import { apiKeys as apiKeyCalls } from '@sitewright/api-client/calls/api-keys'
import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import type { LicenseAddOn } from '@sitewright/domain/add-ons/model'
import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import {
  type ApiKey,
  type ApiKeyInput,
  type KeyAddOn,
  type NewApiKey,
  type WireApiKey,
} from '@sitewright/domain/api-keys/model'
import { isAddOnOfKey, pageOfApiKeys } from '@sitewright/domain/api-keys/rules'
import { projectMessages } from '@sitewright/domain/projects/messages'
import { roleMessages } from '@sitewright/domain/roles/messages'
import { ifMatch, createOperations } from './api'
import { createListReads } from './list-reads'
import { selectPage } from './page-query'
import { cacheEntry, selectTagged, updateCached, useRead } from './read'
import { write } from './write'

const { apiKeys } = createOperations({ apiKeys: apiKeyCalls })

const selectApiKey = ({ body }: { readonly body: WireApiKey }): ApiKey => adaptApiKey(body)

/** The list of keys: a page of it, and its counts. */
export const apiKeyList = createListReads(apiKeys.list, selectPage(pageOfApiKeys, adaptApiKey))

/** One key. Another key is another page, which must not show the key before. */
export const useApiKey = (id: number) => useRead(apiKeys.one, { params: { id } }, { select: selectApiKey })

/** The cache entry of one key. */
export const apiKeyEntry = (id: number) => cacheEntry(apiKeys.one, { params: { id } })

/** Puts a stored key into cached lists. */
export const updateKeyInLists = (stored: ApiKey): void =>
  void updateCached(
    apiKeys.list,
    () => true,
    (rows) => rows.map((row) => (adaptApiKey(row).apiKeyId === stored.apiKeyId ? stored : row)),
  )

/** Saves the details of a key over a version. */
export const saveApiKey = (id: number, input: ApiKeyInput, version: number) =>
  write(() => apiKeys.save({ params: { id }, body: { ...input, version } }), {
    saved: apiKeyMessages.saved,
    failed: apiKeyMessages.saveFailed,
    entry: apiKeyEntry(id),
    adapt: adaptApiKey,
    store: updateKeyInLists,
    refresh: ['apiKeys.list'],
  })

/** Creates a key. The value carries its secret, which no cache stores (KEY-22, KEY-24). */
export const createApiKey = (body: NewApiKey) =>
  write(() => apiKeys.create({ body }), {
    saved: apiKeyMessages.saved,
    failed: apiKeyMessages.addFailed,
    refresh: ['apiKeys.list'],
  })

/** The product licenses of a key. */
export const useApiKeyAddOns = (id: number) => useRead(apiKeys.addOns, { params: { id } }, { select: selectTagged })

/** Ids of the product licenses of a key: by id first, by name otherwise (KEY-31, KEY-32). */
export const getKeyAddOnIds = (offered: readonly LicenseAddOn[], assigned: readonly KeyAddOn[]): number[] =>
  offered.filter((addOn) => isAddOnOfKey(addOn, assigned)).map(({ addOnId }) => addOnId)

const NO_VENDORS: ReadonlySet<string> = new Set()

/**
 * Saves the product licenses of a key as the list of the selected ones (KEY-32). The server removes roles that no product license includes any longer.
 * @param offered the product licenses of the license, with their names
 */
export const saveApiKeyAddOns = (
  id: number,
  offered: readonly LicenseAddOn[],
  addOnIds: ReadonlySet<number>,
  tag: string | undefined,
) => {
  const names = new Map(offered.map(({ addOnId, name }) => [addOnId, name]))
  const body = [...addOnIds].map((addOnId) => ({ addOnId, name: names.get(addOnId) }))
  return write(() => apiKeys.saveAddOns({ params: { id }, body }, ifMatch(tag)), {
    saved: addOnMessages.saved,
    failed: addOnMessages.saveFailed,
    entry: cacheEntry(apiKeys.addOns, { params: { id } }),
    adapt: (addOns) => ({ addOnIds: new Set(getKeyAddOnIds(offered, addOns)), vendors: NO_VENDORS }),
    refresh: ['apiKeys.one', 'apiKeys.roleInfo', 'apiKeys.list'],
  })
}

/** The projects of a key. */
export const useApiKeyProjects = (id: number) => useRead(apiKeys.projects, { params: { id } }, { select: selectTagged })

/** Saves the projects of a key as pairs of key and project (KEY-33). */
export const saveApiKeyProjects = (id: number, projectIds: Iterable<number>, tag: string | undefined) => {
  const body = Array.from(projectIds, (projectId) => ({ apiKeyId: id, projectId }))
  return write(() => apiKeys.saveProjects({ params: { id }, body }, ifMatch(tag)), {
    saved: projectMessages.savedOfKey,
    failed: projectMessages.saveFailed,
    entry: cacheEntry(apiKeys.projects, { params: { id } }),
  })
}

/** The role groups that the products of a key include, with the assigned roles. */
export const useApiKeyRoles = (id: number | undefined) =>
  useRead(apiKeys.roleInfo, id === undefined ? undefined : { params: { id } }, { select: selectTagged })

/** Saves the roles of a key as a list of role ids (KEY-36). */
export const saveApiKeyRoles = (id: number, roleIds: Iterable<number>, tag: string | undefined) =>
  write(() => apiKeys.saveRoles({ params: { id }, body: [...roleIds] }, ifMatch(tag)), {
    saved: roleMessages.saved,
    failed: roleMessages.saveFailed,
    entry: cacheEntry(apiKeys.roleInfo, { params: { id } }),
    // The key says which roles lock a product license.
    refresh: ['apiKeys.one'],
  })
