import { readResults } from './read-results.mjs'

/**
 * What turbo did with one task.
 * @typedef {object} TaskRun
 * @property {string} id e.g. `@sitewright/portal#build`
 * @property {string} task e.g. `build`
 * @property {'passed' | 'failed' | 'not run'} state
 * @property {boolean} isCached
 * @property {number} start epoch milliseconds, 0 when it did not run
 * @property {number} end epoch milliseconds, 0 when it did not run
 */

/**
 * One step, judged.
 * @typedef {object} Verdict
 * @property {string} name
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {number} time milliseconds; of a step out of the cache: 0
 * @property {boolean} isCached
 * @property {string[]} reasons why it failed, empty when it did not
 */

/**
 * Judges one step by what its tasks did and what its tests reported.
 *
 * A step without tests counts one. A step that fails counts at least one failed, whatever its report says: a runner that
 * dies after green tests is a failure. A test step that found no test is one too.
 * @param {import('./steps.mjs').Step} step
 * @param {TaskRun[]} runs of its tasks
 * @param {string | undefined} report the text of its results file, if there is one
 * @returns {Verdict}
 */
export function judgeStep(step, runs, report) {
  const bad = runs.filter((run) => run.state !== 'passed')
  const reasons = bad.map((run) =>
    run.state === 'failed' ? `${run.id} failed` : `${run.id} was not run: what it needs failed`,
  )
  if (runs.length === 0) reasons.push('it was not run: what it needs failed, or turbo gave up (its words stand above)')

  const tests =
    step.results === undefined ? { passed: 0, failed: 0, skipped: 0, failures: [] } : testsOf(report, reasons)
  const isGreen = reasons.length === 0 && tests.failed === 0
  return {
    name: step.name,
    passed: step.results === undefined && isGreen ? 1 : tests.passed,
    failed: isGreen ? 0 : Math.max(1, tests.failed),
    skipped: tests.skipped,
    time: timeOf(runs),
    isCached: runs.length > 0 && runs.every((run) => run.isCached),
    reasons: [...tests.failures, ...reasons],
  }
}

/**
 * @param {string | undefined} report
 * @param {string[]} reasons gets what is wrong with the report
 * @returns {import('./read-results.mjs').Results}
 */
function testsOf(report, reasons) {
  const none = { passed: 0, failed: 0, skipped: 0, failures: [] }
  if (report === undefined) {
    if (reasons.length === 0) reasons.push('it left no report of its tests')
    return none
  }
  try {
    const tests = readResults(report)
    if (tests.passed + tests.failed === 0) reasons.push('it found no test')
    return tests
  } catch (error) {
    reasons.push(`its report cannot be read: ${error instanceof Error ? error.message : String(error)}`)
    return none
  }
}

/**
 * @param {TaskRun[]} runs
 * @returns {number} from the first start to the last end of those that worked; they may overlap other steps
 */
function timeOf(runs) {
  const worked = runs.filter((run) => !run.isCached && run.end > 0)
  if (worked.length === 0) return 0
  return Math.max(...worked.map((run) => run.end)) - Math.min(...worked.map((run) => run.start))
}
