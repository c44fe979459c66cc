import { users as userCalls } from '@sitewright/api-client/calls/users'
import { userLabels, userMessages } from '@sitewright/domain/users/messages'
import type { User, UserToggle } from '@sitewright/domain/users/model'
import { getLockedFields, toUserInput } from '@sitewright/domain/users/rules'
import { createOperations } from '../api'
import { refresh } from '../read'
import { createRowToggles } from '../row-toggles'
import { updateUserInLists, userEntry } from '../users'
import { session } from '../../shell/session/session'

const { users } = createOperations({ users: userCalls })

const getLabel = (user: User, field: UserToggle): string =>
  field === 'isApproved'
    ? user.isApproved
      ? userLabels.active
      : userLabels.inactive
    : user.isLockedOut
      ? userLabels.locked
      : userLabels.open

const getState = (user: User, field: UserToggle): string =>
  field === 'isLockedOut' && !user.isLockedOut ? userLabels.unlocked : getLabel(user, field)

/** The badges Active and Locked in the list and on the page of a user (USER-19 to USER-21). */
export const useUserToggles = createRowToggles<User, UserToggle>({
  name: 'user',
  idOf: (user) => user.userId,
  save: async (user, patch) => {
    const body = { ...toUserInput(user), ...patch, version: user.version }
    return (await users.save({ params: { username: user.userName }, body })).body
  },
  readCurrent: (current) => current as User,
  onStored: (user) => {
    void userEntry(user.userName).store({ body: user })
    updateUserInLists(user)
    void refresh('users.list')
  },
  onFailed: () => void refresh('users.list', 'users.one'),
  canToggle: (user, field) => getLockedFields(user, session.shown()?.userId ?? 0)[field] === undefined,
  texts: {
    saved: (user, fields) =>
      userMessages.toggled(
        user.userName,
        fields.map((field) => getState(user, field)),
      ),
    failed: (user) => userMessages.saveFailed(user.userName),
    restored: (user, fields) => userMessages.toggleFailed(fields.map((field) => getLabel(user, field)).join(', ')),
  },
})
