import type { Page } from '@playwright/test'
import { DEMO_PASSWORD, expect, test } from '../support/test'

// With all movement, which the other journeys leave out: nothing here may depend on a transition that takes no time.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Focus is somewhere a person can see it: never on the body. */
async function expectFocusOnPage(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
}

test('the whole slice is worked by keyboard alone', async ({ page, clientOf }) => {
  await page.goto('/users/list?active=false')
  await page.getByLabel('Username').focus()
  await page.keyboard.type('customer.admin')
  await page.keyboard.press('Tab')
  await page.keyboard.type(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table')).toBeVisible()

  // The filter, by its shortcut.
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('inactive.user')
  await expect(page.getByText('1 user', { exact: true })).toBeVisible()
  await expectFocusOnPage(page)

  // On to the row: its link, then its two badges.
  const link = page.getByRole('link', { name: 'inactive.user', exact: true })
  for (
    let presses = 0;
    presses < 25 && !(await link.evaluate((node) => node === document.activeElement));
    presses += 1
  ) {
    await page.keyboard.press('Tab')
    await expectFocusOnPage(page)
  }
  await expect(link).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Open, user inactive.user' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Locked, user inactive.user' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Open, user inactive.user' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')

  // Into the details: focus on the heading.
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'inactive.user', level: 1 })).toBeFocused()
  const comment = page.getByRole('textbox', { name: 'Comment' })
  for (
    let presses = 0;
    presses < 30 && !(await comment.evaluate((node) => node === document.activeElement));
    presses += 1
  ) {
    await page.keyboard.press('Tab')
    await expectFocusOnPage(page)
  }
  await page.keyboard.type('By keyboard')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('User updated.')).toBeVisible()
  await expectFocusOnPage(page)
  const admin = await clientOf('customer.admin')
  expect((await admin.users.one({ params: { username: 'inactive.user' } })).body.comment).toContain('By keyboard')

  // Back to the row; the browser's own key for it does not exist without a window.
  await page.goBack()
  await expect(page.getByRole('link', { name: 'inactive.user', exact: true })).toBeFocused()
})

test('a tab that is opened by Enter gets the focus, and its first control is the next stop', async ({
  page,
  signInAs,
}) => {
  await signInAs('customer.admin')
  await page.goto('/user/workflow.editor/details')
  const tabs = page.getByRole('navigation', { name: 'workflow.editor', exact: true })
  await tabs.getByRole('link', { name: 'Roles' }).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('region', { name: 'Roles, workflow.editor', exact: true })
  await expect(panel).toBeFocused()
  await expect(panel.getByRole('checkbox').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(panel.locator(':focus')).toHaveCount(1)

  await page.goBack()
  await expect(page.getByRole('region', { name: 'Details, workflow.editor', exact: true })).toBeFocused()
  await tabs.getByRole('link', { name: 'Projects' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Projects, workflow.editor', exact: true })).toBeFocused()
})

test('the theme is chosen by keyboard and kept', async ({ page, signInAs }) => {
  await signInAs('viewer')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('button', { name: /user menu/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitemradio', { name: 'Dark', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
