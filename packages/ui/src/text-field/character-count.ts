/** What a text area says about the length of its text. */
export interface CountWords {
  /** Under the field; "12 of 500". */
  count: (used: number, most: number) => string
  /** Announced when little is left; "20 characters left". */
  left: (left: number) => string
  /** Announced and drawn when it is too long; "3 characters too many". */
  over: (over: number) => string
}

const characters = (count: number): string => (count === 1 ? '1 character' : `${count} characters`)

/** The words in English. */
export const COUNT_WORDS: CountWords = {
  count: (used, most) => `${used} of ${most}`,
  left: (left) => `${characters(left)} left`,
  over: (over) => `${characters(over)} too many`,
}

/** Shares of the maximum at which what is left is told; told once each, and not with every key. */
const TOLD_AT = [0.2, 0.1, 0.05, 0]

/**
 * How many characters a text has: as a schema counts them and a database holds them, in UTF-16 units. A line break is one, as in the
 * value of a field.
 */
export const countCharacters = (text: string): number => text.length

/** What is announced about a length; an empty text while there is room. */
export function countNews(used: number, most: number, words: CountWords): string {
  if (used > most) return words.over(used - most)
  const left = most - used
  // The least of the marks that is reached: typing on says the same until the next one is.
  const mark = TOLD_AT.findLast((share) => left <= Math.floor(most * share))
  return mark === undefined ? '' : words.left(Math.floor(most * mark))
}
