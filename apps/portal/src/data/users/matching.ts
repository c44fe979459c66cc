import { users as usersCalls } from '@sitewright/api-client/contract/users'
import { userMessages } from '@sitewright/domain/users/messages'
import type { User } from '@sitewright/domain/users/model'
import { pageOfUsers } from '@sitewright/domain/users/rules'
import type { UserFilter } from '@sitewright/ui/features/users/user-filter'
import { tellFailure } from '../../shell/tell-failure'
import { callsOf } from '../api'
import { pageQuery } from '../page-query'

const api = callsOf({ users: usersCalls })

/** All users that match a filter, in one call: without a page the server sends the whole list. @returns undefined after a failure, which is reported */
export async function loadMatchingUsers(filter: UserFilter): Promise<readonly User[] | undefined> {
  const { page: _page, pageSize: _pageSize, ...query } = pageQuery(filter)
  const whole = { ...query, ...(filter.onlyActive ? { activeOnly: true } : {}) }
  try {
    const { body } = await api().users.list({ query: whole })
    // A server that knows no filter sends every user.
    return pageOfUsers(body, whole).rows
  } catch (error) {
    tellFailure(error, userMessages.fetchFailed)
    return undefined
  }
}
