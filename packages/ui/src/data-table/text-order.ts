import { type Alphabet, getAlphabet, LAST_LETTER } from './text-alphabet'
import { sortByWords } from './word-order'

/** Characters in a word of a sort key, with eight bits each. */
const WORD_LENGTH = 4
/** Up to this length, comparisons take less time than learning the alphabet of a language. */
const MAX_COMPARED = 2000

/**
 * Sorts rows by their texts, in the order of a collator. Stable.
 *
 * Collators are slow, and 100,000 rows need two million comparisons. Latin texts are sorted by keys from the language's
 * alphabet, other texts by the collator, and both are merged.
 * @param order row numbers, ascending; sorted in place
 * @param texts text of each row
 * @param collator order of texts
 * @param maxCompared up to this length, the collator compares all texts
 * @returns 1 for each row with a plain text. Two plain texts are equal only if they are identical.
 */
export function sortTexts(
  order: Uint32Array,
  texts: readonly string[],
  collator: Intl.Collator,
  maxCompared = MAX_COMPARED,
): Uint8Array {
  const getText = (row: number): string => texts[row] ?? ''
  const compare = (a: number, b: number): number =>
    texts[a] === texts[b] ? a - b : collator.compare(getText(a), getText(b)) || a - b
  const isPlainRow = new Uint8Array(texts.length)
  const alphabet = order.length > maxCompared ? getAlphabet(collator) : null
  if (alphabet === null) {
    order.sort(compare)
    return isPlainRow
  }
  for (const row of order) if (isPlain(getText(row), alphabet)) isPlainRow[row] = 1
  const plain = order.filter((row) => isPlainRow[row] === 1)
  const others = order.filter((row) => isPlainRow[row] === 0).sort(compare)
  const rankAt = (text: string, at: number): number =>
    at < text.length ? (alphabet[text.charCodeAt(at)] as number) : 0
  sortByWords(plain, {
    word: (row, level) => {
      const text = getText(row)
      const at = level * WORD_LENGTH
      return (
        (rankAt(text, at) << 24) | (rankAt(text, at + 1) << 16) | (rankAt(text, at + 2) << 8) | rankAt(text, at + 3)
      )
    },
    // The text ends within the word, so that these texts differ only in case and accents.
    isLast: (word) => (word & 255) === 0,
    compare: (a, b, level) => {
      const left = getText(a)
      const right = getText(b)
      const length = Math.min(left.length, right.length)
      for (let at = level * WORD_LENGTH; at < length; at += 1) {
        const difference = rankAt(left, at) - rankAt(right, at)
        if (difference !== 0) return difference
      }
      return left.length - right.length || compare(a, b)
    },
  })
  merge(order, plain, others, compare)
  return isPlainRow
}

function isPlain(text: string, alphabet: Alphabet): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code > LAST_LETTER || alphabet[code] === 0) return false
  }
  return true
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
