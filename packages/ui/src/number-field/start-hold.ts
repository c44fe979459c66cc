/** Delay before a pressed button repeats, in ms. */
export const HOLD_DELAY_MS = 400
/** Time between two repetitions, in ms. */
export const HOLD_INTERVAL_MS = 60

/**
 * Repeats a step until it is stopped, first after a delay.
 * @param step takes a step, and returns whether another one is possible
 * @returns a function that stops the repetition
 */
export function startHold(step: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout>
  const repeat = (): void => {
    if (step()) timer = setTimeout(repeat, HOLD_INTERVAL_MS)
  }
  timer = setTimeout(repeat, HOLD_DELAY_MS)
  return () => clearTimeout(timer)
}
