import { expect } from '@playwright/test'
import { test } from './built-test'

test('forced colors of the toolbar give a story system colors until they are switched off', async ({ built, page }) => {
  await page.goto(`${built.origin}/iframe.html?id=components-button--default&viewMode=story&globals=theme:dark`)
  const surface = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--sw-surface').trim())
  const set = (forcedColors: string) =>
    page.evaluate(
      (value) => window.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals: { forcedColors: value } }),
      forcedColors,
    )
  await expect(page.getByRole('button').first()).toBeVisible()
  const own = await surface()
  expect(own).not.toBe('')
  await set('active')
  await expect.poll(surface).toMatch(/^canvas$/i)
  await set('none')
  await expect.poll(surface).toBe(own)
})
