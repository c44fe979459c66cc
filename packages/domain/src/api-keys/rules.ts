import { pageOfList, type ListRows, type ListRules, type SortKey } from '../shared/lists'
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
  assigned.some(({ addOnId }) => addOnId === addOn.addOnId) || assigned.some(({ name }) => name === addOn.name)

export const DEFAULT_API_KEY_SORT: SortKey<ApiKeySortKey>[] = [{ key: 'name', isDescending: false }]

const apiKeyList: ListRules<ApiKey, ApiKeySortKey> = {
  sortKeys: API_KEY_SORT_KEYS,
  sort: DEFAULT_API_KEY_SORT,
  idOf: (key) => key.apiKeyId,
  getTexts: (key) => [key.name, key.keyPrefix],
  isActive: (key) => key.isActive,
}

/** One page of all keys, for servers that do not page. */
export const pageOfApiKeys = (keys: readonly ApiKey[], query: ApiKeyQuery): ListRows<ApiKey> =>
  pageOfList(keys, query, apiKeyList)
