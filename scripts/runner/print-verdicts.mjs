import path from 'node:path'
import { nameOf } from './report.mjs'

/** How many failed tests are listed per step; the output of the tools above has them all. */
const LISTED = 20
/** How much of a message is shown; what a tool prints of a page can be thousands of lines. */
const MESSAGE_LINES = 12
const MESSAGE_WIDTH = 240

/**
 * One line for a step: whether it is right, what it counted, how long it took.
 * @param {import('./judge-step.mjs').Verdict} verdict
 * @returns {string}
 */
export function lineOf({ step, passed, failed, skipped, flaky, time, isCached, note }) {
  const counts = [
    `${passed} passed`,
    `${failed} failed`,
    ...(flaky.length > 0 ? [`${flaky.length} flaky`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ].join(', ')
  const duration = isCached ? 'cached' : `${(time / 1000).toFixed(1)} s`
  const line = `${failed > 0 ? '✗' : '✓'} ${step.name.padEnd(28)} ${duration.padStart(8)}   ${counts}`
  return note === undefined ? line : `${line}   ${note}`
}

/**
 * What failed, by step: each test with its message and the command that runs its file.
 * @param {import('./judge-step.mjs').Verdict[]} verdicts
 * @returns {string[]} lines; none when all is right
 */
export function failureLines(verdicts) {
  return verdicts
    .filter(({ failed }) => failed > 0)
    .flatMap(({ step, failures, reasons }) => [
      `✗ ${step.name}`,
      ...failures.slice(0, LISTED).flatMap((test) => testLines(step, test)),
      ...(failures.length > LISTED ? [`    and ${failures.length - LISTED} more`] : []),
      ...reasons.flatMap((reason) => messageLines(reason).map((line) => `    ${line}`)),
    ])
}

/**
 * The tests that passed only when their files were repeated.
 * @param {import('./judge-step.mjs').Verdict[]} verdicts
 * @returns {string[]} lines; none when there is no such test
 */
export function flakyLines(verdicts) {
  return verdicts
    .filter(({ flaky }) => flaky.length > 0)
    .flatMap(({ step, flaky }) => [`~ ${step.name}`, ...flaky.flatMap((test) => testLines(step, test))])
}

/**
 * The last lines of `npm test`.
 * @param {import('./judge-step.mjs').Verdict[]} verdicts
 * @param {number} faults how often something failed outside of any step
 * @returns {string[]} how many tests were flaky, if any; then `N passed, N failed`, without color
 */
export function totalLines(verdicts, faults) {
  const sum = (/** @type {'passed' | 'failed'} */ key) => verdicts.reduce((total, verdict) => total + verdict[key], 0)
  const flaky = verdicts.flatMap((verdict) => verdict.flaky).length
  return [
    ...(flaky > 0 ? [`${flaky} flaky among the passed (see above)`] : []),
    `${sum('passed')} passed, ${sum('failed') + faults} failed`,
  ]
}

/**
 * @param {import('./steps.mjs').Step} step
 * @param {import('./report.mjs').TestRecord} test
 * @returns {string[]}
 */
function testLines({ tasks: [task] }, test) {
  return [
    `    ${nameOf(test)}`,
    ...messageLines(test.message ?? '').map((line) => `        ${line}`),
    ...foldersOf(test).map((folder) => `        pictures, with the difference: ${folder}`),
    `        again: npm run ${task} -- ${test.file}`,
  ]
}

/**
 * @param {import('./report.mjs').TestRecord} test
 * @returns {string[]} the folders of its pictures
 */
const foldersOf = ({ pictures = [] }) => [...new Set(pictures.map((picture) => path.posix.dirname(picture)))]

/**
 * @param {string} message
 * @returns {string[]} its first lines, without blank ones
 */
function messageLines(message) {
  const lines = message.split('\n').filter((line) => line.trim() !== '')
  return [
    ...lines
      .slice(0, MESSAGE_LINES)
      .map((line) => (line.length > MESSAGE_WIDTH ? `${line.slice(0, MESSAGE_WIDTH)} …` : line)),
    ...(lines.length > MESSAGE_LINES ? [`… ${lines.length - MESSAGE_LINES} more lines`] : []),
  ]
}
