/** How lists page, in one place. (Identity specification §9; CONST-01 to CONST-04.) */

/** Rows a page where nothing else is said. */
export const DEFAULT_PAGE_SIZE = 20

/** The most rows that a call for one page answers. */
export const MAX_PAGE_SIZE = 100

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
