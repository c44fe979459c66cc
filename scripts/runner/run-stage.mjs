import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { turboCommand } from '../turbo.mjs'
import { judgeStep } from './judge-step.mjs'
import { repeatFailed } from './repeat-failed.mjs'
import { reportFile } from './report.mjs'
import { runProcess } from './run-process.mjs'
import { watchProgress } from './watch-progress.mjs'

/**
 * A task in the summary that turbo writes of a run.
 * @typedef {object} SummaryTask
 * @property {string} taskId
 * @property {string} task
 * @property {string} command `<NONEXISTENT>` where a package has no such script
 * @property {{ status: string }} cache
 * @property {{ startTime: number, endTime: number, exitCode: number | null } | null} [execution] missing when it did not run
 */

/**
 * Where a stage runs.
 * @typedef {object} World
 * @property {string} root the folder of turbo.json
 * @property {'inherit' | 'ignore'} output where the output of failed tasks goes
 * @property {boolean} isRepeating whether failed tests are run once more where a step allows it
 * @property {number} [orderlyMs] how long processes may take to end before they are killed (`run-process.mjs`)
 * @property {Readonly<Record<string, string>>} environment for the tools, beside that of this process
 * @property {AbortSignal} signal ends the run
 * @property {(line: string) => void} log
 */

/**
 * Runs the tasks of a stage, all of them even if one fails, and judges its steps.
 * @param {import('./steps.mjs').Stage} stage
 * @param {World} world
 * @returns {Promise<import('./judge-step.mjs').Verdict[]>}
 */
export async function runStage({ concurrency, steps }, world) {
  const { root, output, isRepeating, orderlyMs, environment, signal } = world
  const summaries = path.join(root, '.turbo', 'runs')
  rmSync(summaries, { recursive: true, force: true })
  const tasks = steps.flatMap((step) => step.tasks)
  const flags = ['--summarize', '--continue=dependencies-successful', `--concurrency=${concurrency}`]
  const looks = ['--output-logs=errors-only', '--log-order=grouped', '--log-prefix=none']
  const turbo = turboCommand(['run', ...tasks, ...flags, ...looks])
  const watch = watchProgress(steps, root, signal)
  const env = { ...turbo.env, ...environment }
  await runProcess(turbo.command, turbo.args, { cwd: root, env, output, orderlyMs, signal: watch.signal })
  watch.release()

  const runs = readSummary(summaries)
  const verdicts = []
  for (const step of steps) {
    const own = runs.filter((run) => step.tasks.includes(run.task))
    const [task] = step.tasks
    if (isRepeating && step.tests?.isRepeated === true && task !== undefined && !watch.signal.aborted) {
      await repeatFailed(task, step.tests.report, own, world)
    }
    const report = step.tests === undefined ? undefined : textOf(reportFile(root, step.tests.report))
    const verdict = judgeStep(step, own, report)
    const stall = watch.stallOf(step)
    verdicts.push(stall === undefined ? verdict : { ...verdict, failed: Math.max(1, verdict.failed), reasons: [stall] })
  }
  return verdicts
}

/**
 * @param {string} folder where turbo leaves its summaries
 * @returns {import('./judge-step.mjs').TaskRun[]} empty when turbo gave up before it ran anything, or died before it wrote all
 */
function readSummary(folder) {
  /** @type {{ tasks: SummaryTask[] }} */
  let summary
  try {
    const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.json'))
    summary = JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
  } catch {
    return []
  }
  return summary.tasks
    .filter(({ command }) => command !== '<NONEXISTENT>')
    .map(({ taskId, task, cache, execution }) => ({
      id: taskId.replace(/^\/\/#/, ''),
      task: task.replace(/^\/\/#/, ''),
      state: stateOf(execution?.exitCode),
      ...(typeof execution?.exitCode === 'number' && { exitCode: execution.exitCode }),
      isCached: cache.status === 'HIT',
      start: execution?.startTime ?? 0,
      end: execution?.endTime ?? 0,
    }))
}

/**
 * @param {number | null | undefined} exitCode
 * @returns {import('./judge-step.mjs').TaskRun['state']}
 */
function stateOf(exitCode) {
  if (exitCode === undefined) return 'not run'
  return exitCode === 0 ? 'passed' : 'failed'
}

/**
 * @param {string} file
 * @returns {string | undefined}
 */
function textOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
