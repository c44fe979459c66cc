import { radixOrder } from './radix-order'
import { type Alphabet, getAlphabet } from './text-alphabet'
import { KEY_LENGTH, TextKeys } from './text-keys'

/** Below this length, insertion sort is faster than sorting by keys. */
const MIN_KEY_SORT_LENGTH = 12

/**
 * Sorts rows by their texts, in the order of a collator. Stable.
 *
 * Collators are slow, and 100,000 rows need two million comparisons. Latin texts are sorted by keys from the language's
 * alphabet, other texts by the collator, and both are merged.
 * @param order row numbers, ascending; sorted in place
 * @param texts text of each row
 * @param collator order of texts
 * @returns 1 for each row with a plain text. Two plain texts are equal only if they are identical.
 */
export function sortTexts(order: Uint32Array, texts: readonly string[], collator: Intl.Collator): Uint8Array {
  const compare = (a: number, b: number): number =>
    texts[a] === texts[b] ? a - b : collator.compare(getText(texts, a), getText(texts, b)) || a - b
  const isPlainRow = new Uint8Array(texts.length)
  const alphabet = getAlphabet(collator)
  if (alphabet === null) {
    order.sort(compare)
    return isPlainRow
  }
  const keys = new TextKeys(texts.length, alphabet)
  const plain = new Uint32Array(order.length)
  const nonPlain = new Uint32Array(order.length)
  let plainCount = 0
  let nonPlainCount = 0
  for (let place = 0; place < order.length; place += 1) {
    const row = order[place] as number
    if (keys.read(row, getText(texts, row))) {
      isPlainRow[row] = 1
      plain[plainCount++] = row
    } else nonPlain[nonPlainCount++] = row
  }
  const sorted = plain.subarray(0, plainCount)
  new PlainSorter(texts, keys, alphabet, compare).sort(sorted)
  merge(order, sorted, nonPlain.subarray(0, nonPlainCount).sort(compare), compare)
  return isPlainRow
}

const getText = (texts: readonly string[], row: number): string => texts[row] ?? ''

/** Sorts by one key at a time. Rows with equal keys are sorted by the next key. */
class PlainSorter {
  readonly #texts: readonly string[]
  readonly #keys: TextKeys
  readonly #alphabet: Alphabet
  readonly #compare: (a: number, b: number) => number
  #spare = new Uint32Array(0)

  constructor(texts: readonly string[], keys: TextKeys, alphabet: Alphabet, compare: (a: number, b: number) => number) {
    this.#texts = texts
    this.#keys = keys
    this.#alphabet = alphabet
    this.#compare = compare
  }

  sort(rows: Uint32Array): void {
    this.#spare = new Uint32Array(rows.length)
    // Without recursion, because texts with 10,000 equal characters would overflow the stack.
    const open: { part: Uint32Array; from: number }[] = [{ part: rows, from: 0 }]
    for (let next = open.pop(); next; next = open.pop()) {
      const { part, from } = next
      if (part.length < MIN_KEY_SORT_LENGTH) this.#insert(part, 0, part.length, from)
      else this.#sortPart(part, from, open)
    }
  }

  #sortPart(part: Uint32Array, from: number, open: { part: Uint32Array; from: number }[]): void {
    const [high, low] = this.#keys.at(from, part, this.#texts)
    radixOrder(part, high, low, this.#spare)
    for (let start = 0; start < part.length;) {
      const row = part[start] as number
      const upper = high[row] as number
      const lower = low[row] as number
      let end = start + 1
      while (end < part.length && high[part[end] as number] === upper && low[part[end] as number] === lower) end += 1
      // The key is padded, so these texts end here and differ only in case and accents.
      const isOver = (lower & 127) === 0
      if (end - start < MIN_KEY_SORT_LENGTH) this.#insert(part, start, end, from + KEY_LENGTH)
      else if (isOver) part.subarray(start, end).sort(this.#compare)
      else open.push({ part: part.subarray(start, end), from: from + KEY_LENGTH })
      start = end
    }
  }

  /** Insertion sort of a short part. */
  #insert(part: Uint32Array, start: number, end: number, from: number): void {
    for (let next = start + 1; next < end; next += 1) {
      const row = part[next] as number
      let place = next
      while (place > start && this.#byCharacters(part[place - 1] as number, row, from) > 0) {
        part[place] = part[place - 1] as number
        place -= 1
      }
      part[place] = row
    }
  }

  #byCharacters(a: number, b: number, from: number): number {
    const left = getText(this.#texts, a)
    const right = getText(this.#texts, b)
    const length = Math.min(left.length, right.length)
    for (let place = from; place < length; place += 1) {
      const difference =
        (this.#alphabet[left.charCodeAt(place)] as number) - (this.#alphabet[right.charCodeAt(place)] as number)
      if (difference !== 0) return difference
    }
    return left.length - right.length || this.#compare(a, b)
  }
}

function merge(
  target: Uint32Array,
  left: Uint32Array,
  right: Uint32Array,
  compare: (a: number, b: number) => number,
): void {
  let fromLeft = 0
  let fromRight = 0
  for (let place = 0; place < target.length; place += 1) {
    const isLeft =
      fromRight === right.length ||
      (fromLeft < left.length && compare(left[fromLeft] as number, right[fromRight] as number) < 0)
    target[place] = (isLeft ? left[fromLeft++] : right[fromRight++]) as number
  }
}
