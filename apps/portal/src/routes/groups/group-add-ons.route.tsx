import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import { groupMessages } from '@sitewright/domain/groups/messages'
import { canEditGroup, canOpenGroupRoles } from '@sitewright/domain/groups/policy'
import { AddOnsTab } from '@sitewright/ui/features/assignments/add-ons/AddOnsTab'
import { useLicenseAddOns } from '../../data/licenses'
import { readAddOnsTag, saveGroupAddOns, useGroupRoles } from '../../data/groups'
import { mapView } from '../../data/joined-view'
import { asView } from '../../data/as-view'
import { useActor } from '../../shell/use-session'
import { useOpenedGroup } from './use-opened-group'

const NONE = {}

export function Component() {
  const actor = useActor()
  const { group } = useOpenedGroup()
  const addOns = asView(useLicenseAddOns(group.licenseId), addOnMessages.loadDefaultsFailed)
  // What a save takes away with a product is told beforehand, to whoever may read it.
  const roles = useGroupRoles(canOpenGroupRoles.canDecide(actor).allowed ? group.userGroupId : undefined)
  return (
    <AddOnsTab
      view={mapView(addOns, (all) => ({
        addOns: all,
        assigned: group.addOnIds ?? [],
        givenBy: NONE,
        roles: roles.data?.value,
        lockedRoles: group.lockedRoles,
        tag: readAddOnsTag(group),
      }))}
      edit={canEditGroup.decide(actor, group)}
      failedTitle={addOnMessages.loadDefaultsFailed}
      readOnlyText={groupMessages.readOnly}
      onSave={({ addOnIds }, tag) => saveGroupAddOns(group.userGroupId, addOnIds, tag)}
    />
  )
}
