import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import { canEditApiKey, canOpenApiKeyRoles } from '@sitewright/domain/api-keys/policy'
import { isAddOnOfKey } from '@sitewright/domain/api-keys/rules'
import { AddOnsTab } from '@sitewright/ui/features/assignments/add-ons/AddOnsTab'
import { useLicenseAddOns } from '../../data/licenses'
import { saveApiKeyAddOns, useApiKeyAddOns, useApiKeyRoles } from '../../data/api-keys'
import { joinViews, mapView } from '../../data/joined-view'
import { asView } from '../../data/as-view'
import { useActor } from '../../shell/use-session'
import { useOpenedApiKey } from './use-opened-api-key'

const NONE = {}

export function Component() {
  const actor = useActor()
  const key = useOpenedApiKey()
  const all = useLicenseAddOns(key.licenseId)
  const view = joinViews({
    all: asView(all, addOnMessages.loadDefaultsFailed),
    held: asView(useApiKeyAddOns(key.apiKeyId), apiKeyMessages.addOnsFailed),
  })
  // What a save takes away with a product is told beforehand, to whoever may read it.
  const roles = useApiKeyRoles(canOpenApiKeyRoles.canDecide(actor).allowed ? key.apiKeyId : undefined)
  return (
    <AddOnsTab
      view={mapView(view, (parts) => ({
        addOns: parts.all,
        // By id first, by name otherwise (KEY-31, KEY-32).
        assigned: parts.all.filter((addOn) => isAddOnOfKey(addOn, parts.held.value)).map((addOn) => addOn.addOnId),
        givenBy: NONE,
        roles: roles.data?.value,
        tag: parts.held.tag,
        canMixKinds: true,
      }))}
      edit={canEditApiKey.decide(actor, key)}
      failedTitle={apiKeyMessages.addOnsFailed}
      readOnlyText={apiKeyMessages.readOnly}
      onSave={({ addOnIds }, tag) =>
        saveApiKeyAddOns(
          key.apiKeyId,
          addOnIds.map((addOnId) => ({ addOnId, name: all.data?.find((addOn) => addOn.addOnId === addOnId)?.name })),
          tag,
        )
      }
    />
  )
}
