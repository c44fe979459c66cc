import { textMatch } from './text-match'

/** What a column is searched by. */
export type SearchValue = string | number | null | undefined

/** Searches that are kept, each of which the next one is within: whoever takes a key back does not wait. */
const KEPT_SEARCHES = 8
/** All that a finite number is written with. */
const NUMBER = /^[-+.\de]+$/

interface Column {
  read: (row: number) => SearchValue
  /** The texts that have been read of it. */
  values: string[]
}

interface Found {
  search: string
  /** 1 where a row holds it. */
  mask: Uint8Array
}

/** Finds a text in rows, column by column. A search for more of the same looks only at the rows that were found. */
export class RowSearch {
  readonly #count: number
  readonly #columns: Column[]
  readonly #found: Found[] = []

  /** @param columns what a row is searched by, as it is written; asked once for each text, and only if it has to be */
  constructor(count: number, columns: ((row: number) => SearchValue)[]) {
    this.#count = count
    this.#columns = columns.map((read) => ({ read, values: [] }))
  }

  /**
   * Which rows hold a text in one of the columns.
   * @param search what is searched for, as `searched` gives it
   * @returns 1 where a row holds it
   */
  matches(search: string): Uint8Array {
    let last = this.#found.at(-1)
    while (last !== undefined && !search.includes(last.search)) {
      this.#found.pop()
      last = this.#found.at(-1)
    }
    if (last?.search === search) return last.mask
    const mask = this.#look(search, last?.mask)
    if (this.#found.length === KEPT_SEARCHES) this.#found.shift()
    this.#found.push({ search, mask })
    return mask
  }

  /** @param within 1 for the rows to look at; all of them without it */
  #look(search: string, within: Uint8Array | undefined): Uint8Array {
    const mask = new Uint8Array(this.#count)
    const isIn = textMatch(search)
    const isNumber = NUMBER.test(search)
    for (const { read, values } of this.#columns) {
      // All have their room at once: to grow it takes longer.
      values.length = this.#count
      for (let row = 0; row < mask.length; row += 1) {
        if (mask[row] === 1 || (within !== undefined && within[row] === 0)) continue
        const value = values[row] ?? read(row) ?? ''
        if (typeof value === 'string') {
          values[row] = value
          if (isIn(value)) mask[row] = 1
        } // To keep a number, or to write it, takes longer than to ask for it again.
        else if ((isNumber || !Number.isFinite(value)) && isIn(String(value))) mask[row] = 1
      }
    }
    return mask
  }
}
