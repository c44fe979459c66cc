import { useSearchParams } from 'react-router-dom'
import { ACTIVE_ONLY_COOKIE_DAYS, USER_SORT_KEYS, type UserFilter } from '@sitewright/domain/users/model'
import { DEFAULT_USER_SORT } from '@sitewright/domain/users/rules'
import { paths } from '../../paths'
import { readCookie, writeCookie } from '../../shell/cookie'
import { listQuery, readList } from '../../shell/list-address'
import { useListAddress } from '../../shell/use-list-address'

const COOKIE = 'sitewright.users.onlyActive'

const LIST = {
  sortKeys: USER_SORT_KEYS,
  sort: DEFAULT_USER_SORT[0] ?? { key: 'userName', isDescending: false },
} as const

/** What the address says; what it leaves out is the default. The address wins over the kept choice (USER-08). */
export const readUserFilter = (query: URLSearchParams, keptOnlyActive: string | undefined): UserFilter => ({
  ...readList(query, LIST),
  onlyActive: (query.get('active') ?? keptOnlyActive) !== 'false',
})

/** The address of a filter, without what is the default anyway. */
export const userFilterQuery = (filter: UserFilter): Record<string, string | undefined> => ({
  search: filter.search,
  active: String(filter.onlyActive),
  ...listQuery(filter, LIST),
})

/** The filter of the user list: read from the address, written to it. */
export function useUserFilter() {
  const [query] = useSearchParams()
  const value = readUserFilter(query, readCookie(COOKIE))
  const change = useListAddress(value, userFilterQuery)
  return {
    value,
    change: (wanted: Partial<UserFilter>) => {
      if (wanted.onlyActive !== undefined) writeCookie(COOKIE, String(wanted.onlyActive), ACTIVE_ONLY_COOKIE_DAYS)
      change(wanted)
    },
    pageHref: (page: number) => paths.users(userFilterQuery({ ...value, page })),
  }
}
