import { canEditApiKey } from '@sitewright/domain/api-keys/policy'
import { ApiKeyDetails, ApiKeySkeleton } from '@sitewright/ui/features/api-keys/ApiKeyDetails'
import { VersionAuthors } from '@sitewright/ui/use-draft'
import { saveApiKey } from '../../data/api-keys'
import { authorsOf } from '../../data/conflict-author'
import { useActor } from '../../shell/session/use-session'
import { useOpenedApiKey } from './use-api-key-access'

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: ApiKeySkeleton }

export function Component() {
  const key = useOpenedApiKey()
  return (
    <VersionAuthors value={authorsOf({ subject: 'apiKey', id: key.apiKeyId, actions: ['apiKeys.save'] })}>
      <ApiKeyDetails
        apiKey={key}
        edit={canEditApiKey.decide(useActor(), key)}
        onSave={(input, version) => saveApiKey(key.apiKeyId, input, version)}
      />
    </VersionAuthors>
  )
}
