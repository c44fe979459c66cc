import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import { canEditGroup, canOpenGroupRoles } from '@sitewright/domain/groups/policy'
import { AddOnsSkeleton, AddOnsTab } from '@sitewright/ui/features/assignments/add-ons/AddOnsTab'
import { readAddOnsTag, saveGroupAddOns, useGroupRoles } from '../../data/groups'
import { joinReads, mapView } from '../../data/joined-view'
import { useLicenseAddOns } from '../../data/licenses'
import { useGroupAccess } from './use-opened-group'

const failedTitle = addOnMessages.loadDefaultsFailed

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: AddOnsSkeleton, saves: ['groups.saveAddOns'] } as const

export function Component() {
  const { actor, opened: group, access } = useGroupAccess(canEditGroup)
  const { userGroupId, licenseId, lockedRoles, addOnIds = [] } = group
  const assigned = { value: addOnIds, tag: readAddOnsTag(group) }
  const view = joinReads(failedTitle, { addOns: useLicenseAddOns(licenseId) })
  const roles = useGroupRoles(canOpenGroupRoles.canDecide(actor).allowed ? userGroupId : undefined).data?.value
  return (
    <AddOnsTab
      {...access}
      failedTitle={failedTitle}
      view={mapView(view, ({ addOns }) => ({ addOns, assigned, roles, lockedRoles }))}
      onSave={(choice, { version }) => saveGroupAddOns(userGroupId, choice.addOnIds, version)}
    />
  )
}
