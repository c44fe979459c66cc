import type { Locator, Page } from '@playwright/test'
import { expect } from './test'

/** Parts that many pages have, by role and name. */
export const unsavedBar = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' })
export const saveButton = (page: Page) => page.getByRole('button', { name: /^Save/ })
export const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
export const pageHeading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
export const rowHeaders = (page: Page) => page.getByRole('rowheader')
export const tableRows = (page: Page) => page.getByRole('table').locator('tbody tr')
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const checkbox = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
export const textField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** The tabs of a page, by the name of what it shows. */
export const tabLinks = (page: Page, name: string) => page.getByRole('navigation', { name }).getByRole('link')

/** Presses Tab until `place` has the focus. Fails if 60 presses do not reach it. */
export async function tabTo(place: Locator): Promise<void> {
  await expect(place).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) break
    await place.page().keyboard.press('Tab')
  }
  await expect(place).toBeFocused()
}
