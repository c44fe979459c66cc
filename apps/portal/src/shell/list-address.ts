import { formatSort, parseSort, type SortKey, type ListFilter } from '@sitewright/domain/shared/lists'

/** What a list sorts by, and where nothing else is said. */
interface ListDefaults<Key extends string> {
  readonly sortKeys: readonly Key[]
  readonly sort: SortKey<Key>
}

const positive = (text: string | null): number | undefined => {
  const number = Number(text)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** What the address says of a list; what it leaves out, or says in a way that nobody knows, is the default. */
export function readList<Key extends string>(
  query: URLSearchParams,
  { sortKeys, sort }: ListDefaults<Key>,
): ListFilter<Key> {
  const [wanted] = parseSort(query.get('sort') ?? '', sortKeys) ?? []
  return {
    search: query.get('search') ?? '',
    licenseId: positive(query.get('license')),
    sort: wanted ?? sort,
    page: positive(query.get('page')) ?? 1,
  }
}

/** The address of a list, without what is the default anyway. */
export function listQuery<Key extends string>(
  filter: ListFilter<Key>,
  { sort }: ListDefaults<Key>,
): Record<string, string | undefined> {
  const text = formatSort([filter.sort])
  return {
    search: filter.search,
    license: filter.licenseId === undefined ? undefined : String(filter.licenseId),
    sort: text === formatSort([sort]) ? undefined : text,
    page: filter.page === 1 ? undefined : String(filter.page),
  }
}
