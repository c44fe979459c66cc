import { createActivityRoute } from '../../shell/activity-tab'
import { useOpenedApiKey } from './use-api-key-access'

export const { handle, Component } = createActivityRoute(function useSubject() {
  return ['apiKey', useOpenedApiKey().apiKeyId, 'API key']
})
