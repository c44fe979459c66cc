// Writes the report of a run of Playwright. Named in both of its configurations.
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { reportFile, startReport } from './report.mjs'

/** @typedef {import('@playwright/test/reporter').Reporter} Reporter */

/** What Playwright says of a test whose process died with it; it is no fault of the test alone. */
const CRASH = /worker process exited unexpectedly/

/** @type {Record<import('@playwright/test/reporter').FullResult['status'], import('./report.mjs').End>} */
const ENDS = { passed: 'finished', failed: 'finished', timedout: 'timed out', interrupted: 'interrupted' }

/** @implements {Reporter} */
// oxlint-disable-next-line import/no-default-export -- Playwright loads a reporter by its default export
export default class PlaywrightReport {
  #root
  #append

  /** @param {{ name: string, configDir: string }} options `name` of the step; Playwright adds the folder of its configuration */
  constructor({ name, configDir }) {
    this.#root = configDir
    this.#append = startReport(reportFile(configDir, name))
  }

  printsToStdio() {
    return false
  }

  /** @param {import('@playwright/test/reporter').TestCase} test */
  onTestBegin(test) {
    this.#append({ started: this.#relative(test.location.file) })
  }

  /**
   * @param {import('@playwright/test/reporter').TestCase} test
   * @param {import('@playwright/test/reporter').TestResult} result
   */
  onTestEnd(test, result) {
    const file = this.#relative(test.location.file)
    const hasFailed = result.status !== 'skipped' && result.status !== test.expectedStatus
    const message = stripVTControlCharacters(
      result.errors.map((error) => error.message ?? error.value ?? '').join('\n'),
    )
    const pictures = result.attachments.flatMap((attachment) =>
      attachment.contentType === 'image/png' && attachment.path !== undefined ? [this.#relative(attachment.path)] : [],
    )
    this.#append({
      test: {
        file,
        // The first two are the run and the project, the third is the file.
        titles: test.titlePath().slice(3),
        status: hasFailed ? 'failed' : result.status === 'skipped' ? 'skipped' : 'passed',
        line: test.location.line,
        ...(hasFailed && { message, ...(pictures.length > 0 && { pictures }) }),
      },
    })
    this.#append({ ended: file })
    if (hasFailed && CRASH.test(message)) this.#append({ error: `${file}: ${message}` })
  }

  /** @param {import('@playwright/test/reporter').TestError} error */
  onError(error) {
    this.#append({ error: stripVTControlCharacters(error.message ?? error.value ?? 'an error without a message') })
  }

  /** @param {import('@playwright/test/reporter').FullResult} result */
  onEnd({ status }) {
    this.#append({ end: ENDS[status] })
  }

  /**
   * @param {string} file
   * @returns {string} from the root, with forward slashes
   */
  #relative(file) {
    return path.relative(this.#root, file).split(path.sep).join('/')
  }
}
