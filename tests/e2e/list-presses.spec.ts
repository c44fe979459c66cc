import type { Locator } from '@playwright/test'
import { tableRows } from '../support/page-parts'
import { expect, test } from '../support/test'

/** The center of a badge, in the window: a second press there meets whatever is there by then. */
async function centerOf(badge: Locator) {
  const box = await badge.boundingBox()
  if (box === null) throw new Error('The badge is not visible.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test.describe('a press in a list of active rows', () => {
  test('meets the same user twice, before and after the save [USER-19, USER-129]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    await signInAs('customer.admin')
    const admin = await clientOf('customer.admin')
    await page.goto('/users/list')
    const links = tableRows(page).getByRole('rowheader').getByRole('link')
    await expect(tableRows(page)).toHaveCount(25)
    const names = (await links.allTextContents()).slice(2, 4)
    const [name = '', next = ''] = names
    const badge = page.getByRole('button', { name: new RegExp(`^(Active|Inactive), user ${name}$`) })
    const isApproved = async (userName: string) =>
      (await admin.users.one({ params: { username: userName } })).body.isApproved
    const { x, y } = await centerOf(badge)

    // Two presses at once are one change and its reversal.
    await page.mouse.click(x, y)
    await page.mouse.click(x, y)
    await expect(badge).not.toHaveAttribute('aria-busy')
    await expect(badge).toHaveAccessibleName(`Active, user ${name}`)
    expect(await Promise.all(names.map(isApproved))).toEqual([true, true])

    // After the save and the refetch the row is still at its place.
    await page.mouse.click(x, y)
    await expect(page.getByText('plus 1 just changed')).toBeVisible()
    await expect(badge).toHaveAccessibleName(`Inactive, user ${name}`)
    await expect(tableRows(page)).toHaveCount(26)
    expect((await links.allTextContents()).slice(2, 4)).toEqual(names)
    await page.mouse.click(x, y)
    await expect(badge).toHaveAccessibleName(`Active, user ${name}`)
    await expect.poll(() => Promise.all(names.map(isApproved))).toEqual([true, true])
    await expect(page.getByText('plus 1 just changed')).toHaveCount(0)

    // It leaves with the next filter.
    await page.mouse.click(x, y)
    await expect(page.getByText('plus 1 just changed')).toBeVisible()
    await page.getByRole('button', { name: 'Last Name' }).click()
    await page.getByRole('button', { name: 'Username' }).click()
    await expect(page.getByRole('link', { name: next, exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
  })

  test('can be undone in its toast, from another page too [USER-129]', async ({ page, signInAs, clientOf }) => {
    await signInAs('customer.admin')
    const admin = await clientOf('customer.admin')
    await page.goto('/users/list')
    const link = tableRows(page).nth(1).getByRole('rowheader').getByRole('link')
    const name = (await link.textContent()) ?? ''
    const isApproved = async () => (await admin.users.one({ params: { username: name } })).body.isApproved
    await page.getByRole('button', { name: `Active, user ${name}` }).click()
    // A press while paging: the save goes on.
    await page.getByRole('link', { name: 'Next page' }).click()
    const toast = page.getByRole('listitem').filter({ hasText: `${name} is now inactive.` })
    await toast.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(isApproved).toBe(true)
    await expect(page.getByText(`${name} is now active.`)).toBeVisible()
    await expect(page).toHaveURL(/page=2/)
    await page.getByRole('link', { name: 'Previous page' }).click()
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  })

  test('meets the same API key twice [KEY-09, USER-129]', async ({ page, signInAs, clientOf }) => {
    await signInAs('customer.admin')
    const admin = await clientOf('customer.admin')
    await page.goto('/apikeys')
    await expect(tableRows(page).getByRole('rowheader').first()).toBeVisible()
    const prefixes = (await tableRows(page).getByRole('rowheader').allTextContents()).slice(0, 2)
    const [prefix = ''] = prefixes
    const badge = page.getByRole('button', { name: new RegExp(`^(Active|Inactive), API key ${prefix}$`) })
    const areActive = async () => {
      const { body } = await admin.apiKeys.list({ query: {} })
      return prefixes.map((wanted) => body.find((key) => key.keyPrefix === wanted)?.isActive)
    }
    const { x, y } = await centerOf(badge)
    await page.mouse.click(x, y)
    await expect(page.getByText('plus 1 just changed')).toBeVisible()
    await page.mouse.click(x, y)
    await expect(badge).toHaveAccessibleName(`Active, API key ${prefix}`)
    await expect.poll(areActive).toEqual([true, true])
    await page.mouse.click(x, y)
    await expect(page.getByText('plus 1 just changed')).toBeVisible()
    await page.getByRole('searchbox').fill('a')
    await expect(page).toHaveURL(/search=a/)
    await expect(badge).toHaveCount(0)
    await page.getByRole('searchbox').fill('')
    await expect(badge).toHaveCount(0)
  })
})
