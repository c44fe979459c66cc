import { canEditGroup } from '@sitewright/domain/groups/policy'
import { canEditUser } from '@sitewright/domain/users/policy'
import { GroupDetails } from '@sitewright/ui/features/groups/GroupDetails'
import { saveGroup, useGroup } from '../../data/groups'
import { useMemberSearch } from '../../data/groups/member-search'
import { useActor } from '../../shell/session/use-session'
import { useOpenedGroup } from './use-opened-group'
import { GroupSkeleton } from '@sitewright/ui/features/groups/GroupSkeleton'

/** Shown by the layout until the tab can render. */
export const handle = {
  Skeleton: GroupSkeleton,
  saves: ['groups.saveDetails', 'groups.saveUsers', 'groups.assign', 'groups.unassign'],
} as const

export function Component() {
  return <GroupInfo />
}

/** Name and users. A second address opens it with the focus in the selection of users (GROUP-12). */
export function GroupInfo({ isAtUsers = false }: { isAtUsers?: boolean }) {
  const actor = useActor()
  const group = useOpenedGroup()
  const { data } = useGroup(group.userGroupId)
  const edit = canEditGroup.decide(actor, group)
  const search = useMemberSearch(edit.allowed ? group.licenseId : undefined, (user) => canEditUser.decide(actor, user))
  return (
    <GroupDetails
      group={group}
      tag={data?.tag}
      edit={edit}
      onSave={(input, info) => saveGroup(group, input, info)}
      search={search}
      isAtUsers={isAtUsers}
    />
  )
}
