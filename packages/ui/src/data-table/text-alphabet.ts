import { folded } from './text-match'

/** Everything printable in ASCII. */
const FIRST = 0x20
const LAST_ASCII = 0x7e
/** Letters with accents, and those of other languages: Latin-1 and Latin Extended-A. */
const FIRST_LETTER = 0xc0
export const LAST_LETTER = 0x17f
/** Ranks have seven bits. */
const RANKS = 127
/** Comes after everything in every language. */
const HIGHEST = '\uffff'
/** Has no weight, and keeps two letters from being taken for one. */
const JOINER = '\u034f'

/**
 * The place of each Latin character in the order of a language, from 1; 0 for what has none. Upper and lower case share
 * one, and so do letters that differ in accents alone, as `e` and `é` in English.
 */
export type Alphabet = Uint8Array

const known = new WeakMap<Intl.Collator, Alphabet | null>()

/**
 * The alphabet of a language, if plain text can be ordered by it character by character.
 * @param collator the order of texts
 * @returns null where it cannot: Czech has a letter "ch", Thai ignores hyphens, `numeric` reads digits as numbers
 */
export function alphabetOf(collator: Intl.Collator): Alphabet | null {
  let alphabet = known.get(collator)
  if (alphabet === undefined) {
    alphabet = learn(collator)
    known.set(collator, alphabet)
  }
  return alphabet
}

function learn(collator: Intl.Collator): Alphabet | null {
  const { locale, numeric, sensitivity, ignorePunctuation } = collator.resolvedOptions()
  if (numeric || ignorePunctuation || sensitivity !== 'variant') return null
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' })
  const letters = charactersOf(FIRST_LETTER, LAST_LETTER).filter((character) => /\p{L}/u.test(character))
  const accented = letters.filter((letter) => folded(letter) <= '\x7f' && compare(letter, folded(letter)) === 0)
  const others = letters.filter((letter) => !accented.includes(letter))
  const alphabet = new Uint8Array(LAST_LETTER + 1)
  let rank = 0
  let previous = ''
  for (const character of [...charactersOf(FIRST, LAST_ASCII), ...others].sort(compare)) {
    if (compare(previous, character) !== 0) {
      // Two letters in one, as "œ": the place of neither.
      if (character > '\x7f' && compare(previous + HIGHEST, character) > 0) continue
      rank += 1
    }
    // Ignored by this language.
    if (rank === 0) return null
    alphabet[character.charCodeAt(0)] = rank
    previous = character
  }
  if (rank > RANKS || hasPairs(compare, alphabet)) return null
  for (const letter of accented) alphabet[letter.charCodeAt(0)] = alphabet[folded(letter).charCodeAt(0)] as number
  return alphabet
}

const charactersOf = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCharCode(first + place))

/** Whether two letters together have a place of their own. */
function hasPairs(compare: Intl.Collator['compare'], alphabet: Alphabet): boolean {
  const letters = charactersOf(0, LAST_LETTER).filter(
    (character) => alphabet[character.charCodeAt(0)] !== 0 && /\p{Ll}/u.test(character),
  )
  // All in two long texts: that is quicker than thousands of short ones.
  const pairs = (between: string): string =>
    letters.flatMap((first) => letters.map((second) => first + between + second)).join(' ')
  return compare(pairs(''), pairs(JOINER)) !== 0
}
