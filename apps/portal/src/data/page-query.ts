import { MAX_SEARCH_LENGTH } from '@sitewright/domain/shared/list-query'
import { formatSort, type ListFilter, type ListRows } from '@sitewright/domain/shared/lists'

/** The search text of a query: trimmed, and no longer than a server accepts. */
export const cleanSearch = (text: string): string => text.trim().slice(0, MAX_SEARCH_LENGTH)

/** The query of one page of a list. */
export function pageQuery<Key extends string>(filter: ListFilter<Key>) {
  const search = cleanSearch(filter.search)
  return {
    ...(filter.licenseId === undefined ? {} : { licenseId: filter.licenseId }),
    ...(search === '' ? {} : { search }),
    sort: formatSort([filter.sort]),
    page: filter.page,
    pageSize: filter.pageSize,
  }
}

interface CachedList<Row, Query> {
  readonly body: readonly Row[]
  readonly total?: number
  readonly input: { readonly query?: Query | undefined }
}

/** Selects a page of a list. A server that does not page answers the whole list without a total: `cutPage` filters, sorts and cuts it here. */
export const selectPage =
  <Row, Query extends object>(cutPage: (rows: readonly Row[], query: Query) => ListRows<Row>) =>
  ({ body, total, input }: CachedList<Row, Query>): ListRows<Row> =>
    total === undefined ? cutPage(body, input.query ?? ({} as Query)) : { rows: [...body], total }
