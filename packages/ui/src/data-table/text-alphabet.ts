const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('')
/** Everything printable in ASCII. */
const FIRST = 0x20
const LAST = 0x7e

/** The place of each ASCII character in the order of a language, from 1; 0 for what has none. Upper and lower case share one. */
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
  const base = new Intl.Collator(locale, { sensitivity: 'base' })
  const characters = Array.from({ length: LAST - FIRST + 1 }, (_, place) => String.fromCharCode(FIRST + place))
  characters.sort(base.compare)
  const alphabet = new Uint8Array(128)
  let rank = 0
  let previous = ''
  for (const character of characters) {
    if (base.compare(previous, character) !== 0) rank += 1
    // Ignored by this language.
    if (rank === 0) return null
    alphabet[character.charCodeAt(0)] = rank
    previous = character
  }
  return hasPairs(base, alphabet) ? null : alphabet
}

/** Whether two characters together have a place of their own. */
function hasPairs(base: Intl.Collator, alphabet: Alphabet): boolean {
  const pairs = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).sort(base.compare)
  const value = (pair: string): number =>
    (alphabet[pair.charCodeAt(0)] as number) * 128 + (alphabet[pair.charCodeAt(1)] as number)
  return pairs.some((pair, place) => place > 0 && value(pairs[place - 1] as string) > value(pair))
}

/** Whether a text consists of characters that the alphabet knows. */
export function isPlain(text: string, alphabet: Alphabet): boolean {
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place)
    if (code > LAST || alphabet[code] === 0) return false
  }
  return true
}
