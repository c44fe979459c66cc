import { useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { ListFilter } from '@sitewright/domain/shared/lists'
import { type ListAddressOptions, type ListQuery, readListFilter, writeListFilter } from './list-address'
import type { useTablePreferences } from './use-table-preferences'

/** A list and its address. Declare it once, outside of components. */
export interface ListFilterOptions<Key extends string, Extra extends object> extends ListAddressOptions<Key, Extra> {
  /** Its path: `paths.users`. */
  href: (query: ListQuery) => string
}

/**
 * The filter of a list: read from the address, written to it. Anything but a page starts over at page 1. Typing replaces the entry, so that Back
 * leaves the list and does not undo letter by letter. Two changes can come before the address has the first one, as when the user leaves a field
 * by pressing the head of a column: the second change continues from the first.
 */
export function useListFilter<Key extends string, Extra extends object = object>(
  options: ListFilterOptions<Key, Extra>,
  table: Pick<ReturnType<typeof useTablePreferences>, 'pageSize' | 'onPageSize'>,
) {
  const { key } = useLocation()
  const [query, setQuery] = useSearchParams()
  const value = readListFilter(query, options, table.pageSize)
  const latest = useRef<{ at: string; filter: ListFilter<Key> & Extra }>(undefined)
  const buildHref = (filter: ListFilter<Key> & Extra): string => options.href(writeListFilter(filter, options))
  return {
    value,
    /** The filter with a key that each change renews, so that the way back to a filter is a change too. */
    request: { value, key },
    change: (change: Partial<ListFilter<Key> & Extra>): void => {
      if (change.pageSize !== undefined) table.onPageSize(change.pageSize)
      options.extra?.onChange(change)
      const from = latest.current?.at === key ? latest.current.filter : value
      const filter = { ...from, page: 1, ...change }
      latest.current = { at: key, filter }
      const entries = Object.entries(writeListFilter(filter, options))
      setQuery(
        entries.filter((entry): entry is [string, string] => !!entry[1]),
        { replace: true, preventScrollReset: true },
      )
    },
    pageHref: (page: number): string => buildHref({ ...value, page }),
  }
}
