import { roleMessages } from '@sitewright/domain/roles/messages'
import { canEditUserRoles } from '@sitewright/domain/users/policy'
import { RolesTab } from '@sitewright/ui/features/assignments/roles/RolesTab'
import { joinReads } from '../../data/joined-view'
import { useGroupInfo } from '../../data/users/group-info'
import { saveRoles, useRoleInfo } from '../../data/users/roles'
import { useUserAccess } from './use-opened-user'
import { RolesSkeleton } from '@sitewright/ui/features/assignments/roles/RolesSkeleton'

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: RolesSkeleton, saves: ['users.saveRoles', 'users.saveAddOns'] } as const

export function Component() {
  const { actor, opened: user, access } = useUserAccess(canEditUserRoles)
  const view = joinReads(roleMessages.loadFailed, {
    roles: useRoleInfo(user.userId),
    groupInfo: useGroupInfo(user.userId),
  })
  return (
    <RolesTab
      {...access}
      actor={actor}
      view={view}
      onSave={({ roleIds }, { version }) => saveRoles(user.userId, roleIds, version)}
    />
  )
}
