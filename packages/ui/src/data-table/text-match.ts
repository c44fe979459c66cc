const MARKS = /\p{M}/gu
const PLAIN = /^[\0-\x7f]*$/

/** Removes case and accents from a text. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  return PLAIN.test(lower) ? lower : lower.normalize('NFD').replace(MARKS, '')
}

/** Folds and trims a search text. */
export const normalizeSearch = (search: string): string => fold(search.trim())

/** Tests whether a text contains the search text. */
export type TextMatch = (text: string) => boolean

/** Scripts that are matched without folding each text: Latin and Cyrillic. */
const LETTERS = /^[\0-\u017f\u0400-\u052f]+$/
/** Code points that can fold to one of these letters. A test checks all of Unicode. The last ranges are Kelvin, Ångström and ≠ ≮ ≯. */
const SOURCES = [
  [0x00, 0x52f],
  [0x1e00, 0x1fff],
  [0x212a, 0x212b],
  [0x2260, 0x2260],
  [0x226e, 0x226f],
] as const

let cache: Map<string, string> | undefined

/** Maps each folded letter to all characters that fold to it, as the content of a character class. */
function getSources(): Map<string, string> {
  if (cache === undefined) {
    cache = new Map()
    for (const [first, last] of SOURCES) {
      for (let code = first; code <= last; code += 1) {
        const letter = fold(String.fromCharCode(code))
        cache.set(letter, `${cache.get(letter) ?? ''}\\u{${code.toString(16)}}`)
      }
    }
  }
  return cache
}

/**
 * Creates a test that is equivalent to `fold(text).includes(search)`. It does not fold the texts, which would take three times as
 * long as the rest of the search for 100,000 rows.
 * @param search normalized search, from `normalizeSearch`
 */
export function createTextMatch(search: string): TextMatch {
  if (!LETTERS.test(search)) return (text) => fold(text).includes(search)
  const letters = Array.from(search, (letter) => `[${getSources().get(letter) ?? ''}]`)
  const pattern = new RegExp(letters.join('\\p{M}*'), 'u')
  return (text) => pattern.test(text)
}
