import { users as userCalls } from '@sitewright/api-client/calls/users'
import { userMessages } from '@sitewright/domain/users/messages'
import type { User, UserFilter } from '@sitewright/domain/users/model'
import { pageOfUsers } from '@sitewright/domain/users/rules'
import { createOperations } from '../api'
import { pageQuery } from '../page-query'
import { write } from '../write'

const { users } = createOperations({ users: userCalls })

/** All users that match a filter, in one call: without a page the server sends the whole list. @returns undefined after a failure, which is reported */
export async function loadMatchingUsers(filter: UserFilter): Promise<readonly User[] | undefined> {
  const { page: _page, pageSize: _pageSize, ...query } = pageQuery(filter)
  const outcome = await write(() => users.list({ query }), { failed: userMessages.fetchFailed, isFailureToasted: true })
  // A server that knows no filter sends every user.
  return outcome.status === 'saved' ? pageOfUsers(outcome.value, query).rows : undefined
}
