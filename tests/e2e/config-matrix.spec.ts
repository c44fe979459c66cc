import type { Page } from '@playwright/test'
import { findProjectId } from '../support/site-world'
import { expect, test } from '../support/test'

const REFINERY = 'Northgate Refinery Expansion'
const CONFIG = 'EnforceStorageLevels'
const cell = (page: Page, project: string, state: RegExp) =>
  page.getByRole('button', { name: new RegExp(`^${CONFIG} of ${project}: ${state.source}$`) })

test.describe('the config matrix of a license', () => {
  test('finds a wrong value among all projects by keyboard, and keeps what it shows in the address [CONF-81..CONF-88]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('super.admin')
    const reference = await findProjectId(admin, REFINERY)
    const wrong = await findProjectId(admin, 'Polymer Silos')
    const { body: source } = await admin.configs.ofProject({ params: { projectId: reference, configName: CONFIG } })
    const data = {
      configs: (source?.data.configs ?? []).map((entry) => ({
        ...entry,
        parameters: entry.parameters.map((parameter, place) => (place === 0 ? { ...parameter, value: 1 } : parameter)),
      })),
    }
    const { body: own } = await admin.configs.ofProject({ params: { projectId: wrong, configName: CONFIG } })
    if (own !== null) await admin.configs.remove({ params: { configId: own.id } })
    await admin.configs.add({ body: { projectId: wrong, name: CONFIG, data } })

    await signInAs('customer.admin')
    await page.goto('/license/1/configuration')
    await page.getByRole('textbox', { name: 'DirectHandoverPickLocation' }).fill('Yard > Row 1')
    await page.getByRole('link', { name: 'Config matrix', exact: true }).press('Enter')
    // The same path shows another page.
    await page
      .getByRole('alertdialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Leave and discard' })
      .press('Enter')
    await expect(page).toHaveURL(/view=matrix/)
    await expect(page.getByRole('grid')).toBeVisible()
    await expect(page.locator('main [data-view]')).toBeFocused()

    await page.goto(`/license/1/configuration?view=matrix&reference=${reference}`)
    await page.getByRole('searchbox', { name: 'Search projects' }).press('3')
    await expect(page).toHaveURL(/search=3/)
    await page.keyboard.press('Backspace')
    await page.getByRole('radio', { name: /^Differs/ }).press(' ')
    await expect(page).toHaveURL(/facets=differs/)
    await page.reload()
    await expect(page.getByRole('radio', { name: /^Differs/ })).toBeChecked()

    const found = cell(page, 'Polymer Silos', /Differs 1/)
    await found.press('Enter')
    const side = page.getByRole('region', { name: CONFIG })
    await expect(side.getByRole('heading', { name: CONFIG })).toBeFocused()
    await expect(side.getByRole('row', { name: /^Minimum Storage Levels 1 / })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(found).toBeFocused()
    await page.keyboard.press('Home')
    await expect(page.getByRole('link', { name: /Polymer Silos/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/projects/${wrong}/view/configs`))
  })
})
