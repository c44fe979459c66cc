import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { BUILT } from './built-stories'
import { test } from './built-test'

const THEMES = ['light', 'dark']

/** The part of Storybook's index that is read here. */
interface Index {
  entries: Record<string, { id: string; type: string; title: string; name: string; tags: string[] }>
}
const { entries } = JSON.parse(readFileSync(path.join(BUILT, 'index.json'), 'utf8')) as Index
const stories = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('visual'))

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
