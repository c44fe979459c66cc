import { orderRows, pageOfRows, parseSort, type ListRows, type SortKey } from '../shared/lists'
import {
  API_KEY_SORT_KEYS,
  type ApiKey,
  type ApiKeyInput,
  type ApiKeyQuery,
  type ApiKeySortKey,
  type KeyAddOn,
  type NewApiKey,
} from './model'

/** What the new form starts from (KEY-15). */
export const newApiKey = (licenseId: number): NewApiKey => ({
  name: '',
  description: '',
  licenseId,
  isActive: true,
  allProjects: false,
})

/** What the details start from: the fields of a key that a person edits. */
export const toApiKeyInput = (key: ApiKey): ApiKeyInput => ({
  name: key.name,
  description: key.description,
  isActive: key.isActive,
  allProjects: key.allProjects,
})

/** Is this product license assigned to a key? By its id first, by its name otherwise (KEY-31, KEY-32). */
export const isAddOnOfKey = (
  addOn: { readonly addOnId: number; readonly name: string },
  assigned: readonly Pick<KeyAddOn, 'addOnId' | 'name'>[],
): boolean =>
  assigned.some((held) => held.addOnId === addOn.addOnId) || assigned.some((held) => held.name === addOn.name)

export const DEFAULT_API_KEY_SORT: SortKey<ApiKeySortKey>[] = [{ key: 'name', isDescending: false }]

/** One page of a whole list, as the gateway would answer it: for servers that do not page. An unknown sort key falls back to the name. */
export function pageOfApiKeys(keys: readonly ApiKey[], query: ApiKeyQuery): ListRows<ApiKey> {
  const wanted = query.search?.trim().toLowerCase() ?? ''
  const found = keys.filter(
    (key) =>
      (query.activeOnly !== true || key.isActive) &&
      (query.licenseId === undefined || key.licenseId === query.licenseId) &&
      [key.name, key.keyPrefix].some((text) => text.toLowerCase().includes(wanted)),
  )
  const sort = (query.sort && parseSort(query.sort, API_KEY_SORT_KEYS)) || DEFAULT_API_KEY_SORT
  return pageOfRows(
    orderRows(found, sort, (key) => key.apiKeyId),
    query,
  )
}
