import type { GroupMember, UserGroup } from '@sitewright/domain/groups/model'

/** Finds the name of a user among those that are known; the id stands in for one that is not. */
export function namesOf(members: readonly GroupMember[]): (userId: number) => string {
  const byId = new Map(members.map((member) => [member.userId, member.userName] as const))
  return (userId) => byId.get(userId) ?? String(userId)
}

/** Users of the group before who are not in it any more. */
export function leftBehind(before: UserGroup, after: UserGroup): GroupMember[] {
  const still = new Set(after.userIds)
  return (before.users ?? []).filter(({ userId }) => !still.has(userId))
}

/** Names of the users who left a group, or the license, while its page was open, and whom nobody had taken out there. */
export const membersGone = (before: UserGroup, after: UserGroup, selected: ReadonlySet<number>): string[] =>
  leftBehind(before, after)
    .filter(({ userId }) => selected.has(userId))
    .map((member) => member.userName)
