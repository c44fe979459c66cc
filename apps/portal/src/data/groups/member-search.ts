import { users as userCalls } from '@sitewright/api-client/calls/users'
import { groupMessages } from '@sitewright/domain/groups/messages'
import { DEFAULT_PAGE_SIZE } from '@sitewright/domain/shared/lists'
import type { Decision } from '@sitewright/domain/shared/policy'
import { getMessage } from '@sitewright/domain/shared/problem'
import { USER_FILTER_DELAY_MS, type User } from '@sitewright/domain/users/model'
import { pageOfUsers } from '@sitewright/domain/users/rules'
import type { MemberSearch } from '@sitewright/ui/features/groups/GroupMembers'
import { createOperations } from '../api'
import { selectPage } from '../page-query'
import { useRead } from '../read'
import { useDebouncedSearch } from '../use-debounced-search'

const { users } = createOperations({ users: userCalls })

type UsersInput = Parameters<typeof users.list.load>[0]

/** While the user types, the users of another search stay, but not those of another license. */
const isOfLicense = (before: UsersInput, { query }: UsersInput): boolean => before.query?.licenseId === query?.licenseId

const selectUsers = selectPage(pageOfUsers)

/** The users of a license, searched for at the server a page at a time: there may be 50,000 (GROUP-08, GROUP-39). `mayChoose` is the decision of the policy. */
export function useMemberSearch(licenseId: number | undefined, mayChoose: (user: User) => Decision): MemberSearch {
  const { search, isWaiting, onSearch } = useDebouncedSearch(USER_FILTER_DELAY_MS)
  const query = { ...(search === '' ? {} : { search }), sort: 'userName', page: 1, pageSize: DEFAULT_PAGE_SIZE }
  const found = useRead(users.list, licenseId === undefined ? undefined : { query: { licenseId, ...query } }, {
    select: selectUsers,
    keepsPrevious: isOfLicense,
  })
  return {
    found: (found.data?.rows ?? []).map((user) => ({ ...user, decision: mayChoose(user) })),
    isLoading: isWaiting || found.isLoading || (found.isValidating && search !== ''),
    failure: found.error === undefined ? undefined : getMessage(found.error, groupMessages.searchFailed),
    onRetry: () => void found.reload(),
    onSearch,
  }
}
