import type { UserGroup } from '@sitewright/domain/groups/model'
import type { Queries } from '../../db/database'
import { readGroupLocks } from '../../holdings/locks'
import type { SignedIn } from '../../http/caller'
import { tagOfIds, tagOfStates } from '../../http/versions'

/**
 * The reply with a whole group. Its ETag has the version of its name and the tag of its users, and a save of either accepts it as If-Match. The body has the tag of its
 * product licenses and the roles that the reader cannot remove.
 */
export async function replyWithGroup(q: Queries, reader: SignedIn, group: UserGroup) {
  const { lockedRoles, lockedUserIds } = await readGroupLocks(q, reader, group.userGroupId)
  const body = {
    ...group,
    addOnsTag: tagOfIds(group.addOnIds ?? []),
    users: group.users?.map((user) => (lockedUserIds.has(user.userId) ? { ...user, canLeave: false } : user)),
    ...(lockedRoles.length > 0 && { lockedRoles: [...lockedRoles] }),
  }
  return { status: 200, body, tag: tagOfStates(group.version, tagOfIds(group.userIds ?? [])) } as const
}
