import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { readReport, reportFile, resultsFolder } from '../runner/report.mjs'
import { STAGES } from '../runner/steps.mjs'

/** @typedef {import('../runner/report.mjs').TestRecord} TestRecord */

/** The reports of a whole run. */
const REPORTS = STAGES.flatMap(({ steps }) => steps.flatMap(({ tests }) => tests?.report ?? []))

/**
 * Reads the reports of the tests.
 * @param {string} root
 * @param {readonly string[]} [names] of the reports
 * @returns {{ tests: TestRecord[], faults: string[] }} `faults`: a sentence for each report that is missing, cut off, unreadable,
 *   older than the tests that it names, or not of a whole run
 */
export function readResults(root, names = REPORTS) {
  /** @type {TestRecord[]} */
  const tests = []
  const faults = names.flatMap((name) => {
    const file = reportFile(root, name)
    const shown = `${resultsFolder()}/${name}.ndjson`
    if (!existsSync(file)) return [`${shown} is missing: its tests did not run.`]
    try {
      const report = readReport(readFileSync(file, 'utf8'))
      tests.push(...report.tests)
      if (report.end !== 'finished') return [`${shown} is cut off: the run ended before its tests did.`]
      if (report.isAlone) return [`${shown} is of tests that were started by hand, perhaps not all of them.`]
      const changed = findChanged(root, report.tests, statSync(file).mtimeMs)
      return changed === undefined ? [] : [`${shown} is of an older run: ${changed} has changed since.`]
    } catch (error) {
      return [`${shown} cannot be read: ${error instanceof Error ? error.message : String(error)}`]
    }
  })
  return { tests, faults }
}

/**
 * @param {string} root
 * @param {readonly TestRecord[]} tests
 * @param {number} time of their report, in epoch milliseconds
 * @returns {string | undefined} a test file that was changed or removed after it
 */
function findChanged(root, tests, time) {
  return [...new Set(tests.map(({ file }) => file))].find((file) => {
    const stats = statSync(path.join(root, file), { throwIfNoEntry: false })
    return stats === undefined || stats.mtimeMs > time
  })
}
