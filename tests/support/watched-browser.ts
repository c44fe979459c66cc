import { test as base, type Browser } from '@playwright/test'
import { BROWSER_ENDED } from '../../scripts/runner/playwright-report.mjs'

/**
 * Fails the running test at once when the browser of this worker ends before the worker closes it. The reporter then stops the
 * run.
 */
export async function watchBrowser(
  { browser }: { browser: Browser },
  use: (browser: Browser) => Promise<void>,
): Promise<void> {
  const onDisconnected = () => {
    // Uncaught, so that Playwright ends the test even while the test waits for something other than the browser. Thrown later,
    // because the listener runs inside Playwright's own handler of the lost connection.
    setImmediate(() => {
      throw new Error(BROWSER_ENDED)
    })
  }
  browser.on('disconnected', onDisconnected)
  await use(browser)
  // Playwright closes the browser after this.
  browser.off('disconnected', onDisconnected)
}

/** Playwright's `test`, which fails when its browser ends unexpectedly. */
export const test = base.extend<object, { browser: Browser }>({ browser: [watchBrowser, { scope: 'worker' }] })
