/** Wrong tokens in a window after which further ones get 429 instead of 401. */
export const GUESS_LIMIT = 60
/** The window, in milliseconds. */
export const GUESS_WINDOW_MS = 60_000

export interface Guesses {
  /**
   * Counts a wrong token.
   * @returns the seconds until the window is over, where it is beyond the limit
   */
  count(): number | undefined
}

/**
 * Counts wrong tokens in this process, of all callers together: so it needs no memory for each, and neither log nor audit has an entry for each. A right token always gets its answer, or others
 * could blind the monitoring.
 * @param elapsed a monotonic clock, milliseconds
 * @param warn called once in a window, at its first wrong token
 */
export function createGuesses(warn: () => void, elapsed: () => number = () => performance.now()): Guesses {
  let startedAt = -Infinity
  let guesses = 0
  return {
    count: () => {
      const now = elapsed()
      if (now - startedAt >= GUESS_WINDOW_MS) {
        startedAt = now
        guesses = 0
        warn()
      }
      guesses += 1
      return guesses > GUESS_LIMIT ? Math.ceil((startedAt + GUESS_WINDOW_MS - now) / 1000) : undefined
    },
  }
}
