import type { Page } from '@playwright/test'
import { sessionDialogMessages } from '@sitewright/domain/session/dialog-messages'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { DEMO_PASSWORD, expect, test } from '../support/test'

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const save = (page: Page) => page.getByRole('button', { name: /^Save/ })

async function prove(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: sessionDialogMessages.proofTitle })
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
}

test.describe('the catalog', () => {
  test('adds an environment after a proof, creates its secret, links it to a license, and retires it [CAT-01, CAT-02, CAT-08, CAT-10, CAT-12, CAT-14]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    await signInAs('super.admin')
    await page.goto('/catalog')
    await expect(page).toHaveURL(/\/catalog\/environments$/)
    await page.goto('/catalog/licenses')
    await expect(page).toHaveURL(/\/catalog\/environments$/)
    await page.getByRole('link', { name: 'New Environment' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Tunnel')
    await page.getByRole('textbox', { name: 'Address' }).fill('https://tunnel.example.com/')
    await save(page).click()
    await prove(page)
    await expect(page).toHaveURL(/\/catalog\/environments\/\d+\/details$/)
    await expect(page.getByRole('heading', { name: 'Tunnel', level: 1 })).toBeVisible()

    await page.getByRole('button', { name: 'Create Secret' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Create Secret' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Secret created' })
    await expect(dialog.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^\S{32,}$/)
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Close without storing the secret?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await dialog.getByRole('button', { name: 'I Have Stored It' }).click()
    await expect(page.getByText('A secret is set.')).toBeVisible()

    const admin = await clientOf('super.admin')
    const { body: environments } = await admin.catalogEnvironments.list()
    const id = environments.find(({ name }) => name === 'Tunnel')?.id ?? 0
    await page.goto('/license/new')
    await page.getByRole('textbox', { name: 'Name' }).fill('Tunnel Works')
    await page.getByRole('textbox', { name: 'Company' }).fill('Tunnel Works Ltd.')
    await page.getByRole('combobox', { name: 'Environment' }).selectOption({ label: 'Tunnel' })
    await page.getByRole('textbox', { name: 'Expiry Date' }).fill('1/3/2031')
    await page.getByRole('spinbutton', { name: 'Max Projects' }).fill('1')
    await page.getByRole('spinbutton', { name: 'Max Users' }).fill('1')
    await save(page).click()
    await expect(page.getByText('License created.')).toBeVisible()

    await page.goto(`/catalog/environments/${id}/details`)
    await expect(page.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription(
      /^Used by 1 license \(.*Tunnel Works\)/,
    )
    await expect(
      page.getByRole('region', { name: 'Used By' }).getByRole('link', { name: /Tunnel Works/ }),
    ).toBeVisible()
    await page.getByRole('checkbox', { name: 'Retired' }).check()
    await save(page).click()
    await expect(page.getByText('Saved the environment.')).toBeVisible()
    await page.getByRole('link', { name: 'Activity' }).click()
    await expect(page.getByText(/^Created a new secret for/)).toBeVisible()
    await page.goto('/license/new')
    const choice = page.getByRole('combobox', { name: 'Environment' })
    await expect(choice.getByRole('option', { name: 'PROD' })).toBeAttached()
    await expect(choice.getByRole('option', { name: 'Tunnel' })).toHaveCount(0)
  })

  test('offers a new product license to every license, and duplicates it [CAT-03, CAT-07, CAT-17]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    await signInAs('super.admin')
    await page.goto('/catalog/productLicenses/new')
    await page.getByRole('spinbutton', { name: 'Number' }).fill('77')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Drones')
    await page.getByRole('textbox', { name: 'Short Name' }).fill('DRN')
    await page.getByRole('checkbox', { name: 'Mobile Tools' }).check()
    await save(page).click()
    await expect(page).toHaveURL(/\/catalog\/productLicenses\/77\/details$/)
    await page.getByRole('link', { name: 'Duplicate' }).click()
    await expect(page.getByRole('checkbox', { name: 'Mobile Tools' })).toBeChecked()
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('')
    await page.goto('/license/1/edit')
    await page.getByRole('spinbutton', { name: 'Max Users, Drones', exact: true }).fill('5')
    await save(page).click()
    await expect(page.getByText('Updated license addons.')).toBeVisible()
    const admin = await clientOf('super.admin')
    const { body } = await admin.licenses.addOns({ params: { licenseId: 1 } })
    expect(body.find(({ name }) => name === 'Drones')?.maxUsers).toBe(5)
  })

  test('is closed to administrators of one license [CAT-01]', async ({ page, signInAs }) => {
    await signInAs('customer.admin')
    await page.goto('/')
    await expect(navigation(page).getByRole('link', { name: 'Users' })).toBeVisible()
    await expect(navigation(page).getByText('Catalog')).toHaveCount(0)
    await page.goto('/catalog/environments')
    await expect(page.getByText(sharedMessages.insufficientPermissions)).toBeVisible()
  })
})
