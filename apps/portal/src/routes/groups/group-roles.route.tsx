import { canEditGroupRoles } from '@sitewright/domain/groups/policy'
import { roleMessages } from '@sitewright/domain/roles/messages'
import { RolesTab } from '@sitewright/ui/features/assignments/roles/RolesTab'
import { withAuthor } from '../../data/conflict-author'
import { saveGroupRoles, useGroupRoles } from '../../data/groups'
import { joinReads } from '../../data/joined-view'
import { useGroupAccess } from './use-group-access'
import { RolesSkeleton } from '@sitewright/ui/features/assignments/roles/RolesSkeleton'

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: RolesSkeleton }

export function Component() {
  const { actor, group, access } = useGroupAccess(canEditGroupRoles)
  const view = joinReads(roleMessages.loadFailed, { roles: useGroupRoles(group.userGroupId) })
  return (
    <RolesTab
      {...access}
      actor={actor}
      view={view}
      onSave={({ roleIds }, { version }) =>
        withAuthor(saveGroupRoles(group.userGroupId, roleIds, version), {
          subject: 'group',
          id: group.userGroupId,
          actions: ['groups.saveRoles', 'groups.saveAddOns'],
          base: version,
        })
      }
    />
  )
}
