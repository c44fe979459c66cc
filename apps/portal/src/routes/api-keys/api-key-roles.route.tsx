import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import { canEditApiKeyRoles } from '@sitewright/domain/api-keys/policy'
import { roleMessages } from '@sitewright/domain/roles/messages'
import { RolesTab } from '@sitewright/ui/features/assignments/roles/RolesTab'
import { saveApiKeyRoles, useApiKeyRoles } from '../../data/api-keys'
import { joinReads, mapView } from '../../data/joined-view'
import { useApiKeyAccess } from './use-opened-api-key'
import { RolesSkeleton } from '@sitewright/ui/features/assignments/roles/RolesSkeleton'

const texts = { emptyText: roleMessages.noProductOfKey, failedTitle: apiKeyMessages.rolesFailed }

/** Shown by the layout until the tab can render. */
export const handle = {
  Skeleton: RolesSkeleton,
  saves: ['apiKeys.saveRoles', 'apiKeys.saveAddOns'],
} as const

export function Component() {
  const { actor, opened: apiKey, access } = useApiKeyAccess(canEditApiKeyRoles)
  const view = joinReads(apiKeyMessages.rolesFailed, { roles: useApiKeyRoles(apiKey.apiKeyId) })
  return (
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
  )
}
