import { formatNumber } from './parse-number'

/** What a number may be. */
export interface NumberLimits {
  /** Least value; none by default. */
  min?: number
  /** Greatest value; none by default. */
  max?: number
  /** Distance of two values, more than 0; 1 by default. Counted from `min`, else from 0. */
  step?: number
}

const decimals = (value: number): number => formatNumber(value).split('.')[1]?.length ?? 0

/** No double has that many decimals and is still one. */
const MOST_DECIMALS = 22

/**
 * The value some steps away, exactly: 0.1 three times is 0.3.
 *
 * A value between two steps goes to the next one in the direction first. An empty field starts at the limit that one walks away
 * from, else at 0. Never beyond a limit.
 * @param steps how many, downwards if negative
 */
export function stepNumber(value: number | null, steps: number, { min, max, step = 1 }: NumberLimits): number {
  if (value === null || Number.isNaN(value)) return clamp((steps > 0 ? min : max) ?? 0, min, max)
  if (steps === 0) return clamp(value, min, max)
  const base = min ?? 0
  const power = 10 ** Math.min(MOST_DECIMALS, Math.max(decimals(value), decimals(step), decimals(base)))
  const whole = (number: number): number => Math.round(number * power)
  const [at, unit, start] = [whole(value), whole(step), whole(base)]
  const next = nextOnGrid(at - start, steps, unit) + start
  // Beyond what whole numbers can count exactly, exactness is lost anyway.
  const result = Number.isSafeInteger(next) ? next / power : value + steps * step
  return clamp(result, min, max, step)
}

function nextOnGrid(offset: number, steps: number, unit: number): number {
  const isOnGrid = offset % unit === 0
  if (isOnGrid) return offset + steps * unit
  const near = steps > 0 ? Math.ceil(offset / unit) - 1 : Math.floor(offset / unit) + 1
  return (near + steps) * unit
}

/** Within the limits; the greatest value that a step leads to, if the maximum is between two. */
function clamp(value: number, min = -Infinity, max = Infinity, step?: number): number {
  if (value < min) return min
  if (value <= max) return value
  if (step === undefined || min === -Infinity) return max
  const power = 10 ** Math.min(MOST_DECIMALS, Math.max(decimals(max), decimals(step), decimals(min)))
  const unit = Math.round(step * power)
  const room = Math.round(max * power) - Math.round(min * power)
  const last = Math.round(min * power) + Math.floor(room / unit) * unit
  return Number.isSafeInteger(last) ? last / power : max
}

/** What is wrong with a number that could be read. */
export type LimitProblem = 'small' | 'large' | 'fraction'

/** Says whether a number keeps the limits. The step is a help for the keys, not a limit. */
export function limitProblem(value: number, { min, max }: NumberLimits, isInteger: boolean): LimitProblem | null {
  if (isInteger && !Number.isInteger(value)) return 'fraction'
  if (min !== undefined && value < min) return 'small'
  if (max !== undefined && value > max) return 'large'
  return null
}
