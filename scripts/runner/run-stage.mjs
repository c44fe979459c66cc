import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { turbo } from '../turbo.mjs'
import { judgeStep } from './judge-step.mjs'

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
 * Runs the tasks of a stage, all of them even if one fails, and judges its steps.
 * @param {import('./steps.mjs').Stage} stage
 * @param {string} root the folder of turbo.json
 * @param {'inherit' | 'ignore'} [output] where the output of failed tasks goes; by default this terminal
 * @returns {Promise<import('./judge-step.mjs').Verdict[]>}
 */
export async function runStage({ concurrency, steps }, root, output) {
  const summaries = path.join(root, '.turbo', 'runs')
  rmSync(summaries, { recursive: true, force: true })
  const tasks = steps.flatMap((step) => step.tasks)
  const flags = ['--summarize', '--continue=dependencies-successful', `--concurrency=${concurrency}`]
  const looks = ['--output-logs=errors-only', '--log-order=grouped', '--log-prefix=none']
  await turbo(['run', ...tasks, ...flags, ...looks], { root, output })

  const runs = readSummary(summaries)
  return steps.map((step) => {
    const report = step.results === undefined ? undefined : textOf(path.join(root, step.results))
    const own = runs.filter((run) => step.tasks.includes(run.task))
    return judgeStep(step, own, report)
  })
}

/**
 * @param {string} folder where turbo leaves its summaries
 * @returns {import('./judge-step.mjs').TaskRun[]} empty when turbo gave up before it ran anything
 */
function readSummary(folder) {
  const file = existsSync(folder) ? readdirSync(folder).find((name) => name.endsWith('.json')) : undefined
  if (file === undefined) return []
  /** @type {{ tasks: SummaryTask[] }} */
  const summary = JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
  return summary.tasks
    .filter(({ command }) => command !== '<NONEXISTENT>')
    .map(({ taskId, task, cache, execution }) => ({
      id: taskId.replace(/^\/\/#/, ''),
      task: task.replace(/^\/\/#/, ''),
      state: stateOf(execution?.exitCode),
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
