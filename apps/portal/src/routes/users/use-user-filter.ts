import { useSearchParams } from 'react-router-dom'
import { formatSort, parseSort } from '@sitewright/domain/shared/lists'
import { ACTIVE_ONLY_COOKIE_DAYS, USER_SORT_KEYS } from '@sitewright/domain/users/model'
import { DEFAULT_USER_SORT } from '@sitewright/domain/users/rules'
import type { UserFilter } from '@sitewright/ui/features/users/user-filter'
import { paths } from '../../paths'
import { readCookie, writeCookie } from '../../shell/cookie'
import { useListAddress } from '../../shell/use-list-address'

const COOKIE = 'sitewright.users.onlyActive'

const positive = (text: string | null): number | undefined => {
  const number = Number(text)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** What the address says; what it leaves out is the default. The address wins over the kept choice (USER-08). */
export function readUserFilter(query: URLSearchParams, keptOnlyActive: string | undefined): UserFilter {
  const [sort] = parseSort(query.get('sort') ?? '', USER_SORT_KEYS) ?? DEFAULT_USER_SORT
  return {
    search: query.get('search') ?? '',
    onlyActive: (query.get('active') ?? keptOnlyActive) !== 'false',
    licenseId: positive(query.get('license')),
    sort: sort ?? { key: 'userName', isDescending: false },
    page: positive(query.get('page')) ?? 1,
  }
}

/** The address of a filter, without what is the default anyway. */
export function userFilterQuery(filter: UserFilter): Record<string, string | undefined> {
  const sort = formatSort([filter.sort])
  return {
    search: filter.search,
    active: String(filter.onlyActive),
    license: filter.licenseId === undefined ? undefined : String(filter.licenseId),
    sort: sort === formatSort(DEFAULT_USER_SORT) ? undefined : sort,
    page: filter.page === 1 ? undefined : String(filter.page),
  }
}

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
