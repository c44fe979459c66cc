import { canEditApiKey } from '@sitewright/domain/api-keys/policy'
import { ApiKeyDetails, ApiKeySkeleton } from '@sitewright/ui/features/api-keys/ApiKeyDetails'
import { saveApiKey } from '../../data/api-keys'
import { useActor } from '../../shell/session/use-session'
import { useOpenedApiKey } from './use-opened-api-key'

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: ApiKeySkeleton, saves: ['apiKeys.save'] } as const

export function Component() {
  const key = useOpenedApiKey()
  return (
    <ApiKeyDetails
      apiKey={key}
      edit={canEditApiKey.decide(useActor(), key)}
      onSave={(input, version) => saveApiKey(key.apiKeyId, input, version)}
    />
  )
}
