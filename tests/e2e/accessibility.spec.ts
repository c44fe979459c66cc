import type { Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { expect, test } from '../support/test'

// A color that is on its way from one theme to the next is no color of either.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
// A whole run of axe over a table of 25 rows, and contrast three times more: a busy machine needs its time.
test.describe.configure({ timeout: 180_000 })

/** A narrow page has the colors of a wide one. */
const PAGES = [
  { width: 1440, themes: ['light', 'dark', 'contrast', 'contrast-dark'] },
  { width: 320, themes: ['light'] },
] as const

/** All of axe in the first theme; in the others contrast alone, the one rule that a theme can break. */
async function violations(page: Page, themes: readonly string[]): Promise<string[]> {
  const found: string[] = []
  // Evaluated, because the policy of the page blocks a script element.
  await page.evaluate(axe.source)
  for (const theme of themes) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme)
    const options: RunOptions = theme === themes[0] ? {} : { runOnly: ['color-contrast'] }
    const { violations: all } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`)
    for (const violation of all) {
      found.push(`${theme}: ${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(', ')}`)
    }
  }
  return found
}

const fitsTheWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

for (const { width, themes } of PAGES) {
  test.describe(`at ${width} px, ${themes.join(', ')}`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('axe finds nothing on the sign-in page', async ({ page }) => {
      await page.goto('/login')
      await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
      expect(await violations(page, themes)).toEqual([])
      expect(await fitsTheWindow(page)).toBe(true)
    })

    test('axe finds nothing on the user list', async ({ page, signInAs }) => {
      await signInAs('super.admin')
      await page.goto('/users/list?active=false')
      await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(25)
      expect(await violations(page, themes)).toEqual([])
      expect(await fitsTheWindow(page)).toBe(true)
    })

    test('axe finds nothing on the details of a user', async ({ page, signInAs }) => {
      await signInAs('super.admin')
      await page.goto('/user/customer.admin/details')
      await page.getByRole('textbox', { name: 'Position' }).fill('Changed')
      await expect(page.getByText('1 unsaved change')).toBeVisible()
      expect(await violations(page, themes)).toEqual([])
      expect(await fitsTheWindow(page)).toBe(true)
    })
  })
}
