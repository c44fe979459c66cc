import { GroupActions, type GroupActionsProps } from '@sitewright/ui/features/users/GroupActions'
import { assignGroup, unassignGroup, useGroupChoices } from '../../data/users/membership'
import { toGroupChoices } from './group-choices'

/** Props of UserGroupActions. */
export interface UserGroupActionsProps extends Pick<GroupActionsProps, 'users'> {
  /** The license whose groups are offered; none is chosen yet if undefined (USER-25). */
  licenseId: number | undefined
}

/** Assigns the selected users to a group of a license, or unassigns them. A part of the list's route with a chunk of its own: most sessions select no user. */
export function UserGroupActions({ users, licenseId }: UserGroupActionsProps) {
  const groups = useGroupChoices(licenseId)
  return (
    <GroupActions
      users={users}
      choices={licenseId === undefined ? undefined : toGroupChoices(groups)}
      onAssign={async (...choice) => (await assignGroup(...choice)).status === 'saved'}
      onUnassign={async (...choice) => (await unassignGroup(...choice)).status === 'saved'}
    />
  )
}
