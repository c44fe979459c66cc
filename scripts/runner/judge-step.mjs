import { keyOf, readReport } from './report.mjs'

/**
 * What turbo did with one task.
 * @typedef {object} TaskRun
 * @property {string} id e.g. `@sitewright/portal#build`
 * @property {string} task e.g. `build`
 * @property {'passed' | 'failed' | 'not run'} state
 * @property {number} [exitCode] of its command, when it ran
 * @property {boolean} isCached
 * @property {number} start epoch milliseconds, 0 when it did not run
 * @property {number} end epoch milliseconds, 0 when it did not run
 */

/**
 * One step, judged.
 * @typedef {object} Verdict
 * @property {import('./steps.mjs').Step} step
 * @property {number} passed flaky tests among them
 * @property {number} failed
 * @property {number} skipped
 * @property {number} time milliseconds; 0 for a step out of the cache
 * @property {boolean} isCached
 * @property {import('./report.mjs').TestRecord[]} failures tests that failed
 * @property {import('./report.mjs').TestRecord[]} flaky tests that failed first and passed when their file was repeated
 * @property {string[]} reasons what else failed
 * @property {string} [note] what a person should know although the step passed
 */

/** The most failed tests that are repeated; more are no accident. */
export const MOST_REPEATED = 5

/**
 * Judges one step by what its tasks did and what its tests reported.
 *
 * A step without tests counts one. A step that fails counts at least one failed, whatever its report says: a tool that dies
 * after green tests is a failure. A test step that found no test is one too.
 * @param {import('./steps.mjs').Step} step
 * @param {readonly TaskRun[]} runs of its tasks
 * @param {string | undefined} text of its report, if there is one
 * @returns {Verdict}
 */
export function judgeStep(step, runs, text) {
  const reasons = reasonsOf(runs)
  const timing = { time: timeOf(runs), isCached: runs.length > 0 && runs.every((run) => run.isCached) }
  if (step.tests === undefined) {
    const isGreen = reasons.length === 0
    const counts = { passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1, skipped: 0 }
    return { step, ...counts, ...timing, failures: [], flaky: [], reasons }
  }

  const tests = judgeTests(text)
  if (text === undefined && reasons.length === 0) reasons.push('It left no report of its tests.')
  // Failed and flaky tests, and errors beside them, are why the tool ended with an error: that it did adds nothing.
  const isExplained = tests.failures.length + tests.flaky.length + tests.reasons.length > 0 && haveEnded(runs)
  const allReasons = [...tests.reasons, ...(isExplained ? [] : reasons)]
  return {
    step,
    ...timing,
    passed: tests.passed,
    failed: Math.max(tests.failures.length, allReasons.length > 0 ? 1 : 0),
    skipped: tests.skipped,
    failures: tests.failures,
    flaky: tests.flaky,
    reasons: allReasons,
    note: tests.note,
  }
}

/**
 * @param {readonly TaskRun[]} runs
 * @returns {string[]} a sentence for each that did not pass
 */
function reasonsOf(runs) {
  if (runs.length === 0) return ['It was not run: what it needs failed, or turbo gave up (see its output above).']
  return runs
    .filter((run) => run.state !== 'passed')
    .map(({ id, state, exitCode }) =>
      state === 'failed'
        ? `${id} failed (exit code ${exitCode ?? 'unknown'}).`
        : `${id} was not run: what it needs failed.`,
    )
}

/**
 * Whether the tasks ran to their end and failed only because of their tests: both test tools then end with 1. Any other code is
 * that of a signal or of Node itself, and if turbo died, there is no task.
 * @param {readonly TaskRun[]} runs
 * @returns {boolean}
 */
const haveEnded = (runs) => runs.length > 0 && runs.every(({ state, exitCode }) => state === 'passed' || exitCode === 1)

/**
 * Whether the files of failed tests may be run once more: those of a few tests, in a run that got to its end and in which
 * nothing else failed. A run that was cut short by a time limit, a crash, a file that cannot be loaded or an unhandled error
 * says nothing of the tests that did not run.
 * @param {import('./report.mjs').Report} report
 * @param {readonly TaskRun[]} runs of the step's tasks
 * @returns {boolean}
 */
export function isRepeatable({ tests, errors, running, end }, runs) {
  const failed = tests.filter(({ status }) => status === 'failed').length
  const isComplete = end === 'finished' && errors.length === 0 && running.length === 0 && haveEnded(runs)
  return isComplete && failed > 0 && failed <= MOST_REPEATED
}

/**
 * The report of a run with what the repeat of its files found: a failed test is flaky when it passed then, and no test of its
 * file failed. If the repeat did not finish, or something failed in it outside of a test, the report stays as it is.
 * @param {import('./report.mjs').Report} first
 * @param {import('./report.mjs').Report} repeat
 * @returns {import('./report.mjs').Report}
 */
export function mergeRepeat(first, repeat) {
  if (repeat.end !== 'finished' || repeat.errors.length > 0) return first
  const failed = new Set(repeat.tests.filter(({ status }) => status === 'failed').map(({ file }) => file))
  const passed = new Set(repeat.tests.filter(({ status, file }) => status === 'passed' && !failed.has(file)).map(keyOf))
  return {
    ...first,
    tests: first.tests.map((test) =>
      test.status === 'failed' && passed.has(keyOf(test)) ? { ...test, status: 'passed', isFlaky: true } : test,
    ),
  }
}

/**
 * @param {string | undefined} text of the report
 */
function judgeTests(text) {
  /** @type {import('./report.mjs').Report} */
  let report = { tests: [], errors: [], running: [] }
  const reasons = []
  try {
    if (text !== undefined) report = readReport(text)
  } catch (error) {
    reasons.push(`Its report cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  const of = (/** @type {import('./report.mjs').TestRecord['status']} */ status) =>
    report.tests.filter((test) => test.status === status)
  const [passed, failures, skipped] = [of('passed'), of('failed'), of('skipped')]
  const flaky = passed.filter(({ isFlaky }) => isFlaky)

  if (report.isAlone === true) reasons.push('Tests that were started by hand wrote over its report.')
  reasons.push(...report.errors)
  const isComplete = report.end === 'finished' && report.running.length === 0
  if (text !== undefined && !isComplete && reasons.length === 0) reasons.push(cutShort(report))
  if (report.end === 'finished' && passed.length + failures.length === 0) reasons.push('It found no test.')
  return { passed: passed.length, skipped: skipped.length, failures, flaky, reasons, note: report.nothingToRun }
}

/**
 * @param {import('./report.mjs').Report} report
 * @returns {string}
 */
function cutShort({ end, running, tests }) {
  const how = end === undefined || end === 'finished' ? 'It ended before its tests did' : `It was ${end}`
  const where = running.length > 0 ? ` Running at that moment: ${[...new Set(running)].join(', ')}.` : ''
  return `${how}, after ${tests.length} tests.${where}`
}

/**
 * @param {readonly TaskRun[]} runs
 * @returns {number} from the first start to the last end of those that worked; they may overlap other steps
 */
function timeOf(runs) {
  const worked = runs.filter((run) => !run.isCached && run.end > 0)
  if (worked.length === 0) return 0
  return Math.max(...worked.map((run) => run.end)) - Math.min(...worked.map((run) => run.start))
}
