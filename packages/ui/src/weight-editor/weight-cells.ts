import type { NumberNotation } from '../number-field/number-notation'
import type { Share } from './share-out'
import { formatWeight, fromUnits, parseWeight, toUnits } from './weights'

/** Weights by row id. A row without a weight has 0; `NaN` is a text that is not a number. */
export type Weights = Readonly<Record<string, number>>

/** The content of a row: its text, and the number that the text represents. */
export interface Cell {
  readonly text: string
  /** `NaN` when the text is not a number. */
  readonly value: number
}

/** Cells by row id. */
export type Cells = ReadonlyMap<string, Cell>

const ZERO: Cell = { text: '0', value: 0 }

/** The cell of a row; 0 for a row without one. */
export const cellAt = (cells: Cells, id: string): Cell => cells.get(id) ?? ZERO

/** The cell of a typed text. */
export const typedCell = (text: string, notation?: NumberNotation): Cell => ({
  text,
  value: parseWeight(text, notation).value,
})

/** The cell of a number; the text of `NaN` is empty. */
export const numberCell = (value: number, notation?: NumberNotation): Cell => ({
  text: Number.isNaN(value) ? '' : formatWeight(value, notation),
  value,
})

/**
 * The cell after its row loses the focus: a valid weight is written in the plain form, every other text stays. A value that is finer
 * than its text stays too, because focusing a row must not change its weight.
 */
export function normalizeCell(cell: Cell, notation?: NumberNotation): Cell {
  if (cell.text === formatWeight(cell.value, notation)) return cell
  const { value, problem } = parseWeight(cell.text, notation)
  return problem === undefined ? numberCell(value, notation) : cell
}

/** The weight of a row. Reads own properties only, because a row id can be "constructor". */
export const weightAt = (weights: Weights, id: string): number =>
  Object.hasOwn(weights, id) ? (weights[id] ?? Number.NaN) : 0

/** Converts weights to cells. */
export const toCells = (ids: readonly string[], weights: Weights, notation?: NumberNotation): Cells =>
  new Map(ids.map((id) => [id, numberCell(weightAt(weights, id), notation)]))

/** Converts cells to weights. */
export const toWeights = (ids: readonly string[], cells: Cells): Weights =>
  Object.fromEntries(ids.map((id) => [id, cellAt(cells, id).value]))

const isSame = (a: number, b: number): boolean => a === b || (Number.isNaN(a) && Number.isNaN(b))

/** Whether the cells have exactly these weights. */
export const hasWeights = (ids: readonly string[], cells: Cells, weights: Weights): boolean =>
  ids.every((id) => isSame(cellAt(cells, id).value, weightAt(weights, id)))

/** Replaces cells. Returns the same cells when nothing differs. */
export function withCells(cells: Cells, changes: Iterable<readonly [string, Cell]>): Cells {
  const different = [...changes].filter(([id, cell]) => {
    const before = cellAt(cells, id)
    return before.text !== cell.text || !isSame(before.value, cell.value)
  })
  return different.length === 0 ? cells : new Map([...cells, ...different])
}

/** Converts the rows to what `share-out` works on. */
export const toShares = (ids: readonly string[], cells: Cells, locked: ReadonlySet<string>): Share[] =>
  ids.map((id) => ({ units: toUnits(cellAt(cells, id).value), isLocked: locked.has(id) }))

/** The new cells of the unlocked rows, from shares in ten-thousandths. */
export const sharedCells = (
  ids: readonly string[],
  units: readonly number[],
  locked: ReadonlySet<string>,
  notation?: NumberNotation,
): [string, Cell][] =>
  ids.flatMap((id, row): [string, Cell][] =>
    locked.has(id) ? [] : [[id, numberCell(fromUnits(units[row] ?? 0), notation)]],
  )

/** The sum of the weights. */
export interface WeightSum {
  /** Sum of the weights that are numbers. */
  total: number
  /** Number of weights that are not numbers. */
  invalid: number
}

/** Adds the weights exactly. */
export function addWeights(ids: readonly string[], cells: Cells): WeightSum {
  const units = ids.map((id) => toUnits(cellAt(cells, id).value))
  const numbers = units.filter((unit) => !Number.isNaN(unit))
  return { total: fromUnits(numbers.reduce((sum, unit) => sum + unit, 0)), invalid: units.length - numbers.length }
}
