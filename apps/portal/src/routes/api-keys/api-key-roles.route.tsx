import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import { canEditApiKeyRoles } from '@sitewright/domain/api-keys/policy'
import { roleMessages } from '@sitewright/domain/roles/messages'
import { RolesTab } from '@sitewright/ui/features/assignments/roles/RolesTab'
import { saveApiKeyRoles, useApiKeyRoles } from '../../data/api-keys'
import { authorsOf } from '../../data/conflict-author'
import { joinReads, mapView } from '../../data/joined-view'
import { useApiKeyAccess } from './use-api-key-access'
import { RolesSkeleton } from '@sitewright/ui/features/assignments/roles/RolesSkeleton'
import { VersionAuthors } from '@sitewright/ui/use-draft'

const texts = { emptyText: roleMessages.noProductOfKey, failedTitle: apiKeyMessages.rolesFailed }

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: RolesSkeleton }

export function Component() {
  const { actor, apiKey, access } = useApiKeyAccess(canEditApiKeyRoles)
  const view = joinReads(apiKeyMessages.rolesFailed, { roles: useApiKeyRoles(apiKey.apiKeyId) })
  return (
    <VersionAuthors
      value={authorsOf({
        subject: 'apiKey',
        id: apiKey.apiKeyId,
        actions: ['apiKeys.saveRoles', 'apiKeys.saveAddOns'],
      })}
    >
      <RolesTab
        {...access}
        {...texts}
        actor={actor}
        view={mapView(view, ({ roles }) => ({
          roles,
          lockedRoleIds: new Set(apiKey.lockedRoles?.map(({ roleId }) => roleId)),
        }))}
        onSave={({ roleIds }, { version }) => saveApiKeyRoles(apiKey.apiKeyId, roleIds, version)}
      />
    </VersionAuthors>
  )
}
