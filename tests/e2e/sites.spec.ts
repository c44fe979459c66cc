import type { Page } from '@playwright/test'
import { textField, unsavedBar } from '../support/page-parts'
import { findProjectId, findSite, listSites } from '../support/site-world'
import { expect, test } from '../support/test'

const REFINERY = 'Northgate Refinery Expansion'
const grid = (page: Page) => page.getByRole('treegrid', { name: 'Sites of this project' })
const row = (page: Page, name: string | RegExp) => grid(page).getByRole('row', { name })

test.describe('the sites of a project', () => {
  test('are trees that open, search and open a site by keyboard [SITE-01, SITE-03, SITE-08, SITE-10, SITE-12, PROJ-32]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('super.admin')
    const projectId = await findProjectId(admin, REFINERY)
    await signInAs('super.admin')
    await page.goto(`/projects/${projectId}/view`)
    await expect(page).toHaveURL(new RegExp(`/projects/${projectId}/view/sites$`))
    await expect(page).toHaveTitle(/Northgate Refinery Expansion · Sites/)
    await row(page, /^Tank Farm/).focus()
    await page.keyboard.press('ArrowRight')
    await expect(row(page, /^Zone A/)).toBeVisible()
    await page.getByRole('switch', { name: 'Show Archived Sites' }).press('Space')
    await expect(page).toHaveURL(/archived=true/)
    await page.keyboard.press('/')
    await page.keyboard.type('TANK 3')
    await expect(row(page, /^Tank 3 Archived/)).toBeVisible()
    await row(page, /^Tank 3 Archived/).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/site\/\d+\/map$/)
    await expect(page.getByRole('heading', { name: 'Tank 3', level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Tank 3' }).getByRole('link')).toHaveText([
      'Map',
      'Properties',
      'Activity',
    ])
    await page.goBack()
    await expect(page.getByRole('searchbox', { name: 'Filter sites' })).toHaveValue('TANK 3')

    await page.getByRole('button', { name: 'Site Actions' }).press('Enter')
    await expect(page.getByRole('menuitem')).toHaveText([
      'Manually Add Site',
      'Bulk Add Sites',
      'Download Site Barcodes',
    ])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/projects/${projectId}/site/new$`))
  })

  test('have a default storage location, which is searched and saved at once [SITE-13, SITE-14, SITE-15, MSG-69]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('super.admin')
    const projectId = await findProjectId(admin, REFINERY)
    const warehouse = await findSite(admin, projectId, 'Main Warehouse', 'Zone B')
    await signInAs('site.admin')
    await page.goto(`/projects/${projectId}/view/sites`)
    const box = page.getByRole('combobox', { name: 'Default Storage Location' })
    // What the server has arrives later, and would be in front of the typed text.
    await expect(box).toHaveValue('Main Warehouse > Zone A')
    await box.fill('main warehouse > zone b')
    await page.getByRole('option', { name: 'Main Warehouse > Zone B', exact: true }).click()
    await expect(page.getByText('Default storage location updated.')).toBeVisible()
    const { body } = await admin.sites.defaultStorage({ params: { projectId } })
    expect(body.defaultStorageLocation).toBe(warehouse.siteId)
  })

  test('are on a map beside the list, and the view is remembered [MAP-26, MAP-28, MAP-30, MAP-34]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('super.admin')
    const projectId = await findProjectId(admin, REFINERY)
    await signInAs('super.admin')
    await page.goto(`/projects/${projectId}/view/sites?archived=true`)
    const views = page.getByRole('group', { name: 'View' })
    await expect(views.getByRole('link', { name: 'Tree' })).toHaveAttribute('aria-current', 'true')
    await views.getByRole('link', { name: 'Map' }).press('Enter')
    await expect(page).toHaveURL(/archived=true&view=map$/)
    const map = page.getByRole('application', { name: 'Map of the sites' })
    await expect(map).toHaveAttribute('data-map-state', 'idle', { timeout: 30_000 })

    await map.press('n')
    const name = await map.getByRole('link').textContent()
    await map.press('Space')
    await expect(grid(page).getByRole('row', { selected: true })).toContainText(name ?? 'no site')
    await expect(page.getByRole('region', { name: 'Selection' })).toContainText('1 of')
    await map.press('Escape')
    await expect(grid(page).getByRole('row').first()).toBeFocused()

    await page.getByRole('radio', { name: /^No shape/ }).press('Space')
    await expect(page).toHaveURL(/list=no-shape/)
    await page.getByRole('checkbox', { name: 'Only in view' }).press('Space')
    await expect(page).toHaveURL(/in-view=true/)
    await expect(page.getByText('Sites without a shape are never in view.', { exact: false })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('checkbox', { name: 'Only in view' })).toBeChecked()
    await page.getByRole('radio', { name: /^Archived/ }).press('Space')
    await expect(page).toHaveURL(/list=archived/)

    await page.goto(`/projects/${projectId}/view`)
    await expect(map).toBeVisible()
    await views.getByRole('link', { name: 'Tree' }).press('Enter')
    await expect(map).toBeHidden()
    await expect(page.getByRole('combobox', { name: 'Default Storage Location' })).toBeVisible()
  })

  test('are read-only for a viewer, who sees only active ones [SITE-10, SITE-11, PERM-07, PERM-08, PERM-28]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const projectId = await findProjectId(await clientOf('super.admin'), REFINERY)
    await signInAs('viewer')
    await page.goto(`/projects/${projectId}/view/sites`)
    await expect(page.getByText(/^Sites are read-only\. You need/)).toBeVisible()
    await expect(page.getByRole('switch')).toHaveCount(0)
    await row(page, /^Laydown Yard South/).focus()
    await page.keyboard.press('ArrowRight')
    await expect(row(page, /^Zone B/)).toBeVisible()
    await expect(row(page, /^Zone C/)).toHaveCount(0)
  })

  test('of a project without any show an empty state [SITE-17]', async ({ page, signInAs, clientOf }) => {
    const projectId = await findProjectId(await clientOf('super.admin'), 'Polymer Silos')
    await signInAs('super.admin')
    await page.goto(`/projects/${projectId}/view/sites`)
    await expect(page.getByRole('heading', { name: 'There are no sites for this project.' })).toBeVisible()
  })
})

test.describe('a site', () => {
  test('is edited by keyboard on two tabs, and each keeps what the other saved [SITE-50, SITE-60, MAP-13, MSG-70]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('super.admin')
    const projectId = await findProjectId(admin, REFINERY)
    const { siteId } = await findSite(admin, projectId, 'Utilities', 'Zone B')
    await signInAs('site.admin')
    await page.goto(`/projects/${projectId}/site/${siteId}/properties`)
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Zone B West')
    await page.getByRole('radio', { name: 'Warehouse' }).press('Space')
    await page.getByRole('checkbox', { name: 'Quarantine' }).press('Space')
    await page.getByRole('button', { name: 'Add Property' }).press('Enter')
    await page.keyboard.type('Crane access')
    await page.keyboard.press('Tab')
    await page.keyboard.type('North side')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Site saved.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Zone B West', level: 1 })).toBeVisible()

    await page.getByRole('link', { name: 'Map' }).press('Enter')
    await page.getByRole('button', { name: 'Appearance' }).press('Enter')
    await page.getByRole('textbox', { name: 'Site Color, hex' }).fill('4169e1')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+s')
    await expect(unsavedBar(page)).toHaveCount(0)
    const { body } = await admin.sites.one({ params: { siteId } })
    expect(body).toMatchObject({ name: 'Zone B West', siteClass: 'warehouse', siteColor: '#4169E1' })
    expect(body.siteType.quarantine).toBe(true)
    expect(body.properties.userProperties['Crane access']).toEqual({ value: 'North side', type: 'Default' })
  })

  test('saves no location while a vertex shows another text, and a typed one without leaving its field', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('super.admin')
    const projectId = await findProjectId(admin, REFINERY)
    const { siteId } = await findSite(admin, projectId, 'Utilities', 'Zone C')
    const { body: site } = await admin.sites.one({ params: { siteId } })
    const ring = [
      [-113.5, 53.5],
      [-113.4, 53.5],
      [-113.4, 53.6],
      [-113.5, 53.5],
    ]
    const location = {
      type: 'Feature' as const,
      properties: {},
      geometry: { type: 'Polygon' as const, coordinates: [ring] },
    }
    await admin.sites.save({ params: { siteId }, body: { ...site, location } })
    await signInAs('site.admin')
    await page.goto(`/projects/${projectId}/site/${siteId}/map`)
    const latitude = page.getByRole('textbox', { name: 'Vertex 2 latitude' })
    await latitude.fill('99')
    await page.keyboard.press('Tab')
    await expect(unsavedBar(page)).toContainText('Vertex 2 latitude')
    await page.keyboard.press('Control+s')
    await expect(latitude).toBeFocused()
    await expect(latitude).toHaveAccessibleDescription('Latitude must be between -90 and 90.')
    await expect(page.getByText('Site saved.')).toHaveCount(0)
    await latitude.fill('53.55')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Site saved.')).toBeVisible()
    const { body } = await admin.sites.one({ params: { siteId } })
    expect(body.location?.geometry).toMatchObject({ coordinates: [[ring[0], [-113.4, 53.55], ring[2], ring[3]]] })
  })

  test('sends nothing with an invalid name [SITE-25, SITE-31]', async ({ page, signInAs, clientOf }) => {
    const admin = await clientOf('super.admin')
    const projectId = await findProjectId(admin, REFINERY)
    const { siteId } = await findSite(admin, projectId, 'Utilities', 'Zone C')
    await signInAs('site.admin')
    await page.goto(`/projects/${projectId}/site/${siteId}/properties`)
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Zone/C')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('The site name is invalid. Please correct the errors and try again.')).toBeVisible()
    expect((await admin.sites.one({ params: { siteId } })).body.name).toBe('Zone C')
  })

  test('keeps the draft when someone else saves first [SITE-60]', async ({ page, signInAs, clientOf }) => {
    const admin = await clientOf('super.admin')
    const projectId = await findProjectId(admin, REFINERY)
    const { siteId } = await findSite(admin, projectId, 'Utilities', 'Zone D')
    await signInAs('site.admin')
    await page.goto(`/projects/${projectId}/site/${siteId}/properties`)
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Zone D mine')
    const { body } = await admin.sites.one({ params: { siteId } })
    await admin.sites.save({ params: { siteId }, body: { ...body, name: 'Zone D theirs' } })
    await page.keyboard.press('Control+s')
    await expect(
      page.getByRole('heading', { name: /changed this site while you were editing|changed .* while you were editing/ }),
    ).toBeVisible()
    await page.getByRole('radio', { name: /Your version/ }).press('Space')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Site saved.')).toBeVisible()
    expect((await admin.sites.one({ params: { siteId } })).body.name).toBe('Zone D mine')
  })

  test('merges the properties that two people change, and asks by name about one that both changed [SITE-78]', async ({
    page,
    secondPage,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('super.admin')
    const projectId = await findProjectId(admin, REFINERY)
    const { siteId } = await findSite(admin, projectId, 'Utilities', 'Zone A')
    const params = { siteId }
    const { body: site } = await admin.sites.one({ params })
    const toProperty = (value: string) => ({ value, type: 'Default' })
    const userProperties = { Crane: toProperty('North'), Permit: toProperty('Hot work'), Scaffold: toProperty('Green') }
    await admin.sites.save({ params, body: { ...site, properties: { ...site.properties, userProperties } } })
    await signInAs('site.admin')
    await signInAs('super.admin', secondPage)
    for (const browser of [page, secondPage]) await browser.goto(`/projects/${projectId}/site/${siteId}/properties`)
    await textField(page, 'Value of Crane').fill('South')
    await textField(page, 'Value of Permit').fill('Hot work C')
    await textField(secondPage, 'Value of Scaffold').fill('Red')
    await textField(secondPage, 'Value of Permit').fill('Cold work')
    await secondPage.getByRole('button', { name: 'Add Overlay' }).press('Enter')
    await secondPage.keyboard.type('Plan')
    await secondPage.keyboard.press('Tab')
    await secondPage.keyboard.type('https://docs.example/plan')
    await secondPage.keyboard.press('Control+s')
    await expect(secondPage.getByText('Site saved.')).toBeVisible()

    await page.keyboard.press('Control+s')
    const question = page.getByRole('group', { name: /^Value of Permit/ })
    await expect(question.getByRole('radio')).toHaveCount(2)
    await expect(page.getByRole('radio', { name: /version/ })).toHaveCount(2)
    await question.getByRole('radio', { name: /Your version/ }).press('Space')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Site saved.')).toBeVisible()
    const { body } = await admin.sites.one({ params })
    expect(body.properties.userProperties).toMatchObject({
      Crane: toProperty('South'),
      Permit: toProperty('Hot work C'),
      Scaffold: toProperty('Red'),
    })
    expect(body.properties.overlays).toContainEqual({ name: 'Plan', url: 'https://docs.example/plan' })
  })

  test('is archived with its sub-sites, and an undo makes them active again [SITE-61, SITE-63, SITE-64, SITE-68, SITE-69, MSG-73]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('super.admin')
    const projectId = await findProjectId(admin, REFINERY)
    const { siteId } = await findSite(admin, projectId, 'Crude Unit', 'Zone A')
    const countActive = async () => (await listSites(admin, projectId)).filter(({ active }) => active).length
    const before = await countActive()
    await signInAs('site.admin')
    await page.goto(`/projects/${projectId}/view/sites?search=crude`)
    await row(page, /^Crude Unit/).focus()
    await page.keyboard.press('ArrowRight')
    await grid(page).getByRole('link', { name: 'Zone A' }).press('Enter')
    await page.getByRole('link', { name: 'Properties', exact: true }).press('Enter')
    await expect(page).toHaveURL(new RegExp(`/site/${siteId}/properties$`))
    await page.getByRole('button', { name: 'Archive' }).press('Enter')
    const dialog = page.getByRole('alertdialog', { name: 'Archive Zone A?' })
    await expect(dialog).toContainText('Are you sure you want to archive this site and all of its sub-sites?')
    await expect(dialog).toContainText(/\d+ active sub-sites will be archived too\./)
    await dialog.getByRole('button', { name: 'Archive site' }).press('Enter')
    await expect(page).toHaveURL(new RegExp(`/projects/${projectId}/view/sites\\?search=crude$`))
    await expect(page.getByText('Site(s) archived.')).toBeVisible()
    expect(await countActive()).toBeLessThan(before)
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(page.getByText('Archived sites restored.')).toBeVisible()
    expect(await countActive()).toBe(before)
  })

  test('is unarchived with the archived sites above it, and with its sub-sites on request [SITE-02, SITE-65, SITE-66, SITE-67, SITE-70, SITE-74]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('super.admin')
    const projectId = await findProjectId(admin, REFINERY)
    const site = await findSite(admin, projectId, 'Laydown Yard South', 'Zone C', 'Row 1')
    await signInAs('site.admin')
    await page.goto(`/projects/${projectId}/site/${site.siteId}`)
    await page.getByRole('button', { name: 'Unarchive' }).press('Enter')
    const dialog = page.getByRole('alertdialog', { name: 'Unarchive Row 1?' })
    await expect(dialog).toContainText('This archived site above it becomes active too: Zone C.')
    await dialog.getByRole('checkbox', { name: 'Unarchive sub-sites too' }).press('Space')
    await dialog.getByRole('button', { name: 'Unarchive site' }).press('Enter')
    await expect(page.getByText('Site(s) unarchived.')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/projects/${projectId}/view/sites$`))
    const sites = await listSites(admin, projectId)
    const below = sites.filter(({ parentId }) => parentId === site.siteId)
    expect(below.length).toBeGreaterThan(0)
    expect(below.every(({ active }) => active)).toBe(true)
    expect(sites.find(({ siteId }) => siteId === site.parentId)?.active).toBe(true)
    const rowTwo = sites.find(({ parentId, name }) => parentId === site.parentId && name === 'Row 2')
    expect(rowTwo?.active).toBe(false)
  })

  test('of another project is not found [SITE-72, PERM-26]', async ({ page, signInAs, clientOf }) => {
    const admin = await clientOf('super.admin')
    const projectId = await findProjectId(admin, REFINERY)
    const other = await findProjectId(admin, 'Polymer Silos')
    const { siteId } = await findSite(admin, projectId, 'Utilities')
    await signInAs('super.admin')
    await page.goto(`/projects/${other}/site/${siteId}`)
    await expect(page.getByText('No such site.')).toBeVisible()
  })
})

