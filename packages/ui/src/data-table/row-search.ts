import { createTextMatch } from './text-match'

/** Value to search. */
export type SearchValue = string | number | null | undefined

/** Cached searches, each one a part of the next, so that Backspace needs no new search. */
const MAX_SEARCHES = 8
/** Characters of a finite number. */
const NUMBER = /^[-+.\de]+$/

interface Column {
  read: (row: number) => SearchValue
  /** Texts that were read before. */
  values: string[]
}

interface SearchResult {
  search: string
  /** 1 for each matching row. */
  mask: Uint8Array
}

/** Searches rows, column by column. A longer search checks only the rows that matched the shorter one. */
export class RowSearch {
  readonly #count: number
  readonly #columns: Column[]
  readonly #results: SearchResult[] = []

  /** @param columns functions that return the value of a row. Each text is read at most once. */
  constructor(count: number, columns: ((row: number) => SearchValue)[]) {
    this.#count = count
    this.#columns = columns.map((read) => ({ read, values: [] }))
  }

  /**
   * Finds the rows that contain a text in one of the columns.
   * @param search normalized search, from `normalizeSearch`
   * @returns 1 for each matching row
   */
  matches(search: string): Uint8Array {
    let last = this.#results.at(-1)
    while (last !== undefined && !search.includes(last.search)) {
      this.#results.pop()
      last = this.#results.at(-1)
    }
    if (last?.search === search) return last.mask
    const mask = this.#search(search, last?.mask)
    if (this.#results.length === MAX_SEARCHES) this.#results.shift()
    this.#results.push({ search, mask })
    return mask
  }

  /** @param within 1 for each row to check; all rows by default */
  #search(search: string, within: Uint8Array | undefined): Uint8Array {
    const mask = new Uint8Array(this.#count)
    const isIn = createTextMatch(search)
    const isNumber = NUMBER.test(search)
    for (const { read, values } of this.#columns) {
      // Allocates once, because growing an array is slower.
      values.length = this.#count
      for (let row = 0; row < mask.length; row += 1) {
        if (mask[row] === 1 || (within !== undefined && within[row] === 0)) continue
        const value = values[row] ?? read(row) ?? ''
        if (typeof value === 'string') {
          values[row] = value
          if (isIn(value)) mask[row] = 1
        } // Reading a number again is faster than caching or formatting it.
        else if ((isNumber || !Number.isFinite(value)) && isIn(String(value))) mask[row] = 1
      }
    }
    return mask
  }
}
