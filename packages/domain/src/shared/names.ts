import * as z from 'zod/mini'
import { fieldMessages } from './messages'

/** A line holds no control characters and no line ends of Unicode: names stand in mails, file names and logs. */
export const isLine = z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, fieldMessages.oneLine)

/**
 * What nobody sees would make two names that look the same. Emoji and letters of some scripts need a variation selector after a character, or a joiner between two: the key of a
 * name leaves these out (USER-131).
 */
export const SEEN =
  /^(?:[^\p{Default_Ignorable_Code_Point}\p{White_Space}]\p{Variation_Selector}?(?:[\u200c\u200d](?=[^\p{Default_Ignorable_Code_Point}\p{White_Space}]))?|\p{White_Space})*$/u
export const isSeen = z.regex(SEEN, fieldMessages.invisible)

/** Blanks without those that end a line, which a name cannot have. */
const SPACES = /\p{Zs}+/gu

/** A new name as it is stored: in composed characters, with one plain space between words. */
export const cleanName = (name: string): string => name.normalize('NFC').replace(SPACES, ' ').trim()

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
 * @param seen what invisible characters it can have
 */
export const nameChecks = (limit: number, required: string, seen: typeof isSeen = isSeen) =>
  [
    z.maxLength(TYPED_LENGTHS * limit, { error: fieldMessages.tooLong(limit), abort: true }),
    z.overwrite(cleanName),
    z.minLength(1, required),
    z.maxLength(limit, fieldMessages.tooLong(limit)),
    isLine,
    seen,
  ] as const
