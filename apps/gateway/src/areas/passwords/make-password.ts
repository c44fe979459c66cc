import { randomInt } from 'node:crypto'

/** Letters and digits that look different in every typeface. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** About 116 bits: nobody guesses so many. */
const GROUPS = 4
const GROUP_LENGTH = 5

const makeGroup = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Upper case, lower case, a digit; the hyphens are symbols: whatever a server may ask of a password (AUTH-98). */
const isMixed = (text: string): boolean => /[A-Z]/.test(text) && /[a-z]/.test(text) && /\d/.test(text)

/** A password by chance, in groups that a person can type from a mail, of at least so many characters. */
export function makePassword(minLength: number): string {
  const groups = Math.max(GROUPS, Math.ceil(minLength / GROUP_LENGTH))
  for (;;) {
    const password = Array.from({ length: groups }, makeGroup).join('-')
    if (isMixed(password)) return password
  }
}
