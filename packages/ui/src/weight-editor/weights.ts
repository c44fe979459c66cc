import { formatNumber, parseNumber } from '../number-field/parse-number'

/** What all weights together are. */
export const TOTAL = 100

/** A weight is counted in ten-thousandths, so that sums are exact. */
const PER_WEIGHT = 10_000

/** The total in ten-thousandths. */
export const WHOLE = TOTAL * PER_WEIGHT

/** A weight in ten-thousandths; what is finer is rounded. NaN stays NaN. */
export const toUnits = (weight: number): number => Math.round(weight * PER_WEIGHT)

/** Ten-thousandths as a weight. */
export const fromUnits = (units: number): number => units / PER_WEIGHT

/** A weight as text: a point, four digits behind it at most, none more than it needs. */
export const formatWeight = (weight: number): string => formatNumber(fromUnits(toUnits(weight)) || 0)

/** Why a text is no weight, or none from 0 to 100 with four digits behind the point. */
export type WeightProblem = 'empty' | 'unreadable' | 'small' | 'large' | 'fine'

/** What a text says: its number, `NaN` for none, and what is wrong with it. */
export interface ParsedWeight {
  value: number
  problem?: WeightProblem
}

/** A comma alone. No weight has thousands, so it is a decimal one. */
const LONE_COMMA = /^[^.,]*,[^.,]*$/

/** No weight is longer; what a spreadsheet or a mistake puts here may be a page. */
const LONGEST = 100

/** Reads a weight as people write it and spreadsheets hand it out: `12.5`, `12,5`, `12,5 %`. */
export function parseWeight(text: string): ParsedWeight {
  const plain = text
    .trim()
    .slice(0, LONGEST + 1)
    .normalize('NFKC')
  if (plain === '') return { value: Number.NaN, problem: 'empty' }
  if (plain.length > LONGEST) return { value: Number.NaN, problem: 'unreadable' }
  const bare = plain.replace(/^%/, '').replace(/%$/, '').trim()
  const parsed = parseNumber(LONE_COMMA.test(bare) ? bare.replace(',', '.') : bare)
  if (parsed.kind === 'number') return checked(parsed.value)
  // More digits than a number holds; what is nearest tells whether they are behind the point.
  const near = parsed.kind === 'problem' && parsed.problem === 'imprecise' ? Number(bare.replace(',', '.')) : Number.NaN
  return Number.isNaN(near) ? { value: near, problem: 'unreadable' } : { problem: 'fine', ...checked(near) }
}

function checked(value: number): ParsedWeight {
  if (value < 0) return { value, problem: 'small' }
  if (value > TOTAL) return { value, problem: 'large' }
  return fromUnits(toUnits(value)) === value ? { value } : { value, problem: 'fine' }
}

/** The weight so much further, from 0 to 100; what cannot be read counts as 0. */
export function stepWeight(weight: number, by: number): number {
  const next = (Number.isNaN(weight) ? 0 : toUnits(weight)) + toUnits(by)
  return fromUnits(Math.min(WHOLE, Math.max(0, next)))
}
