// Writes the report of a run of Playwright. Named in both of its configurations.
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { rowsOf } from './marks.mjs'
import { nameOf, reportFile, startReport } from './report.mjs'

/** @typedef {import('@playwright/test/reporter').Reporter} Reporter */

/** What Playwright says of a test whose process died with it; it is no fault of the test alone. */
const CRASH = /worker process exited unexpectedly/

/** The error that a worker throws when its browser ends unexpectedly (`tests/support/watched-browser.ts`). */
export const BROWSER_ENDED = 'The browser ended unexpectedly: it crashed or was killed.'

/** Playwright's error when a browser does not start, or ends during the start. */
const LAUNCH_FAILED = /browserType\.launch: /

/** How long Playwright may take to shut down, in milliseconds. */
const STOP_WITHIN = 20_000

/** @type {Record<import('@playwright/test/reporter').FullResult['status'], import('./report.mjs').End>} */
const ENDS = { passed: 'finished', failed: 'finished', timedout: 'timed out', interrupted: 'interrupted' }

/** @implements {Reporter} */
// oxlint-disable-next-line import/no-default-export -- Playwright loads a reporter by its default export
export default class PlaywrightReport {
  #root
  #append
  #isStopping = false

  /**
   * @param {{ name: string, configDir: string, nothingToRun?: string }} options `name` of the step, and why some tests do not run;
   *   Playwright adds the folder of its configuration
   */
  constructor({ name, configDir, nothingToRun = '' }) {
    this.#root = configDir
    this.#append = startReport(reportFile(configDir, name))
    if (nothingToRun) this.#append({ nothingToRun })
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
    // A stopped run interrupted this test. It neither passed nor failed, and the report still names its file as running.
    if (result.status === 'interrupted') return
    // The first three are the run, the project and the file.
    const titles = test.titlePath().slice(3)
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
        titles,
        rows: rowsOf(titles),
        status: hasFailed ? 'failed' : result.status === 'skipped' ? 'skipped' : 'passed',
        line: test.location.line,
        ...(hasFailed && { message, ...(pictures.length > 0 && { pictures }) }),
      },
    })
    this.#append({ ended: file })
    if (hasFailed && CRASH.test(message)) this.#append({ error: `${file}: ${message}` })
    const name = nameOf({ file, titles })
    if (message.includes(BROWSER_ENDED)) this.#stop(`The browser ended in the middle of ${name}.`)
    else if (LAUNCH_FAILED.test(message)) this.#stop(`The browser did not start, or ended as it started, for ${name}.`)
  }

  /** @param {import('@playwright/test/reporter').TestError} error */
  onError(error) {
    const message = stripVTControlCharacters(error.message ?? error.value ?? 'an error without a message')
    if (message.includes(BROWSER_ENDED)) this.#stop('The browser ended between two tests.')
    else this.#append({ error: message })
  }

  /** @param {import('@playwright/test/reporter').FullResult} result */
  onEnd({ status }) {
    this.#append({ end: ENDS[status] })
  }

  /**
   * Fails the run and ends it. Otherwise Playwright would start another browser, and a retry would hide the crash.
   * @param {string} reason
   */
  #stop(reason) {
    this.#append({ error: `${reason} The tests that follow did not run.` })
    if (this.#isStopping) return
    this.#isStopping = true
    // Like Ctrl+C: Playwright closes the browser and gateway of the other worker. Emitted synchronously, because Playwright starts another worker when this one ends.
    process.emit('SIGINT', 'SIGINT')
    // Playwright waits five minutes for a worker that should stop during its start, and calls no `onEnd` before. Workers end with this process.
    setTimeout(() => {
      this.#append({ end: ENDS.interrupted })
      process.exit(1)
    }, STOP_WITHIN).unref()
  }

  /**
   * @param {string} file
   * @returns {string} from the root, with forward slashes
   */
  #relative(file) {
    return path.relative(this.#root, file).split(path.sep).join('/')
  }
}
