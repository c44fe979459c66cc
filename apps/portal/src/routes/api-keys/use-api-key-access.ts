import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import type { ApiKey } from '@sitewright/domain/api-keys/model'
import type { Policy } from '@sitewright/domain/shared/policy'
import { createLayout } from '../../shell/page/layout'
import { useActor } from '../../shell/session/use-session'

/** The API key that is open. */
export const { TabOutlet: ApiKeyOutlet, useOpened: useOpenedApiKey } = createLayout<ApiKey>()

/** The opened API key, and how far the current user may edit a tab of it. */
export function useApiKeyAccess(policy: Policy<ApiKey>) {
  const actor = useActor()
  const apiKey = useOpenedApiKey()
  return { actor, apiKey, access: { edit: policy.decide(actor, apiKey), readOnlyText: apiKeyMessages.readOnly } }
}
