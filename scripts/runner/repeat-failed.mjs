import { readFileSync, writeFileSync } from 'node:fs'
import { isRepeatable, mergeRepeat, MOST_REPEATED } from './judge-step.mjs'
import { readReport, reportFile, resultsFolder, textOfReport } from './report.mjs'
import { runProcess } from './run-process.mjs'

/**
 * Runs the failed tests of a step once more, in a process, with a report and in a folder of their own, and writes what passed
 * then into the first report as flaky. Does nothing when they may not be repeated (`isRepeatable`).
 * @param {import('./steps.mjs').Tests} tests of the step
 * @param {readonly import('./judge-step.mjs').TaskRun[]} runs of its tasks
 * @param {object} world
 * @param {string} world.root
 * @param {'inherit' | 'ignore'} world.output
 * @param {number} [world.orderlyMs]
 * @param {Readonly<Record<string, string>>} world.environment
 * @param {AbortSignal} world.signal
 * @param {(line: string) => void} world.log
 */
export async function repeatFailed({ report: name, script, select }, runs, world) {
  const { root, output, orderlyMs, environment, signal, log } = world
  const file = reportFile(root, name)
  const first = readOrUndefined(file)
  if (first === undefined) return
  const failed = first.tests.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return
  if (!isRepeatable(first, runs)) {
    const why = failed.length > MOST_REPEATED ? `more than ${MOST_REPEATED} failed` : 'the run is incomplete'
    log(`${script}: nothing is repeated, because ${why}.`)
    return
  }

  log(`${script}: repeating ${failed.length} failed ${failed.length === 1 ? 'test' : 'tests'} once …`)
  const folder = `${resultsFolder()}/repeat-${name}`
  // npm's own file where npm runs this: on Windows its command needs a shell.
  const npm = process.env.npm_execpath
  const [command, args] = npm === undefined ? ['npm', []] : [process.execPath, [npm]]
  await runProcess(command, [...args, 'run', script, '--', ...select(failed)], {
    cwd: root,
    env: { ...process.env, ...environment, RESULTS_FOLDER: folder },
    output,
    orderlyMs,
    signal,
  })
  const repeat = readOrUndefined(reportFile(root, name, folder))
  if (repeat === undefined) return
  const merged = mergeRepeat(first, repeat)
  writeFileSync(
    file,
    textOfReport([
      ...merged.tests.map((test) => ({ test })),
      ...merged.errors.map((error) => ({ error })),
      ...(merged.end === undefined ? [] : [{ end: merged.end }]),
    ]),
  )
}

/**
 * @param {string} file
 * @returns {import('./report.mjs').Report | undefined} undefined where there is none that can be read; the step is judged by that
 */
function readOrUndefined(file) {
  try {
    return readReport(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
