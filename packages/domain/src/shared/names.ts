import * as z from 'zod/mini'
import { fieldMessages } from './messages'

/** A line holds no control characters and no line ends of Unicode: names stand in mails, file names and logs. */
export const isLine = z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, fieldMessages.oneLine)

/** What nobody sees (zero width, direction, fillers) would make two names that look the same. */
const isVisible = z.regex(/^\P{Default_Ignorable_Code_Point}*$/u, fieldMessages.invisible)

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
