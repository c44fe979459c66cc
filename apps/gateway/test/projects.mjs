import { fileURLToPath } from 'node:url'

const gateway = fileURLToPath(new URL('..', import.meta.url))

/**
 * The gateway's tests, the same on each engine: real databases, each test file with a copy of the demo world.
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
    env: { TEST_ENGINE: engine },
    globalSetup: [`${gateway}test/global-setup.ts`],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})

export const gatewayProjects = [gatewayProject('gateway', 'embedded'), gatewayProject('gateway-postgres', 'postgres')]
