import * as z from 'zod/mini'
import { fieldMessages } from './messages'

/** A line holds no control characters and no line ends of Unicode: names stand in mails, file names and logs. */
export const isLine = z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, fieldMessages.oneLine)

/** What nobody sees (zero width, direction, fillers) would make two names that look the same. */
export const isVisible = z.regex(/^\P{Default_Ignorable_Code_Point}*$/u, fieldMessages.invisible)

/** Alphabets that people write names in; of those that are written together each group is one. */
const ALPHABETS = [
  ['Latin'],
  ['Cyrillic'],
  ['Greek'],
  ['Armenian'],
  ['Georgian'],
  ['Hebrew'],
  ['Arabic'],
  ['Devanagari'],
  ['Bengali'],
  ['Gurmukhi'],
  ['Gujarati'],
  ['Tamil'],
  ['Telugu'],
  ['Kannada'],
  ['Malayalam'],
  ['Sinhala'],
  ['Thai'],
  ['Lao'],
  ['Khmer'],
  ['Myanmar'],
  ['Ethiopic'],
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
  ['Han', 'Bopomofo'],
]
const getClass = (scripts: readonly string[]) => scripts.map((script) => `\\p{Script_Extensions=${script}}`).join('')
/** Digits, punctuation, and accents, which go with every alphabet. */
const SHARED = getClass(['Common', 'Inherited'])
const ONE_ALPHABET: readonly RegExp[] = [
  ...ALPHABETS.map((scripts) => new RegExp(`^[${SHARED}${getClass(scripts)}]*$`, 'u')),
  // Rare characters, which count as the same.
  new RegExp(`^(?:[${SHARED}]|[^${getClass(ALPHABETS.flat())}])*$`, 'u'),
]

/** A letter of another alphabet that looks the same would make a second name that nobody can tell from the first (UTS #39, single script). */
export const isOneScript = z.refine<string>(
  (name) => ONE_ALPHABET.some((pattern) => pattern.test(name)),
  fieldMessages.oneScript,
)

/** Names end up in mails and reports of other systems, which may take this for markup. */
export const isNoMarkup = z.regex(/^[^<>]*$/, fieldMessages.markup)

/**
 * How many times its limit a name may have as typed: spaces between words become one, and an accent typed after its letter
 * becomes one character with it. Beyond that nothing is trimmed, normalized or matched, because normalizing takes time
 * that grows with the square of a long run of accents.
 */
const TYPED_LENGTHS = 4

/**
 * What a name is held to by which people tell one thing from another: of two that look the same one would be taken for the other. Spaces at the ends go, spaces of every
 * width and number between words are one, a letter with its accent is one however a keyboard writes it.
 * @param required the sentence of a name that is empty
 */
export const nameChecks = (limit: number, required: string) =>
  [
    z.maxLength(TYPED_LENGTHS * limit, { error: fieldMessages.tooLong(limit), abort: true }),
    z.trim(),
    z.normalize('NFC'),
    z.overwrite((name: string) => name.replace(/\p{Zs}+/gu, ' ')),
    z.minLength(1, required),
    z.maxLength(limit, fieldMessages.tooLong(limit)),
    isLine,
    isVisible,
  ] as const
