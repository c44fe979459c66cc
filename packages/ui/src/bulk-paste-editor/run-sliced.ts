/** The time of one slice, ms: less than half a frame, so that keys and scrolling stay responsive. */
const SLICE_MS = 7

/**
 * Runs work in slices. The first slice runs at once, so that short work is done when this returns.
 * @returns cancels the work
 */
export function runSliced<Result>(work: Generator<unknown, Result>, onDone: (result: Result) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const runSlice = (): void => {
    const end = performance.now() + SLICE_MS
    do {
      const step = work.next()
      if (step.done === true) {
        onDone(step.value)
        return
      }
    } while (performance.now() < end)
    timer = setTimeout(runSlice)
  }
  runSlice()
  return () => clearTimeout(timer)
}
