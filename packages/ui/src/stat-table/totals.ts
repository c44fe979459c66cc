/** One line of figures. */
export interface Stat {
  /** How much is used. */
  used: number
  /** The most there may be; `null` when there is no limit. */
  max: number | null
}

/** All of it together. One line without a limit leaves the whole without one. */
export function totalOf(stats: readonly Stat[]): Stat {
  return {
    used: stats.reduce((sum, { used }) => sum + used, 0),
    max: stats.some(({ max }) => max === null) ? null : stats.reduce((sum, { max }) => sum + (max ?? 0), 0),
  }
}
