import { canEditApiKey } from '@sitewright/domain/api-keys/policy'
import { ApiKeyDetails } from '@sitewright/ui/features/api-keys/ApiKeyDetails'
import { saveApiKey } from '../../data/api-keys'
import { useActor } from '../../shell/use-session'
import { useOpenedApiKey } from './use-api-key-access'

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
