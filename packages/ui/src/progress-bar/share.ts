/** From here on a share is told apart: nearly used up. Percent. */
export const NEAR = 90

/** How far a share has come. */
export type ShareLevel = 'normal' | 'near' | 'over'

/**
 * How much of a limit is used, in whole percent. 100 is said only of what is used up exactly, and more only of what is
 * over it; rounding makes neither up.
 * @param used what is used
 * @param limit the most there may be; `null` when there is no limit
 * @returns `null` when there is no share to tell: no limit, or something that is no number
 */
export function percentOf(used: number, limit: number | null): number | null {
  if (limit === null || !Number.isFinite(used) || !Number.isFinite(limit) || limit < 0) return null
  if (limit === 0) return used > 0 ? 101 : null
  const percent = (100 * used) / limit
  if (used > limit) return Math.max(101, Math.round(percent))
  return Math.max(0, used === limit ? 100 : Math.min(99, Math.round(percent)))
}

/** What a share in percent means. */
export function levelOf(percent: number, near = NEAR): ShareLevel {
  if (percent > 100) return 'over'
  return percent >= near ? 'near' : 'normal'
}
