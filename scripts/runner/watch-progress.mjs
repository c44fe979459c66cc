import { statSync } from 'node:fs'
import { reportFile, tryReport } from './report.mjs'

/** How often the reports are looked at, in milliseconds. */
const LOOK = 1000

/**
 * Watches the reports of a stage grow, and ends the stage when a started one does not grow for longer than its step
 * allows. A test that waits is ended by its own time limit; one that never gives the processor back can only be ended from
 * outside.
 * @param {readonly import('./steps.mjs').Step[]} steps
 * @param {string} root
 * @param {AbortSignal} outer ends the stage too
 */
export function watchProgress(steps, root, outer) {
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (outer.aborted) abort()
  outer.addEventListener('abort', abort, { once: true })

  const watched = steps.flatMap((step) =>
    step.tests === undefined
      ? []
      : [{ step, tests: step.tests, file: reportFile(root, step.tests.report), size: 0, since: 0 }],
  )
  /** @type {{ step: import('./steps.mjs').Step, reason: string } | undefined} */
  let stall
  const look = () => {
    for (const entry of watched) {
      const size = statSync(entry.file, { throwIfNoEntry: false })?.size ?? 0
      if (size !== entry.size) Object.assign(entry, { size, since: Date.now() })
      if (size === 0 || Date.now() - entry.since < entry.tests.stallMs) continue
      const { running = [], end } = tryReport(entry.file) ?? {}
      // The tool may take long to close what it opened, and then another report of the stage may still grow.
      if (end !== undefined) continue
      const where = running.length === 0 ? '' : ` Running: ${[...new Set(running)].join(', ')}.`
      stall = {
        step: entry.step,
        reason: `No test finished for ${entry.tests.stallMs / 1000} s, so it was ended.${where}`,
      }
      abort()
      return
    }
  }
  const timer = setInterval(look, LOOK)
  return {
    signal: controller.signal,
    /** @returns {string | undefined} why this step was ended, if it was */
    stallOf: (/** @type {import('./steps.mjs').Step} */ step) => (stall?.step === step ? stall.reason : undefined),
    release: () => {
      clearInterval(timer)
      outer.removeEventListener('abort', abort)
    },
  }
}
