import { users as userCalls } from '@sitewright/api-client/calls/users'
import { userLabels } from '@sitewright/domain/users/messages'
import type { User, UserFilter } from '@sitewright/domain/users/model'
import { pageOfUsers } from '@sitewright/domain/users/rules'
import { createOperations } from './api'
import { createListReads } from './list-reads'
import { createFacetRead } from './list-facets'
import { pageQuery, selectPage } from './page-query'
import { cacheEntry, fetchOnce, updateCached, useRead } from './read'

const { users } = createOperations({ users: userCalls })

const createInput = (username: string) => ({ params: { username } })

/** The list of users: a page of it, and its counts. */
export const userList = createListReads(users.list, selectPage(pageOfUsers))

const useFacets = createFacetRead(users.facets, userLabels.many)

/** The counts of the facets of the users that a filter selects (USER-132). */
export const useUserFacets = (filter: UserFilter) => useFacets(pageQuery(filter))

/** One user. Reads nothing without a name. */
export const useUser = (userName: string | undefined) =>
  useRead(users.one, userName === undefined ? undefined : createInput(userName))

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
