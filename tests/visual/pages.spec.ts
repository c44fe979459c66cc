import { readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import axe from 'axe-core'
import { BUILT } from './built-stories'
import { test } from './built-test'

interface Entry {
  id: string
  type: 'docs' | 'story'
  title: string
  name: string
}

const index = JSON.parse(readFileSync(path.join(BUILT, 'index.json'), 'utf8')) as { entries: Record<string, Entry> }
const pages = Object.values(index.entries).filter(({ type }) => type === 'docs')

/** Ten screens of a laptop. */
const MAX_HEIGHT = 9000
/** Bytes of the whole build. */
const MAX_SIZE = 24 * 1024 * 1024

/** Words that people who know other design systems look for, and the component that has them among its names. */
const SYNONYMS = [
  ['dropdown', 'Select'],
  ['typeahead', 'Combo box'],
  ['stepper', 'Number field'],
  ['chip', 'Toggle badge'],
  ['modal', 'Dialog'],
  ['autocomplete', 'Combo box'],
  ['snackbar', 'Toasts'],
  ['spinner', 'Skeleton'],
  ['calendar', 'Date picker'],
  ['tree view', 'Tree checkbox'],
] as const

test('the built Storybook has at most 24 MB', () => {
  const sizes = readdirSync(BUILT, { recursive: true, encoding: 'utf8' }).map((file) =>
    statSync(path.join(BUILT, file)),
  )
  expect(sizes.reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0)).toBeLessThan(MAX_SIZE)
})

for (const { id, title, name } of pages) {
  test(`the page ${title.replace(/ \(.*\)$/, '')}, ${name} has no error, no broken link and no fault that axe finds`, async ({
    built,
    page,
  }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${built.origin}/iframe.html?viewMode=docs&id=${id}&globals=motion:reduce`)
    await expect(page.locator('#storybook-docs h1').first()).toBeVisible()
    // Not the network: a page can fetch something without an end.
    await page.waitForFunction(() => {
      const shown = document.querySelectorAll('#storybook-docs [id^="story--"][id$="-inner"]').length
      const renders = window.__STORYBOOK_PREVIEW__?.storyRenders ?? []
      return renders.length >= shown && renders.every((render) => !render.isPending())
    })
    const links = await page
      .locator('#storybook-docs a[href*="path=/"]')
      .evaluateAll((found) =>
        found.map((link) => /path=\/(?:docs|story)\/([\w-]+)/.exec((link as HTMLAnchorElement).href)?.[1] ?? ''),
      )
    expect(links.filter((target) => !(target in index.entries))).toEqual([])
    // A link of our text to a place on the page, or by a mistake to a file. Those of live examples lead nowhere.
    const lost = await page
      .locator('#storybook-docs main a:not(.docs-story *, [data-live] *)')
      .evaluateAll((found) =>
        found
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) =>
            href.startsWith('#')
              ? document.getElementById(href.slice(1)) === null
              : !/^(?:https?:|\?path=|iframe\.html\?)/.test(href) && !href.includes('?path='),
          ),
      )
    expect(lost).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(MAX_HEIGHT)
    await expect(page.getByRole('main').locator('h1').first()).toBeVisible()
    await expect(page.getByRole('main')).toHaveCount(1)
    // A line of Markdown that begins with a number is a list.
    await expect(page.locator('#storybook-docs ol[start]')).toHaveCount(0)
    const stories = await page
      .locator('#storybook-docs .docs-story [id^="story--"]')
      .evaluateAll((found) => found.map((story) => story.id.replace(/--primary(?=-inner$)/, '')))
    expect(stories).toEqual([...new Set(stories)])
    await page.addScriptTag({ content: axe.source })
    const faults = await page.evaluate(async () => {
      // Storybook's own parts (the table of props, the bar above a story) are not ours, and stories are checked by their own tests.
      const exclude = ['.docs-story', '.docblock-argstable', '.docblock-source', '.sb-bar', '.sbdocs-toc--custom']
      const { violations } = await window.axe.run(
        { include: ['#storybook-docs'], exclude },
        { resultTypes: ['violations'] },
      )
      return violations.map((fault) => `${fault.id}: ${fault.nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`)
    })
    expect(faults).toEqual([])
    await page.setViewportSize({ width: 320, height: 900 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(errors).toEqual([])
  })
}

test('the search of the sidebar finds ten components by names of other design systems', async ({ built, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${built.origin}/index.html`)
  const search = page.locator('#storybook-explorer-searchfield')
  for (const [word, component] of SYNONYMS) {
    await search.fill(word)
    await expect(page.getByRole('option').filter({ hasText: component }).first(), word).toBeVisible()
  }
})

declare global {
  interface Window {
    axe: typeof axe
  }
}
