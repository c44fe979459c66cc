/**
 * One line of `npm test`.
 * @typedef {object} Step
 * @property {string} name what a person calls it
 * @property {string[]} tasks the names of its tasks in turbo.json; all packages that have one
 * @property {string} [results] where its tests leave their JSON report, from the root; a step without one is judged by
 *   its exit code alone
 */

/**
 * What turbo runs at the same time.
 * @typedef {object} Stage
 * @property {number} concurrency how many tasks at once
 * @property {Step[]} steps
 */

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
      { name: 'unit', tasks: ['test:unit'], results: '.results/unit.json' },
      { name: 'repository rules', tasks: ['test:repo'], results: '.results/repo.json' },
    ],
  },
  {
    // On two engines, which share nothing.
    concurrency: 2,
    steps: [
      { name: 'gateway, embedded database', tasks: ['test:gateway'], results: '.results/gateway.json' },
      { name: 'gateway, PostgreSQL', tasks: ['test:gateway:postgres'], results: '.results/gateway-postgres.json' },
    ],
  },
  {
    concurrency: 1,
    steps: [{ name: 'stories with axe', tasks: ['test:stories'], results: '.results/stories.json' }],
  },
  {
    concurrency: 1,
    steps: [
      // Without a report: a Chromium that has no pictures compares nothing, and says so.
      { name: 'pictures of stories', tasks: ['test:visual'] },
      { name: 'end to end', tasks: ['test:e2e'], results: '.results/e2e.json' },
    ],
  },
]
