/**
 * Whether a text matches a name. Spaces around it and the composition of accents do not matter; case does. An empty name
 * never matches, so that an empty field cannot confirm.
 */
export const isTyped = (text: string, expected: string): boolean =>
  normalize(expected) !== '' && normalize(text) === normalize(expected)

const normalize = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()
