/**
 * The tests of a step.
 * @typedef {object} Tests
 * @property {string} report the name of the report that they leave (`report.mjs`)
 * @property {number} stallMs how long its report may stop growing before the step is considered hung, in milliseconds: longer
 *   than any time limit of its tests and hooks
 * @property {boolean} isRepeated whether CI runs the files of failed ones once more: those in a browser, because they depend on how
 *   busy the machine is, however carefully they wait
 */

/**
 * One line of `npm test`.
 * @typedef {object} Step
 * @property {string} name what a person calls it
 * @property {string[]} tasks the names of its tasks in turbo.json; all packages that have one
 * @property {Tests} [tests] its only task runs them, or only the files in its arguments. A step without tests is judged by its exit
 *   code alone
 */

/**
 * What turbo runs at the same time.
 * @typedef {object} Stage
 * @property {number} concurrency how many tasks at once
 * @property {boolean} [needsBrowser] it waits until a browser is installed
 * @property {Step[]} steps
 */

/**
 * @param {string} name
 * @param {string} task
 * @param {string} report
 * @param {number} seconds for `stallMs`
 * @param {boolean} [isRepeated]
 * @returns {Step}
 */
const testStep = (name, task, report, seconds, isRepeated = false) => ({
  name,
  tasks: [task],
  tests: { report, stallMs: seconds * 1000, isRepeated },
})

/**
 * All of `npm test`, the quick answers first.
 *
 * The stories and the journeys each keep the machine busy (browsers). Both at a time on two cores took longer: the
 * stories 602 s instead of 173, the journeys 466 s instead of 193.
 * @type {Stage[]}
 */
export const STAGES = [
  {
    concurrency: 2,
    steps: [
      { name: 'format', tasks: ['format:check'] },
      { name: 'lint', tasks: ['lint'] },
      { name: 'types', tasks: ['typecheck', 'typecheck:root'] },
      { name: 'import directions', tasks: ['check:imports'] },
      { name: 'npm lock', tasks: ['check:lock'] },
      { name: 'build', tasks: ['build'] },
      { name: 'bundle budget', tasks: ['check:budget'] },
      testStep('unit', 'test:unit', 'unit', 90),
      testStep('repository rules', 'test:repo', 'repo', 90),
    ],
  },
  {
    // Two engines, which share nothing.
    concurrency: 2,
    steps: [
      testStep('gateway, embedded database', 'test:gateway', 'gateway', 200),
      testStep('gateway, PostgreSQL', 'test:gateway:postgres', 'gateway-postgres', 200),
    ],
  },
  { concurrency: 1, needsBrowser: true, steps: [testStep('stories with axe', 'test:stories', 'stories', 90, true)] },
  {
    concurrency: 1,
    needsBrowser: true,
    steps: [
      testStep('pictures of stories', 'test:visual', 'pictures', 90, true),
      testStep('end to end', 'test:e2e', 'journeys', 200, true),
    ],
  },
]
