import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import { canEditApiKey, canOpenApiKeyRoles } from '@sitewright/domain/api-keys/policy'
import { AddOnsSkeleton, AddOnsTab } from '@sitewright/ui/features/assignments/add-ons/AddOnsTab'
import { getKeyAddOnIds, saveApiKeyAddOns, useApiKeyAddOns, useApiKeyRoles } from '../../data/api-keys'
import { asView } from '../../data/as-view'
import { joinViews, mapView } from '../../data/joined-view'
import { useLicenseAddOns } from '../../data/licenses'
import { useApiKeyAccess } from './use-opened-api-key'

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: AddOnsSkeleton, saves: ['apiKeys.saveAddOns'] } as const

export function Component() {
  const { actor, opened: apiKey, access } = useApiKeyAccess(canEditApiKey)
  const { apiKeyId, licenseId, lockedRoles } = apiKey
  const all = useLicenseAddOns(licenseId)
  const view = joinViews({
    addOns: asView(all, addOnMessages.loadDefaultsFailed),
    assigned: asView(useApiKeyAddOns(apiKeyId), apiKeyMessages.addOnsFailed),
  })
  const roles = useApiKeyRoles(canOpenApiKeyRoles.canDecide(actor).allowed ? apiKeyId : undefined).data?.value
  return (
    <AddOnsTab
      {...access}
      failedTitle={apiKeyMessages.addOnsFailed}
      view={mapView(view, ({ addOns, assigned }) => ({
        addOns,
        assigned: { ...assigned, value: getKeyAddOnIds(addOns, assigned.value) },
        roles,
        lockedRoles,
        canMixKinds: true,
      }))}
      onSave={({ addOnIds }, { version }) => saveApiKeyAddOns(apiKeyId, all.data ?? [], addOnIds, version)}
    />
  )
}
