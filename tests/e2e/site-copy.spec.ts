import type { Page } from '@playwright/test'
import { findProjectId, findSite, listSites } from '../support/site-world'
import { expect, test } from '../support/test'

const SOURCE = 'Northgate Refinery Expansion'
const TARGET = 'Crude Unit 2'
const copyButton = (page: Page, name: string) => page.getByRole('button', { name: `Copy ${name}`, exact: true })
const dialog = (page: Page) => page.getByRole('alertdialog')

/** Chooses the source by typing, and shows the sites of a name. */
async function chooseSource(page: Page, search: string) {
  await page.getByRole('combobox', { name: 'Source project' }).fill(SOURCE)
  await page.getByRole('option', { name: /: Northgate Refinery Expansion$/ }).click()
  await page.getByRole('searchbox', { name: 'Filter sites' }).fill(search)
}

test.describe('copying sites', () => {
  test('copies a tree at once, refuses a name that exists, and asks before it unarchives [COPY-01, COPY-02, COPY-04, COPY-05, COPY-06, COPY-23, COPY-24, COPY-25, COPY-26, COPY-28, COPY-30, MSG-42, MSG-71]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('super.admin')
    const sourceId = await findProjectId(admin, SOURCE)
    const targetId = await findProjectId(admin, TARGET)
    await signInAs('customer.admin')
    await page.goto(`/projects/${targetId}/view`)
    await page.getByRole('link', { name: 'Copy', exact: true }).click()
    await chooseSource(page, 'Utilities')
    await expect(page).toHaveURL(new RegExp(`source=${sourceId}`))
    await copyButton(page, 'Utilities').press('Enter')
    await expect(page.getByText('Added site to the project.')).toBeVisible()
    await expect(page.getByText(/^\d+ sites? copied$/)).toBeVisible()
    const utilities = await findSite(admin, targetId, 'Utilities', 'Zone A', 'Building 1')
    expect(utilities.active).toBe(true)

    await page.getByRole('searchbox', { name: 'Filter sites' }).fill('Main Warehouse')
    await copyButton(page, 'Main Warehouse').press('Enter')
    await expect(page.getByText('Site with name Main Warehouse already exists.').first()).toBeVisible()

    await page.getByRole('searchbox', { name: 'Filter sites' }).fill('Tank Farm')
    const before = (await listSites(admin, targetId)).length
    await copyButton(page, 'Tank Farm').press('Enter')
    await expect(dialog(page)).toContainText('Some sites being copied are archived; continuing will unarchive them.')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(copyButton(page, 'Tank Farm')).toBeFocused()
    expect(await listSites(admin, targetId)).toHaveLength(before)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Yes, unarchive and copy' }).click()
    await expect(page.getByRole('row', { name: /Tank Farm/ }).first()).toContainText('Copied')
    const farm = await findSite(admin, targetId, 'Old Yard', 'Tank Farm')
    expect(farm.active).toBe(true)
  })

  test('offers every project but the open one as a source, inactive ones too [COPY-01, COPY-02, COPY-03]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const projectId = await findProjectId(await clientOf('super.admin'), TARGET)
    await signInAs('customer.admin')
    await page.goto(`/projects/${projectId}/view/copy`)
    const source = page.getByRole('combobox', { name: 'Source project' })
    await source.fill('Legacy')
    await expect(page.getByRole('option', { name: /^\d+: Legacy Archive$/ })).toBeVisible()
    await source.fill(TARGET)
    await expect(page.getByRole('option', { name: /: Crude Unit 2$/ })).toHaveCount(0)
  })
})

test.describe('the labels of sites', () => {
  test('are chosen, printed and downloaded as a PDF, all of the project or one [CODE-01, CODE-02, CODE-09, CODE-22, PROJ-33, SITE-16]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('super.admin')
    const projectId = await findProjectId(admin, TARGET)
    await signInAs('site.admin')
    const refineryId = await findProjectId(admin, SOURCE)
    await page.goto(`/projects/${refineryId}/view/sites`)
    await page.getByRole('button', { name: 'Print a label for Tank Farm' }).press('Enter')
    const oneSite = page.getByRole('dialog')
    await expect(oneSite).toContainText('Tank Farm')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      oneSite.getByRole('button', { name: /^(Print|Download)/ }).click(),
    ])
    expect(file.suggestedFilename()).toBe('Tank Farm barcodes.pdf')

    await page.context().clearCookies()
    await signInAs('customer.admin')
    await page.goto(`/projects/${projectId}/view/sites`)
    await page.getByRole('button', { name: 'Site Actions' }).click()
    await page.getByRole('menuitem', { name: 'Download Site Barcodes' }).click()
    const [whole] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Print|Download)/ })
        .click(),
    ])
    expect(whole.suggestedFilename()).toBe(`${TARGET} barcodes.pdf`)
  })
})
