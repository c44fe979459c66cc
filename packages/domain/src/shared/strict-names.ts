import * as z from 'zod/mini'
import { fieldMessages } from './messages'

/*
 * Checks of names that are compared as they are spelled, such as sign-in names.
 */

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
