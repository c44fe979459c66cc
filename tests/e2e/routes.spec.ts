import type { Response } from '@playwright/test'
import { fillPath, type PageRoute, routes } from '../../apps/portal/src/paths'
import { expect, test } from '../support/test'

for (const [address, found] of [
  ['/no/such/page', '/'],
  ['/home', '/'],
  ['/users', '/users/list'],
  ['/user/viewer', '/user/viewer/details'],
  ['/users/userGroup/1', '/users/userGroup/1/details'],
  ['/apikeys/1', '/apikeys/1/details'],
  ['/catalog', '/catalog/environments'],
  ['/catalog/sites', '/catalog/environments'],
  ['/catalog/reports/1', '/catalog/reports/1/details'],
] as const) {
  test(`${address} opens ${found} [ROUTE-01, ROUTE-02, ROUTE-07, ROUTE-12, ROUTE-13]`, async ({ page, signInAs }) => {
    await signInAs('super.admin')
    await page.goto(address)
    await expect(page).toHaveURL((url) => url.pathname === found && url.hash === '')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('an address with an impossible id says that the record does not exist [ROLE-54]', async ({ page, signInAs }) => {
  await signInAs('super.admin')
  for (const [address, text] of [
    ['/users/userGroup/abc/details', 'No such user group.'],
    ['/users/userGroup/99999999999999999999/addons', 'No such user group.'],
    ['/apikeys/abc/details', 'No such API key.'],
    ['/apikeys/99999999999999999999/roles', 'No such API key.'],
    ['/catalog/reports/abc/details', 'This catalog entry does not exist.'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('alert')).toContainText(text)
  }
})

/** Parameters that name no record, but a list or a step. */
const WITHOUT_RECORD: readonly string[] = ['catalog', 'newCatalogEntry', 'firstRunStep']
const NOTHING = {
  userName: 'no.such.user',
  id: 999_999,
  projectId: 999_999,
  siteId: 999_999,
  configId: 999_999,
  integrationReference: 'nothing',
  kind: 'reports',
}

test('every page of a record that does not exist leads back to its list and has no Retry [NAV-39]', async ({
  page,
  signInAs,
}) => {
  test.setTimeout(180_000)
  await signInAs('super.admin')
  for (const [name, { path }] of Object.entries<PageRoute>(routes)) {
    if (!path.includes(':') || WITHOUT_RECORD.includes(name)) continue
    await page.goto(fillPath<string>(path, NOTHING))
    await expect(page.getByRole('alert').getByRole('link', { name: /^Go to / }), path).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Retry' }), path).toHaveCount(0)
  }
})

test('the page of a user names its license on every tab, also where it is the first page that is opened', async ({
  page,
  signInAs,
}) => {
  await signInAs('super.admin')
  await page.goto('/user/viewer/imports')
  await expect(page.getByRole('definition').first()).toHaveText('1 · Northgate Constructors')
})

test('pages that are open to everyone have no navigation, and the interface is in English [NAV-01, NAV-21]', async ({
  page,
  signInAs,
}) => {
  await page.goto('/password/recovery')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await signInAs('viewer')
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test('reads the session from storage first, and checks the version after each navigation [ROUTE-40, ROUTE-48]', async ({
  page,
  signInAs,
}) => {
  await signInAs('viewer')
  const isVersion = (response: Response): boolean => response.url().endsWith('/environment/1/vuejsVersion')
  const first = page.waitForResponse(isVersion)
  await page.goto('/users/list')
  await first
  const second = page.waitForResponse(isVersion)
  await page.getByRole('row').getByRole('link').first().click()
  await second
  await expect(page.getByLabel('First Name')).toBeVisible()
})
