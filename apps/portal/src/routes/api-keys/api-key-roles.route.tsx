import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import { canEditApiKeyRoles } from '@sitewright/domain/api-keys/policy'
import { roleMessages } from '@sitewright/domain/roles/messages'
import { RolesTab } from '@sitewright/ui/features/assignments/roles/RolesTab'
import { saveApiKeyRoles, useApiKeyRoles } from '../../data/api-keys'
import { mapView } from '../../data/joined-view'
import { asView } from '../../data/as-view'
import { useActor } from '../../shell/use-session'
import { useOpenedApiKey } from './use-opened-api-key'

const NONE = {}

export function Component() {
  const actor = useActor()
  const key = useOpenedApiKey()
  const roles = asView(useApiKeyRoles(key.apiKeyId), apiKeyMessages.rolesFailed)
  return (
    <RolesTab
      view={mapView(roles, ({ value, tag }) => ({ info: value, givenBy: NONE, tag }))}
      actor={actor}
      edit={canEditApiKeyRoles.decide(actor, key)}
      emptyText={roleMessages.noProductOfKey}
      failedTitle={apiKeyMessages.rolesFailed}
      readOnlyText={apiKeyMessages.readOnly}
      onSave={(roleIds, tag) => saveApiKeyRoles(key.apiKeyId, roleIds, tag)}
    />
  )
}
