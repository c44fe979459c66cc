import type { Page } from '@playwright/test'
import { DEMO_REPORTS_OF_NOTE } from '../../apps/gateway/src/db/demo/integration-reports'
import { preservationNamed } from '../../apps/gateway/src/db/demo/preservations'
import { projectNamed } from '../../apps/gateway/src/db/demo/projects'
import { siteNamed } from '../../apps/gateway/src/db/demo/sites'
import { workflowNamed } from '../../apps/gateway/src/db/demo/workflows'
import { fillPath, routes, type RouteName } from '../../apps/portal/src/paths'
import { walkByTab } from '../support/tab-walk'
import { expect, test } from '../support/test'

// Hundreds of presses a page.
test.describe.configure({ timeout: 300_000 })

const PROJECT = 'Northgate Refinery Expansion'
const { projectId } = projectNamed(PROJECT)
const { siteId } = siteNamed(PROJECT, 'Main Warehouse')
const { workflowId } = workflowNamed('Valve Installation', PROJECT)

/** The record that `id` names in addresses with this start. */
const IDS = {
  '/users/userGroup/': 1,
  '/apikeys/': 1,
  '/license/': 1,
  '/catalog/': 1,
  '/workflow/': workflowId,
  '/preservation': preservationNamed('Electric Motors').preservationId,
}

function getAddress(name: RouteName): string {
  const { path } = routes[name]
  const [, id = 0] = Object.entries(IDS).find(([start]) => path.startsWith(start)) ?? []
  return fillPath<string>(path, {
    userName: 'workflow.editor',
    projectId,
    siteId,
    configId: 1,
    kind: 'environments',
    step: 'environment',
    integrationReference: DEMO_REPORTS_OF_NOTE.byKey,
    id,
  })
}

/** Pages that lead to another page at once. */
const REDIRECTED: readonly RouteName[] = ['secondFactor', 'sso', 'ssoLogout', 'preservationById']
/** Pages that differ with their query. */
const QUERIES: readonly string[] = [
  `/integration?project=${projectId}`,
  `/projects/${projectId}/site/new?siteId=${siteId}`,
  `/workflow/new?id=${workflowId}&projectId=${projectId}&copy=true`,
  '/license/1/view?report=monthly',
  '/catalog/productLicenses/1/details',
  '/first-run/product-licenses',
  '/first-run/license',
  '/first-run/administrator',
  '/first-run/done',
]
const names = (Object.keys(routes) as RouteName[]).filter((name) => !REDIRECTED.includes(name))

/** Opens a page and waits until it has its content. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  // The content behind a skeleton can take the focus when it comes.
  await expect(page.locator('[aria-hidden="true"][data-shape]')).toHaveCount(0)
}

/** The faults of all pages, so that one run names them all. */
async function findFaults(page: Page, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const address of addresses) {
    await open(page, address)
    const { faults, stops } = await walkByTab(page)
    expect(stops, address).toBeGreaterThan(0)
    found.push(...faults.map((fault) => `${address}: ${fault}`))
  }
  return found
}

const isOpen = (name: RouteName): boolean => routes[name].allow === routes.signIn.allow
const areaOf = (name: RouteName): string => routes[name].path.split('/')[1] ?? ''
const signedIn = names.filter((name) => !isOpen(name))

test('Tab stops only at named controls and reaches all of them on pages without a session', async ({ page }) => {
  expect(await findFaults(page, names.filter(isOpen).map(getAddress))).toEqual([])
})

test('Tab stays in the dialog of a workflow item, at named controls, on each of its tabs', async ({
  page,
  signInAs,
}) => {
  await signInAs('super.admin')
  await open(page, getAddress('workflow'))
  await page.locator('[data-item] [data-part="stop"]').first().press('Enter')
  const dialog = page.getByRole('dialog')
  const found: string[] = []
  for (const tab of await dialog.getByRole('tab', { disabled: false }).all()) {
    await tab.click()
    const { faults } = await walkByTab(page)
    const name = await tab.textContent()
    found.push(...faults.map((fault) => `${name}: ${fault}`))
  }
  expect(found).toEqual([])
})

for (const area of new Set(signedIn.map(areaOf))) {
  test(`Tab stops only at named controls and reaches all of them on the pages of /${area}`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('super.admin')
    const addresses = signedIn.filter((name) => areaOf(name) === area).map(getAddress)
    const more = QUERIES.filter((address) => address.split(/[/?]/)[1] === area)
    expect(await findFaults(page, [...addresses, ...more])).toEqual([])
  })
}
