import { users as userCalls } from '@sitewright/api-client/contract/users'
import { type User, type UserFilter } from '@sitewright/domain/users/model'
import { pageOfUsers } from '@sitewright/domain/users/rules'
import { createOperations } from './api'
import { COUNT_ACTIVE, COUNT_ALL, countQuery, pageQuery, selectPage } from './page-query'
import { cacheEntry, fetchOnce, updateCached, useRead } from './read'

const { users } = createOperations({ users: userCalls })

const createInput = (username: string) => ({ params: { username } })

const selectUsers = selectPage(pageOfUsers)

/** One page of the users that a filter selects. */
export const useUsers = (filter: UserFilter) =>
  useRead(users.list, { query: pageQuery(filter) }, { select: selectUsers })

/** One user. Reads nothing without a name. */
export const useUser = (userName: string | undefined) =>
  useRead(users.one, userName === undefined ? undefined : createInput(userName), {
    // Another user is another page, which must not show the user before.
    keepsPrevious: false,
  })

/** A user outside of a component: from the cache, else from the server. @throws Problem */
export const fetchUserOnce = (userName: string): Promise<User> => fetchOnce(users.one, createInput(userName))

/** Puts a stored user into cached lists. */
export const updateUserInLists = (stored: User): void =>
  void updateCached(
    users.list,
    () => true,
    (rows) => rows.map((row) => (row.userId === stored.userId ? stored : row)),
  )

/** The cache entry of one user. */
export const userEntry = (userName: string) => cacheEntry(users.one, createInput(userName))

/** The number of inactive users that a filter selects. Reads nothing unless the filter hides them. */
export function useInactiveUserCount(filter: UserFilter, isWanted: boolean): number | undefined {
  const input = { query: countQuery(filter) }
  return useRead(users.list, isWanted && filter.onlyActive ? input : undefined, {
    select: selectUsers,
    keepsPrevious: false,
  }).data?.total
}

/** How many users the session may see. Reads nothing unless it is wanted. */
export const useUserTotal = (isWanted: boolean, onlyActive: boolean) =>
  useRead(users.list, isWanted ? { query: onlyActive ? COUNT_ACTIVE : COUNT_ALL } : undefined, { select: selectUsers })
