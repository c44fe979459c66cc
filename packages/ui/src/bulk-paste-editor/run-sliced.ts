/** Work goes on for so long at a time, ms: less than half a frame, so that keys and scrolling come through. */
const SLICE = 7

/**
 * Does work a slice at a time; the first at once, so that little work is done when this returns.
 * @returns puts the work down for good
 */
export function runSliced<Result>(work: Generator<unknown, Result>, onDone: (result: Result) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const turn = (): void => {
    const end = performance.now() + SLICE
    do {
      const step = work.next()
      if (step.done === true) {
        onDone(step.value)
        return
      }
    } while (performance.now() < end)
    timer = setTimeout(turn)
  }
  turn()
  return () => clearTimeout(timer)
}
