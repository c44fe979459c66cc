import { writeFileSync } from 'node:fs'
import { isRepeatable, mergeRepeat, MOST_REPEATED } from './judge-step.mjs'
import { reportFile, resultsFolder, textOfReport, tryReport } from './report.mjs'
import { runProcess } from './run-process.mjs'

/**
 * Runs the files of failed tests once more, each whole, so that a test that fails after another one fails again. They have a
 * process, a report and a folder of their own. Writes what passed then into the first report as flaky. Does nothing when they
 * may not be repeated (`isRepeatable`).
 * @param {string} task of the step
 * @param {string} name of its report
 * @param {readonly import('./judge-step.mjs').TaskRun[]} runs of the task
 * @param {object} world
 * @param {string} world.root
 * @param {'inherit' | 'ignore'} world.output
 * @param {number} [world.orderlyMs]
 * @param {Readonly<Record<string, string>>} world.environment
 * @param {AbortSignal} world.signal
 * @param {(line: string) => void} world.log
 */
export async function repeatFailed(task, name, runs, world) {
  const { root, output, orderlyMs, environment, signal, log } = world
  const file = reportFile(root, name)
  const first = tryReport(file)
  if (first === undefined) return
  const failed = first.tests.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return
  if (!isRepeatable(first, runs)) {
    const why = failed.length > MOST_REPEATED ? `more than ${MOST_REPEATED} failed` : 'the run is incomplete'
    log(`${task}: nothing is repeated, because ${why}.`)
    return
  }

  const files = [...new Set(failed.map(({ file }) => file))]
  log(`${task}: repeating ${files.join(', ')} once …`)
  const folder = `${resultsFolder()}/repeat-${name}`
  // npm's own file where npm runs this: on Windows its command needs a shell.
  const npm = process.env.npm_execpath
  const [command, args] = npm === undefined ? ['npm', []] : [process.execPath, [npm]]
  await runProcess(command, [...args, 'run', task, '--', ...files], {
    cwd: root,
    env: { ...process.env, ...environment, RESULTS_FOLDER: folder },
    output,
    orderlyMs,
    signal,
  })
  const repeat = tryReport(reportFile(root, name, folder))
  if (repeat === undefined) return
  const merged = mergeRepeat(first, repeat)
  writeFileSync(
    file,
    textOfReport([
      ...(merged.nothingToRun === undefined ? [] : [{ nothingToRun: merged.nothingToRun }]),
      ...merged.tests.map((test) => ({ test })),
      ...merged.errors.map((error) => ({ error })),
      ...(merged.end === undefined ? [] : [{ end: merged.end }]),
    ]),
  )
}
