import useSWR from 'swr'
import type { ApiKeyFilter } from '@sitewright/ui/features/api-keys/ApiKeyListScreen'
import { loadPage } from './api-keys'
import { keyOf } from './keys'

/** The number of inactive keys that match a filter; not fetched unless the filter hides them. */
export function useInactiveApiKeyCount(filter: ApiKeyFilter, isWanted: boolean): number | undefined {
  const all = { ...filter, onlyActive: false, page: 1, pageSize: 1 }
  const { data } = useSWR(isWanted && filter.onlyActive ? keyOf('api-keys', all) : null, () => loadPage(all), {
    keepPreviousData: false,
  })
  return data?.total
}
