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

/** A page of a list, and how many rows all pages hold together. */
export interface ListRows<Row> {
  rows: Row[]
  total: number
  /** Rows of `rows` that stay after a press although they no longer belong to the page; not part of `total`. */
  pinned?: number
}

/** Orders by some keys, then by the id; texts in any case, false before true. */
export function orderRows<Key extends string, Row extends Readonly<Record<Key, string | number | boolean>>>(
  rows: readonly Row[],
  keys: readonly SortKey<Key>[],
  idOf: (row: Row) => number,
): Row[] {
  const valueOf = (row: Row, key: Key): string | number => {
    const value = row[key]
    return typeof value === 'string' ? value.toLowerCase() : Number(value)
  }
  return rows.toSorted((one, other) => {
    for (const { key, isDescending } of keys) {
      const [left, right] = [valueOf(one, key), valueOf(other, key)]
      if (left !== right) return left < right === isDescending ? 1 : -1
    }
    return idOf(one) - idOf(other)
  })
}

/** Cuts a page out of a whole list, as a server that pages would; all of it where no size is asked for. */
export function pageOfRows<Row>(rows: readonly Row[], query: { page?: number; pageSize?: number }): ListRows<Row> {
  const size = query.pageSize ?? rows.length
  const start = ((query.page ?? 1) - 1) * size
  return { rows: rows.slice(start, start + size), total: rows.length }
}
