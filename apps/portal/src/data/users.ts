import { users as usersCalls } from '@sitewright/api-client/contract/users'
import useSWR, { mutate } from 'swr'
import { isProblem, messageOf } from '@sitewright/domain/shared/problem'
import type { ListRows } from '@sitewright/domain/shared/lists'
import { userMessages } from '@sitewright/domain/users/messages'
import { User, type UserInput, type UserQuery } from '@sitewright/domain/users/model'
import { pageOfUsers } from '@sitewright/domain/users/rules'
import type { SaveOutcome } from '@sitewright/ui/features/users/save-outcome'
import type { UserFilter } from '@sitewright/ui/features/users/user-filter'
import { session } from '../shell/session'
import { toasts } from '../shell/toasts'
import { callsOf } from './api'
import { isKeyOf, keyOf } from './keys'
import { pageQuery } from './page-query'

const api = callsOf({ users: usersCalls })

export const usersKey = (filter: UserFilter) => keyOf('users', filter)
export const userKey = (userName: string) => keyOf('user', userName)

/** A server that does not page answers the whole list without a total: it is sorted, searched and cut here. */
export async function loadPage(filter: UserFilter): Promise<ListRows<User>> {
  const query: UserQuery = { ...pageQuery(filter), ...(filter.onlyActive ? { activeOnly: true } : {}) }
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
export function spread(stored: User): void {
  void mutate(userKey(stored.userName), stored, { revalidate: false })
  void mutate(
    (key) => isKeyOf(key, 'users'),
    (page: ListRows<User> | undefined) =>
      page && { ...page, rows: page.rows.map((row) => (row.userId === stored.userId ? stored : row)) },
    { revalidate: false },
  )
}

export const put = async (userName: string, input: UserInput, version: number): Promise<User> =>
  (await api().users.save({ params: { username: userName }, body: { ...input, version } })).body

export const currentOf = (error: unknown): User | undefined => {
  const parsed = isProblem(error) && error.kind === 'conflict' ? User.safeParse(error.current) : undefined
  return parsed?.success ? parsed.data : undefined
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
