import useSWR from 'swr'
import type { UserFilter } from '@sitewright/ui/features/users/user-filter'
import { keyOf } from '../keys'
import { loadPage } from '../users'

/** The number of inactive users that match a filter; not fetched unless the filter hides them. */
export function useInactiveUserCount(filter: UserFilter, isWanted: boolean): number | undefined {
  const all = { ...filter, onlyActive: false, page: 1, pageSize: 1 }
  const { data } = useSWR(isWanted && filter.onlyActive ? keyOf('users', all) : null, () => loadPage(all), {
    keepPreviousData: false,
  })
  return data?.total
}
