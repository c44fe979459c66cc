import type { GroupMember, UserGroup } from '@sitewright/domain/groups/model'

/** Creates a function that returns the name of a user, or the id if the name is unknown. */
export function createNameFinder(members: readonly GroupMember[]): (userId: number) => string {
  const byId = new Map(members.map((member) => [member.userId, member.userName] as const))
  return (userId) => byId.get(userId) ?? String(userId)
}

/** Lists the users who are in an earlier version of a group, and not in a later one. */
export function findLeftMembers(before: UserGroup, after: UserGroup): GroupMember[] {
  const present = new Set(after.userIds)
  return (before.users ?? []).filter(({ userId }) => !present.has(userId))
}
