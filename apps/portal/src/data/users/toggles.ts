import { userLabels, userMessages } from '@sitewright/domain/users/messages'
import { inputOf } from '@sitewright/domain/users/rules'
import type { User } from '@sitewright/domain/users/model'
import type { UserToggle } from '@sitewright/ui/features/users/user-columns'
import { mutate } from 'swr'
import { isKeyOf } from '../keys'
import { createRowToggles } from '../row-toggles'
import { currentOf, put, refreshUser, spread } from '../users'

const refreshLists = (): void => void mutate((key) => isKeyOf(key, 'users'))

const labelOf = (user: User, field: UserToggle): string =>
  field === 'isApproved'
    ? user.isApproved
      ? userLabels.active
      : userLabels.inactive
    : user.isLockedOut
      ? userLabels.locked
      : userLabels.open

const stateOf = (user: User, field: UserToggle): string =>
  field === 'isLockedOut' && !user.isLockedOut ? userLabels.unlocked : labelOf(user, field)

/** The badges Active and Locked in the list and on the page of a user (USER-19 to USER-21). */
export const useUserToggles = createRowToggles<User, UserToggle>({
  name: 'user',
  idOf: (user) => user.userId,
  save: (user, patch) => put(user.userName, { ...inputOf(user), ...patch }, user.version),
  getCurrent: currentOf,
  onStored: (user) => {
    spread(user)
    refreshLists()
  },
  onFailed: (user) => {
    refreshLists()
    void refreshUser(user.userName)
  },
  texts: {
    saved: (user, fields) =>
      userMessages.toggled(
        user.userName,
        fields.map((field) => stateOf(user, field)),
      ),
    failed: (user) => userMessages.saveFailed(user.userName),
    restored: (user, fields) => userMessages.toggleFailed(fields.map((field) => labelOf(user, field)).join(', ')),
  },
})
