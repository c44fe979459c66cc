/** Whether somebody typed this name: blanks around it, and how an accent is composed, make no difference; case does. */
export const isTyped = (typed: string, expected: string): boolean => comparable(typed) === comparable(expected)

const comparable = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()