test('a site moves below another one from its row by keyboard, and back with Undo [SITE-76, SITE-79, SITE-80]', async ({
  page,
  signInAs,
  clientOf,
}) => {
  const admin = await clientOf('super.admin')
  const projectId = await findProjectId(admin, REFINERY)
  const { siteId, parentId } = await findSite(admin, projectId, 'Main Warehouse', 'Zone B', 'Aisle 1')
  const target = await findSite(admin, projectId, 'Utilities')
  const parentNow = async () => (await admin.sites.simple({ params: { siteId } })).body.parentId
  await signInAs('site.admin')
  await page.goto(`/projects/${projectId}/site/${siteId}/map`)
  await page.getByRole('button', { name: 'Move…' }).press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Move Aisle 1' })
  await expect(dialog.getByRole('combobox', { name: 'Move below' })).toBeFocused()
  await page.keyboard.type('utilities')
  await dialog.getByRole('option', { name: 'Utilities', exact: true }).click()
  await dialog.getByRole('button', { name: 'Move', exact: true }).press('Enter')
  await expect(page.getByText('3 sites moved.')).toBeVisible()
  expect(await parentNow()).toBe(target.siteId)
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByText('Move undone.')).toBeVisible()
  expect(await parentNow()).toBe(parentId)
})

