import type { GroupRef } from '@sitewright/domain/groups/model'
import type { User } from '@sitewright/domain/users/model'

/** A group that some of the selected users are in. */
export interface Membership {
  readonly group: GroupRef
  /** Those who are in it. */
  readonly users: readonly User[]
}

/** The groups that some users are in, by name, each with those who are (USER-27, USER-28). */
export function membershipsOf(users: readonly User[]): Membership[] {
  const found = new Map<number, { group: GroupRef; users: User[] }>()
  for (const user of users) {
    for (const group of user.userGroups) {
      const known = found.get(group.userGroupId)
      if (known === undefined) found.set(group.userGroupId, { group, users: [user] })
      else known.users.push(user)
    }
  }
  return [...found.values()].toSorted((one, other) => one.group.name.localeCompare(other.group.name, 'en'))
}
