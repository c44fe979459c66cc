/** A share from this value on is nearly full, in percent. */
export const NEAR = 90

/** The level of a share; `near` and `over` show a warning. */
export type ShareLevel = 'normal' | 'near' | 'over'

/**
 * Calculates how much of a maximum is used, in whole percent. The result is 100 only when exactly the maximum is used, and more only
 * when more is used; rounding does not change that.
 * @param used the used amount
 * @param max the maximum; `null` when there is none
 * @returns `null` without a share: there is no maximum, or an amount is not a number
 */
export function toPercent(used: number, max: number | null): number | null {
  if (max === null || !Number.isFinite(used) || !Number.isFinite(max) || max < 0) return null
  if (max === 0) return used > 0 ? 101 : null
  const percent = (100 * used) / max
  if (used > max) return Math.max(101, Math.round(percent))
  return Math.max(0, used === max ? 100 : Math.min(99, Math.round(percent)))
}

/** Finds the level of a share in percent. */
export function findLevel(percent: number, near = NEAR): ShareLevel {
  if (percent > 100) return 'over'
  return percent >= near ? 'near' : 'normal'
}
