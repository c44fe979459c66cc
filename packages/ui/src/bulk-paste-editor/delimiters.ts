/** A separator of the names of a path. */
export interface Delimiter {
  value: string
  /** Its name: "Tab". */
  label: string
  /** Ordinary names can contain it, such as a dot, so any other delimiter is detected before it. */
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
  const best = (list: readonly Delimiter[]): Delimiter | undefined => {
    let found: Delimiter | undefined
    let highest = 0
    for (const delimiter of list) {
      const count = lines.filter((line) => line.includes(delimiter.value)).length
      if (count > highest) {
        highest = count
        found = delimiter
      }
    }
    return found
  }
  return best(delimiters.filter(({ isWeak }) => isWeak !== true)) ?? best(delimiters)
}

/** Splits a line into trimmed names, without the empty names at the end. */
export function splitPath(line: string, delimiter: string): string[] {
  const names = line.split(delimiter).map((name) => name.trim())
  while (names.at(-1) === '') names.pop()
  return names
}
