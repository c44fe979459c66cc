import type { Page } from '@playwright/test'
import { mainNavigation, pageHeading, rowHeaders, tabTo } from '../support/page-parts'
import { findProjectId } from '../support/site-world'
import { expect, test } from '../support/test'

const REFINERY = 'Northgate Refinery Expansion'
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name' })
const TAKEN = 'Project already has an import system with that name. Please select a new name.'

test.describe('import systems', () => {
  test('are listed, filtered by project, and added by keyboard alone [IMP-01, IMP-03, IMP-05, IMP-09, IMP-11, IMP-15, IMP-21, NAV-10, PERM-09, PERM-10, ROLE-29, ROUTE-37, MSG-49]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const jetty = await findProjectId(await clientOf('super.admin'), 'Jetty 3')
    await signInAs('customer.admin')
    await page.goto('/')
    await tabTo(mainNavigation(page).getByRole('link', { name: 'Imports', exact: true }))
    await page.keyboard.press('Enter')
    await expect(pageHeading(page, 'Imports')).toBeVisible()
    await expect(page).toHaveTitle('Imports · Sitewright')
    await expect(page.getByRole('link', { name: 'Drawing Register' })).toHaveCount(2)

    await tabTo(page.getByRole('combobox', { name: 'Project', exact: true }))
    await page.keyboard.type('Jetty 3')
    await expect(page.getByRole('option', { name: `${jetty}: Jetty 3` })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(rowHeaders(page)).toHaveText(['Weld Log'])
    await expect(page).toHaveURL(new RegExp(`/imports\\?project=${jetty}$`))

    await page.getByRole('link', { name: 'New Import' }).press('Enter')
    await expect(pageHeading(page, 'New Import')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Project' })).toHaveValue(`${jetty}: Jetty 3`)
    await tabTo(page.getByRole('textbox', { name: 'Name', exact: true }))
    await page.keyboard.type(' weld LOG')
    await tabTo(page.getByRole('radio', { name: 'Existing path', exact: true }))
    await page.keyboard.press('ArrowRight')
    await tabTo(page.getByRole('textbox', { name: 'Path', exact: true }))
    await page.keyboard.type('/jetty-3/spools')
    await page.keyboard.press('Enter')
    await expect(nameField(page)).toBeFocused()
    await expect(nameField(page)).toHaveAccessibleDescription(TAKEN)
    await page.keyboard.type(' of spools')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Import system saved.')).toBeVisible()
    await expect(pageHeading(page, 'weld LOG of spools')).toBeVisible()
    await expect(page).toHaveURL(/\/imports\/\d+\/view$/)
    await expect(page).toHaveTitle('weld LOG of spools · Sitewright')
    await page.getByRole('combobox', { name: 'Path' }).click()
    await expect(page.getByRole('option', { name: '/jetty-3/spools' })).toBeVisible()
  })

  test('open beside the list, which keeps its filter, marks the row and gets the focus back [IMP-01, IMP-02]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('customer.admin')
    await page.goto('/imports')
    await expect(rowHeaders(page).first()).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type('drawing')
    await expect(rowHeaders(page)).toHaveText(['Drawing Register', 'Drawing Register'])
    await rowHeaders(page).first().getByRole('link').press('Enter')
    await expect(pageHeading(page, 'Drawing Register')).toBeFocused()
    await expect(page).toHaveURL(/\/imports\/\d+\/view\?search=drawing$/)
    await expect(rowHeaders(page).first().getByRole('link')).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('table').locator('[aria-current]')).toHaveCount(1)

    // The filter of the list changes no form, and another row asks before it discards one.
    await nameField(page).fill('Drawing Register of the yard')
    await page.getByRole('searchbox', { name: 'Filter imports' }).fill('register')
    await expect(page).toHaveURL(/\?search=register$/)
    await expect(nameField(page)).toHaveValue('Drawing Register of the yard')
    await rowHeaders(page).last().getByRole('link').press('Enter')
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Leave and discard' }).press('Enter')
    await expect(pageHeading(page, 'Drawing Register')).toBeFocused()
    await expect(rowHeaders(page).last().getByRole('link')).toHaveAttribute('aria-current', 'page')

    await page.getByRole('link', { name: 'Close import' }).press('Enter')
    await expect(rowHeaders(page).last().getByRole('link')).toBeFocused()
    await expect(rowHeaders(page)).toHaveText(['Drawing Register', 'Drawing Register'])
    await expect(nameField(page)).toHaveCount(0)

    await page.setViewportSize({ width: 1199, height: 720 })
    await rowHeaders(page).first().getByRole('link').press('Enter')
    await expect(pageHeading(page, 'Drawing Register')).toBeFocused()
    await expect(page.getByRole('table')).toHaveCount(0)
    await page.goBack()
    await expect(rowHeaders(page).first().getByRole('link')).toBeFocused()
  })

  test('keep what was typed when someone else saved first [IMP-02, IMP-04, IMP-15, IMP-20]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const other = await clientOf('super.admin')
    const { body: before } = await other.imports.one({ params: { configId: 3 } })
    await signInAs('customer.admin')
    await page.goto('/imports/3/view')
    await nameField(page).fill('Take-off of the crude unit')
    await other.imports.save({ params: { configId: 3 }, body: { ...before, displayName: 'Take-off of others' } })
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Someone else changed this import system while you were editing.')).toBeVisible()
    await expect(page.getByText('Take-off of others').first()).toBeVisible()
    await page
      .getByRole('button', { name: /Keep my/ })
      .first()
      .click()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Import system saved.')).toBeVisible()
    await expect(pageHeading(page, 'Take-off of the crude unit')).toBeVisible()
    const { body: after } = await other.imports.one({ params: { configId: 3 } })
    expect(after).toMatchObject({ displayName: 'Take-off of the crude unit', projectId: before.projectId })
  })

  test('are copied into another project under a new name [COPY-04, COPY-05, COPY-06, COPY-07, COPY-08, COPY-09, COPY-10, COPY-11]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('super.admin')
    const [source, target] = [await findProjectId(admin, REFINERY), await findProjectId(admin, 'Tank Farm Revamp')]
    await signInAs('customer.admin')
    await page.goto(`/projects/${target}/view/copy?source=${source}`)
    const copy = page.getByRole('button', { name: 'Copy Drawing Register' })
    await copy.press('Enter')
    const field = page.getByRole('dialog').getByRole('textbox', { name: 'Display name' })
    await field.fill('')
    await page.keyboard.press('Enter')
    await expect(field).toHaveAccessibleDescription(/Please enter a display name for import system\./)
    await field.fill('Drawing Register')
    await page.keyboard.press('Enter')
    await expect(field).toHaveAccessibleDescription(
      /Project already contains an import system with this name\. Please select a different name\./,
    )
    await field.fill('Drawing Register of the refinery')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Import system saved.')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(copy).toBeFocused()
    const { body } = await admin.imports.ofProject({ params: { projectId: target } })
    expect(body).toContainEqual(
      expect.objectContaining({ displayName: 'Drawing Register of the refinery', path: '/northgate/drawings' }),
    )
  })

  test('are refused without the role, with integration reports [PERM-09]', async ({ page, signInAs }) => {
    await signInAs('viewer')
    for (const address of ['/imports', '/imports/new', '/imports/3/view', '/integration', '/integration/any/view']) {
      await page.goto(address)
      await expect(page.getByText('Insufficient permissions to access the page.')).toBeVisible()
      await expect(page).toHaveURL(/\/$/)
    }
    await expect(mainNavigation(page).getByRole('link', { name: /Imports|Integration/ })).toHaveCount(0)
  })
})