test('a site is dragged onto its new parent, and is there after a reload [SITE-76, SITE-99]', async ({
  page,
  signInAs,
  clientOf,
}) => {
  const admin = await clientOf('super.admin')
  const { projectId } = (
    await admin.projects.create({ body: { name: 'Drag Yard', description: 'Sites are dragged here', licenseId: 1 } })
  ).body
  const tree = (name: string, ...children: string[]) => ({ name, children: children.map((child) => ({ name: child })) })
  await admin.sites.addTrees({ params: { projectId }, body: [tree('East', 'Rack'), tree('West', 'Gate')] })
  await signInAs('super.admin')
  await page.goto(`/projects/${projectId}/view/sites`)
  await expect(grid(page)).toHaveAttribute('data-draggable', '')
  const center = async (name: string): Promise<[number, number]> => {
    const box = await row(page, name).getByText(name, { exact: true }).boundingBox()
    return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  }
  await page.mouse.move(...(await center('Rack')))
  await page.mouse.down()
  await page.mouse.move(...(await center('Gate')), { steps: 5 })
  await expect(page.getByText('Below Gate')).toBeVisible()
  await page.mouse.up()
  const dialog = page.getByRole('alertdialog', { name: 'Move Rack' })
  await expect(dialog.getByRole('combobox', { name: 'Move below' })).toHaveValue('West > Gate')
  await expect(dialog.getByRole('button', { name: 'Move', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 site moved.')).toBeVisible()
  await page.reload()
  await expect(row(page, 'Rack')).toHaveAttribute('aria-level', '3')
})

test('the sites of an inactive project are read-only on every screen, and each says why [SITE-98]', async ({
  page,
  signInAs,
  clientOf,
}) => {
  const admin = await clientOf('super.admin')
  const { projectId } = (
    await admin.projects.create({ body: { name: 'Closed Quarry', description: 'Nothing moves here', licenseId: 1 } })
  ).body
  const { body: saved } = await admin.sites.addTrees({ params: { projectId }, body: [{ name: 'Gate' }] })
  await admin.projects.deactivate({ params: { projectId } })
  const siteId = saved[0]?.siteId
  await signInAs('super.admin')
  const why = page
    .getByText(/This project is inactive\. Activate it to change its sites\./)
    .filter({ visible: true })
    .first()
  await page.goto(`/projects/${projectId}/view/sites`)
  await expect(why).toBeVisible()
  await expect(page.getByRole('row').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Print a label/ })).not.toHaveCount(0)
  for (const path of [
    `/projects/${projectId}/site/new`,
    `/projects/${projectId}/site/bulk`,
    `/projects/${projectId}/site/${siteId}/tree`,
    `/projects/${projectId}/site/${siteId}/map`,
    `/projects/${projectId}/site/${siteId}/properties`,
    `/projects/${projectId}/view/copy`,
  ]) {
    await page.goto(path)
    await expect(why, path).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
})
