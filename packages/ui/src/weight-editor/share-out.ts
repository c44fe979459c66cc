import { WHOLE } from './weights'

/** A row whose weight can be shared out. */
export interface Share {
  /** Weight in ten-thousandths; `NaN` when it is not a number. */
  units: number
  /** A locked row keeps its weight. */
  isLocked: boolean
}

/**
 * Why weights cannot be shared out. `locked`: every row is locked. `invalid`: a weight is not a number or below 0. `full`: the other
 * weights are more than 100. `zero`: every weight to scale is 0.
 */
export type Refusal = 'locked' | 'invalid' | 'full' | 'zero'

const sum = (shares: readonly Share[]): number => shares.reduce((total, { units }) => total + units, 0)

const isValid = ({ units }: Share): boolean => units >= 0

/** The part of 100 that the locked rows leave. */
function getUnlockedShare(shares: readonly Share[]): number | Refusal {
  const locked = shares.filter((share) => share.isLocked)
  if (locked.length === shares.length) return 'locked'
  if (!locked.every(isValid)) return 'invalid'
  const left = WHOLE - sum(locked)
  return left < 0 ? 'full' : left
}

/** Gives every unlocked row the same weight. The first rows each get one ten-thousandth of the remainder. */
export function splitEvenly(shares: readonly Share[]): number[] | Refusal {
  const left = getUnlockedShare(shares)
  if (typeof left === 'string') return left
  const count = shares.filter((share) => !share.isLocked).length
  const each = Math.floor(left / count)
  let remainder = left - each * count
  return shares.map(({ units, isLocked }) => {
    if (isLocked) return units
    remainder -= 1
    return remainder >= 0 ? each + 1 : each
  })
}

/**
 * Scales the unlocked rows in proportion, so that the sum is 100. A zero stays zero. The rows that rounding reduced the most get the
 * remainder, one ten-thousandth each; of equal rows, the first.
 */
export function scaleToWhole(shares: readonly Share[]): number[] | Refusal {
  const left = getUnlockedShare(shares)
  if (typeof left === 'string') return left
  const free = shares.filter((share) => !share.isLocked)
  if (!free.every(isValid)) return 'invalid'
  const total = sum(free)
  if (total === 0) return left === 0 ? shares.map(({ units }) => units) : 'zero'
  // BigInt, because the product of two weights can exceed the safe integers.
  const parts = shares.map(({ units, isLocked }, row) => {
    if (isLocked) return { row, units, lost: 0n }
    const product = BigInt(units) * BigInt(left)
    return { row, units: Number(product / BigInt(total)), lost: product % BigInt(total) }
  })
  const scaled = parts.map(({ units }) => units)
  const missing = WHOLE - scaled.reduce((all, units) => all + units, 0)
  // The sort is stable, and `missing` is never more than the number of rows that rounding reduced.
  const byLoss = parts.toSorted((a, b) => (a.lost === b.lost ? 0 : a.lost > b.lost ? -1 : 1))
  for (const { row } of byLoss.slice(0, missing)) scaled[row] = (scaled[row] ?? 0) + 1
  return scaled
}

/** The weight of a row that makes the sum 100. */
export function findRest(shares: readonly Share[], row: number): number | Refusal {
  if (shares[row] === undefined || shares[row].isLocked) return 'locked'
  const otherShares = shares.filter((_, at) => at !== row)
  if (!otherShares.every(isValid)) return 'invalid'
  const rest = WHOLE - sum(otherShares)
  return rest < 0 ? 'full' : rest
}
