import { at } from './tree-index'

/** How long the next letter still belongs to the ones before it, in milliseconds. */
const PAUSE = 700

/** What has been typed so far, and when. */
export interface Typed {
  text: string
  time: number
}

/** Takes one more letter; after a pause it begins anew. */
export function typeOn(before: Typed, letter: string, time: number): Typed {
  const isGoingOn = time - before.time < PAUSE
  return { text: (isGoingOn ? before.text : '') + letter.toLowerCase(), time }
}

/**
 * The next row whose name begins with what was typed, around the end to the beginning.
 *
 * One letter looks from the following row on, and so does the same letter again and again; more letters keep the row that
 * already fits.
 * @param names in lower case, by place
 * @returns -1 when no row fits
 */
export function findRow(rows: Int32Array, names: readonly string[], from: number, text: string): number {
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
