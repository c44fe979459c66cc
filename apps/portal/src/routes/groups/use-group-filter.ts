import { useSearchParams } from 'react-router-dom'
import { GROUP_SORT_KEYS, type GroupFilter } from '@sitewright/domain/groups/model'
import { DEFAULT_GROUP_SORT } from '@sitewright/domain/groups/rules'
import { paths } from '../../paths'
import { listQuery, readList } from '../../shell/list-address'
import { useListAddress } from '../../shell/use-list-address'

const LIST = { sortKeys: GROUP_SORT_KEYS, sort: DEFAULT_GROUP_SORT[0] ?? { key: 'name', isDescending: false } } as const

const queryOf = (filter: GroupFilter) => listQuery(filter, LIST)

/** The filter of the list of user groups: read from the address, written to it. */
export function useGroupFilter() {
  const [query] = useSearchParams()
  const value: GroupFilter = readList(query, LIST)
  return {
    value,
    change: useListAddress(value, queryOf),
    pageHref: (page: number) => paths.groups(queryOf({ ...value, page })),
  }
}
