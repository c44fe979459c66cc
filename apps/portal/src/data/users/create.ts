import { groups as groupCalls } from '@sitewright/api-client/calls/groups'
import { users as userCalls } from '@sitewright/api-client/calls/users'
import { userRecordMessages } from '@sitewright/domain/users/record-messages'
import type { AddedUser, User } from '@sitewright/domain/users/model'
import type { NewUserInput } from '@sitewright/domain/users/new-user'
import { createOperations } from '../api'
import { type PlainOutcome, writeBatch, type WriteOne } from '../write'
import { MEMBERSHIP_READS } from './membership'

const { groups, users } = createOperations({ groups: groupCalls, users: userCalls })

/** The groups to join and to leave. Groups that the copy includes, or omits with a warning, are not joined again. */
function groupsToSettle({ userGroupIds, licenseId }: NewUserInput, original: User | undefined) {
  const copied = original?.licenseId === licenseId ? original.userGroups.map((group) => group.userGroupId) : []
  return {
    join: [...userGroupIds].filter((id) => !copied.includes(id)),
    leave: copied.filter((id) => !userGroupIds.has(id)),
  }
}

/**
 * Puts an added user into its groups, or tries again. A failure is part of the outcome, because the user exists (USER-37).
 * @param known the user, if the server answered it
 */
async function settleNewUser(
  writeOne: WriteOne,
  { input, original, known }: { input: NewUserInput; original?: User | undefined; known?: User | undefined },
): Promise<PlainOutcome<AddedUser>> {
  const { userName } = input
  let { join, leave } = groupsToSettle(input, original)
  if (join.length + leave.length === 0) return { status: 'saved', value: { userName } }
  const outcome = await writeOne(
    async () => {
      const { userId, userGroups } = known ?? (await users.one({ params: { username: userName } })).body
      const present = new Set(userGroups.map((group) => group.userGroupId))
      join = join.filter((id) => !present.has(id))
      leave = leave.filter((id) => present.has(id))
      const toBody = (ids: readonly number[]) => Object.fromEntries(ids.map((id) => [id, [userId]]))
      if (join.length > 0) await groups.assign({ body: toBody(join) })
      join = []
      if (leave.length > 0) await groups.unassign({ body: toBody(leave) })
      return { status: 200, body: null }
    },
    { failed: '', refresh: [...MEMBERSHIP_READS], refreshAfterFailure: [...MEMBERSHIP_READS] },
  )
  if (outcome.status === 'saved') return { status: 'saved', value: { userName } }
  return { status: 'saved', value: { userName, missed: { join, leave, why: outcome.message } } }
}

const REFRESH = { refresh: (): ['users.one', 'users.list'] => ['users.one', 'users.list'] }

/** Tries the groups of a new user again, with the current choice. */
export const settleAgain = (input: NewUserInput, original?: User): Promise<PlainOutcome<AddedUser>> =>
  writeBatch((writeOne) => settleNewUser(writeOne, { input, original }), {
    ...REFRESH,
    report: (outcome) =>
      outcome.status === 'saved' && outcome.value.missed === undefined ? userRecordMessages.saved : undefined,
  })

/**
 * Adds a user, or copies one, then puts it into its groups. A failure there keeps the user and says why (USER-37, USER-43, USER-48). `copy/{copy}` names the original
 * first (USER-49).
 */
export function createUser(input: NewUserInput, original?: User): Promise<PlainOutcome<AddedUser>> {
  const { userName, userGroupIds: _joinedAfterwards, ...body } = input
  const options = {
    saved: userRecordMessages.added,
    // Added, but without something that the original has (USER-48).
    savedBesideWarning: true,
    failed: userRecordMessages.addFailed(userName),
  }
  return writeBatch(async (writeOne) => {
    const outcome =
      original === undefined
        ? await writeOne(() => users.create({ params: { username: userName }, body }), options)
        : await writeOne(() => users.copy({ params: { username: original.userName, copy: userName }, body }), options)
    if (outcome.status !== 'saved') return outcome
    return settleNewUser(writeOne, { input, original, known: outcome.value })
  }, REFRESH)
}
