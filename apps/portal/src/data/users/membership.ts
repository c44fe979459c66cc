import { groups as groupCalls } from '@sitewright/api-client/calls/groups'
import { refusedUsers } from '@sitewright/domain/groups/assigning'
import { groupMessages } from '@sitewright/domain/groups/messages'
import type { GroupRef } from '@sitewright/domain/groups/model'
import type { User } from '@sitewright/domain/users/model'
import { createOperations } from '../api'
import { useRead } from '../read'
import { write } from '../write'

const { groups } = createOperations({ groups: groupCalls })

/** The groups of a license to choose from. Reads nothing without a license (USER-25, USER-36). */
export const useGroupChoices = (licenseId: number | undefined) =>
  useRead(groups.list, licenseId === undefined ? undefined : { query: { licenseId, sort: 'name' } })

/** The reads that show who is in which group. */
export const MEMBERSHIP_READS = ['users.list', 'users.one', 'users.groupInfo', 'groups.list', 'groups.one'] as const

/** Adds users to a group. A refusal of some of them is not toasted: the outcome names them (`refusedUsers`). */
export const assignGroup = (users: readonly User[], group: GroupRef) =>
  write(() => groups.assign({ body: { [group.userGroupId]: users.map((user) => user.userId) } }), {
    saved: groupMessages.assigned(users.length, group.name),
    failed: groupMessages.assignFailed,
    isFailureToasted: (fields) => [0, users.length].includes(refusedUsers(fields).length),
    retry: () => void assignGroup(users, group),
    refresh: [...MEMBERSHIP_READS],
    refreshAfterFailure: [...MEMBERSHIP_READS],
  })

/** Removes users from a group: a map of the group's id to their ids (USER-28). The toast offers Undo for exactly these users, unless it would be refused. */
export const unassignGroup = (users: readonly User[], group: GroupRef) =>
  write(() => groups.unassign({ body: { [group.userGroupId]: users.map((user) => user.userId) } }), {
    saved: (refused) => ({
      text: groupMessages.unassigned(users.length, group.name),
      undo: refused?.canUndo === false ? undefined : () => void assignGroup(users, group),
    }),
    failed: groupMessages.unassignFailed,
    isFailureToasted: true,
    retry: () => void unassignGroup(users, group),
    refresh: [...MEMBERSHIP_READS],
    refreshAfterFailure: [...MEMBERSHIP_READS],
  })
