import type { Sort } from './sort'
import { sortTexts } from './text-order'
import { LOWER, sortByWords } from './word-order'

/** Value to sort by. `null`, `undefined`, empty texts and NaN are missing values, which come last in both directions. */
export type SortValue = string | number | boolean | Date | null | undefined

/** Ascending order of rows. */
export interface RowOrder {
  /** Row numbers. */
  rows: Uint32Array
  /** 1 where a row is equal to the previous one. */
  ties: Uint8Array
  /** Number of rows with a value. Rows without one follow them. */
  present: number
}

const collators = new Map<string | undefined, Intl.Collator>()

/** Returns the cached collator of a language. Creating one takes longer than a thousand comparisons. */
export function getCollator(locale: string | undefined): Intl.Collator {
  let collator = collators.get(locale)
  if (collator === undefined) {
    collator = new Intl.Collator(locale)
    collators.set(locale, collator)
  }
  return collator
}

/** Converts numbers, dates and booleans to numbers; undefined for NaN and other values. */
function toNumber(value: SortValue): number | undefined {
  if (typeof value === 'string' || value === null || value === undefined) return undefined
  const number = Number(value)
  return Number.isNaN(number) ? undefined : number
}

/**
 * Sorts rows in ascending order: numbers, then texts, then missing values. Stable.
 * @param values sort value of each row
 * @param collator order of texts
 * @param maxCompared up to this many texts, the collator compares all of them
 */
export function sortRows(values: readonly SortValue[], collator: Intl.Collator, maxCompared?: number): RowOrder {
  const { length } = values
  const numbers = new Float64Array(length)
  const texts: string[] = []
  const rows = new Uint32Array(length)
  const textRows = new Uint32Array(length)
  const missing = new Uint32Array(length)
  let numberCount = 0
  let textCount = 0
  let missingCount = 0
  for (let row = 0; row < length; row += 1) {
    const value = values[row]
    const number = toNumber(value)
    if (number !== undefined) {
      // Converts -0 to 0.
      numbers[row] = number + 0
      rows[numberCount++] = row
    } else if (typeof value === 'string' && value !== '') {
      while (texts.length < row) texts.push('')
      texts.push(value)
      textRows[textCount++] = row
    } else missing[missingCount++] = row
  }
  const present = numberCount + textCount
  const ties = new Uint8Array(length)
  sortNumbers(rows.subarray(0, numberCount), numbers)
  for (let place = 1; place < numberCount; place += 1) {
    if (numbers[rows[place] as number] === numbers[rows[place - 1] as number]) ties[place] = 1
  }
  const ordered = rows.subarray(numberCount, present)
  ordered.set(textRows.subarray(0, textCount))
  rows.set(missing.subarray(0, missingCount), present)
  if (textCount > 0) {
    const isPlain = sortTexts(ordered, texts, collator, maxCompared)
    for (let place = numberCount + 1; place < present; place += 1) {
      const row = rows[place] as number
      const before = rows[place - 1] as number
      const textBefore = texts[before] as string
      const text = texts[row] as string
      const areDistinct = isPlain[row] === 1 && isPlain[before] === 1
      if (textBefore === text || (!areDistinct && collator.compare(textBefore, text) === 0)) ties[place] = 1
    }
  }
  return { rows, ties, present }
}

/** Sorts by the bits of the numbers. The bits of negative numbers have the reverse order. */
function sortNumbers(rows: Uint32Array, numbers: Float64Array): void {
  const bits = new Uint32Array(numbers.buffer)
  sortByWords(rows, {
    word: (row, level) => {
      const upper = bits[row * 2 + 1 - LOWER] as number
      const word = level === 0 ? upper : (bits[row * 2 + LOWER] as number)
      return upper >>> 31 === 1 ? ~word : level === 0 ? word | 0x80000000 : word
    },
    isLast: (_, level) => level === 1,
    compare: (a, b) => (numbers[a] as number) - (numbers[b] as number) || a - b,
  })
}

/** Applies a direction to an order. Equal rows keep their original order, and missing values stay last. */
export function applyDirection({ rows, ties, present }: RowOrder, direction: Sort['direction']): Uint32Array {
  if (direction === 'ascending') return rows
  const descending = rows.slice()
  let target = 0
  for (let end = present; end > 0;) {
    let start = end - 1
    while (ties[start] === 1) start -= 1
    for (let place = start; place < end; place += 1) descending[target++] = rows[place] as number
    end = start
  }
  return descending
}
