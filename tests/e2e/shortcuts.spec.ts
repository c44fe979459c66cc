import type { Page } from '@playwright/test'
import { button, unsavedBar } from '../support/page-parts'
import { expect, test } from '../support/test'

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The names of the reports of a group, in their order. */
const namesIn = (page: Page, name: string): Promise<string[]> =>
  group(page, name)
    .locator('[data-part="report"] > :first-child')
    .evaluateAll((elements) => elements.map((element) => element.firstChild?.textContent ?? ''))

test.describe('the shortcuts of a license', () => {
  test('are reordered by keyboard and stored by Save, numbered from 0 [SET-26, SET-28, SET-32, SET-34, ERR-89]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    await signInAs('customer.admin')
    await page.goto('/license/1')
    await page.getByRole('link', { name: 'Shortcuts', exact: true }).press('Enter')
    await expect(page).toHaveURL(/\/license\/1\/shortcuts$/)
    await expect(page).toHaveTitle(/Northgate Constructors · Shortcuts/)
    await expect
      .poll(async () => (await namesIn(page, 'Basic shortcuts')).slice(0, 2))
      .toEqual(['Northgate Monthly Summary', 'Announcements'])
    await button(page, 'Move Northgate Monthly Summary down').focus()
    await page.keyboard.press('Alt+ArrowDown')
    await page.keyboard.press('Alt+ArrowDown')
    await expect(button(page, 'Move Northgate Monthly Summary down')).toBeFocused()
    await expect(page.getByText('Northgate Monthly Summary is now 3 of 5.')).toBeAttached()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(unsavedBar(page)).toContainText('Order of basic shortcuts')
    const admin = await clientOf('customer.admin')
    const stored = async () =>
      (await admin.shortcuts.list({ params: { licenseId: 1 } })).body
        .filter(({ order }) => order !== null)
        .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
        .map(({ reportName, order }) => [order, reportName])
    expect((await stored())[0]).toEqual([0, 'Northgate Monthly Summary'])
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Shortcuts updated.')).toBeVisible()
    await expect(unsavedBar(page)).toHaveCount(0)
    expect((await stored()).slice(0, 2)).toEqual([
      [0, 'Announcements'],
      [1, 'Northgate Monthly Summary'],
    ])
  })

  test('are created in a dialog, and one that is deleted at once loses no unsaved change [SET-27, SET-29, SET-31, SET-32]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    await signInAs('customer.admin')
    await page.goto('/license/1/shortcuts')
    await button(page, 'Add shortcut').focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Add a shortcut' })
    await expect(dialog.getByRole('combobox', { name: 'Report' })).toBeFocused()
    await page.keyboard.type('jetty')
    await page.keyboard.press('Enter')
    await dialog.getByRole('combobox', { name: 'Dashboard' }).selectOption('Shipments')
    await dialog.getByRole('button', { name: 'Add', exact: true }).press('Enter')
    await expect(group(page, 'Dashboard shortcuts')).toContainText('Jetty Progress')
    await expect(unsavedBar(page)).toContainText('Jetty Progress')

    await button(page, 'Delete the shortcut to Tools on Loan').press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Delete the shortcut to Tools on Loan?' })
    await question.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
    await expect(page.getByText('Deleted the shortcut to Tools on Loan.')).toBeVisible()
    await expect(question).toHaveCount(0)
    await expect(group(page, 'Unassigned reports')).toContainText('Tools on Loan')
    await expect(group(page, 'Dashboard shortcuts')).toContainText('Jetty Progress')
    const admin = await clientOf('customer.admin')
    const typesOf = async () =>
      Object.fromEntries(
        (await admin.shortcuts.list({ params: { licenseId: 1 } })).body.map(({ reportName, type }) => [
          reportName,
          type,
        ]),
      )
    expect(await typesOf()).toMatchObject({ 'Tools on Loan': null, 'Jetty Progress': null })
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Shortcuts updated.')).toBeVisible()
    expect(await typesOf()).toMatchObject({ 'Tools on Loan': null, 'Jetty Progress': 'shipments' })
  })

  test('that two administrators change are merged, and a report that both assigned is asked about by name [SET-36]', async ({
    page,
    secondPage,
    signInAs,
    clientOf,
  }) => {
    await signInAs('customer.admin')
    await signInAs('super.admin', secondPage)
    const assignTo = async (browser: Page, dashboard: string): Promise<void> => {
      await browser.goto('/license/1/shortcuts')
      await button(browser, 'Add Cable Pulls as a shortcut').press('Enter')
      const dialog = browser.getByRole('dialog', { name: 'Add a shortcut' })
      await dialog.getByRole('combobox', { name: 'Dashboard' }).selectOption(dashboard)
      await dialog.getByRole('button', { name: 'Add', exact: true }).press('Enter')
    }
    await assignTo(page, 'Shipments')
    await button(page, 'Move Site Calendar up').press('Enter')
    await assignTo(secondPage, 'Cable schedule')
    await button(secondPage, 'Add Inspections Due as a shortcut').press('Enter')
    await secondPage.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).press('Enter')
    await secondPage.keyboard.press('Control+s')
    await expect(secondPage.getByText('Shortcuts updated.')).toBeVisible()

    await page.keyboard.press('Control+s')
    const question = page.getByRole('group', { name: /^Dashboard of Cable Pulls/ })
    await expect(question.getByRole('radio', { name: /Cable schedule/ })).toBeVisible()
    await expect(page.getByRole('radio', { name: /version/ })).toHaveCount(2)
    await question.getByRole('radio', { name: /Your version/ }).press('Space')
    const names = await namesIn(page, 'Basic shortcuts')
    expect(names.at(-1)).toBe('Inspections Due')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Shortcuts updated.')).toBeVisible()
    const { body } = await (await clientOf('super.admin')).shortcuts.list({ params: { licenseId: 1 } })
    const stored = body.filter(({ order }) => order !== null).toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
    expect(stored.map(({ reportName }) => reportName)).toEqual(names)
    expect(body.find(({ reportName }) => reportName === 'Cable Pulls')?.type).toBe('shipments')
  })

  test('are those of each license, for its own administrators [SET-33, ROUTE-28, ROUTE-31, PERM-17, ROLE-54]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('harbour.admin')
    await page.goto('/license/2/shortcuts')
    await expect(group(page, 'Basic shortcuts')).toContainText('Tide Windows')
    await expect(group(page, 'Basic shortcuts')).not.toContainText('Northgate Monthly Summary')
    await page.goto('/license/1/shortcuts')
    await expect(page.getByText('Insufficient permissions to access the page.')).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
  })
})
