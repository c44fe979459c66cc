import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type BrowserContext } from '@playwright/test'
import { test as base } from '../support/watched-browser'
import { BUILT, BuiltStories } from './built-stories'

const THEMES = ['light', 'dark']

/** The part of Storybook's index that is read here. */
interface Index {
  entries: Record<string, { id: string; type: string; title: string; name: string; tags: string[] }>
}
const { entries } = JSON.parse(readFileSync(path.join(BUILT, 'index.json'), 'utf8')) as Index
const stories = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('visual'))

const test = base.extend<object, { built: BuiltStories; window: BrowserContext }>({
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

test('some stories are tagged for it', () => {
  expect(stories.length).toBeGreaterThan(0)
})

for (const { id, title, name } of stories) {
  for (const theme of THEMES) {
    test(`${title}, ${name} looks as it did in ${theme}`, async ({ built, page }) => {
      await page.goto(`${built.origin}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};motion:reduce`)
      await expect(page.locator('body')).toHaveClass(/sb-show-main/)
      await page.evaluate(() => document.fonts.ready)
      await expect(page.locator('#storybook-root')).toHaveScreenshot(`${id.replace('--', '-')}-${theme}.png`)
    })
  }
}
