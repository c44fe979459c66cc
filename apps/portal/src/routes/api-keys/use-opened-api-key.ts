import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import type { ApiKey } from '@sitewright/domain/api-keys/model'
import { createLayout } from '../../shell/page/layout'

/** The API key that is open. */
export const {
  useLayout: useApiKeyLayout,
  useOpened: useOpenedApiKey,
  useAccess: useApiKeyAccess,
} = createLayout<ApiKey>('apiKey', ({ apiKeyId }) => ['apiKey', apiKeyId, 'API key'], apiKeyMessages.readOnly)
