import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import type { ApiKey } from '@sitewright/domain/api-keys/model'
import type { Policy } from '@sitewright/domain/shared/policy'
import { useActor } from '../../shell/use-session'
import { useOpenedApiKey } from './use-opened-api-key'

/** The opened API key, and how far the current user may edit a tab of it. */
export function useApiKeyAccess(policy: Policy<ApiKey>) {
  const actor = useActor()
  const apiKey = useOpenedApiKey()
  return { actor, apiKey, access: { edit: policy.decide(actor, apiKey), readOnlyText: apiKeyMessages.readOnly } }
}
