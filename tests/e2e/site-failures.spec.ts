import { Problem } from '@sitewright/domain/shared/problem'
import { test } from '../support/faulty-gateway'
import { findProjectId, findSite } from '../support/site-world'
import { expect } from '../support/test'

const REFINERY = 'Northgate Refinery Expansion'
/** A failure without a text, as of a proxy: the portal says its own. */
const silent = () => new Problem({ status: 503, message: '' })

test.describe('a failure without a text of the server', () => {
  test('of the default storage location says so, and the choice of the server is shown again [SITE-15, MSG-30]', async ({
    page,
    faults,
    signInAs,
    clientOf,
  }) => {
    const projectId = await findProjectId(await clientOf('super.admin'), REFINERY)
    await signInAs('super.admin')
    await page.goto(`/projects/${projectId}/view/sites`)
    const box = page.getByRole('combobox', { name: 'Default Storage Location' })
    await expect(box).toHaveValue(/Warehouse/)
    const before = await box.inputValue()
    faults.failNext('sites.saveDefaultStorage', silent())
    await box.fill('utilities')
    await page.getByRole('option', { name: 'Utilities', exact: true }).click()
    await expect(page.getByText('Unable to update default storage location.')).toBeVisible()
    await expect(box).toHaveValue(before)
  })

  test('of a site and of its hierarchy says so and keeps what was typed [SITE-35, SITE-60, MSG-33, MSG-35]', async ({
    page,
    faults,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('super.admin')
    const projectId = await findProjectId(admin, REFINERY)
    const { siteId } = await findSite(admin, projectId, 'Utilities', 'Zone A')
    await signInAs('super.admin')
    await page.goto(`/projects/${projectId}/site/${siteId}/properties`)
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    await name.fill('Zone A West')
    faults.failNext('sites.save', silent())
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Failed to save site.')).toBeVisible()
    await expect(name).toHaveValue('Zone A West')
    await page.getByRole('button', { name: 'Discard' }).press('Enter')

    await page.goto(`/projects/${projectId}/site/${siteId}/tree`)
    const top = page.getByRole('textbox', { name: 'Name, level 1, 1 of 1' })
    await top.fill('Zone A East')
    faults.failNext('sites.saveTrees', silent())
    await page.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(page.getByText('Site hierarchy failed to save.')).toBeVisible()
    await expect(top).toHaveValue('Zone A East')
  })

  test('of one that the server explains shows its text [SITE-36, PERM-24, PERM-25]', async ({
    page,
    faults,
    signInAs,
    clientOf,
  }) => {
    const projectId = await findProjectId(await clientOf('super.admin'), REFINERY)
    await signInAs('super.admin')
    await page.goto(`/projects/${projectId}/site/new`)
    await page.getByRole('button', { name: 'Add', exact: true }).press('Enter')
    await page.keyboard.type('West Gate')
    faults.failNext('sites.addTrees', new Problem({ status: 403, message: 'You may not add sites to this project.' }))
    await page.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(page.getByText('You may not add sites to this project.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Name, level 1, 1 of 1' })).toHaveValue('West Gate')
  })
})

test('the code of the map comes from the portal itself, with the Map tab alone and once [SITE-51, MAP-15, MAP-16, MAP-17]', async ({
  page,
  signInAs,
  clientOf,
  baseURL,
}) => {
  const admin = await clientOf('super.admin')
  const projectId = await findProjectId(admin, REFINERY)
  const { siteId } = await findSite(admin, projectId, 'Pipe Rack', 'Zone A')
  await signInAs('super.admin')
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const countEngines = () => requested.filter((url) => /MapLibreMap|maplibre-engine.*\.js/.test(url)).length
  await page.goto(`/projects/${projectId}/site/${siteId}/properties`)
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible()
  expect(countEngines()).toBe(0)
  await page.getByRole('link', { name: 'Map' }).click()
  await expect(page.getByRole('application')).toBeVisible()
  await expect(page.locator('[data-map-state="idle"]')).toHaveCount(1, { timeout: 30_000 })
  const once = countEngines()
  expect(once).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Properties', exact: true }).click()
  await page.getByRole('link', { name: 'Map' }).click()
  await expect(page.locator('[data-map-state="idle"]')).toHaveCount(1, { timeout: 30_000 })
  expect(countEngines()).toBe(once)
  expect(requested.filter((url) => !url.startsWith(baseURL ?? '') && !/^(?:blob|data):/.test(url))).toEqual([])
})
