import { fold } from './text-match'

/** Printable ASCII. */
const FIRST = 0x20
const LAST_ASCII = 0x7e
/** Letters with accents, and those of other languages: Latin-1 and Latin Extended-A. */
const FIRST_LETTER = 0xc0
export const LAST_LETTER = 0x17f
/** Sorts last in every language. */
const HIGHEST = '\uffff'
/** Ignored by collators, but separates two letters that would count as one. */
const JOINER = '\u034f'

/**
 * Rank of each Latin character in the sort order of a language, from 1; 0 for characters without a rank. Upper and lower case
 * have the same rank, and so do letters that differ only in accents, such as `e` and `é` in English.
 */
export type Alphabet = Uint8Array

const cache = new WeakMap<Intl.Collator, Alphabet | null>()

/**
 * Returns the alphabet of a language if plain text can be sorted by it, character by character.
 * @param collator order of texts
 * @returns null if not: Czech has a letter "ch", Thai ignores hyphens, and `numeric` compares digits as numbers
 */
export function getAlphabet(collator: Intl.Collator): Alphabet | null {
  let alphabet = cache.get(collator)
  if (alphabet === undefined) {
    alphabet = createAlphabet(collator)
    cache.set(collator, alphabet)
  }
  return alphabet
}

function createAlphabet(collator: Intl.Collator): Alphabet | null {
  const { locale, numeric, sensitivity, ignorePunctuation } = collator.resolvedOptions()
  if (numeric || ignorePunctuation || sensitivity !== 'variant') return null
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' })
  const letters = getCharacters(FIRST_LETTER, LAST_LETTER).filter((character) => /\p{L}/u.test(character))
  const accented = letters.filter((letter) => fold(letter) <= '\x7f' && compare(letter, fold(letter)) === 0)
  const unaccented = letters.filter((letter) => !accented.includes(letter))
  const alphabet = new Uint8Array(LAST_LETTER + 1)
  let rank = 0
  let previous = ''
  for (const character of [...getCharacters(FIRST, LAST_ASCII), ...unaccented].sort(compare)) {
    if (compare(previous, character) !== 0) {
      // A ligature such as "œ" sorts as two letters.
      if (character > '\x7f' && compare(previous + HIGHEST, character) > 0) continue
      rank += 1
    }
    // The language ignores this character.
    if (rank === 0) return null
    alphabet[character.charCodeAt(0)] = rank
    previous = character
  }
  if (hasPairs(compare, alphabet)) return null
  for (const letter of accented) alphabet[letter.charCodeAt(0)] = alphabet[fold(letter).charCodeAt(0)] as number
  return alphabet
}

const getCharacters = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCharCode(first + place))

/** Whether any two letters together have their own rank. */
function hasPairs(compare: Intl.Collator['compare'], alphabet: Alphabet): boolean {
  const letters = getCharacters(0, LAST_LETTER).filter(
    (character) => alphabet[character.charCodeAt(0)] !== 0 && /\p{Ll}/u.test(character),
  )
  // Compares two long texts, which is faster than thousands of short ones.
  const pairs = (between: string): string =>
    letters.flatMap((first) => letters.map((second) => first + between + second)).join(' ')
  return compare(pairs(''), pairs(JOINER)) !== 0
}
