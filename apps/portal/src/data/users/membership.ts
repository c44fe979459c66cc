import { groups as groupCalls } from '@sitewright/api-client/contract/groups'
import useSWR, { mutate } from 'swr'
import { groupMessages } from '@sitewright/domain/groups/messages'
import type { GroupRef } from '@sitewright/domain/groups/model'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import type { User } from '@sitewright/domain/users/model'
import { session } from '../../shell/session'
import { tellFailure } from '../../shell/tell-failure'
import { toasts } from '../../shell/toasts'
import { callsOf } from '../api'
import { isKeyOf, keyOf } from '../keys'

const api = callsOf({ groups: groupCalls })

/** The groups of a license to choose among; not asked for without one (USER-25, USER-36). */
export const useGroupChoices = (licenseId: number | undefined) =>
  useSWR(
    licenseId === undefined ? null : keyOf('group-choices', licenseId),
    async () => (await api().groups.list({ query: { licenseId, sort: 'name' } })).body,
    // Groups of another license are no choice.
    { keepPreviousData: false },
  )

/** Reads anew what shows who is in which group: users by name and in lists, and the screens of groups. */
const revalidate = (): Promise<unknown> =>
  mutate((key) => ['users', 'user', 'groups', 'group', 'group-choices', 'given-to'].some((area) => isKeyOf(key, area)))

/** Adds users to a group. @returns whether that was done */
export async function assignGroup(users: readonly User[], group: GroupRef): Promise<boolean> {
  try {
    await api().groups.assign({ body: { [group.userGroupId]: users.map((user) => user.userId) } })
    toasts.success(groupMessages.assigned(users.length, group.name))
    return true
  } catch (error) {
    tellFailure(error, groupMessages.assignFailed)
    return false
  } finally {
    void revalidate()
  }
}

/** Takes users out of a group: a map of the group's id to their ids (USER-28). The toast offers Undo. @returns whether that was done */
export async function unassignGroup(users: readonly User[], group: GroupRef): Promise<boolean> {
  const owner = session.shown()?.id
  try {
    await api().groups.unassign({ body: { [group.userGroupId]: users.map((user) => user.userId) } })
    // Exactly the users that were removed, by the user who removed them.
    const undo = (): void => {
      if (session.shown()?.id === owner) void assignGroup(users, group)
    }
    toasts.success(groupMessages.unassigned(users.length, group.name), {
      action: { label: sharedMessages.undo, onAction: undo },
    })
    return true
  } catch (error) {
    tellFailure(error, groupMessages.unassignFailed)
    return false
  } finally {
    void revalidate()
  }
}

/** Puts one user into some groups and takes it out of others, for a user that has just been made (USER-37). Throws what the server says. */
export async function settleGroups(userId: number, join: readonly number[], leave: readonly number[]): Promise<void> {
  const mapOf = (ids: readonly number[]) => Object.fromEntries(ids.map((id) => [id, [userId]]))
  if (join.length > 0) await api().groups.assign({ body: mapOf(join) })
  if (leave.length > 0) await api().groups.unassign({ body: mapOf(leave) })
  if (join.length + leave.length > 0) void revalidate()
}
