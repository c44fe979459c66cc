import { type PathRecord, readRecords } from './read-records'

/** A separator of the names of a path. */
export interface Delimiter {
  value: string
  /** Its name: "Tab". */
  label: string
  /** Ordinary names can contain it, such as a dot, so it is never suggested. */
  isWeak?: boolean
}

/** The names of the common delimiters, in the order in which they are offered. */
export interface DelimiterNames {
  tab: string
  comma: string
  pipe: string
  colon: string
  semicolon: string
  dot: string
  greaterThan: string
}

/** Seven common delimiters. */
export const createDelimiters = (names: DelimiterNames): readonly Delimiter[] => [
  { value: '\t', label: names.tab },
  { value: ',', label: names.comma },
  { value: '|', label: names.pipe },
  { value: ':', label: names.colon },
  { value: ';', label: names.semicolon },
  { value: '.', label: names.dot, isWeak: true },
  { value: '>', label: names.greaterThan },
]

/** Maximum number of code units to examine. The start of a text is enough. */
const MAX_UNITS = 20_000

/**
 * Finds the delimiter that most lines contain; the first one of equals.
 * @returns undefined when no line contains any
 */
export function guessDelimiter(text: string, delimiters: readonly Delimiter[]): Delimiter | undefined {
  const lines = text.slice(0, MAX_UNITS).split('\n')
  let found: Delimiter | undefined
  let highest = 0
  for (const delimiter of delimiters) {
    if (delimiter.isWeak === true) continue
    const count = lines.filter((line) => line.includes(delimiter.value)).length
    if (count > highest) {
      highest = count
      found = delimiter
    }
  }
  return found
}

/** Whether a first row seems to name the columns of the others: paths repeat their tops and have numbers, and titles don't. */
function isLikelyHeader(
  { names }: PathRecord,
  others: readonly PathRecord[],
  isHeaderName: (name: string) => boolean,
): boolean {
  const isRepeated = others.some((other) => names.some((name, level) => other.names[level] === name))
  if (others.length === 0 || isRepeated || names.includes('')) return false
  if (names.every(isHeaderName)) return true
  const tops = new Set(others.map((other) => other.names[0]))
  const isWidest = names.length > 1 && others.every((other) => other.names.length <= names.length)
  return isWidest && tops.size < others.length && !names.some((name) => /\d/.test(name))
}

/** The first row with names as one text, and whether it looks like a header. */
export function findFirstRow(
  text: string,
  delimiter: string,
  isHeaderName: (name: string) => boolean,
): { row: string; isLikelyHeader: boolean } | undefined {
  const start = text.slice(0, MAX_UNITS)
  const [first, ...others] = [...readRecords(start, delimiter)].filter(({ names }) => names.length > 0)
  return first && { row: first.names.join('\n'), isLikelyHeader: isLikelyHeader(first, others, isHeaderName) }
}
