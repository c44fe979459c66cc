import { rmSync } from 'node:fs'
import path from 'node:path'
import { failureLines, lineOf, totalLine } from './print-verdicts.mjs'
import { runStage } from './run-stage.mjs'

/**
 * Runs every stage, whatever fails, and prints a line per step, what failed, and the sum as the last line.
 * @param {import('./steps.mjs').Stage[]} stages
 * @param {string} root
 * @param {object} [options]
 * @param {(line: string) => void} [options.log]
 * @param {'inherit' | 'ignore'} [options.output] where the output of failed tasks goes; by default this terminal
 * @returns {Promise<number>} the exit code: 1 when anything failed
 */
export async function runStages(stages, root, { log = console.log, output } = {}) {
  // A report of an earlier run must not be counted again. Turbo puts back those of steps that it need not repeat.
  rmSync(path.join(root, '.results'), { recursive: true, force: true })
  const verdicts = []
  for (const stage of stages) {
    const judged = await runStage(stage, root, output)
    log('')
    for (const verdict of judged) log(lineOf(verdict))
    verdicts.push(...judged)
  }
  const failures = failureLines(verdicts)
  if (failures.length) ['', 'Failed:', ...failures].forEach((line) => log(line))
  log('')
  log(totalLine(verdicts))
  return failures.length ? 1 : 0
}
