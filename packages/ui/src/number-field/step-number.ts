import { formatNumber } from './parse-number'

/** The values that a number can have. */
export interface NumberLimits {
  /** Minimum; none by default. */
  min?: number
  /** Maximum; none by default. */
  max?: number
  /** Size of a step, greater than 0; 1 by default. Steps are counted from `min`, else from 0. */
  step?: number
}

const decimals = (value: number): number => formatNumber(value).split('.')[1]?.length ?? 0

/** A double with more decimals would not be finite after scaling. */
const MAX_DECIMALS = 22

/**
 * Steps a value without rounding errors: 0.1 three times is 0.3. The result is within the limits.
 *
 * A value between two steps first moves to the next step in its direction. An empty field starts at the limit in the opposite
 * direction, else at 0.
 * @param steps how many; negative to step down
 */
export function stepNumber(value: number | null, steps: number, { min, max, step = 1 }: NumberLimits): number {
  if (value === null || Number.isNaN(value)) return clamp((steps > 0 ? min : max) ?? 0, min, max)
  if (steps === 0) return clamp(value, min, max)
  const base = min ?? 0
  const power = 10 ** Math.min(MAX_DECIMALS, Math.max(decimals(value), decimals(step), decimals(base)))
  const whole = (number: number): number => Math.round(number * power)
  const [at, unit, start] = [whole(value), whole(step), whole(base)]
  const next = nextOnGrid(at - start, steps, unit) + start
  // Beyond the safe integers the result cannot be exact.
  const result = Number.isSafeInteger(next) ? next / power : value + steps * step
  return clamp(result, min, max, step)
}

function nextOnGrid(offset: number, steps: number, unit: number): number {
  const isOnGrid = offset % unit === 0
  if (isOnGrid) return offset + steps * unit
  const near = steps > 0 ? Math.ceil(offset / unit) - 1 : Math.floor(offset / unit) + 1
  return (near + steps) * unit
}

/** Clamps to the limits; with a step, to the last step before the maximum. */
function clamp(value: number, min = -Infinity, max = Infinity, step?: number): number {
  if (value < min) return min
  if (value <= max) return value
  if (step === undefined || min === -Infinity) return max
  const power = 10 ** Math.min(MAX_DECIMALS, Math.max(decimals(max), decimals(step), decimals(min)))
  const unit = Math.round(step * power)
  const room = Math.round(max * power) - Math.round(min * power)
  const last = Math.round(min * power) + Math.floor(room / unit) * unit
  return Number.isSafeInteger(last) ? last / power : max
}

/** Why a number is not allowed. */
export type LimitProblem = 'small' | 'large' | 'fraction'

/** Checks a number against the limits. The step applies to keys only and does not limit typing. */
export function getLimitProblem(value: number, { min, max }: NumberLimits, isInteger: boolean): LimitProblem | null {
  if (isInteger && !Number.isInteger(value)) return 'fraction'
  if (min !== undefined && value < min) return 'small'
  if (max !== undefined && value > max) return 'large'
  return null
}
