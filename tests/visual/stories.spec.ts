import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { BUILT } from './built-stories'
import { test } from './built-test'

/** The part of Storybook's index that is read here. */
interface Index {
  entries: Record<string, { id: string; type: string; title: string; name: string; tags: string[] }>
}
const { entries } = JSON.parse(readFileSync(path.join(BUILT, 'index.json'), 'utf8')) as Index
const pictures = Object.values(entries)
  .filter(({ type, tags }) => type === 'story' && tags.includes('visual'))
  .flatMap(({ id, title, name }) =>
    ['light', 'dark'].map((theme) => ({
      id,
      theme,
      title: `${title}, ${name} looks as it did in ${theme}`,
      file: `${id.replace('--', '-')}-${theme}.png`,
    })),
  )

test('every picture belongs to a story', () => {
  const files = readdirSync(path.dirname(test.info().snapshotPath('any.png', { kind: 'screenshot' })))
  expect(files.filter((name) => !pictures.some(({ file }) => file === name))).toEqual([])
  expect(pictures).not.toEqual([])
})

async function openStory(page: Page, origin: string, id: string, theme: string) {
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};motion:reduce`)
  await expect(page.locator('body')).toHaveClass(/sb-show-main/)
  await page.evaluate(() => document.fonts.ready)
  return page.locator('#storybook-root')
}

for (const { id, theme, title, file } of pictures) {
  test(title, async ({ built, page }) => {
    await expect(await openStory(page, built.origin, id, theme)).toHaveScreenshot(file)
  })
}

test('the comparison fails when the smallest icon of all pictures is missing', async ({ built, page }) => {
  const table = await openStory(page, built.origin, 'components-vertex-table--default', 'light')
  const file = 'components-vertex-table-default-light.png'
  await expect(table).toHaveScreenshot(file)
  await table.locator('.lucide-check').evaluate((icon) => (icon.style.visibility = 'hidden'))
  await expect(table).not.toHaveScreenshot(file)
})
