import { nameKey } from './name-key'

/** How lists page, in one place. (Identity specification §9; CONST-01 to CONST-04.) */

/** Rows a page where nothing else is said. */
export const DEFAULT_PAGE_SIZE = 20

/** The most rows that a call for one page answers. */
export const MAX_PAGE_SIZE = 100

/** The page sizes that a user chooses from. */
export const PAGE_SIZES = [10, 25, 50, 100] as const

/** The most rows that can be selected at once, on all pages. */
export const MAX_SELECTED_ROWS = 5000

/** A key to sort by and its direction: `-lastName` is descending. */
export interface SortKey<Key extends string = string> {
  key: Key
  isDescending: boolean
}

/** Reads `-lastName,userName`. A key that is not in `known` makes it `undefined`: the gateway answers 400, the portal falls back. */
export function parseSort<Key extends string>(text: string, known: readonly Key[]): SortKey<Key>[] | undefined {
  const keys: SortKey<Key>[] = []
  for (const part of text.split(',')) {
    const isDescending = part.startsWith('-')
    const name = isDescending ? part.slice(1) : part
    const key = known.find((candidate) => candidate === name)
    if (key === undefined || keys.some((earlier) => earlier.key === key)) return undefined
    keys.push({ key, isDescending })
  }
  return keys
}

export const formatSort = (keys: readonly SortKey[]): string =>
  keys.map((sort) => (sort.isDescending ? `-${sort.key}` : sort.key)).join(',')

/** What every list keeps in its address. */
export interface ListFilter<Key extends string> {
  search: string
  /** `undefined` is all licenses that the session works in. */
  licenseId: number | undefined
  sort: SortKey<Key>
  /** From 1. */
  page: number
  /** Rows per page. */
  pageSize: number
}

/** A page of a list, and how many rows all pages hold together. */
export interface ListRows<Row> {
  rows: Row[]
  total: number
  /** Rows of `rows` that stay after a press although they no longer belong to the page; not part of `total`. */
  pinned?: number
}

/** What a list query asks for; a list without such rows ignores `activeOnly`. */
interface WholeListQuery {
  search?: string | undefined
  licenseId?: number | undefined
  activeOnly?: boolean | undefined
  sort?: string | undefined
  page?: number | undefined
  pageSize?: number | undefined
}

/** How the rows of an area are searched and sorted. */
export interface ListRules<Row, Key extends string> {
  sortKeys: readonly Key[]
  /** The order without a sort, and for an unknown sort key. */
  sort: readonly SortKey<Key>[]
  /** The last sort key. */
  idOf: (row: Row) => number
  /** The texts that the search looks in. */
  getTexts: (row: Row) => readonly string[]
  isActive?: (row: Row) => boolean
  /** Whether a value comes after all others, as `null` does. */
  isLast?: (key: Key, value: number) => boolean
}

/** Whether one of the texts contains the search, by the key of names (USER-131). */
export const matchesText = (texts: readonly string[], search: string): boolean => {
  const wanted = nameKey(search)
  return texts.some((text) => nameKey(text).includes(wanted))
}

/**
 * One page of a whole list, as the gateway would send it: for servers that do not page. Filters, sorts with the id as the last key and `null` as the greatest value, then cuts.
 * Without a page size, the page is the whole list. Rows without a license belong to no license of a query.
 */
export function pageOfList<
  Key extends string,
  Row extends Readonly<Record<Key, string | number | boolean | null>> & { readonly licenseId?: number | undefined },
>(
  rows: readonly Row[],
  query: WholeListQuery,
  { sortKeys, sort, idOf, getTexts, isActive, isLast }: ListRules<Row, Key>,
): ListRows<Row> {
  const keys = (query.sort && parseSort(query.sort, sortKeys)) || sort
  const getValue = (row: Row, key: Key): string | number => {
    const value = row[key]
    if (value === null || (typeof value === 'number' && isLast?.(key, value) === true)) return Number.POSITIVE_INFINITY
    return typeof value === 'string' ? value.toLowerCase() : Number(value)
  }
  const found = rows
    .filter(
      (row) =>
        (query.activeOnly !== true || (isActive?.(row) ?? true)) &&
        (query.licenseId === undefined || row.licenseId === query.licenseId) &&
        matchesText(getTexts(row), query.search ?? ''),
    )
    .toSorted((one, other) => {
      for (const { key, isDescending } of keys) {
        const [left, right] = [getValue(one, key), getValue(other, key)]
        if (left !== right) return left < right === isDescending ? 1 : -1
      }
      return idOf(one) - idOf(other)
    })
  const size = query.pageSize ?? found.length
  const start = ((query.page ?? 1) - 1) * size
  return { rows: found.slice(start, start + size), total: found.length }
}
