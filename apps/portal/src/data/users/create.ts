import { users as userCalls } from '@sitewright/api-client/contract/users'
import { mutate } from 'swr'
import { isProblem, messageOf, type FieldErrors } from '@sitewright/domain/shared/problem'
import { warningText } from '@sitewright/domain/shared/warning'
import { userMessages } from '@sitewright/domain/users/messages'
import type { NewUserInput, User } from '@sitewright/domain/users/model'
import type { CreateOutcome } from '@sitewright/ui/features/users/NewUserScreen'
import { toasts } from '../../shell/toasts'
import { callsOf } from '../api'
import { isKeyOf } from '../keys'
import { userKey } from '../users'
import { settleGroups } from './membership'

const api = callsOf({ users: userCalls })

/**
 * Adds the user, as a copy of another one where there is one; `copy/{copy}` names the existing one first (USER-49).
 * @returns the user, unless the reply only warns
 */
async function send(
  userName: string,
  body: Omit<NewUserInput, 'userName' | 'userGroupIds'>,
  original?: User,
): Promise<User | undefined> {
  if (original === undefined) return (await api().users.create({ params: { username: userName }, body })).body
  const reply = await api().users.copy({ params: { username: original.userName, copy: userName }, body })
  if (reply.status === 200) return reply.body
  // Added, but not with all that the original has (USER-48).
  toasts.warning(warningText(reply.body))
  return undefined
}

/** Which groups are left to join and to leave; those that came with the copy, or were left out of it with a warning, are not asked for again. */
function groupsToSettle(user: User, wanted: readonly number[], original: User | undefined) {
  const present = user.userGroups.map((group) => group.userGroupId)
  const copied = original?.licenseId === user.licenseId ? original.userGroups.map((group) => group.userGroupId) : []
  return {
    join: wanted.filter((id) => !present.includes(id) && !copied.includes(id)),
    leave: present.filter((id) => !wanted.includes(id)),
  }
}

/** Adds or copies a user, then puts it into its groups; a failure there keeps the user and says why (USER-37, USER-43, USER-48). */
export async function createUser(input: NewUserInput, original?: User): Promise<CreateOutcome> {
  const { userName, userGroupIds, ...body } = input
  let reply: User | undefined
  try {
    reply = await send(userName, body, original)
  } catch (error) {
    return {
      status: 'failed',
      message: messageOf(error, userMessages.addFailed(userName)),
      fields: isProblem(error) ? error.fields : ({} satisfies FieldErrors),
    }
  }
  toasts.success(userMessages.added)
  // From here on the user is there: what fails now is told, but is no reason to add it again.
  if (userGroupIds.length + (original?.userGroups.length ?? 0) > 0) {
    try {
      const user = reply ?? (await api().users.one({ params: { username: userName } })).body
      const { join, leave } = groupsToSettle(user, userGroupIds, original)
      await settleGroups(user.userId, join, leave)
    } catch (error) {
      toasts.warning(userMessages.groupsFailed(messageOf(error, '')))
    }
  }
  await mutate(userKey(userName))
  void mutate((key) => isKeyOf(key, 'users'))
  return { status: 'created', userName }
}
