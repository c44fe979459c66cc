import { selectInPlaywright, selectInVitest, selectPictures } from './select-tests.mjs'

/**
 * The tests of a step.
 * @typedef {object} Tests
 * @property {string} report the name of the report that they leave (`report.mjs`)
 * @property {string} script of package.json: runs them, or with arguments some of them
 * @property {(tests: readonly import('./report.mjs').TestRecord[]) => string[]} select the arguments that run these alone
 * @property {number} stallMs how long its report may stand still before it is taken for hung, in milliseconds: longer than
 *   any time limit of its tests and hooks
 * @property {boolean} [isRepeated] whether CI runs failed ones once more: those in a browser, which depend on how busy the
 *   machine is however carefully they wait
 */

/**
 * One line of `npm test`.
 * @typedef {object} Step
 * @property {string} name what a person calls it
 * @property {string[]} tasks the names of its tasks in turbo.json; all packages that have one
 * @property {Tests} [tests] a step without them is judged by its exit code alone
 */

/**
 * What turbo runs at the same time.
 * @typedef {object} Stage
 * @property {number} concurrency how many tasks at once
 * @property {boolean} [needsBrowser] it waits until a browser is installed
 * @property {Step[]} steps
 */

const SECONDS = 1000

/** @type {(report: string, script: string, stallMs: number) => Tests} */
const inVitest = (report, script, stallMs) => ({ report, script, stallMs, select: selectInVitest })

/**
 * All of `npm test`, the quick answers first.
 *
 * The stories and the journeys keep the machine busy by themselves (browsers). The two at a time were tried on two cores: the
 * stories took 602 s instead of 173, the journeys 466 instead of 193.
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
      { name: 'unit', tasks: ['test:unit'], tests: inVitest('unit', 'test:unit', 90 * SECONDS) },
      { name: 'repository rules', tasks: ['test:repo'], tests: inVitest('repo', 'test:repo', 90 * SECONDS) },
    ],
  },
  {
    // On two engines, which share nothing.
    concurrency: 2,
    steps: [
      {
        name: 'gateway, embedded database',
        tasks: ['test:gateway'],
        tests: inVitest('gateway', 'test:gateway', 200 * SECONDS),
      },
      {
        name: 'gateway, PostgreSQL',
        tasks: ['test:gateway:postgres'],
        tests: inVitest('gateway-postgres', 'test:gateway:postgres', 200 * SECONDS),
      },
    ],
  },
  {
    concurrency: 1,
    needsBrowser: true,
    steps: [
      {
        name: 'stories with axe',
        tasks: ['test:stories'],
        tests: { ...inVitest('stories', 'test:stories', 90 * SECONDS), isRepeated: true },
      },
    ],
  },
  {
    concurrency: 1,
    needsBrowser: true,
    steps: [
      {
        name: 'pictures of stories',
        tasks: ['test:visual'],
        tests: {
          report: 'pictures',
          script: 'test:visual',
          stallMs: 90 * SECONDS,
          select: selectPictures,
          isRepeated: true,
        },
      },
      {
        name: 'end to end',
        tasks: ['test:e2e'],
        tests: {
          report: 'journeys',
          script: 'test:e2e',
          stallMs: 200 * SECONDS,
          select: selectInPlaywright,
          isRepeated: true,
        },
      },
    ],
  },
]
