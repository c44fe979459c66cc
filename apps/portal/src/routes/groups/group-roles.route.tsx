import { groupMessages } from '@sitewright/domain/groups/messages'
import { canEditGroupRoles } from '@sitewright/domain/groups/policy'
import { roleMessages } from '@sitewright/domain/roles/messages'
import { RolesTab } from '@sitewright/ui/features/assignments/roles/RolesTab'
import { saveGroupRoles, useGroupRoles } from '../../data/groups'
import { mapView } from '../../data/joined-view'
import { asView } from '../../data/as-view'
import { useActor } from '../../shell/use-session'
import { useOpenedGroup } from './use-opened-group'

const NONE = {}

export function Component() {
  const actor = useActor()
  const { group } = useOpenedGroup()
  const roles = asView(useGroupRoles(group.userGroupId), roleMessages.loadFailed)
  return (
    <RolesTab
      view={mapView(roles, ({ value, tag }) => ({ info: value, givenBy: NONE, tag }))}
      actor={actor}
      edit={canEditGroupRoles.decide(actor, group)}
      emptyText={roleMessages.noProduct}
      readOnlyText={groupMessages.readOnly}
      onSave={(roleIds, tag) => saveGroupRoles(group.userGroupId, roleIds, tag)}
    />
  )
}
