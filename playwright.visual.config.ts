import { defineConfig } from '@playwright/test'
import { resolveBrowser, UNSEEN } from './scripts/browser.mjs'
import { resultsFolder } from './scripts/runner/report.mjs'

const { launchOptions } = resolveBrowser()

/** Pictures of the stories tagged `visual`, and the keyboard in every mode; `npm run test:visual` builds what they are taken of, and says where they lie. */
export default defineConfig({
  testDir: 'tests/visual',
  testMatch: '**/*.spec.ts',
  // What differs lies here, beside its difference.
  outputDir: `${resultsFolder()}/pictures`,
  snapshotPathTemplate: `{testDir}/pictures/${process.env.PICTURES_OF ?? 'unknown'}/{arg}{ext}`,
  forbidOnly: true,
  retries: 0,
  // A story's picture needs nothing of another's.
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  globalTimeout: 15 * 60_000,
  reporter: [
    ['list'],
    ['./scripts/runner/playwright-report.mjs', { name: 'pictures', nothingToRun: process.env.PICTURES_MISSING }],
  ],
  // Playwright ignores antialiased pixels: a missing icon counts as 4 to 46 pixels. Two pictures by one Chromium have no difference that counts.
  expect: { timeout: 20_000, toHaveScreenshot: { animations: 'disabled', threshold: 0.2, maxDiffPixels: 3 } },
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: { ...launchOptions, args: [...launchOptions.args, UNSEEN] },
    viewport: { width: 760, height: 560 },
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  },
})
