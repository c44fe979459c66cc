import type { GroupRef } from '@sitewright/domain/groups/model'
import type { User } from '@sitewright/domain/users/model'

/** A group that some of the selected users are in. */
export interface Membership {
  readonly group: GroupRef
  /** Those who are in it. */
  readonly users: readonly User[]
  /** Whether the current user cannot remove at least one of them (ROLE-55). */
  readonly isLocked: boolean
}

/** The groups that some users are in, by name, each with those who are (USER-27, USER-28). */
export function getMemberships(users: readonly User[]): Membership[] {
  const found = new Map<number, { group: GroupRef; users: User[]; isLocked: boolean }>()
  for (const user of users) {
    for (const { userGroupId, name, canLeave } of user.userGroups) {
      const known = found.get(userGroupId) ?? { group: { userGroupId, name }, users: [], isLocked: false }
      known.users.push(user)
      known.isLocked ||= canLeave === false
      found.set(userGroupId, known)
    }
  }
  return [...found.values()].toSorted((one, other) => one.group.name.localeCompare(other.group.name, 'en'))
}
