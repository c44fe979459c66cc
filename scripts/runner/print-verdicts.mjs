/** How many titles of failed tests are listed per step; the output of the tools above has them all. */
const LISTED = 20

/**
 * One line for a step: whether it is right, what it counted, how long it took.
 * @param {import('./judge-step.mjs').Verdict} verdict
 * @returns {string}
 */
export function lineOf({ name, passed, failed, skipped, time, isCached }) {
  const counts = [`${passed} passed`, `${failed} failed`, ...(skipped ? [`${skipped} skipped`] : [])].join(', ')
  const duration = isCached ? 'cached' : `${(time / 1000).toFixed(1)} s`
  return `${failed ? '✗' : '✓'} ${name.padEnd(28)} ${duration.padStart(8)}   ${counts}`
}

/**
 * What failed, by step.
 * @param {import('./judge-step.mjs').Verdict[]} verdicts
 * @returns {string[]} lines; none when all is right
 */
export function failureLines(verdicts) {
  return verdicts
    .filter(({ failed }) => failed > 0)
    .flatMap(({ name, reasons }) => [
      `✗ ${name}`,
      ...reasons.slice(0, LISTED).map((reason) => `    ${reason}`),
      ...(reasons.length > LISTED ? [`    and ${reasons.length - LISTED} more`] : []),
    ])
}

/**
 * The last line of `npm test`.
 * @param {import('./judge-step.mjs').Verdict[]} verdicts
 * @returns {string} `N passed, N failed`, without color
 */
export function totalLine(verdicts) {
  const sum = (/** @type {'passed' | 'failed'} */ key) => verdicts.reduce((total, verdict) => total + verdict[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}
