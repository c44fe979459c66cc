import type { NumberNotation } from '../number-field/number-notation'
import type { Cell } from './weight-cells'
import { normalizeCell, typedCell } from './weight-cells'
import { parseWeight } from './weights'

/** Lines that are read to find the column of numbers. */
const SAMPLE = 200

/**
 * Finds the column of weights in a text from a spreadsheet. Of several columns it is the one with the most numbers, and of equal
 * ones the last, because names usually come before numbers. A single line with several numbers counts as a column.
 * @returns `null` for the text of a single cell, which the browser pastes, and for empty cells
 */
export function findColumn(text: string, notation?: NumberNotation): string[] | null {
  const isReadable = (cell: string): boolean => !Number.isNaN(parseWeight(cell, notation).value)
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
  const highest = counts.reduce((maximum, count) => Math.max(maximum, count), 0)
  const column = counts.lastIndexOf(highest)
  return lines.map((line) => line[column] ?? '')
}

/** The effect of a pasted column on the rows. */
export interface Filling {
  /** The filled cells, from the focused row down. A text that is not a number stays as it was pasted. */
  changes: [string, Cell][]
  /** Number of values after the last row. */
  beyond: number
  /** Number of locked rows, which skip their value. */
  skipped: number
}

/** Fills the rows from `from` down; locked rows keep their weight. */
export function fillRows(
  column: readonly string[],
  ids: readonly string[],
  from: string,
  locked: ReadonlySet<string>,
  notation?: NumberNotation,
): Filling {
  const rows = ids.slice(ids.indexOf(from))
  const reached = rows.slice(0, column.length)
  const changes = reached.flatMap((id, at): [string, Cell][] =>
    locked.has(id) ? [] : [[id, normalizeCell(typedCell(column[at] ?? '', notation), notation)]],
  )
  return { changes, beyond: column.length - reached.length, skipped: reached.length - changes.length }
}
