import { fileURLToPath } from 'node:url'
import { SHORT_LIVED_WASM } from './short-lived-wasm.mjs'

const gateway = fileURLToPath(new URL('..', import.meta.url))

/**
 * The gateway's tests, on real databases, each test file with a copy of the demo world. The name of a file says its engine: `x.test.ts` or `x.postgres.test.ts` runs on PostgreSQL, which a test
 * finishes on in a third of the time, `x.embedded.test.ts` on the embedded database, and `x.engines.test.ts` on both. Both is for what differs between them: opening,
 * migrating and filling a database, constraints and triggers, the order of rows, jobs, and the started product. All other tests send the same statements to either engine, and
 * the journeys send them to the embedded one. Decision 56.
 * @param {string} name
 * @param {'embedded' | 'postgres'} engine
 * @returns {import('vitest/config').TestProjectInlineConfiguration}
 */
const gatewayProject = (name, engine) => ({
  test: {
    name,
    root: gateway,
    environment: 'node',
    include: engine === 'embedded' ? ['**/*.{embedded,engines}.test.ts'] : ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', ...(engine === 'embedded' ? [] : ['**/*.embedded.test.ts'])],
    env: { TEST_ENGINE: engine },
    globalSetup: [`${gateway}test/global-setup.ts`],
    setupFiles: process.env.RECORD_QUERIES ? [`${gateway}test/record-queries.ts`] : [],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Each file has a database of its own and changes nothing else: a fresh process for each costs a third more time.
    isolate: false,
    // A test waits for its database a good part of its time.
    maxWorkers: 2,
    execArgv: SHORT_LIVED_WASM,
  },
})

export const gatewayProjects = [gatewayProject('gateway', 'embedded'), gatewayProject('gateway-postgres', 'postgres')]
