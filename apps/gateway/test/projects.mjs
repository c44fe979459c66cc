import { fileURLToPath } from 'node:url'

const gateway = fileURLToPath(new URL('..', import.meta.url))

/**
 * The gateway's tests, on real databases, each test file with a copy of the demo world: the same on each engine, but for
 * what only one of them has (`*.embedded.test.ts`, `*.postgres.test.ts`) and for the areas: their statements are the same PostgreSQL on either engine, all journeys go
 * through them on the embedded one, and here it takes three times as long.
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
    exclude: engine === 'embedded' ? ['**/*.postgres.test.ts', 'src/areas/!(session)/**'] : ['**/*.embedded.test.ts'],
    env: { TEST_ENGINE: engine },
    globalSetup: [`${gateway}test/global-setup.ts`],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Each file has a database of its own and changes nothing else: a fresh process for each costs a third more time.
    isolate: false,
    // The server of the other engine works for itself; this one works in its test's own process.
    ...(engine === 'embedded' && { maxWorkers: 2 }),
  },
})

export const gatewayProjects = [gatewayProject('gateway', 'embedded'), gatewayProject('gateway-postgres', 'postgres')]
