/** What may stand between the names of a path. */
export interface Delimiter {
  value: string
  /** Its name: "Tab". */
  label: string
  /** It stands in ordinary names too, as a dot does: any other is guessed before it. */
  isWeak?: boolean
}

export const DELIMITERS: readonly Delimiter[] = [
  { value: '\t', label: 'Tab' },
  { value: ',', label: 'Comma' },
  { value: '|', label: 'Pipe' },
  { value: ':', label: 'Colon' },
  { value: ';', label: 'Semicolon' },
  { value: '.', label: 'Dot', isWeak: true },
  { value: '>', label: 'Greater-than' },
]

/** As much is looked at, in characters: what stands there is told by its beginning. */
const LOOKED_AT = 20_000

/**
 * Which delimiter most lines hold; the first of those that as many hold.
 * @returns undefined when no line holds any
 */
export function guessDelimiter(text: string, delimiters: readonly Delimiter[]): Delimiter | undefined {
  const lines = text.slice(0, LOOKED_AT).split('\n')
  const best = (list: readonly Delimiter[]): Delimiter | undefined => {
    let found: Delimiter | undefined
    let most = 0
    for (const delimiter of list) {
      const count = lines.filter((line) => line.includes(delimiter.value)).length
      if (count > most) {
        most = count
        found = delimiter
      }
    }
    return found
  }
  return best(delimiters.filter(({ isWeak }) => isWeak !== true)) ?? best(delimiters)
}

/** Splits a line: names without the spaces around them, and without the empty ones at the end. */
export function splitPath(line: string, delimiter: string): string[] {
  const names = line.split(delimiter).map((name) => name.trim())
  while (names.at(-1) === '') names.pop()
  return names
}
