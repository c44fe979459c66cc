import { users as userCalls } from '@sitewright/api-client/calls/users'
import { userMessages } from '@sitewright/domain/users/messages'
import { userRecordMessages } from '@sitewright/domain/users/record-messages'
import type { User, UserInput } from '@sitewright/domain/users/model'
import { createOperations } from '../api'
import { updateUserInLists, userEntry } from '../users'
import { write } from '../write'

const { users } = createOperations({ users: userCalls })

/** Saves the details of a user over a version. */
export const saveUser = (user: User, input: UserInput, version: number) =>
  write(() => users.save({ params: { username: user.userName }, body: { ...input, version } }), {
    saved: userRecordMessages.saved,
    failed: userMessages.saveFailed(user.userName),
    entry: userEntry(user.userName),
    store: updateUserInLists,
    refresh: ['users.list'],
  })
