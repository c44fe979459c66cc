import { apiKeyLabels, apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import type { ApiKey } from '@sitewright/domain/api-keys/model'
import { apiKeyInputOf } from '@sitewright/domain/api-keys/rules'
import { mutate } from 'swr'
import { apiKeyKey, currentOf, isListKey, put, spread } from './api-keys'
import { createRowToggles } from './row-toggles'

const stateOf = ({ isActive }: ApiKey): string => (isActive ? apiKeyLabels.active : apiKeyLabels.inactive)

/** The badge Active in the list of API keys (KEY-09, KEY-10). */
export const useApiKeyToggles = createRowToggles<ApiKey, 'isActive'>({
  name: 'api-key',
  idOf: (key) => key.apiKeyId,
  save: (key, patch) => put(key.apiKeyId, { ...apiKeyInputOf(key), ...patch }, key.version),
  getCurrent: currentOf,
  onStored: (key) => {
    spread(key)
    void mutate(isListKey)
  },
  onFailed: (key) => {
    void mutate(isListKey)
    void mutate(apiKeyKey(key.apiKeyId))
  },
  texts: {
    saved: (key) => apiKeyMessages.toggled(key.name, stateOf(key)),
    failed: () => apiKeyMessages.saveFailed,
    restored: (key) => apiKeyMessages.toggleFailed(stateOf(key)),
  },
})
