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
    // The reason why the site cannot be one of several has the same text.
    const refusal = page.getByText('Site with name Main Warehouse already exists.').filter({ visible: true })
    await expect(refusal.first()).toBeVisible()

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

test.describe('copying several things', () => {
  test('reviews them once, keeps what failed, and never overwrites a config that changed meanwhile [COPY-35, COPY-36, COPY-37, COPY-38, COPY-39, COPY-40, COPY-41, COPY-42]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('super.admin')
    const [sourceId, targetId] = [await findProjectId(admin, SOURCE), await findProjectId(admin, 'Tank Farm Revamp')]
    const findConfig = async (projectId: number, name: string) => {
      const { body } = await admin.configs.list({ params: { projectId } })
      return body.find((config) => config.name === name)
    }
    const name = 'CustomEquipmentStatus'
    const wanted = await findConfig(sourceId, name)
    if (wanted === undefined) throw new Error(`The source has no ${name}.`)
    const statuses = (status: string) => ({
      configs: [{ property: name, parameters: [{ name: status, bool: false }] }],
    })
    const existing = await findConfig(targetId, name)
    const stored = (
      existing === undefined
        ? await admin.configs.add({ body: { name, projectId: targetId, data: statuses('Ours') } })
        : await admin.configs.save({ body: { ...existing, data: statuses('Ours') } })
    ).body
    await signInAs('customer.admin')
    await page.goto(`/projects/${targetId}/view/copy?source=${sourceId}`)
    await page.getByRole('radio', { name: /^Differs/ }).press(' ')
    await expect(page).toHaveURL(/show=differs/)
    await expect(page.getByRole('checkbox', { name, exact: true })).toBeVisible()
    await page.getByRole('radio', { name: /^All/ }).press(' ')
    await page.getByRole('searchbox', { name: 'Filter sites' }).fill('Utilities')
    const site = page.getByRole('row', { name: /^Utilities/ }).first()
    await expect(site).toContainText('Not here')
    await site.press(' ')
    await page.getByRole('checkbox', { name, exact: true }).press(' ')
    await page.keyboard.press('d')
    await expect(page.getByRole('table', { name: /^Overwrite replaces \d+ of \d+ values:$/ })).toContainText('Ours')
    const bar = page.getByRole('region', { name: 'Selection' })
    await expect(bar).toContainText('2 selected')
    await page.keyboard.press('Control+Enter')
    const review = page.getByRole('dialog', { name: 'Copy 2 to Tank Farm Revamp?' })
    await expect(review).toContainText('Ours: Code 4 to Not set')
    await admin.configs.save({ body: { ...stored, data: statuses('Theirs') } })
    await review.getByRole('button', { name: 'Copy 1, overwrite 1' }).press('Enter')
    await expect(
      page.getByText('Someone else changed this config here, so it was not overwritten. Review it again.'),
    ).toBeVisible()
    await expect(site).toContainText('Copied')
    await expect(bar).toContainText('1 config')
    expect((await findConfig(targetId, name))?.data).toEqual(statuses('Theirs'))
    await page.getByRole('button', { name: `Retry ${name}` }).press('Enter')
    const again = page.getByRole('dialog', { name: 'Copy 1 to Tank Farm Revamp?' })
    await expect(again).toContainText('Theirs: Code 4 to Not set')
    await page.keyboard.press('Enter')
    await expect(bar).toHaveCount(0)
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Overwritten')
    expect((await findConfig(targetId, name))?.data).toEqual(wanted.data)
    await expect(findSite(admin, targetId, 'Utilities')).resolves.toMatchObject({ active: true })
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
