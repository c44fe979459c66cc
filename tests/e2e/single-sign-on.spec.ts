import type { Page } from '@playwright/test'
import { addressOfChunk } from '../support/built-chunk'
import { expect, test } from '../support/test'
import { readSession, spoilToken } from '../support/way-in'

const start = async (page: Page, userName: string): Promise<void> => {
  await page.getByRole('button', { name: 'Login with Single Sign-on' }).click()
  await page.getByLabel('Username').fill(userName)
  await page.getByRole('button', { name: 'Login with Single Sign-on' }).click()
}

const atProvider = (page: Page) => page.getByRole('heading', { name: 'Development sign-on' })

const chooseAtProvider = async (page: Page, userName: string): Promise<void> => {
  await expect(atProvider(page)).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`^${userName.replace('.', '\\.')}`) }).click()
}

test('single sign-on opens the provider, then the requested page, and logs out again [AUTH-48, AUTH-49, AUTH-53, AUTH-102]', async ({
  page,
}) => {
  await page.goto('/users/list')
  await start(page, 'sso.user')
  await chooseAtProvider(page, 'sso.user')
  await expect(page.getByRole('table')).toBeVisible()
  expect(page.url()).toMatch(/\/users\/list$/)
  expect(await readSession(page)).toMatchObject({ userName: 'sso.user', isSsoUser: true })

  await page.getByRole('button', { name: /user menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Logged out.')).toBeVisible()
  expect(await readSession(page)).toEqual({})
})

test('a name without an account stays on Login [AUTH-104, ERR-20]', async ({ page }) => {
  await page.goto('/login')
  await start(page, 'viewer')
  await expect(page.getByRole('alert')).toContainText('is not an active SSO account')
  await expect(page.getByLabel('Username')).toHaveValue('viewer')
})

test('a return that this browser did not start is refused, and leaves the address [AUTH-55, ERR-15]', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`))
  for (const hash of [
    '#id_token=a.b.c&state=made-up',
    '#id_token=a.b.c',
    '#id_token=a.b.c&error=denied&error_description=No',
  ]) {
    await page.goto(`/login${hash}`)
    await expect(page.getByRole('alert')).toContainText('Single Sign-on error.')
    expect(page.url()).toMatch(/\/login$/)
    await page.goto('/favicon.svg')
  }
  expect(calls).not.toContain('POST /gateway/login')
})

test('does not show an error that someone wrote into the URL [AUTH-117]', async ({ page }) => {
  await page.goto('/login#error=Your+account+is+locked&error_description=call+555')
  await expect(page.getByRole('alert')).toContainText('with the following code: unknown - unknown')
  await expect(page.getByText('call 555')).toHaveCount(0)
  expect(page.url()).toMatch(/\/login$/)
})

test('canceling at the provider returns to single sign-on without an error [AUTH-117]', async ({ page }) => {
  await page.goto('/users/list')
  await start(page, 'sso.user')
  await expect(atProvider(page)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('Username')).toHaveValue('sso.user')
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  // A second attempt opens the page that the user wanted.
  await page.getByRole('button', { name: 'Login with Single Sign-on' }).click()
  await chooseAtProvider(page, 'sso.user')
  await expect(page.getByRole('table')).toBeVisible()
})

test('a page whose session has ended goes on after single sign-on in a window of its own [ERR-93]', async ({
  page,
}) => {
  await page.goto('/users/list')
  await start(page, 'sso.user')
  await chooseAtProvider(page, 'sso.user')
  await expect(page.getByRole('table')).toBeVisible()
  await spoilToken(page)
  await page.getByRole('searchbox').fill('admin')
  const dialog = page.getByRole('dialog', { name: 'Log in again' })
  await expect(dialog).toBeVisible()

  // The window of single sign-on: the page stays as it is, and goes on when it is done there.
  const opened = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Login with Single Sign-on' }).click()
  const popup = await opened
  await chooseAtProviderIfAsked(popup)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('searchbox')).toHaveValue('admin')
})

test('a log-out while the server is away ends the session here, and goes on with Retry when it is back [AUTH-49, AUTH-69]', async ({
  page,
  gateway,
}) => {
  await page.goto('/users/list')
  await start(page, 'sso.user')
  await chooseAtProvider(page, 'sso.user')
  await expect(page.getByRole('table')).toBeVisible()
  // Opened again, as on another day: nothing of Login has been loaded.
  const chunk = addressOfChunk('src/routes/sign-in/sso-logout.route.tsx')
  const logout = page.waitForResponse((response) => response.url().endsWith(chunk))
  await page.reload()
  await logout
  await page.getByRole('button', { name: /user menu/ }).click()
  const logOut = page.getByRole('menuitem', { name: 'Log Out' })
  await expect(logOut).toBeVisible()
  await gateway.stop()
  await logOut.click()
  await expect(page.getByRole('alert')).toContainText("Can't reach the server.")
  expect(await readSession(page)).toEqual({})
  await gateway.start()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Logged out.')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
})

/** The provider remembers who was there, and may ask nothing. */
async function chooseAtProviderIfAsked(popup: Page): Promise<void> {
  const account = popup.getByRole('button', { name: /^sso\.user/ })
  await Promise.race([account.click().catch(() => undefined), popup.waitForEvent('close')])
}
