import { adaptApiKey } from '@sitewright/api-client/adapt/api-keys'
import { apiKeys as apiKeyCalls } from '@sitewright/api-client/calls/api-keys'
import { apiKeyLabels, apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import type { ApiKey, WireApiKey } from '@sitewright/domain/api-keys/model'
import { toApiKeyInput } from '@sitewright/domain/api-keys/rules'
import { createOperations } from '../api'
import { apiKeyEntry, updateKeyInLists } from '../api-keys'
import { refresh } from '../read'
import { createRowToggles } from '../row-toggles'

const { apiKeys } = createOperations({ apiKeys: apiKeyCalls })

const getState = ({ isActive }: ApiKey): string => (isActive ? apiKeyLabels.active : apiKeyLabels.inactive)

/** The badge Active in the list of API keys (KEY-09, KEY-10). */
export const useApiKeyToggles = createRowToggles<ApiKey, 'isActive'>({
  name: 'api-key',
  idOf: (key) => key.apiKeyId,
  save: async (key, patch) => {
    const body = { ...toApiKeyInput(key), ...patch, version: key.version }
    return adaptApiKey((await apiKeys.save({ params: { id: key.apiKeyId }, body })).body)
  },
  readCurrent: (current) => adaptApiKey(current as WireApiKey),
  onStored: (key) => {
    void apiKeyEntry(key.apiKeyId).store({ body: key })
    updateKeyInLists(key)
    void refresh('apiKeys.list')
  },
  onFailed: () => void refresh('apiKeys.list', 'apiKeys.one'),
  canToggle: ({ activeLock }) => activeLock === undefined,
  texts: {
    saved: (key) => apiKeyMessages.toggled(key.name, getState(key)),
    failed: () => apiKeyMessages.saveFailed,
    restored: (key) => apiKeyMessages.toggleFailed(getState(key)),
  },
})
