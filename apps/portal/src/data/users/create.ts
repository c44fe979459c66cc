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

/** Which groups are left to join and to leave; those that come with the copy, or are left out of it with a warning, are not asked for again. */
function groupsToSettle({ userGroupIds, licenseId }: NewUserInput, original: User | undefined) {
  const copied = original?.licenseId === licenseId ? original.userGroups.map((group) => group.userGroupId) : []
  return {
    join: userGroupIds.filter((id) => !copied.includes(id)),
    leave: copied.filter((id) => !userGroupIds.includes(id)),
  }
}

/**
 * Puts a user that has been added into its groups; again, where that has failed before. What could not be done is told with it, and is no reason to add the user again
 * (USER-37).
 * @param known the user, where its creation was answered with it
 */
async function settleNewUser(input: NewUserInput, original?: User, known?: User): Promise<CreateOutcome> {
  const { userName } = input
  let { join, leave } = groupsToSettle(input, original)
  try {
    if (join.length + leave.length > 0) {
      const { userId, userGroups } = known ?? (await api().users.one({ params: { username: userName } })).body
      const present = new Set(userGroups.map((group) => group.userGroupId))
      join = join.filter((id) => !present.has(id))
      leave = leave.filter((id) => present.has(id))
      await settleGroups(userId, join, [])
      join = []
      await settleGroups(userId, [], leave)
    }
    return { status: 'created', userName }
  } catch (error) {
    return { status: 'created', userName, missed: { join, leave, why: messageOf(error, '') } }
  } finally {
    await mutate(userKey(userName))
    void mutate((key) => isKeyOf(key, 'users'))
  }
}

/** Tries the groups of a new user once more, with what is chosen by now. */
export async function settleAgain(input: NewUserInput, original?: User): Promise<CreateOutcome> {
  const outcome = await settleNewUser(input, original)
  if (outcome.status === 'created' && outcome.missed === undefined) toasts.success(userMessages.saved)
  return outcome
}

/** Adds or copies a user, then puts it into its groups; a failure there keeps the user and says why (USER-37, USER-43, USER-48). */
export async function createUser(input: NewUserInput, original?: User): Promise<CreateOutcome> {
  const { userName, userGroupIds: _joinedAfterwards, ...body } = input
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
  return settleNewUser(input, original, reply)
}
