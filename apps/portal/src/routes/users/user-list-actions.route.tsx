import { GroupActions, type GroupActionsProps } from '@sitewright/ui/features/users/GroupActions'
import { refusedUsers } from '@sitewright/domain/groups/assigning'
import { assignGroup, unassignGroup, useGroupChoices } from '../../data/users/membership'
import { toGroupChoices } from './group-choices'

/** Props of UserGroupActions. */
export interface UserGroupActionsProps extends Pick<GroupActionsProps, 'users' | 'onDeselect'> {
  /** The license whose groups are offered; none is chosen yet if undefined (USER-25). */
  licenseId: number | undefined
}

/** Assigns the selected users to a group of a license, or unassigns them. A part of the list's route with a chunk of its own: most sessions select no user. */
export function UserGroupActions({ users, onDeselect, licenseId }: UserGroupActionsProps) {
  const groups = useGroupChoices(licenseId)
  return (
    <GroupActions
      users={users}
      choices={licenseId === undefined ? undefined : toGroupChoices(groups)}
      onDeselect={onDeselect}
      onAssign={async (...choice) => {
        const outcome = await assignGroup(...choice)
        return outcome.status === 'failed'
          ? { userIds: refusedUsers(outcome.fields), reason: outcome.message }
          : undefined
      }}
      onUnassign={async (...choice) => (await unassignGroup(...choice)).status === 'saved'}
    />
  )
}
