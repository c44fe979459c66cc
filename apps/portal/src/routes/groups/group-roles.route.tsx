import { canEditGroupRoles } from '@sitewright/domain/groups/policy'
import { roleMessages } from '@sitewright/domain/roles/messages'
import { RolesTab } from '@sitewright/ui/features/assignments/roles/RolesTab'
import { saveGroupRoles, useGroupRoles } from '../../data/groups'
import { joinReads } from '../../data/joined-view'
import { useGroupAccess } from './use-opened-group'
import { RolesSkeleton } from '@sitewright/ui/features/assignments/roles/RolesSkeleton'

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: RolesSkeleton, saves: ['groups.saveRoles', 'groups.saveAddOns'] } as const

export function Component() {
  const { actor, opened: group, access } = useGroupAccess(canEditGroupRoles)
  const view = joinReads(roleMessages.loadFailed, { roles: useGroupRoles(group.userGroupId) })
  return (
    <RolesTab
      {...access}
      actor={actor}
      view={view}
      onSave={({ roleIds }, { version }) => saveGroupRoles(group.userGroupId, roleIds, version)}
    />
  )
}
