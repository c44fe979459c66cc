import { MAX_SEARCH_LENGTH } from '@sitewright/domain/shared/list-query'
import { formatSort, type ListFilter, type ListRows } from '@sitewright/domain/shared/lists'

/** The search text of a query: trimmed, and no longer than a server accepts. */
export const cleanSearch = (text: string): string => text.trim().slice(0, MAX_SEARCH_LENGTH)

/** The query of a list call. Lists without inactive rows have no `activeOnly`, and only the list of users has an `addOnId`, only that of licenses `facets`. */
export interface PageQuery {
  licenseId?: number
  search?: string
  activeOnly?: boolean
  addOnId?: number
  facets?: string
  sort?: string
  page: number
  pageSize: number
}

/** The query of one page of a list. */
export function pageQuery<Key extends string>(
  filter: ListFilter<Key> & { onlyActive?: boolean; addOnId?: number | undefined; facets?: readonly string[] },
): PageQuery {
  const search = cleanSearch(filter.search)
  return {
    licenseId: filter.licenseId,
    ...(search === '' ? {} : { search }),
    ...(filter.onlyActive === true ? { activeOnly: true } : {}),
    addOnId: filter.addOnId,
    ...(filter.facets?.length ? { facets: filter.facets.join(',') } : {}),
    sort: formatSort([filter.sort]),
    page: filter.page,
    pageSize: filter.pageSize,
  }
}

/** The query that counts the inactive rows as well. It reads one row, because the total is enough. */
export const countQuery = <Key extends string>(filter: ListFilter<Key>) =>
  pageQuery({ ...filter, onlyActive: false, page: 1, pageSize: 1 })

interface CachedList<Row, Query> {
  readonly body: readonly Row[]
  readonly total?: number
  readonly input: { readonly query?: Query | undefined }
}

type CutPage<Row, Query> = (rows: readonly Row[], query: Query) => ListRows<Row>
type SelectPage<Wire, Row, Query> = (cached: CachedList<Wire, Query>) => ListRows<Row>

/**
 * Selects a page of a list. A server that does not page answers the whole list without a total: `cutPage` filters, sorts and cuts it here.
 * @param adapt turns a row of the wire into one of domain; the same row by default
 */
export function selectPage<Row, Query extends object>(cutPage: CutPage<Row, Query>): SelectPage<Row, Row, Query>
export function selectPage<Wire, Row, Query extends object>(
  cutPage: CutPage<Row, Query>,
  adapt: (row: Wire) => Row,
): SelectPage<Wire, Row, Query>
export function selectPage<Row, Query extends object>(
  cutPage: CutPage<Row, Query>,
  adapt: (row: Row) => Row = (row) => row,
): SelectPage<Row, Row, Query> {
  return ({ body, total, input }) => {
    const rows = body.map((row) => adapt(row))
    return total === undefined ? cutPage(rows, input.query ?? ({} as Query)) : { rows, total }
  }
}

/** The queries that count the rows which a session may see. They read one row, because the total is enough. */
export const COUNT_ALL: PageQuery = { page: 1, pageSize: 1 }
export const COUNT_ACTIVE: PageQuery = { ...COUNT_ALL, activeOnly: true }
