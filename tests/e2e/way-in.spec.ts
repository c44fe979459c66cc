import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { tabTo } from '../support/page-parts'
import { GatewayProcess } from '../support/gateway-process'
import { DEMO_PASSWORD, expect, test as base } from '../support/test'
import { logIn, mailTo } from '../support/way-in'

const DIST = path.resolve(import.meta.dirname, '../../apps/portal/dist')

/** A world and a portal of its own: accounts are used up here, and another version is laid over the one that runs. */
const test = base.extend<object, { portalDist: string; gateway: GatewayProcess }>({
  portalDist: [
    // oxlint-disable-next-line no-empty-pattern -- a fixture without dependencies is written with an empty pattern
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'sitewright-portal-'))
      await cp(DIST, folder, { recursive: true })
      await use(folder)
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  gateway: [
    async ({ portalDist }, use) => {
      const gateway = await GatewayProcess.create({ PORTAL_DIST: portalDist })
      await use(gateway)
      await gateway.dispose()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

async function logInByKeys(page: Page, userName: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto('/login')
  await tabTo(page.getByLabel('Username'))
  await page.keyboard.type(userName)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
}

async function expectPage(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
  await expect(page).toHaveTitle(`${heading} · Sitewright`)
}

/** Single sign-on logs out at the provider and comes back as a new document, where the browser has the focus. */
async function logOutByKeys(page: Page, way: 'here' | 'at the provider' = 'here'): Promise<void> {
  await tabTo(page.getByRole('button', { name: /user menu/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Log Out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Logged out.')).toBeVisible()
  if (way === 'here') await expectPage(page, 'Log in')
  else await expect(page).toHaveTitle('Log in · Sitewright')
}

const stored = [
  ['super.admin', 'Environments', 'AUTH-42'],
  ['customer.admin', 'Environments', 'AUTH-42'],
  ['user.editor', 'Environments', 'AUTH-42'],
  ['workflow.editor', 'Environments', 'AUTH-42'],
  ['viewer', 'Environments', 'AUTH-42'],
  ['project.reader', 'Environments', 'AUTH-42'],
  ['no.projects', 'Northgate Constructors', 'AUTH-35, AUTH-36, AUTH-37'],
  ['no.roles', 'Home', 'AUTH-35, AUTH-38'],
  ['no.environment', 'Home', 'AUTH-46'],
] as const

for (const [userName, heading, rows] of stored) {
  test(`${userName} comes to ${heading} and out again by keyboard alone [${rows}]`, async ({ page }) => {
    await logInByKeys(page, userName)
    await expectPage(page, heading)
    await logOutByKeys(page)
  })
}

for (const userName of ['harbour.admin', 'other.projects']) {
  test(`${userName} is sent on to the only environment, and comes back, by keyboard alone [AUTH-43]`, async ({
    page,
  }) => {
    await logInByKeys(page, userName)
    await expect(page.getByRole('heading', { name: 'PROD: the web application' })).toBeVisible()
    await tabTo(page.getByRole('link', { name: 'Back to the portal' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveTitle('Home · Sitewright')
    await logOutByKeys(page)
  })
}

test('after a rejected sign-in the focus stays in the password field, by keyboard alone [ERR-19, AUTH-110]', async ({
  page,
}) => {
  for (const userName of ['locked.out', 'inactive.user', 'quarry.user', 'sso.user']) {
    await logInByKeys(page, userName)
    await expect(page.getByRole('alert')).toContainText('Failed to login. Try again.')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  }
})

for (const userName of ['sso.user', 'sso.initial']) {
  test(`${userName} comes in by single sign-on and out again by keyboard alone [AUTH-04, AUTH-102, AUTH-49]`, async ({
    page,
  }) => {
    await page.goto('/login')
    await tabTo(page.getByRole('button', { name: 'Login with Single Sign-on' }))
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Username')).toBeFocused()
    await page.keyboard.type(userName)
    await page.keyboard.press('Enter')
    await expect(page).toHaveTitle('Development sign-on', { timeout: 20_000 })
    await tabTo(page.getByRole('button', { name: userName, exact: true }))
    await page.keyboard.press('Enter')
    await expectPage(page, 'Environments')
    await logOutByKeys(page, 'at the provider')
  })
}

test('the second factor is entered by keyboard alone [AUTH-22, AUTH-29]', async ({ page }) => {
  await logInByKeys(page, 'two.factor')
  await expect(page).toHaveTitle('Check your email · Sitewright')
  const mail = await mailTo(page, 'two.factor@', /login code is \d{6}/)
  await tabTo(page.getByLabel('Code'))
  await page.keyboard.type(/login code is (\d{6})/.exec(mail)?.[1] ?? '')
  await page.keyboard.press('Enter')
  await expectPage(page, 'Environments')
})

test('a forced update is done by keyboard alone, under its own title [AUTH-34, AUTH-99]', async ({ page }) => {
  await logInByKeys(page, 'must.change')
  await expectPage(page, 'Update Password')
  await tabTo(page.getByLabel('Password', { exact: true }))
  await page.keyboard.type('Sitewright-demo-5')
  await tabTo(page.getByLabel('Retype Password'))
  await page.keyboard.type('Sitewright-demo-5')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password reset successfully. Please login.')).toBeVisible()
  await expectPage(page, 'Log in')
  await logInByKeys(page, 'must.change', 'Sitewright-demo-5')
  await expectPage(page, 'Environments')
})

test('every address says its title when it is opened cold and when it is reloaded', async ({ page, signInAs }) => {
  const open = [
    ['/login', 'Log in'],
    ['/password/recovery', 'Forgot Password'],
    ['/users/password/reset?token=made-up', 'Invalid Link!'],
    ['/login/2fa', 'Log in'],
    ['/users/list', 'Log in'],
  ] as const
  const closed = [
    ['/', 'Home'],
    ['/environments', 'Environments'],
    ['/users/list', 'Users'],
    ['/user/viewer/details', 'viewer · Details'],
  ] as const
  for (const [address, title] of open) {
    await page.goto(address)
    await expect(page).toHaveTitle(`${title} · Sitewright`)
    await page.reload()
    await expect(page).toHaveTitle(`${title} · Sitewright`)
  }
  await signInAs('super.admin')
  for (const [address, title] of closed) {
    await page.goto(address)
    await expect(page).toHaveTitle(`${title} · Sitewright`)
    await page.reload()
    await expect(page).toHaveTitle(`${title} · Sitewright`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('the heading keeps the focus while its page is loaded, after sign-in and on the way back', async ({ page }) => {
  await page.goto('/login?redirectUrl=/user/viewer/details')
  await logIn(page, 'super.admin')
  await expect(page.getByLabel('First Name')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'viewer' })).toBeFocused()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeFocused()
  await page.goBack()
  await expect(page.getByLabel('First Name')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'viewer' })).toBeFocused()
})

test('a new version is offered once, and never over a form with changes [NAV-22, NAV-23, NAV-24, NAV-26]', async ({
  page,
  signInAs,
  portalDist,
}) => {
  await signInAs('super.admin')
  await page.goto('/user/viewer/details')
  await page.getByLabel('First Name').fill('Typed')
  await writeFile(path.join(portalDist, 'version.json'), JSON.stringify({ version: '99.0.0' }))
  const banner = page.getByText('A new version is available.')
  await expect(banner).toHaveCount(0)
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }).click()
  await expect(banner.first()).toBeVisible()
  await page.goBack()
  await page.getByLabel('First Name').fill('Typed')
  await expect(page.getByText('Save or discard your changes, then reload.').first()).toBeVisible()
  const reload = page.getByRole('button', { name: 'Reload' })
  await expect(reload).toBeDisabled()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(reload).toBeEnabled()
  await page.goto('/login?logOff=true')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(banner).toHaveCount(0)
})

test('a page whose code a new deployment removed says so, and Retry loads the new one', async ({
  page,
  signInAs,
  portalDist,
}) => {
  const assets = path.join(portalDist, 'assets')
  const removed = path.join(portalDist, 'removed')
  await signInAs('super.admin')
  await page.goto('/users/list')
  await expect(page.getByRole('table')).toBeVisible()
  await rename(assets, removed)
  try {
    await page.getByRole('link', { name: 'API Keys' }).click()
    await expect(page.getByRole('heading', { level: 1, name: "Couldn't load this page" })).toBeFocused()
  } finally {
    await rename(removed, assets)
  }
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'API Keys' })).toBeVisible()
})

test('a failed version check is logged and not shown [NAV-27, ERR-14]', async ({ page, signInAs }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.route('**/vuejsVersion', (route) => route.fulfill({ status: 500, json: {} }))
  await signInAs('viewer')
  await page.goto('/users/list')
  await expect(page.getByRole('row').getByRole('link').first()).toBeVisible()
  await expect.poll(() => logged.join()).toContain('The deployed version could not be asked for.')
  await expect(page.getByRole('alert')).toHaveCount(0)
})
