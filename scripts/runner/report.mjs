// The report that every test tool leaves of its run: a line of JSON for each finished test, written at once, so that a tool
// that dies leaves what it got to, and a last line that says how the run ended. A report without that line is incomplete.
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * One finished test.
 * @typedef {object} TestRecord
 * @property {string} file from the root of the repository, with forward slashes
 * @property {string[]} titles from the outermost group to the test itself
 * @property {string[]} rows the ids of the requirement rows that it names, such as `USER-21`
 * @property {'passed' | 'failed' | 'skipped'} status
 * @property {number} [line] of the test in its file, from 1
 * @property {string} [message] why it failed
 * @property {string[]} [pictures] files that show what a failed comparison saw, from the root
 * @property {boolean} [isFlaky] it failed first and passed when it was repeated; `message` is that of the failure
 */

/**
 * How a run ended: `finished` when the tool ran all tests, whatever their results.
 * @typedef {'finished' | 'interrupted' | 'timed out'} End
 */

/**
 * A report, read.
 * @typedef {object} Report
 * @property {TestRecord[]} tests
 * @property {string[]} errors what failed outside of any test: a file that cannot be loaded, an unhandled rejection
 * @property {End} [end] missing when the tool died before it could say
 * @property {string[]} running files whose tests had started and not ended
 * @property {boolean} [isAlone] the tests were started by hand, perhaps some of them only
 * @property {string} [nothingToRun] why some tests did not run on this machine
 */

/**
 * @typedef {{ alone: true } | { started: string } | { ended: string } | { test: TestRecord } | { error: string } | { nothingToRun: string }
 *   | { end: End }} Line `started` and `ended` are test files
 */

/**
 * Where reports and the files beside them belong, from the root. `RESULTS_FOLDER` overrides it: a repeat must not write over
 * what the first run left.
 * @returns {string}
 */
export const resultsFolder = () => process.env.RESULTS_FOLDER || '.results'

/**
 * @param {string} root
 * @param {string} name of the step, as in `steps.mjs`
 * @param {string} [folder] from the root
 * @returns {string} the file of the step's report
 */
export const reportFile = (root, name, folder = resultsFolder()) => path.join(root, folder, `${name}.ndjson`)

/**
 * Starts an empty report in place of an older one.
 * @param {string} file
 * @returns {(line: Line) => void} appends a line; it throws where nothing can be written, such as on a full disk
 */
export function startReport(file) {
  mkdirSync(path.dirname(file), { recursive: true })
  // Turborepo, which runs all tests of a step, names its task here.
  writeFileSync(file, process.env.TURBO_HASH === undefined ? textOfReport([{ alone: true }]) : '')
  return (line) => appendFileSync(file, textOfReport([line]))
}

/**
 * @param {string} text of a report
 * @returns {Report} a last line that was cut off is left out, and with it the end
 * @throws {Error} if it is not a report, or if two runs wrote it at once
 */
export function readReport(text) {
  /** @type {Report} */
  const report = { tests: [], errors: [], running: [] }
  const lines = text.split('\n')
  for (const [place, line] of lines.entries()) {
    if (line === '') continue
    // Only the last line can be cut off, and then it has no line break.
    if (place === lines.length - 1) break
    const entry = /** @type {unknown} */ (JSON.parse(line))
    if (typeof entry !== 'object' || entry === null) throw new Error(`Line ${place + 1} is no line of a report.`)
    if (report.end !== undefined) throw new Error(`Line ${place + 1} follows the end: two runs wrote this report.`)
    if ('started' in entry) report.running.push(String(entry.started))
    else if ('alone' in entry) report.isAlone = true
    else if ('ended' in entry) report.running = report.running.filter((name) => name !== entry.ended)
    else if ('test' in entry && isTest(entry.test)) report.tests.push(entry.test)
    else if ('error' in entry) report.errors.push(String(entry.error))
    else if ('nothingToRun' in entry) report.nothingToRun = String(entry.nothingToRun)
    else if ('end' in entry) report.end = /** @type {End} */ (entry.end)
    else throw new Error(`Line ${place + 1} is no line of a report. It is damaged, or of another version.`)
  }
  return report
}

/**
 * @param {unknown} test of a line
 * @returns {test is TestRecord} false for one that another version of this file wrote
 */
const isTest = (test) =>
  typeof test === 'object' &&
  test !== null &&
  'file' in test &&
  'titles' in test &&
  Array.isArray(test.titles) &&
  'rows' in test &&
  Array.isArray(test.rows)

/**
 * @param {string} file
 * @returns {Report | undefined} undefined if there is no readable report, which fails the step
 */
export function tryReport(file) {
  try {
    return readReport(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * @param {Line[]} lines
 * @returns {string} the text of a report
 */
export const textOfReport = (lines) => lines.map((line) => `${JSON.stringify(line)}\n`).join('')

/**
 * @param {TestRecord} test
 * @returns {string} the same for one test in two runs
 */
export const keyOf = ({ file, titles }) => JSON.stringify([file, ...titles])

/**
 * @param {Pick<TestRecord, 'file' | 'titles'>} test
 * @returns {string} for a person
 */
export const nameOf = ({ file, titles }) => [file, ...titles].join(' › ')
