/**
 * Whether somebody typed this name: blanks around it, and how an accent is composed, make no difference; case does. A name
 * that is not there yet is never typed: an empty field must not confirm.
 */
export const isTyped = (typed: string, expected: string): boolean =>
  comparable(expected) !== '' && comparable(typed) === comparable(expected)

const comparable = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()
