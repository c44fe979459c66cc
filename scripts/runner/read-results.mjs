import path from 'node:path'

/**
 * What a test tool says about its run.
 * @typedef {object} Results
 * @property {number} passed tests
 * @property {number} failed tests; a file that did not even load counts as one
 * @property {number} skipped tests
 * @property {string[]} failures the titles of what failed
 */

/**
 * The JSON report of Vitest, as far as it is read here.
 * @typedef {object} VitestReport
 * @property {number} numTotalTests
 * @property {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }[]} testResults
 */

/**
 * The JSON report of Playwright, as far as it is read here.
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {unknown[]} errors what failed outside of any test
 * @property {PlaywrightSuite[]} suites
 */

/** @typedef {{ title: string, specs?: { title: string, ok: boolean }[], suites?: PlaywrightSuite[] }} PlaywrightSuite */

/**
 * Counts the tests of a JSON report of Vitest or Playwright.
 * @param {string} text
 * @returns {Results}
 * @throws {Error} when it is a report of neither
 */
export function readResults(text) {
  /** @type {unknown} */
  const report = JSON.parse(text)
  if (typeof report === 'object' && report !== null) {
    if ('numTotalTests' in report) return readVitest(/** @type {VitestReport} */ (report))
    if ('stats' in report) return readPlaywright(/** @type {PlaywrightReport} */ (report))
  }
  throw new Error('This is a report of neither Vitest nor Playwright.')
}

/**
 * @param {VitestReport} report
 * @returns {Results}
 */
function readVitest(report) {
  const results = { passed: 0, failed: 0, skipped: 0, failures: /** @type {string[]} */ ([]) }
  for (const file of report.testResults) {
    const failed = file.assertionResults.filter((test) => test.status === 'failed')
    results.passed += file.assertionResults.filter((test) => test.status === 'passed').length
    results.failed += failed.length
    results.skipped += file.assertionResults.filter(
      (test) => test.status !== 'passed' && test.status !== 'failed',
    ).length
    const name = path.basename(file.name)
    results.failures.push(...failed.map((test) => `${name} › ${test.fullName}`))
    if (file.status === 'failed' && failed.length === 0) {
      results.failed += 1
      results.failures.push(`${name} (the file failed as a whole)`)
    }
  }
  return results
}

/**
 * @param {PlaywrightReport} report
 * @returns {Results} a test that passed only when it was repeated counts as failed
 */
function readPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats
  const failures = report.suites.flatMap((suite) => failedSpecs(suite, []))
  return { passed: expected, failed: unexpected + flaky, skipped, failures }
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string[]} parents
 * @returns {string[]}
 */
function failedSpecs(suite, parents) {
  const titles = [...parents, suite.title]
  const own = (suite.specs ?? []).filter((spec) => !spec.ok).map((spec) => [...titles, spec.title].join(' › '))
  return [...own, ...(suite.suites ?? []).flatMap((child) => failedSpecs(child, titles))]
}
