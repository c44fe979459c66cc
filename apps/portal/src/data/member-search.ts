import { users as userCalls } from '@sitewright/api-client/contract/users'
import { useEffect, useRef, useState } from 'react'
import useSWR from 'swr'
import { groupMessages } from '@sitewright/domain/groups/messages'
import { DEFAULT_PAGE_SIZE } from '@sitewright/domain/shared/lists'
import type { Decision } from '@sitewright/domain/shared/policy'
import { messageOf } from '@sitewright/domain/shared/problem'
import { USER_FILTER_DELAY_MS, type User, type UserQuery } from '@sitewright/domain/users/model'
import { pageOfUsers } from '@sitewright/domain/users/rules'
import type { MemberSearch } from '@sitewright/ui/features/groups/GroupMembers'
import { callsOf } from './api'
import { keyOf } from './keys'
import { searchTextOf } from './page-query'

const api = callsOf({ users: userCalls })

/** The users of a license, searched for at the server a page at a time: there may be 50,000 (GROUP-08, GROUP-39). `mayChoose` is the decision of the policy. */
export function useMemberSearch(licenseId: number | undefined, mayChoose: (user: User) => Decision): MemberSearch {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const found = useSWR(licenseId === undefined ? null : keyOf('member-search', licenseId, search), async () => {
    const query: UserQuery = {
      ...(licenseId === undefined ? {} : { licenseId }),
      ...(search === '' ? {} : { search }),
      sort: 'userName',
      page: 1,
      pageSize: DEFAULT_PAGE_SIZE,
    }
    const reply = await api().users.list({ query })
    return reply.total === undefined ? pageOfUsers(reply.body, query).rows : reply.body
  })
  return {
    found: (found.data ?? []).map((user) => ({ ...user, decision: mayChoose(user) })),
    isLoading: typed !== search || found.isLoading || (found.isValidating && search !== ''),
    failure: found.error === undefined ? undefined : messageOf(found.error, groupMessages.searchFailed),
    onRetry: () => void found.mutate(),
    onSearch: (text: string) => {
      clearTimeout(timer.current)
      const wanted = searchTextOf(text)
      setTyped(wanted)
      timer.current = setTimeout(() => setSearch(wanted), USER_FILTER_DELAY_MS)
    },
  }
}
