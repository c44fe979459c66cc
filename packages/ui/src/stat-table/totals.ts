/** The figures of one row. */
export interface Stat {
  /** The used amount. */
  used: number
  /** The maximum; `null` when there is none. */
  max: number | null
}

/** Adds the figures of all rows. When one row has no maximum, the total has none. */
export function addStats(stats: readonly Stat[]): Stat {
  return {
    used: stats.reduce((sum, { used }) => sum + used, 0),
    max: stats.some(({ max }) => max === null) ? null : stats.reduce((sum, { max }) => sum + (max ?? 0), 0),
  }
}
