import { addressOfChunk } from '../support/built-chunk'
import { DEMO_PASSWORD, expect, test } from '../support/test'
import { readSession, spoilToken } from '../support/way-in'

test('a session that ends in the middle of a form asks to sign in over it, and the form is as it was [ERR-93, ROUTE-50]', async ({
  page,
  signInAs,
}) => {
  await signInAs('super.admin')
  await page.goto('/user/user.editor/details')
  await page.getByLabel('First Name').fill('Typed')
  await spoilToken(page)
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in again' })
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill('not the password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('Failed to login. Try again.')
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('First Name')).toHaveValue('Typed')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('User updated.')).toBeVisible()
})

test('the page can be left from that dialog', async ({ page, signInAs }) => {
  await signInAs('viewer')
  await page.goto('/users/list')
  await expect(page.getByRole('table')).toBeVisible()
  await spoilToken(page)
  await page.getByRole('searchbox').fill('a')
  await page.getByRole('dialog').getByRole('button', { name: 'Leave this page' }).click()
  await expect(page).toHaveURL(/\/login\?.*redirectUrl=%2Fusers%2Flist/)
  expect((await readSession(page)).token).toBeUndefined()
})

test('two minutes before its end the session can be extended', async ({ page, signInAs }) => {
  await page.clock.install()
  await signInAs('viewer')
  await page.goto('/users/list')
  await expect(page.getByRole('table')).toBeVisible()
  const { token } = await readSession(page)
  await expect(page.getByText('Your session ends soon')).toHaveCount(0)
  await page.clock.fastForward(8 * 60 * 60_000 - 110_000)
  await expect(page.getByText('Your session ends soon')).toBeVisible()
  await page.getByRole('button', { name: 'Extend' }).click()
  await expect(page.getByText('Session extended.')).toBeVisible()
  expect((await readSession(page)).token).not.toBe(token)
})

test('a page that comes back from the browser’s cache shows nothing of a session that has ended meanwhile', async ({
  page,
  signInAs,
}) => {
  await signInAs('viewer')
  await page.goto('/users/list')
  await expect(page.getByRole('table')).toBeVisible()
  // Like a browser whose cached pages miss the storage events of other tabs: a tab gets no event for its own writes.
  await page.evaluate(() => {
    localStorage.removeItem('sitewright.session')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page).toHaveURL(/\/login\?redirectUrl=%2Fusers%2Flist/)
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('an expired token is announced once, before Login [ROUTE-50, ERR-23]', async ({ page, signInAs }) => {
  await signInAs('viewer')
  await page.clock.setFixedTime(Date.now() + 9 * 60 * 60_000)
  await page.goto('/users/list')
  await expect(page.getByText('Your session expired. Please log in to continue.')).toBeVisible()
  await expect(page).toHaveURL(/\/login\?redirectUrl=/)
  await page.goto('/users/list')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(page.getByText('Your session expired.')).toHaveCount(0)
})

test('a refused page and an expired session are errors, a forced update is information, and Log Out a success [ERR-97]', async ({
  page,
  signInAs,
}) => {
  await signInAs('must.change')
  await page.goto('/users/list')
  await expect(page.getByRole('status').filter({ hasText: 'Please update your password.' })).toContainText(
    'Information',
  )
  await signInAs('viewer')
  await page.goto('/users/new')
  await expect(page.getByRole('alert').filter({ hasText: 'Insufficient permissions' })).toContainText('Error')
  await page.getByRole('button', { name: /user menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Logged out.' })).toContainText('Success')
  await signInAs('viewer')
  await page.clock.setFixedTime(Date.now() + 9 * 60 * 60_000)
  await page.goto('/users/list')
  await expect(page.getByRole('alert').filter({ hasText: 'Your session expired.' })).toContainText('Error')
})

test('a bar appears while the server is unreachable', async ({ page, signInAs, gateway }) => {
  await signInAs('viewer')
  await page.goto('/users/list')
  await expect(page.getByRole('table')).toBeVisible()
  await gateway.stop()
  await page.getByRole('searchbox').fill('admin')
  const bar = page.getByText('No connection to the server. Retrying automatically')
  await expect(bar.first()).toBeVisible()
  await gateway.start()
  await expect(bar).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'customer.admin', exact: true })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('admin')
})

test('the user menu opens while the server is away, although it never was open before [NAV-19]', async ({
  page,
  signInAs,
  gateway,
}) => {
  await signInAs('viewer')
  await page.goto('/users/list')
  await expect(page.getByRole('table')).toBeVisible()
  // Read ahead once the page rests, without anybody coming near it.
  await page.waitForFunction(
    (address) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(address)),
    addressOfChunk('../../packages/ui/src/menu/MenuPanel.tsx'),
  )
  await page.waitForLoadState('networkidle')
  await gateway.stop()
  await page.getByRole('button', { name: 'user menu' }).press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Log Out' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Notifications' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
  await gateway.start()
})

test('a page that could not be loaded offline waits below the only message about the connection, and opens once it is back', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('super.admin')
  await page.goto('/users/list')
  await expect(page.getByRole('table')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'API Keys' }).click()
  const heading = page.getByRole('heading', { level: 1, name: "Couldn't load this page" })
  await expect(heading).toBeFocused()
  const failed = page.getByRole('alert').filter({ has: heading })
  await expect(failed).toContainText('It opens when the connection is back.')
  await expect(page).toHaveTitle('API Keys · Sitewright')
  await expect(page).toHaveURL(/\/apikeys$/)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toHaveCount(1)
  await expect(page.getByText('No connection to the server.').first()).toBeVisible()
  await expect(failed).not.toContainText(/No connection|Can't reach/)
  await retry.click()
  await expect(heading).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'API Keys' })).toBeVisible()
})

test('Login keeps a session that could not be checked, and can be used meanwhile [AUTH-60]', async ({
  page,
  signInAs,
  gateway,
}) => {
  await signInAs('customer.admin')
  await page.goto('/users/list')
  await expect(page.getByRole('table')).toBeVisible()
  // Its modules are there before the server goes.
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Environments' })).toBeVisible()
  await page.goto('/users/list')
  await expect(page.getByRole('table')).toBeVisible()
  await gateway.stop()
  await page.evaluate(() => {
    history.pushState(null, '', '/login')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  // Drawn and, a moment later, said.
  await expect(page.getByText('No connection to the server.').first()).toBeVisible()
  await expect(page.getByLabel('Username')).toBeEditable()
  expect((await readSession(page)).token).toBeDefined()
  await gateway.start()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Environments', exact: true })).toBeVisible()
  await expect(page.getByText('Failed to fetch environments.')).toHaveCount(0)
})
