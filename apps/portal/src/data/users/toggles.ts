import { users as userCalls } from '@sitewright/api-client/contract/users'
import { useSyncExternalStore } from 'react'
import { isProblem } from '@sitewright/domain/shared/problem'
import { userLabels, userMessages } from '@sitewright/domain/users/messages'
import type { User } from '@sitewright/domain/users/model'
import { toUserInput } from '@sitewright/domain/users/rules'
import type { UserToggle } from '@sitewright/ui/features/users/user-columns'
import { createWriteQueue } from '@sitewright/ui/write-queue'
import { session } from '../../shell/session'
import { tellFailure } from '../../shell/tell-failure'
import { createOperations } from '../api'
import { refresh } from '../read'
import { updateUserInLists, userEntry } from '../users'

const { users } = createOperations({ users: userCalls })

type UserPatch = Partial<Pick<User, UserToggle>>

const failureListeners = new Set<(text: string) => void>()

/** The queue of the badges in lists and headers. */
const toggles = createWriteQueue<number, User, UserPatch>({
  send: async (user, patch) => {
    const body = { ...toUserInput(user), ...patch, version: user.version }
    return (await users.save({ params: { username: user.userName }, body })).body
  },
  isSettled: (user, patch) => Object.entries(patch).every(([field, value]) => user[field as UserToggle] === value),
  getCurrent: (error) =>
    isProblem(error) && error.kind === 'conflict' ? (error.current as User | undefined) : undefined,
  onStored: (user) => {
    void userEntry(user.userName).store({ body: user })
    updateUserInLists(user)
    void refresh('users.list')
  },
  onFailed: (error, user, patch) => {
    tellFailure(error, userMessages.saveFailed(user.userName))
    const words = (Object.keys(patch) as UserToggle[]).map((field) => describeBadge(field, user[field]))
    for (const listener of failureListeners) listener(userMessages.toggleFailed(words.join(', ')))
    void refresh('users.list', 'users.one')
  },
})

const describeBadge = (field: UserToggle, value: boolean): string =>
  field === 'isApproved'
    ? value
      ? userLabels.active
      : userLabels.inactive
    : value
      ? userLabels.locked
      : userLabels.open

// The next session must not send what this one wanted.
session.onHandover(() => toggles.reset())

export interface UserToggles {
  /** A user as the person wants it to be; the same object where there is nothing to change. */
  shown: (user: User) => User
  isSaving: (user: User, field: UserToggle) => boolean
  toggle: (user: User, field: UserToggle) => void
}

/** The badges Active and Locked: flip at once, are saved one after the other, and flip back when that fails (USER-19 to USER-21). */
export function useUserToggles(): UserToggles {
  useSyncExternalStore(toggles.subscribe, toggles.getVersion)
  return userToggles
}

const shown = (user: User): User => {
  const overlay = toggles.getOverlay(user.userId)
  return overlay === undefined ? user : { ...user, ...overlay }
}

/** One object for all, so that an unchanged row does not render again. */
const userToggles: UserToggles = {
  shown,
  isSaving: (user, field) => toggles.getOverlay(user.userId)?.[field] !== undefined,
  toggle: (user, field) => void toggles.intend(user.userId, user, { [field]: !shown(user)[field] }),
}

/** Calls back when a toggle is rolled back, with a sentence to announce. */
export const onToggleFailed = (listener: (text: string) => void): (() => void) => {
  failureListeners.add(listener)
  return () => failureListeners.delete(listener)
}
