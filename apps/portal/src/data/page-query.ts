import { MAX_SEARCH_LENGTH } from '@sitewright/domain/shared/list-query'
import { formatSort } from '@sitewright/domain/shared/lists'
import type { ListFilter } from '@sitewright/ui/features/patterns/ListPage'

/** What a list is searched for: without blanks around it, and no longer than a server takes. */
export const searchTextOf = (text: string): string => text.trim().slice(0, MAX_SEARCH_LENGTH)

/** The query of one page of a list, as its address asks for it. */
export function pageQuery<Key extends string>(filter: ListFilter<Key>) {
  const search = searchTextOf(filter.search)
  return {
    ...(filter.licenseId === undefined ? {} : { licenseId: filter.licenseId }),
    ...(search === '' ? {} : { search }),
    sort: formatSort([filter.sort]),
    page: filter.page,
    pageSize: filter.pageSize,
  }
}
