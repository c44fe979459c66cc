import type { Share } from './share-out'
import { formatWeight, fromUnits, parseWeight, toUnits } from './weights'

/** Weights by the id of their row; `NaN` stands for a text that is none. A row without one has 0. */
export type Weights = Readonly<Record<string, number>>

/** What stands in a row: what was typed, and the number that it says. */
export interface Cell {
  readonly text: string
  /** `NaN` for what cannot be read. */
  readonly value: number
}

/** The cells by the id of their row. */
export type Cells = ReadonlyMap<string, Cell>

const ZERO: Cell = { text: '0', value: 0 }

/** The cell of a row; 0 for one that has none yet. */
export const cellAt = (cells: Cells, id: string): Cell => cells.get(id) ?? ZERO

/** A cell as it is typed. */
export const typedCell = (text: string): Cell => ({ text, value: parseWeight(text).value })

/** A cell of a number; `NaN` has no text. */
export const numberCell = (value: number): Cell => ({ text: Number.isNaN(value) ? '' : formatWeight(value), value })

/**
 * A cell as it stands once it has been left: what can be read is written plainly, everything else stays. So does a number of the
 * owner that is finer than its text: to look at a weight is not to change it.
 */
export function leftCell(cell: Cell): Cell {
  if (cell.text === formatWeight(cell.value)) return cell
  const { value, problem } = parseWeight(cell.text)
  return problem === undefined ? numberCell(value) : cell
}

/** The weight of a row. An own property, as a row may be called "constructor". */
export const weightAt = (weights: Weights, id: string): number =>
  Object.hasOwn(weights, id) ? (weights[id] ?? Number.NaN) : 0

/** The cells of weights. */
export const cellsOf = (ids: readonly string[], weights: Weights): Cells =>
  new Map(ids.map((id) => [id, numberCell(weightAt(weights, id))]))

/** The weights of cells, to be handed out. */
export const weightsOf = (ids: readonly string[], cells: Cells): Weights =>
  Object.fromEntries(ids.map((id) => [id, cellAt(cells, id).value]))

const isSame = (one: number, other: number): boolean => one === other || (Number.isNaN(one) && Number.isNaN(other))

/** Whether cells say what the weights are. */
export const areOf = (ids: readonly string[], cells: Cells, weights: Weights): boolean =>
  ids.every((id) => isSame(cellAt(cells, id).value, weightAt(weights, id)))

/** The cells with some of them replaced; the same ones if nothing is different. */
export function withCells(cells: Cells, changes: Iterable<readonly [string, Cell]>): Cells {
  const different = [...changes].filter(([id, cell]) => {
    const before = cellAt(cells, id)
    return before.text !== cell.text || !isSame(before.value, cell.value)
  })
  return different.length === 0 ? cells : new Map([...cells, ...different])
}

/** The rows as they are shared out. */
export const sharesOf = (ids: readonly string[], cells: Cells, locked: ReadonlySet<string>): Share[] =>
  ids.map((id) => ({ units: toUnits(cellAt(cells, id).value), isLocked: locked.has(id) }))

/** What weights that were shared out make of the cells; those of locked rows are not touched. */
export const sharedCells = (
  ids: readonly string[],
  units: readonly number[],
  locked: ReadonlySet<string>,
): [string, Cell][] =>
  ids.flatMap((id, row): [string, Cell][] => (locked.has(id) ? [] : [[id, numberCell(fromUnits(units[row] ?? 0))]]))

/** All weights together, and how many cannot be counted. */
export interface Sum {
  /** Of those that can be read. */
  total: number
  unread: number
}

/** Adds the weights, exactly. */
export function sumOf(ids: readonly string[], cells: Cells): Sum {
  const units = ids.map((id) => toUnits(cellAt(cells, id).value))
  const read = units.filter((one) => !Number.isNaN(one))
  return { total: fromUnits(read.reduce((all, one) => all + one, 0)), unread: units.length - read.length }
}
