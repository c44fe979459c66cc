import { users as usersCalls } from '@sitewright/api-client/contract/users'
import { useSyncExternalStore } from 'react'
import useSWR, { mutate } from 'swr'
import { isProblem, messageOf } from '@sitewright/domain/shared/problem'
import type { ListRows } from '@sitewright/domain/shared/lists'
import { userLabels, userMessages } from '@sitewright/domain/users/messages'
import { User, USER_PAGE_SIZE, type UserInput, type UserQuery } from '@sitewright/domain/users/model'
import { inputOf, pageOfUsers } from '@sitewright/domain/users/rules'
import type { SaveOutcome } from '@sitewright/ui/features/users/save-outcome'
import type { UserFilter } from '@sitewright/ui/features/users/user-filter'
import type { UserToggle } from '@sitewright/ui/features/users/user-columns'
import { session } from '../shell/session'
import { showFailure } from '../shell/show-failure'
import { toasts } from '../shell/toasts'
import { callsOf } from './api'
import { isKeyOf, keyOf } from './keys'
import { pageQuery } from './page-query'
import { createWriteQueue } from '@sitewright/ui/write-queue'

const api = callsOf({ users: usersCalls })

export const usersKey = (filter: UserFilter) => keyOf('users', filter)
export const userKey = (userName: string) => keyOf('user', userName)

/** A server that does not page answers the whole list without a total: it is sorted, searched and cut here. */
async function loadPage(filter: UserFilter): Promise<ListRows<User>> {
  const query: UserQuery = { ...pageQuery(filter, USER_PAGE_SIZE), ...(filter.onlyActive ? { activeOnly: true } : {}) }
  const reply = await api().users.list({ query })
  if (reply.total !== undefined) return { rows: reply.body, total: reply.total }
  return pageOfUsers(reply.body, query)
}

/** One page of users as the address asks for it. */
export const useUsers = (filter: UserFilter) => useSWR(usersKey(filter), () => loadPage(filter))

const fetchUser = async (userName: string): Promise<User> =>
  (await api().users.one({ params: { username: userName } })).body

/** One user; not asked for without a name. */
export const useUser = (userName: string | undefined) =>
  useSWR(userName === undefined ? null : userKey(userName), () => fetchUser(userName ?? ''), {
    // Another user is another page: the one before must not stand in for it.
    keepPreviousData: false,
  })

/** A user, fetched where it has not been read: for what is decided before its page stands. Throws a Problem. */
export const fetchUserOnce = async (userName: string): Promise<User> =>
  (await mutate(userKey(userName), async (known?: User) => known ?? (await fetchUser(userName)), {
    revalidate: false,
  })) as User

/** Reads a user anew after something else was saved that shows in it. */
export const refreshUser = (userName: string): Promise<unknown> => mutate(userKey(userName))

/** Puts what the server stored into every list and detail that shows this user. */
function spread(stored: User): void {
  void mutate(userKey(stored.userName), stored, { revalidate: false })
  void mutate(
    (key) => isKeyOf(key, 'users'),
    (page: ListRows<User> | undefined) =>
      page && { ...page, rows: page.rows.map((row) => (row.userId === stored.userId ? stored : row)) },
    { revalidate: false },
  )
}

const put = async (userName: string, input: UserInput, version: number): Promise<User> =>
  (await api().users.save({ params: { username: userName }, body: { ...input, version } })).body

const currentOf = (error: unknown): User | undefined => {
  const parsed = isProblem(error) && error.kind === 'conflict' ? User.safeParse(error.current) : undefined
  return parsed?.success ? parsed.data : undefined
}

type UserPatch = Partial<Pick<User, UserToggle>>

const failureListeners = new Set<(text: string) => void>()

/** The queue of the badges in lists and headers. */
const toggles = createWriteQueue<number, User, UserPatch>({
  send: (user, patch) => put(user.userName, { ...inputOf(user), ...patch }, user.version),
  isSettled: (user, patch) => Object.entries(patch).every(([field, value]) => user[field as UserToggle] === value),
  getCurrent: currentOf,
  onStored: (user) => {
    spread(user)
    void mutate((key) => isKeyOf(key, 'users'))
  },
  onFailed: (error, user, patch) => {
    showFailure(error, userMessages.saveFailed(user.userName))
    const words = (Object.keys(patch) as UserToggle[]).map((field) => wordOf(field, user[field]))
    for (const listener of failureListeners) listener(userMessages.toggleFailed(words.join(', ')))
    void mutate((key) => isKeyOf(key, 'users'))
    void mutate(userKey(user.userName))
  },
})

const wordOf = (field: UserToggle, value: boolean): string =>
  field === 'isApproved'
    ? value
      ? userLabels.active
      : userLabels.inactive
    : value
      ? userLabels.locked
      : userLabels.open

// What one person wanted is no intent of the next one.
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

/** One for all, so that a row that stays the same is not drawn again. */
const userToggles: UserToggles = {
  shown,
  isSaving: (user, field) => toggles.getOverlay(user.userId)?.[field] !== undefined,
  toggle: (user, field) => void toggles.intend(user.userId, user, { [field]: !shown(user)[field] }),
}

/** Hears of toggles that were taken back, to announce them. */
export const onToggleFailed = (listener: (text: string) => void): (() => void) => {
  failureListeners.add(listener)
  return () => failureListeners.delete(listener)
}

/** Saves the details of a user. A refusal comes back as an outcome: the form keeps what was typed. */
export async function saveUser(user: User, input: UserInput, version: number): Promise<SaveOutcome> {
  const owner = session.shown()?.id
  try {
    const stored = await put(user.userName, input, version)
    // A reply that comes after the session has changed hands is nobody's news.
    if (owner !== session.shown()?.id) return { status: 'saved', user: stored }
    spread(stored)
    void mutate((key) => isKeyOf(key, 'users'))
    toasts.success(userMessages.saved)
    return { status: 'saved', user: stored }
  } catch (error) {
    const current = currentOf(error)
    if (current) {
      // The page above the form shows what stands.
      if (owner === session.shown()?.id) spread(current)
      return { status: 'conflict', current }
    }
    return {
      status: 'failed',
      message: messageOf(error, userMessages.saveFailed(user.userName)),
      fields: isProblem(error) ? error.fields : {},
    }
  }
}
