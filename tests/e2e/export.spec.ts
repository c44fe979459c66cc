import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })

test.describe('the export of a list', () => {
  test('goes on over navigation and a reload, and has the rows and columns of the list [NAV-33, NAV-34, NAV-36]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('customer.admin')
    await page.goto('/users/list?active=false&search=an&sort=-lastName')
    const total = Number(
      /of (\d+) users|^(\d+) users/
        .exec(await page.getByText(/\d+ users$/).innerText())
        ?.slice(1)
        .find(Boolean),
    )
    expect(total).toBeGreaterThan(5)
    // An attribute of the list: a column that is hidden is not exported.
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'First Name' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'CSV', exact: true }).click()
    await page.getByRole('menuitem', { name: /as filtered and sorted$/ }).click()
    await expect(toasts(page)).toContainText(/Users: export (started|ready)\./)

    await page.getByRole('link', { name: 'User Groups' }).click()
    await expect(page.getByRole('heading', { name: 'User Groups', level: 1 })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Notifications, 1 new', exact: true })).toBeVisible({
      timeout: 20_000,
    })

    await bell(page).click()
    const action = panel(page).getByRole('button', { name: /^Download Users \d{4}-\d\d-\d\d\.csv$/ })
    await expect(action).toBeFocused()
    const downloading = page.waitForEvent('download')
    await action.click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^Users \d{4}-\d\d-\d\d\.csv$/)
    const bytes = await readFile(await download.path())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const text = bytes.subarray(3).toString('utf8')
    expect(text.endsWith('\r\n')).toBe(true)
    const [head, ...rows] = text.split('\r\n').slice(0, -1)
    expect(head).toBe('Username,Last Name,Active,Locked,Product Licenses')
    expect(rows).toHaveLength(total)
    const lastNames = rows.map((row) => (row.split(',')[1] ?? '').toLowerCase())
    expect(lastNames).toEqual(lastNames.toSorted().toReversed())

    await expect(panel(page)).toContainText('Downloaded')
    await page.keyboard.press('Escape')
    await expect(bell(page)).toBeFocused()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'User Groups', level: 1 })).toBeVisible()
    await bell(page).click()
    await expect(panel(page)).toContainText('Downloaded')
    await expect(bell(page)).toHaveAccessibleName('Notifications')
  })

  test('is started and downloaded by keyboard alone, from a toast that closes [NAV-35]', async ({ page, signInAs }) => {
    await signInAs('user.editor')
    await page.goto('/users/list?active=false&search=customer.admin')
    await expect(page.getByText('1 user', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'CSV', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'This user, as filtered and sorted' })).toBeFocused()
    await page.keyboard.press('Enter')
    const action = toasts(page).getByRole('button', { name: 'Download' })
    await expect(action).toBeVisible({ timeout: 20_000 })
    await page.keyboard.press('F6')
    await expect(action).toBeFocused()
    const downloading = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    const text = await readFile(await (await downloading).path(), 'utf8')
    expect(text.split('\r\n')[1]).toMatch(/^customer\.admin,/)
    await expect(toasts(page).getByRole('listitem')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'CSV', exact: true })).toBeFocused()
    await expect(bell(page)).toHaveAccessibleName('Notifications')
  })
})
