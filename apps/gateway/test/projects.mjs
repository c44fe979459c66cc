import { fileURLToPath } from 'node:url'
import { SHORT_LIVED_WASM } from './short-lived-wasm.mjs'

const gateway = fileURLToPath(new URL('..', import.meta.url))

/**
 * The gateway's tests, on real databases, each test file with a copy of the demo world. All on PostgreSQL but for `*.embedded.test.ts`; on the embedded database, which
 * takes three times as long, what makes and opens it, sessions, and the started product (not `*.postgres.test.ts`): what else there is makes the same statements on either
 * engine, and all journeys go through it on the embedded one.
 * @param {string} name
 * @param {'embedded' | 'postgres'} engine
 * @returns {import('vitest/config').TestProjectInlineConfiguration}
 */
const gatewayProject = (name, engine) => ({
  test: {
    name,
    root: gateway,
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude:
      engine === 'embedded'
        ? ['**/*.postgres.test.ts', 'src/areas/!(session)/**', 'src/{http,idp,mail,sign-in,stand-ins}/**']
        : ['**/*.embedded.test.ts'],
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
