import type { UserGroup } from '@sitewright/domain/groups/model'
import { canEditGroup } from '@sitewright/domain/groups/policy'
import { canEditUser } from '@sitewright/domain/users/policy'
import { GroupDetails } from '@sitewright/ui/features/groups/GroupDetails'
import { saveGroupName, saveGroupUsers } from '../../data/groups'
import { useMemberSearch } from '../../data/groups/member-search'
import { toFormOutcome } from '../../shell/form-outcome'
import { useActor } from '../../shell/use-session'
import { useOpenedGroup } from './use-opened-group'

const toVersioned = ({ name, version }: UserGroup) => ({ input: { name }, version })

export function Component() {
  return <GroupInfo />
}

/** Name and users; opened at the selection of users by an address of its own (GROUP-12). */
export function GroupInfo({ isAtUsers = false }: { isAtUsers?: boolean }) {
  const actor = useActor()
  const { group, tag } = useOpenedGroup()
  const edit = canEditGroup.decide(actor, group)
  const search = useMemberSearch(edit.allowed ? group.licenseId : undefined, (user) => canEditUser.decide(actor, user))
  return (
    <GroupDetails
      group={group}
      tag={tag}
      edit={edit}
      onSaveName={async (name, version) => toFormOutcome(await saveGroupName(group, name, version), toVersioned)}
      onSaveUsers={(userIds, over) => saveGroupUsers(group.userGroupId, userIds, over)}
      search={search}
      isAtUsers={isAtUsers}
    />
  )
}
