import { fieldMessages } from './messages'
import { SEEN } from './names'

/** Control characters, and the line ends of Unicode. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u

/** What is wrong with the characters of a new name (USER-131). */
export const characterProblem = (name: string): string | undefined =>
  CONTROL.test(name) || !SEEN.test(name) ? fieldMessages.invisible : undefined
