import type { ApiKey } from '@sitewright/domain/api-keys/model'
import { canEditApiKey } from '@sitewright/domain/api-keys/policy'
import { apiKeyInputOf } from '@sitewright/domain/api-keys/rules'
import { ApiKeyDetails } from '@sitewright/ui/features/api-keys/ApiKeyDetails'
import { saveApiKey } from '../../data/api-keys'
import { toFormOutcome } from '../../shell/form-outcome'
import { useActor } from '../../shell/use-session'
import { useOpenedApiKey } from './use-opened-api-key'

const toVersioned = (key: ApiKey) => ({ input: apiKeyInputOf(key), version: key.version })

export function Component() {
  const actor = useActor()
  const key = useOpenedApiKey()
  return (
    <ApiKeyDetails
      apiKey={key}
      edit={canEditApiKey.decide(actor, key)}
      onSave={async (input, version) => toFormOutcome(await saveApiKey(key.apiKeyId, input, version), toVersioned)}
    />
  )
}
