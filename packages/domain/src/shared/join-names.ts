/** Joins names as in a sentence: "Phone, Email and Position". */
export const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** Names that a sentence lists before it counts the others. */
export const MAX_LISTED = 5

/**
 * Lists names, and counts those beyond the first five: "A, B, C, D, E and 45 more".
 * @param count how many names there are, of which `names` has at least the first six
 */
export const listNames = (names: readonly string[], count: number = names.length): string =>
  count <= MAX_LISTED + 1 ? names.join(', ') : `${names.slice(0, MAX_LISTED).join(', ')} and ${count - MAX_LISTED} more`
