import { ENGLISH_NOTATION, type NumberNotation, toEnglish } from '../number-field/number-notation'
import { formatPlain, parseNumber } from '../number-field/parse-number'

/** The sum of all weights. */
export const TOTAL = 100

/** Weights are counted in ten-thousandths, so that sums are exact. */
const PER_WEIGHT = 10_000

/** The total in ten-thousandths. */
export const WHOLE = TOTAL * PER_WEIGHT

/** Converts a weight to ten-thousandths, rounded. `NaN` stays `NaN`. */
export const toUnits = (weight: number): number => Math.round(weight * PER_WEIGHT)

/** Converts ten-thousandths to a weight. */
export const fromUnits = (units: number): number => units / PER_WEIGHT

/** Formats a weight with at most four decimal places. @param notation of the language; English by default */
export const formatWeight = (weight: number, notation: NumberNotation = ENGLISH_NOTATION): string =>
  formatPlain(fromUnits(toUnits(weight)) || 0, notation)

/** Why a text is not a weight from 0 to 100 with at most four decimal places. */
export type WeightProblem = 'empty' | 'unreadable' | 'ambiguous' | 'small' | 'large' | 'fine'

/** The number of a text (`NaN` when it is not a number), and its problem. */
export interface ParsedWeight {
  value: number
  problem?: WeightProblem
}

/** A single comma. In English it is a decimal comma, because weights have no thousands. */
const LONE_COMMA = /^[^.,]*,[^.,]*$/

/** Longest text that is parsed, in characters. A paste can be a whole page. */
const MAX_LENGTH = 100

/** Parses a weight as users and spreadsheets write it: `12.5`, `12,5`, `12,5 %`. @param notation of the language; English by default */
export function parseWeight(text: string, notation: NumberNotation = ENGLISH_NOTATION): ParsedWeight {
  const plain = text
    .trim()
    .slice(0, MAX_LENGTH + 1)
    .normalize('NFKC')
  if (plain === '') return { value: Number.NaN, problem: 'empty' }
  if (plain.length > MAX_LENGTH) return { value: Number.NaN, problem: 'unreadable' }
  const bare = toEnglish(plain, notation).replace(/^%/, '').replace(/%$/, '').trim()
  const parsed = parseNumber(notation.mark === '.' && LONE_COMMA.test(bare) ? bare.replace(',', '.') : bare)
  if (parsed.kind === 'number') return checkWeight(parsed.value)
  if (parsed.kind === 'problem' && parsed.problem === 'ambiguous') return { value: Number.NaN, problem: 'ambiguous' }
  // More digits than a number can represent. The nearest number still shows whether the weight is too large.
  const nearest =
    parsed.kind === 'problem' && parsed.problem === 'imprecise' ? Number(bare.replace(',', '.')) : Number.NaN
  return Number.isNaN(nearest)
    ? { value: nearest, problem: 'unreadable' }
    : { problem: 'fine', ...checkWeight(nearest) }
}

function checkWeight(value: number): ParsedWeight {
  if (value < 0) return { value, problem: 'small' }
  if (value > TOTAL) return { value, problem: 'large' }
  return fromUnits(toUnits(value)) === value ? { value } : { value, problem: 'fine' }
}

/** Adds a step to a weight, clamped to 0 to 100. `NaN` counts as 0. */
export function stepWeight(weight: number, by: number): number {
  const next = (Number.isNaN(weight) ? 0 : toUnits(weight)) + toUnits(by)
  return fromUnits(Math.min(WHOLE, Math.max(0, next)))
}
