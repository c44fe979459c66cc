import { expect } from '@playwright/test'
import { test } from './built-test'

test('the search of the landing page opens the row of a token', async ({ built, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${built.origin}/index.html?path=/docs/home--docs`)
  const content = page.frameLocator('#storybook-preview-iframe')
  await content.getByRole('combobox', { name: /^Find a component/ }).fill('danger-solid-hover')
  await content.getByRole('option', { name: /^danger-solid-hover/ }).click()
  const row = content.locator('tr[data-current]')
  await expect(row).toContainText("token('danger-solid-hover')")
  await expect(row).toBeInViewport()
})
