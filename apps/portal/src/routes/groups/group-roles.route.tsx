import { canEditGroupRoles } from '@sitewright/domain/groups/policy'
import { roleMessages } from '@sitewright/domain/roles/messages'
import { RolesTab } from '@sitewright/ui/features/assignments/roles/RolesTab'
import { authorsOf } from '../../data/conflict-author'
import { saveGroupRoles, useGroupRoles } from '../../data/groups'
import { joinReads } from '../../data/joined-view'
import { useGroupAccess } from './use-group-access'
import { RolesSkeleton } from '@sitewright/ui/features/assignments/roles/RolesSkeleton'
import { VersionAuthors } from '@sitewright/ui/use-draft'

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: RolesSkeleton }

export function Component() {
  const { actor, group, access } = useGroupAccess(canEditGroupRoles)
  const view = joinReads(roleMessages.loadFailed, { roles: useGroupRoles(group.userGroupId) })
  return (
    <VersionAuthors
      value={authorsOf({ subject: 'group', id: group.userGroupId, actions: ['groups.saveRoles', 'groups.saveAddOns'] })}
    >
      <RolesTab
        {...access}
        actor={actor}
        view={view}
        onSave={({ roleIds }, { version }) => saveGroupRoles(group.userGroupId, roleIds, version)}
      />
    </VersionAuthors>
  )
}
