import { formatSort, type ListFilter, MAX_PAGE_SIZE, parseSort, type SortKey } from '@sitewright/domain/shared/lists'

/** A query as `paths` takes it: what is undefined or empty is left out. */
export type ListQuery = Record<string, string | undefined>

/** The query of an address, for a link to a page that keeps it, such as what is opened beside a list. */
export const readQuery = (search: string): ListQuery => Object.fromEntries(new URLSearchParams(search))

/** What the filter of one list has beside that of every list. */
export interface ExtraFilter<Extra extends object> {
  read: (query: URLSearchParams) => Extra
  write: (extra: Extra) => ListQuery
  /** Called with each change, for a choice that is remembered outside the address. */
  onChange: (change: Partial<Extra>) => void
}

/** Two filters that a list has. */
export const joinFilters = <One extends object, Other extends object>(
  one: ExtraFilter<One>,
  other: ExtraFilter<Other>,
): ExtraFilter<One & Other> => ({
  read: (query) => ({ ...one.read(query), ...other.read(query) }),
  write: (extra) => ({ ...one.write(extra), ...other.write(extra) }),
  onChange: (change) => {
    one.onChange(change)
    other.onChange(change)
  },
})

/** The defaults of a list. */
export interface ListAddressOptions<Key extends string, Extra extends object> {
  sortKeys: readonly Key[]
  sort: SortKey<Key>
  pageSize: number
  extra?: ExtraFilter<Extra>
}

const positive = (text: string | null): number | undefined => {
  const number = Number(text)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/**
 * The filter in the address of a list. What the address leaves out, or says in a way that the list does not know, is the default.
 * @param storedSize the page size that the user chose on this device
 */
export function readListFilter<Key extends string, Extra extends object = object>(
  query: URLSearchParams,
  { sortKeys, sort, pageSize, extra }: ListAddressOptions<Key, Extra>,
  storedSize?: number,
): ListFilter<Key> & Extra {
  const [wanted] = parseSort(query.get('sort') ?? '', sortKeys) ?? []
  const size = positive(query.get('size')) ?? storedSize ?? pageSize
  return {
    search: query.get('search') ?? '',
    licenseId: positive(query.get('license')),
    sort: wanted ?? sort,
    page: positive(query.get('page')) ?? 1,
    pageSize: Math.min(size, MAX_PAGE_SIZE),
    ...((extra?.read(query) ?? {}) as Extra),
  }
}

/** The query of a filter, without the defaults. */
export function writeListFilter<Key extends string, Extra extends object = object>(
  filter: ListFilter<Key> & Extra,
  { sort, pageSize, extra }: ListAddressOptions<Key, Extra>,
): ListQuery {
  const text = formatSort([filter.sort])
  return {
    search: filter.search,
    ...extra?.write(filter),
    license: filter.licenseId === undefined ? undefined : String(filter.licenseId),
    sort: text === formatSort([sort]) ? undefined : text,
    size: filter.pageSize === pageSize ? undefined : String(filter.pageSize),
    page: filter.page === 1 ? undefined : String(filter.page),
  }
}

/** Where a choice is remembered: a cookie. */
export interface StoredChoice {
  read: () => string | undefined
  write: (value: string) => void
}

/** Whether a list shows active rows only: yes by default. The address wins over the remembered choice (USER-08, KEY-05). */
export const activeOnly = (stored: StoredChoice): ExtraFilter<{ onlyActive: boolean }> => ({
  read: (query) => ({ onlyActive: (query.get('active') ?? stored.read()) !== 'false' }),
  write: ({ onlyActive }) => ({ active: String(onlyActive) }),
  onChange: ({ onlyActive }) => {
    if (onlyActive !== undefined) stored.write(String(onlyActive))
  },
})
