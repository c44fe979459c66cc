import { roleMessages } from '@sitewright/domain/roles/messages'
import { canEditUserRoles } from '@sitewright/domain/users/policy'
import { RolesTab } from '@sitewright/ui/features/assignments/roles/RolesTab'
import { authorsOf } from '../../data/conflict-author'
import { joinReads } from '../../data/joined-view'
import { useGroupInfo } from '../../data/users/group-info'
import { saveRoles, useRoleInfo } from '../../data/users/roles'
import { useUserAccess } from './use-user-access'
import { RolesSkeleton } from '@sitewright/ui/features/assignments/roles/RolesSkeleton'
import { VersionAuthors } from '@sitewright/ui/use-draft'

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: RolesSkeleton }

export function Component() {
  const { actor, user, access } = useUserAccess(canEditUserRoles)
  const view = joinReads(roleMessages.loadFailed, {
    roles: useRoleInfo(user.userId),
    groupInfo: useGroupInfo(user.userId),
  })
  return (
    <VersionAuthors
      value={authorsOf({ subject: 'user', id: user.userId, actions: ['users.saveRoles', 'users.saveAddOns'] })}
    >
      <RolesTab
        {...access}
        actor={actor}
        view={view}
        onSave={({ roleIds }, { version }) => saveRoles(user.userId, roleIds, version)}
      />
    </VersionAuthors>
  )
}
