import { rmSync } from 'node:fs'
import path from 'node:path'
import { withFolderLock } from '../bootstrap/folder-lock.mjs'
import { failureLines, flakyLines, lineOf, totalLines } from './print-verdicts.mjs'
import { resultsFolder } from './report.mjs'
import { runStage } from './run-stage.mjs'

/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * @typedef {object} RunOptions
 * @property {(line: string) => void} [log]
 * @property {'inherit' | 'ignore'} [output] where the output of failed tasks goes; by default this terminal
 * @property {boolean} [isRepeating] whether failed tests are run once more where a step allows it; by default in CI alone
 * @property {number} [orderlyMs] how long processes may take to end before they are killed (`run-process.mjs`)
 * @property {Readonly<Record<string, string>>} [environment] for the tools, beside that of this process
 * @property {AbortSignal} [signal] ends the run as a signal to the process does
 * @property {(root: string, signal: AbortSignal) => Promise<string>} [prepareBrowser] runs beside the first stages; resolves
 *   with what is wrong, or an empty text
 * @property {(root: string) => import('./judge-step.mjs').Verdict} [judgeRows] judges the requirement rows when all stages ran
 */

/**
 * Runs every stage, whatever fails, and prints a line per step, what failed, what is flaky, and the sum as the last line. A
 * signal ends the stage that runs and all processes of it; what is known by then is printed. It waits for another run in the
 * same clone, because both write their reports to the same files.
 * @param {import('./steps.mjs').Stage[]} stages
 * @param {string} root
 * @param {RunOptions} [options]
 * @returns {Promise<number>} the exit code: 1 when anything failed, 130 when the run was interrupted
 */
export function runStages(stages, root, options = {}) {
  const { log = console.log } = options
  return withFolderLock(
    root,
    'test',
    () => runLocked(stages, root, options),
    (pid) => log(`Another test run works in this clone (process ${pid}). Waiting until it ends …`),
  )
}

/** @type {typeof runStages} */
async function runLocked(stages, root, options = {}) {
  const {
    log = console.log,
    output = 'inherit',
    isRepeating = Boolean(process.env.CI),
    orderlyMs,
    environment = {},
    signal,
    prepareBrowser,
    judgeRows,
  } = options
  const controller = new AbortController()
  /** @type {string | undefined} */
  let interruption
  const interrupt = (/** @type {string} */ name) => {
    interruption ??= name
    controller.abort()
  }
  const onAbort = () => interrupt('the caller')
  signal?.addEventListener('abort', onAbort, { once: true })
  for (const name of SIGNALS) process.on(name, interrupt)

  // A report of an earlier run must not be counted again. Turbo puts back those of steps that it need not repeat.
  rmSync(path.join(root, resultsFolder()), { recursive: true, force: true })
  const browser = prepareBrowser?.(root, controller.signal)
  /** @type {import('./judge-step.mjs').Verdict[]} */
  const verdicts = []
  /** @type {string[]} */
  const faults = []
  try {
    for (const stage of stages) {
      if (controller.signal.aborted) break
      if (stage.needsBrowser === true && browser !== undefined) {
        const fault = await browser
        if (fault) {
          faults.push(fault)
          break
        }
      }
      const world = { root, output, isRepeating, orderlyMs, environment, signal: controller.signal, log }
      const judged = await runStage(stage, world)
      log('')
      for (const verdict of judged) log(lineOf(verdict))
      verdicts.push(...judged)
    }
    if (judgeRows !== undefined && faults.length === 0 && !controller.signal.aborted) {
      const verdict = judgeRows(root)
      log(lineOf(verdict))
      verdicts.push(verdict)
    } else if (judgeRows !== undefined) log('The requirement rows were not judged, because not every stage ran.')
  } catch (error) {
    faults.push(`The runner itself failed: ${error instanceof Error ? error.stack : String(error)}`)
  } finally {
    // Otherwise an unfinished installation would outlive this process.
    controller.abort()
    await browser
    signal?.removeEventListener('abort', onAbort)
    for (const name of SIGNALS) process.off(name, interrupt)
  }
  if (interruption !== undefined) faults.push(`Interrupted by ${interruption}: what follows did not run.`)
  const hasFailed = conclude(verdicts, faults, log)
  if (interruption !== undefined) return 130
  return hasFailed ? 1 : 0
}

/**
 * Prints what failed, what is flaky, and the sum.
 * @param {import('./judge-step.mjs').Verdict[]} verdicts
 * @param {string[]} faults what failed outside of any step; each counts one
 * @param {(line: string) => void} log
 * @returns {boolean} whether anything failed
 */
function conclude(verdicts, faults, log) {
  const failures = [...failureLines(verdicts), ...faults.map((fault) => `✗ ${fault}`)]
  const flaky = flakyLines(verdicts)
  if (failures.length > 0) ['', 'Failed:', ...failures].forEach((line) => log(line))
  if (flaky.length > 0)
    ['', 'Flaky (failed, then passed when their whole file was repeated):', ...flaky].forEach((line) => log(line))
  for (const line of ['', ...totalLines(verdicts, faults.length)]) log(line)
  return failures.length > 0
}
