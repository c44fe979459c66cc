import type { BrowserContext } from '@playwright/test'
import { test as base } from '../support/watched-browser'
import { BuiltStories } from './built-stories'

/** Playwright's `test` with the built stories, served once for each worker. */
export const test = base.extend<object, { built: BuiltStories; window: BrowserContext }>({
  built: [
    // oxlint-disable-next-line no-empty-pattern -- a fixture without dependencies is written with an empty pattern
    async ({}, use) => {
      const built = await BuiltStories.open()
      await use(built)
      await built.close()
    },
    { scope: 'worker' },
  ],
  // One for all stories of a worker: it keeps the scripts that all of them load. They leave nothing in it.
  window: [
    async ({ browser }, use, { project }) => {
      const window = await browser.newContext(project.use)
      await use(window)
      await window.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ window }, use) => {
    const page = await window.newPage()
    await use(page)
    await page.close()
  },
})
