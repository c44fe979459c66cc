import type { Cell } from './weight-cells'
import { leftCell, typedCell } from './weight-cells'
import { parseWeight } from './weights'

const isReadable = (text: string): boolean => !Number.isNaN(parseWeight(text).value)

/** So many lines tell which column it is. */
const SAMPLE = 200

/**
 * The column of weights in what a spreadsheet has put on the clipboard; `null` for a text of one cell, which is pasted like
 * every text, and for empty cells alone. Of several columns it is the one with the most numbers, of equal ones the last, as names stand before numbers.
 * A single line of several numbers is taken as a column.
 */
export function columnOf(text: string): string[] | null {
  if (!/[\r\n\t]/.test(text) || text.trim() === '') return null
  const plain = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '')
  const lines = plain.split('\n').map((line) => line.split('\t').map((cell) => cell.trim()))
  const [first = []] = lines
  if (lines.length === 1 && first.filter(isReadable).length > 1) return first
  const width = Math.min(
    SAMPLE,
    lines.reduce((widest, line) => Math.max(widest, line.length), 0),
  )
  const sample = lines.slice(0, SAMPLE)
  const counts = Array.from({ length: width }, (_, at) => sample.filter((line) => isReadable(line[at] ?? '')).length)
  const most = counts.reduce((highest, count) => Math.max(highest, count), 0)
  const column = counts.lastIndexOf(most)
  return lines.map((line) => line[column] ?? '')
}

/** What a pasted column does to the rows. */
export interface Filling {
  /** The cells that are filled, from the focused row down. What cannot be read stays as it was pasted. */
  changes: [string, Cell][]
  /** Values beyond the last row. */
  beyond: number
  /** Locked rows that keep their weight; the value beside them is passed over. */
  kept: number
}

/** Fills the rows from one of them down. */
export function fillFrom(
  column: readonly string[],
  ids: readonly string[],
  from: string,
  locked: ReadonlySet<string>,
): Filling {
  const rows = ids.slice(ids.indexOf(from))
  const met = rows.slice(0, column.length)
  const changes = met.flatMap((id, at): [string, Cell][] =>
    locked.has(id) ? [] : [[id, leftCell(typedCell(column[at] ?? ''))]],
  )
  return { changes, beyond: column.length - met.length, kept: met.length - changes.length }
}
