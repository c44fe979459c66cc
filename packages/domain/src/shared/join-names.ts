/** Joins names as in a sentence: "Phone, Email and Position". */
export const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** Names that a sentence lists at most. */
const MAX_LISTED = 5

/** Lists names, and counts those beyond the first five: "A, B, C, D, E and 45 more". */
export const listNames = (names: readonly string[]): string =>
  names.length <= MAX_LISTED + 1
    ? names.join(', ')
    : `${names.slice(0, MAX_LISTED).join(', ')} and ${names.length - MAX_LISTED} more`
