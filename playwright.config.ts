import { defineConfig } from '@playwright/test'
import { resolveBrowser, UNSEEN } from './scripts/browser.mjs'
import { resultsFolder } from './scripts/runner/report.mjs'

const { launchOptions } = resolveBrowser()

/**
 * The journeys in tests/e2e. A fixture gives every worker a gateway of its own, on a free port, with a copy of the demo
 * world: so there is no `webServer` and no `baseURL` here.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/support/prepare-world.ts',
  outputDir: `${resultsFolder()}/journeys`,
  fullyParallel: false,
  forbidOnly: true,
  // The runner repeats the files of failed journeys in CI and lists the flaky ones.
  retries: 0,
  workers: 2,
  timeout: 60_000,
  globalTimeout: 25 * 60_000,
  // A busy machine has taken more than the default of 5 s to answer a navigation.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./scripts/runner/playwright-report.mjs', { name: 'journeys' }]],
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: { ...launchOptions, args: [...launchOptions.args, UNSEEN] },
    locale: 'en-US',
    timezoneId: 'UTC',
    // `--trace on` for the one that is looked into: it costs a fifth of the time of every journey.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Nobody sees the pages, so they have a quarter of the pixels and no transitions. The journeys by keyboard alone run with all transitions.
    deviceScaleFactor: 0.5,
    contextOptions: { reducedMotion: 'reduce' },
  },
})
