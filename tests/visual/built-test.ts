import type { BrowserContext, Page } from '@playwright/test'
import { test as base } from '../support/watched-browser'
import { BuiltStories } from './built-stories'

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: { storyRenders: { isPending: () => boolean }[] }
    __STORYBOOK_ADDONS_CHANNEL__?: {
      /** The payload is an id or an error, depending on the event. */
      on: (event: string, run: (payload?: string | { message: string }) => void) => void
      emit: (event: string, payload: object) => void
    }
  }
}

/** Any page that renders quickly. */
const START = 'guides-testing--docs'

/** Runs in the page. Storybook loads itself again if its selection changes while a story is still rendering. */
const isFinished = (): boolean =>
  window.__STORYBOOK_PREVIEW__?.storyRenders.every((render) => !render.isPending()) ?? false

/** Runs in the page: opens a page or story as the sidebar does, and waits until it is rendered and its play has ended. */
const select = (selection: { storyId: string; viewMode: 'docs' | 'story' }): Promise<void> =>
  new Promise((resolve, reject) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__
    for (const event of ['docsRendered', 'storyRendered', 'storyUnchanged'])
      channel?.on(event, (id) => id === selection.storyId && resolve())
    for (const event of ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException'])
      channel?.on(event, (error) =>
        reject(new Error(`${event} in ${selection.storyId}: ${typeof error === 'object' ? error.message : error}`)),
      )
    channel?.emit('setCurrentStory', selection)
  })

/**
 * A window of the built Storybook without its sidebar. It stays open for all tests of a worker, because loading Storybook takes
 * longer than most checks.
 */
export class Preview {
  private globals: string | undefined

  constructor(
    readonly page: Page,
    private readonly origin: string,
  ) {}

  /** @param globals as in the URL, such as `page:sheet;motion:reduce`. Others than before load Storybook again. */
  async open(storyId: string, viewMode: 'docs' | 'story', globals: string): Promise<void> {
    if (this.globals !== globals) {
      await this.page.goto(`${this.origin}/iframe.html?id=${START}&viewMode=docs&globals=${globals}`)
      await this.page.locator('.sbdocs-content').waitFor()
      this.globals = globals
    }
    await this.page.waitForFunction(isFinished)
    await this.page.evaluate(select, { storyId, viewMode })
  }
}

/** Playwright's `test` with the built stories, served once for each worker. */
export const test = base.extend<object, { built: BuiltStories; window: BrowserContext; preview: Preview }>({
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
  preview: [
    async ({ built, window }, use) => {
      const page = await window.newPage()
      await use(new Preview(page, built.origin))
      await page.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ window }, use) => {
    const page = await window.newPage()
    await use(page)
    await page.close()
  },
})
