import { WHOLE } from './weights'

/** A row when weights are shared out. */
export interface Share {
  /** Its weight in ten-thousandths; `NaN` for what cannot be read. */
  units: number
  /** Nothing changes it. */
  isLocked: boolean
}

/**
 * Why weights cannot be shared out: there is none that may change; one cannot be read or is below 0; those that stay are
 * more than 100; all that could be scaled are 0.
 */
export type Refusal = 'locked' | 'unread' | 'full' | 'zero'

const sum = (shares: readonly Share[]): number => shares.reduce((total, { units }) => total + units, 0)

const isSound = ({ units }: Share): boolean => units >= 0

/** What the locked rows leave of 100. */
function leftByLocked(shares: readonly Share[]): number | Refusal {
  const locked = shares.filter((share) => share.isLocked)
  if (locked.length === shares.length) return 'locked'
  if (!locked.every(isSound)) return 'unread'
  const left = WHOLE - sum(locked)
  return left < 0 ? 'full' : left
}

/** Gives every unlocked row the same; what cannot be divided goes to the first of them, a ten-thousandth each. */
export function evenSplit(shares: readonly Share[]): number[] | Refusal {
  const left = leftByLocked(shares)
  if (typeof left === 'string') return left
  const count = shares.filter((share) => !share.isLocked).length
  const each = Math.floor(left / count)
  let over = left - each * count
  return shares.map(({ units, isLocked }) => {
    if (isLocked) return units
    over -= 1
    return over >= 0 ? each + 1 : each
  })
}

/**
 * Makes the unlocked rows larger or smaller in proportion, so that all together are 100. A zero stays zero. What rounding
 * leaves goes, a ten-thousandth each, to those that lost most by it; of equal ones to the first.
 */
export function scaleToWhole(shares: readonly Share[]): number[] | Refusal {
  const left = leftByLocked(shares)
  if (typeof left === 'string') return left
  const free = shares.filter((share) => !share.isLocked)
  if (!free.every(isSound)) return 'unread'
  const total = sum(free)
  if (total === 0) return left === 0 ? shares.map(({ units }) => units) : 'zero'
  // A product of two weights may be more than a number holds exactly.
  const parts = shares.map(({ units, isLocked }, row) => {
    if (isLocked) return { row, units, lost: 0n }
    const product = BigInt(units) * BigInt(left)
    return { row, units: Number(product / BigInt(total)), lost: product % BigInt(total) }
  })
  const scaled = parts.map(({ units }) => units)
  const missing = WHOLE - scaled.reduce((all, units) => all + units, 0)
  // Sorting keeps the order of equal ones. There is never more missing than there are rows that lost.
  const losers = parts.toSorted((one, other) => (one.lost === other.lost ? 0 : one.lost > other.lost ? -1 : 1))
  for (const { row } of losers.slice(0, missing)) scaled[row] = (scaled[row] ?? 0) + 1
  return scaled
}

/** What a row must be so that all together are 100. */
export function restFor(shares: readonly Share[], row: number): number | Refusal {
  if (shares[row] === undefined || shares[row].isLocked) return 'locked'
  const others = shares.filter((_, at) => at !== row)
  if (!others.every(isSound)) return 'unread'
  const rest = WHOLE - sum(others)
  return rest < 0 ? 'full' : rest
}
