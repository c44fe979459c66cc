import { radixOrder } from './radix-order'
import type { Sort } from './sort'
import { textOrder } from './text-order'

/** What a column is ordered by. Nothing, an empty text and what is not a number are missing, and come last both ways. */
export type SortValue = string | number | boolean | Date | null | undefined

/** Rows in ascending order. */
export interface RowOrder {
  /** Numbers of rows. */
  rows: Uint32Array
  /** 1 where a row is equal to the one before it. */
  ties: Uint8Array
  /** How many are not missing; the missing ones stand behind them. */
  present: number
}

const collators = new Map<string | undefined, Intl.Collator>()

/** One collator for each language: making one takes longer than a thousand comparisons. */
export function collatorOf(locale: string | undefined): Intl.Collator {
  let collator = collators.get(locale)
  if (collator === undefined) {
    collator = new Intl.Collator(locale)
    collators.set(locale, collator)
  }
  return collator
}

/** Numbers, dates and yes or no as one kind; NaN is missing. */
function numberOf(value: SortValue): number | undefined {
  if (typeof value === 'string' || value === null || value === undefined) return undefined
  const number = Number(value)
  return Number.isNaN(number) ? undefined : number
}

/**
 * The ascending order of rows: numbers, then texts, then what is missing. Stable.
 * @param values what each row is ordered by
 * @param collator the order of texts
 */
export function rowOrder(values: readonly SortValue[], collator: Intl.Collator): RowOrder {
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
    const number = numberOf(value)
    if (number !== undefined) {
      // There is one zero.
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
  orderNumbers(rows.subarray(0, numberCount), numbers)
  for (let place = 1; place < numberCount; place += 1) {
    if (numbers[rows[place] as number] === numbers[rows[place - 1] as number]) ties[place] = 1
  }
  const ordered = rows.subarray(numberCount, present)
  ordered.set(textRows.subarray(0, textCount))
  rows.set(missing.subarray(0, missingCount), present)
  if (textCount > 0) {
    const isPlain = textOrder(ordered, texts, collator)
    for (let place = numberCount + 1; place < present; place += 1) {
      const row = rows[place] as number
      const before = rows[place - 1] as number
      const one = texts[before] as string
      const other = texts[row] as string
      const isApart = isPlain[row] === 1 && isPlain[before] === 1
      if (one === other || (!isApart && collator.compare(one, other) === 0)) ties[place] = 1
    }
  }
  return { rows, ties, present }
}

/** Positive numbers are ordered like their bits, negative ones the other way around. */
function orderNumbers(rows: Uint32Array, numbers: Float64Array): void {
  const bits = new Uint32Array(numbers.buffer)
  const high = new Uint32Array(numbers.length)
  const low = new Uint32Array(numbers.length)
  const isLittleEndian = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1
  const upperHalf = isLittleEndian ? 1 : 0
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place] as number
    const upper = bits[row * 2 + upperHalf] as number
    const lower = bits[row * 2 + 1 - upperHalf] as number
    const isNegative = upper >>> 31 === 1
    high[row] = isNegative ? ~upper : upper | 0x80000000
    low[row] = isNegative ? ~lower : lower
  }
  radixOrder(rows, high, low, new Uint32Array(rows.length))
}

/**
 * The rows of an order, one way or the other. Equal rows keep the order they came in, and the missing ones stay last.
 */
export function directed({ rows, ties, present }: RowOrder, direction: Sort['direction']): Uint32Array {
  if (direction === 'ascending') return rows
  const turned = rows.slice()
  let target = 0
  for (let end = present; end > 0;) {
    let start = end - 1
    while (ties[start] === 1) start -= 1
    for (let place = start; place < end; place += 1) turned[target++] = rows[place] as number
    end = start
  }
  return turned
}
