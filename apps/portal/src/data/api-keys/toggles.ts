import { adaptApiKey } from '@sitewright/api-client/adapt/api-keys'
import { apiKeys as apiKeyCalls } from '@sitewright/api-client/contract/api-keys'
import { useSyncExternalStore } from 'react'
import { apiKeyLabels, apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import type { ApiKey, WireApiKey } from '@sitewright/domain/api-keys/model'
import { toApiKeyInput } from '@sitewright/domain/api-keys/rules'
import { isProblem } from '@sitewright/domain/shared/problem'
import { createWriteQueue } from '@sitewright/ui/write-queue'
import { session } from '../../shell/session'
import { tellFailure } from '../../shell/tell-failure'
import { createOperations } from '../api'
import { apiKeyEntry, updateKeyInLists } from '../api-keys'
import { refresh } from '../read'

const { apiKeys } = createOperations({ apiKeys: apiKeyCalls })

const failureListeners = new Set<(text: string) => void>()

/** The queue of the badges in the list. */
const toggles = createWriteQueue<number, ApiKey, Pick<ApiKey, 'isActive'>>({
  send: async (key, patch) => {
    const body = { ...toApiKeyInput(key), ...patch, version: key.version }
    return adaptApiKey((await apiKeys.save({ params: { id: key.apiKeyId }, body })).body)
  },
  isSettled: (key, patch) => key.isActive === patch.isActive,
  getCurrent: (error) =>
    isProblem(error) && error.kind === 'conflict' && error.current !== undefined
      ? adaptApiKey(error.current as WireApiKey)
      : undefined,
  onStored: (key) => {
    void apiKeyEntry(key.apiKeyId).store({ body: key })
    updateKeyInLists(key)
    void refresh('apiKeys.list')
  },
  onFailed: (error, key) => {
    tellFailure(error, apiKeyMessages.saveFailed)
    const word = key.isActive ? apiKeyLabels.active : apiKeyLabels.inactive
    for (const listener of failureListeners) listener(apiKeyMessages.toggleFailed(word))
    void refresh('apiKeys.list', 'apiKeys.one')
  },
})

// The next session must not send what this one wanted.
session.onHandover(() => toggles.reset())

/** The badge Active: flips at once, is saved one after the other, and flips back when that fails (KEY-10). */
export function useApiKeyToggles() {
  useSyncExternalStore(toggles.subscribe, toggles.getVersion)
  return apiKeyToggles
}

const shown = (key: ApiKey): ApiKey => {
  const overlay = toggles.getOverlay(key.apiKeyId)
  return overlay === undefined ? key : { ...key, ...overlay }
}

/** One object for all, so that an unchanged row does not render again. */
const apiKeyToggles = {
  shown,
  isSaving: (key: ApiKey) => toggles.getOverlay(key.apiKeyId) !== undefined,
  toggle: (key: ApiKey) => void toggles.intend(key.apiKeyId, key, { isActive: !shown(key).isActive }),
}

/** Calls back when a toggle is rolled back, with a sentence to announce. */
export const onApiKeyToggleFailed = (listener: (text: string) => void): (() => void) => {
  failureListeners.add(listener)
  return () => failureListeners.delete(listener)
}
