import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

const names = (page: Page) => page.getByRole('rowheader').allTextContents()

test.describe('the pages of a list', () => {
  test('never show the footer of one page below the rows of another, even offline', async ({
    page,
    signInAs,
    gateway,
  }) => {
    await signInAs('customer.admin')
    await page.goto('/users/list?active=false')
    await expect(page.getByText('1–25 of 240 users')).toBeVisible()
    const first = await names(page)
    await gateway.stop()
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByText('Failed to fetch users.')).toBeVisible()
    await expect(page.getByText('1–25 of 240 users')).toBeVisible()
    expect(await names(page)).toEqual(first)
    await gateway.start()
    await expect(page.getByText('26–50 of 240 users')).toBeVisible({ timeout: 20_000 })
    expect(await names(page)).not.toEqual(first)
    await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy')
  })

  test('start at the top, with the focus on the link that was pressed', async ({ page, signInAs }) => {
    await signInAs('customer.admin')
    await page.setViewportSize({ width: 1280, height: 600 })
    await page.goto('/users/list?active=false')
    await expect(page.getByText('1–25 of 240 users')).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 500))
    await page.getByRole('link', { name: 'Next page' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('26–50 of 240 users')).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.getByRole('link', { name: 'Next page' })).toBeFocused()
    // A sort order is no other page: the place on the screen stays.
    await page.evaluate(() => window.scrollTo(0, 200))
    await page.getByRole('button', { name: 'First Name' }).click()
    await expect(page.getByText('1–25 of 240 users')).toBeVisible()
  })

  test('have a size that is remembered, and is in the address unless it is the default', async ({ page, signInAs }) => {
    await signInAs('customer.admin')
    await page.goto('/users/list?active=false&page=3')
    await expect(page.getByText('51–75 of 240 users')).toBeVisible()
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('100')
    await expect(page.getByText('1–100 of 240 users')).toBeVisible()
    await expect(page).toHaveURL((url) => url.searchParams.get('size') === '100' && !url.searchParams.has('page'))
    await page.goto('/users/list?active=false')
    await expect(page.getByText('1–100 of 240 users')).toBeVisible()
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('25')
    await expect(page.getByText('1–25 of 240 users')).toBeVisible()
    expect(page.url()).not.toContain('size=')
  })
})
