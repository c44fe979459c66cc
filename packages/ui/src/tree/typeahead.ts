import { foldText } from '../text-match/fold-text'
import { at } from './tree-index'

/** Maximum pause between two characters of one search, ms. */
const PAUSE_MS = 700

/** The characters of a typeahead search. */
export interface Typeahead {
  /** Folded. */
  text: string
  /** When the last character was typed, ms. */
  time: number
}

export const NO_TYPEAHEAD: Typeahead = { text: '', time: 0 }

/** Whether the next character at a time belongs to the search. */
export const isContinued = ({ text, time }: Typeahead, now: number): boolean => text !== '' && now - time < PAUSE_MS

/** Adds a character to a search, or starts a new one after a pause. */
export function typeCharacter(before: Typeahead, character: string, now: number): Typeahead {
  return { text: (isContinued(before, now) ? before.text : '') + foldText(character), time: now }
}

/**
 * Finds the next row whose name begins with a search, and continues from the top after the last row.
 *
 * A search of one character, even a repeated one, starts at the row after the current one. A longer search starts at the current row.
 * @param names folded, by place
 * @returns -1 when no row matches
 */
export function findRowByName(rows: Int32Array, names: readonly string[], from: number, text: string): number {
  const letter = text[0] ?? ''
  const isOneLetter = text === letter.repeat(text.length)
  const start = from + (isOneLetter ? 1 : 0)
  const find = (begin: string): number => {
    for (let step = 0; step < rows.length; step++) {
      const row = (start + step) % rows.length
      if (names[at(rows, row)]?.startsWith(begin)) return row
    }
    return -1
  }
  const whole = find(text)
  return whole < 0 && isOneLetter ? find(letter) : whole
}
