import type { ListFilter, ListRows } from '@sitewright/domain/shared/lists'
import type { Source } from './api'
import { COUNT_ACTIVE, COUNT_ALL, countQuery, type PageQuery, pageQuery } from './page-query'
import { type Cached, useRead } from './read'

interface ListReply {
  readonly body: unknown
  readonly etag?: string
}

/**
 * The reads of a list, as hooks.
 * @param source the call of the list
 * @param select cuts a page out of a reply, as `selectPage` does
 */
export function createListReads<Reply extends ListReply, Row>(
  source: Source<{ readonly query: PageQuery }, Reply>,
  select: (cached: Cached<{ readonly query: PageQuery }, Reply>) => ListRows<Row>,
) {
  type Filter = ListFilter<string> & { onlyActive?: boolean; addOnId?: number | undefined; facets?: readonly string[] }
  return {
    /** One page of the rows that a filter selects. */
    usePage: (filter: Filter) => useRead(source, { query: pageQuery(filter) }, { select, keepsPrevious: true }),
    /** The number of rows that a filter selects, inactive ones included. Reads nothing unless the filter hides them. */
    useCountWithInactive(filter: Filter, isWanted: boolean): number | undefined {
      const input = isWanted && filter.onlyActive === true ? { query: countQuery(filter) } : undefined
      return useRead(source, input, { select }).data?.total
    },
    /** How many rows the session may see. Reads nothing unless it is wanted. */
    useTotal: (isWanted: boolean, onlyActive = false) =>
      useRead(source, isWanted ? { query: onlyActive ? COUNT_ACTIVE : COUNT_ALL } : undefined, { select }),
  }
}
