import { roleMessages } from '@sitewright/domain/roles/messages'
import { userMessages } from '@sitewright/domain/users/messages'
import { canEditUserRoles } from '@sitewright/domain/users/policy'
import { RolesTab } from '@sitewright/ui/features/assignments/roles/RolesTab'
import { mapView, joinViews } from '../../data/joined-view'
import { saveRoles, useRoleInfo } from '../../data/users/roles'
import { asView } from '../../data/as-view'
import { useGroupInfo } from '../../data/users/group-info'
import { useActor } from '../../shell/use-session'
import { useOpenedUser } from './use-opened-user'

export function Component() {
  const actor = useActor()
  const user = useOpenedUser()
  const view = joinViews({
    info: asView(useRoleInfo(user.userId), roleMessages.loadFailed),
    given: asView(useGroupInfo(user.userId), roleMessages.loadFailed),
  })
  return (
    <RolesTab
      view={mapView(view, ({ info, given }) => ({
        info: info.value,
        givenBy: given.userGroupsByRoleId ?? {},
        tag: info.tag,
      }))}
      actor={actor}
      edit={canEditUserRoles.decide(actor, user)}
      emptyText={roleMessages.noProduct}
      readOnlyText={userMessages.readOnly}
      onSave={(roleIds, tag) => saveRoles(user.userId, roleIds, tag)}
    />
  )
}
