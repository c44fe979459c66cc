import { useSearchParams } from 'react-router-dom'
import { API_KEY_SORT_KEYS, type ApiKeyFilter } from '@sitewright/domain/api-keys/model'
import { DEFAULT_API_KEY_SORT } from '@sitewright/domain/api-keys/rules'
import { ACTIVE_ONLY_COOKIE_DAYS } from '@sitewright/domain/users/model'
import { paths } from '../../paths'
import { readCookie, writeCookie } from '../../shell/cookie'
import { useListAddress } from '../../shell/use-list-address'
import { listQuery, readList } from '../../shell/list-address'

/** A choice of its own, beside that of the user list (KEY-05). */
const COOKIE = 'sitewright.apiKeys.onlyActive'

const LIST = {
  sortKeys: API_KEY_SORT_KEYS,
  sort: DEFAULT_API_KEY_SORT[0] ?? { key: 'name', isDescending: false },
} as const

/** What the address says; it wins over the kept choice. */
export const readApiKeyFilter = (query: URLSearchParams, keptOnlyActive: string | undefined): ApiKeyFilter => ({
  ...readList(query, LIST),
  onlyActive: (query.get('active') ?? keptOnlyActive) !== 'false',
})

/** The address of a filter. */
export const apiKeyFilterQuery = (filter: ApiKeyFilter): Record<string, string | undefined> => ({
  ...listQuery(filter, LIST),
  active: String(filter.onlyActive),
})

/** The filter of the list of API keys: read from the address, written to it. */
export function useApiKeyFilter() {
  const [query] = useSearchParams()
  const value = readApiKeyFilter(query, readCookie(COOKIE))
  const change = useListAddress(value, apiKeyFilterQuery)
  return {
    value,
    change: (wanted: Partial<ApiKeyFilter>) => {
      if (wanted.onlyActive !== undefined) writeCookie(COOKIE, String(wanted.onlyActive), ACTIVE_ONLY_COOKIE_DAYS)
      change(wanted)
    },
    pageHref: (page: number) => paths.apiKeys(apiKeyFilterQuery({ ...value, page })),
  }
}
