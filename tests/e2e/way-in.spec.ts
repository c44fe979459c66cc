import { cp, mkdir, mkdtemp, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { tabTo } from '../support/page-parts'
import { GatewayProcess } from '../support/gateway-process'
import { DEMO_PASSWORD, expect, test as base } from '../support/test'
import { logIn } from '../support/way-in'

const DIST = path.resolve(import.meta.dirname, '../../apps/portal/dist')

/** A separate portal, because another version replaces the running one. */
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

test('viewer comes to Environments and out again by keyboard alone [AUTH-42]', async ({ page }) => {
  await logInByKeys(page, 'viewer')
  await expectPage(page, 'Environments')
  await logOutByKeys(page)
})

test('the only environment opens automatically, and Back works, by keyboard alone [AUTH-43, ENV-05]', async ({
  page,
}) => {
  await logInByKeys(page, 'harbour.admin')
  await expect(page.getByRole('heading', { name: 'PROD: the web application' })).toBeVisible()
  await expect(page.getByText('Harbour Works')).toBeVisible()
  await tabTo(page.getByRole('link', { name: 'Back to the portal' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Home · Sitewright')
  await logOutByKeys(page)
})

test('single sign-on comes in and out again by keyboard alone [AUTH-04, AUTH-102, AUTH-49]', async ({ page }) => {
  await page.goto('/login')
  await tabTo(page.getByRole('button', { name: 'Login with Single Sign-on' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Username')).toBeFocused()
  await page.keyboard.type('sso.initial')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Development sign-on', { timeout: 20_000 })
  await tabTo(page.getByRole('button', { name: 'sso.initial', exact: true }))
  await page.keyboard.press('Enter')
  await expectPage(page, 'Environments')
  await logOutByKeys(page, 'at the provider')
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
  const expectNoCode = async (link: string) => {
    // What the page loads when it rests is not what fails here.
    await page.waitForLoadState('networkidle')
    await rename(assets, removed)
    try {
      await page.getByRole('link', { name: link }).click()
      await expect(page.getByRole('heading', { level: 1, name: "Couldn't load this page" })).toBeFocused()
    } finally {
      await rename(removed, assets)
    }
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
  }
  await page.goto('/login')
  await expect(page.getByLabel('Username')).toBeEditable()
  await expectNoCode('Forgot Password')
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot Password' })).toBeVisible()

  await signInAs('super.admin')
  await page.goto('/users/list')
  await expect(page.getByRole('table')).toBeVisible()
  await expectNoCode('API Keys')
  await expect(page.getByRole('heading', { level: 1, name: 'API Keys' })).toBeVisible()
})

test('a failed version check is logged and not shown [NAV-27, ERR-14]', async ({ page, signInAs, portalDist }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  // A folder in the place of the file, which the gateway cannot read.
  const version = path.join(portalDist, 'version.json')
  await rename(version, `${version}.old`)
  await mkdir(version)
  try {
    await signInAs('viewer')
    await page.goto('/users/list')
    await expect(page.getByRole('row').getByRole('link').first()).toBeVisible()
    await expect.poll(() => logged.join()).toContain('The deployed version could not be asked for.')
    await expect(page.getByRole('alert')).toHaveCount(0)
  } finally {
    await rmdir(version)
    await rename(`${version}.old`, version)
  }
})
