import { button, tabTo } from '../support/page-parts'
import { DEMO_PASSWORD, expect, test } from '../support/test'
import { logIn, readSession } from '../support/way-in'

test('a signed-out user returns to the requested page [ROUTE-42, ROUTE-43, AUTH-20]', async ({ page }) => {
  await page.goto('/users/list?search=admin&active=false')
  await expect(page).toHaveURL(/\/login\?.*redirectUrl=/)
  await page.getByLabel('Username').fill('customer.admin')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  const sent = page.waitForRequest('**/gateway/login')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  expect((await sent).postDataJSON()).toEqual({ userName: 'customer.admin', password: DEMO_PASSWORD })
  await expect(page).toHaveURL(/\/users\/list\?search=admin&active=false/)
  await expect(page.getByRole('link', { name: 'customer.admin', exact: true })).toBeVisible()
})

test('an address of another site is not followed after sign-in [AUTH-47]', async ({ page, gateway }) => {
  for (const address of ['/\\evil.example', 'javascript:alert(1)']) {
    await page.goto(`/login?redirectUrl=${encodeURIComponent(address)}`)
    await logIn(page, 'no.environment')
    await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible()
    expect(page.url()).toBe(`${gateway.origin}/`)
    await page.goto('/login?logOff=true')
    await expect(page).toHaveURL(/\/login$/)
  }
})

test('a rejected sign-in says so for every reason, keeps the text and the focus [ERR-19, AUTH-110]', async ({
  page,
}) => {
  await page.goto('/login')
  const password = page.getByLabel('Password', { exact: true })
  const rejected = ['nobody.at.all', 'locked.out', 'inactive.user', 'quarry.user', 'sso.user']
  for (const [userName, typed] of [
    ['customer.admin', 'not the password'],
    ...rejected.map((name) => [name, DEMO_PASSWORD] as const),
  ] as const) {
    await page.getByLabel('Username').fill(userName)
    await password.fill(typed)
    // The alert of the previous attempt stays visible until the reply to this one.
    const answered = page.waitForResponse((reply) => reply.request().method() === 'POST' && /login/.test(reply.url()))
    await page.keyboard.press('Enter')
    await answered
    await expect(button(page, 'Log in')).not.toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('alert')).toContainText('Failed to login. Try again.')
    await expect(page.getByLabel('Username')).toHaveValue(userName)
    await expect(password).toHaveValue(typed)
    await expect(password).toBeFocused()
  }
})

test('a demo account is chosen and signs in by keyboard alone', async ({ page }) => {
  await page.goto('/login')
  const account = page.getByRole('button', { name: /^super\.admin/ })
  await tabTo(account)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Environments' })).toBeVisible()
})

test('logging out ends the session at the server and opens Login [NAV-19, ERR-25, AUTH-71, AUTH-73]', async ({
  page,
  signInAs,
  gateway,
}) => {
  await signInAs('viewer')
  await page.goto('/users/list')
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('sitewright.session') ?? '{}') as { token: string }).token,
  )
  await page.getByRole('button', { name: /user menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Logged out.')).toBeVisible()
  const reply = await fetch(`${gateway.origin}/gateway/verifysession/3`, { headers: { Authorization: token } })
  expect(reply.status).toBeGreaterThanOrEqual(400)
})

test('signing out reaches the other tab, and leaves nothing of the first person on it', async ({
  page,
  signInAs,
  context,
}) => {
  await signInAs('customer.admin')
  await page.goto('/users/list?active=false')
  const other = await context.newPage()
  await other.goto('/user/viewer/details')
  await expect(other.getByRole('heading', { name: 'viewer', level: 1 })).toBeVisible()

  await page.getByRole('button', { name: /user menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(other.getByRole('heading', { name: 'Log in' })).toBeVisible()

  // Until then the form is inert.
  await expect(page.getByText('Logged out.')).toBeVisible()
  // A user of another license signs in in the first tab. The second one had requested a user of the first license.
  await page.getByLabel('Username').fill('harbour.admin')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/prod\.localhost/)
  await expect(other.getByLabel('Username')).toBeVisible()
  await other.getByRole('button', { name: 'Continue as harbour.admin' }).click()
  await expect(other.getByText('No such user.')).toBeVisible()
  await expect(other.getByText('viewer@')).toHaveCount(0)
})

test('the next session in the same tab sees nothing of the previous one [USER-29]', async ({
  page,
  signInAs,
  gateway,
}) => {
  await signInAs('customer.admin')
  // Read last, for the user menu and the panel of jobs.
  const later = Promise.all([page.waitForResponse(/\/environments$/), page.waitForResponse(/\/x\/jobs$/)])
  await page.goto('/user/viewer/details')
  await expect(page.getByRole('heading', { name: 'viewer', level: 1 })).toBeVisible()
  await later
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('sitewright.session') ?? '{}') as { token: string }).token,
  )
  // What the page still reads would find out that the session has ended before the link is pressed.
  await page.waitForLoadState('networkidle')
  await fetch(`${gateway.origin}/gateway/logout`, { method: 'PUT', headers: { Authorization: token } })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await page.getByLabel('Username').fill('harbour.admin')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/of 5\d users|of 60 users/)).toBeVisible()
  await page.goBack()
  await expect(page.getByText('No such user.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'First Name' })).toHaveCount(0)
})

test('a hand-made link with a status says no more than that the session has ended [AUTH-10, AUTH-11, AUTH-50]', async ({
  page,
  signInAs,
}) => {
  await signInAs('viewer')
  await page.goto('/login?status=412&message=Call+this+number')
  await expect(page.getByRole('alert')).toHaveText('Your session expired. Please log in to continue.')
  expect(await readSession(page)).toEqual({})
  await page.goto('/login?status=500')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('logOff in the address logs out once, and leaves the address [AUTH-51]', async ({ page, signInAs }) => {
  await signInAs('viewer')
  await page.goto('/login?logOff=true')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Logged out.')).toBeVisible()
  expect(await readSession(page)).toEqual({})
})

test('Login redirects a user who is already signed in [AUTH-57, AUTH-58]', async ({ page, signInAs }) => {
  await signInAs('customer.admin')
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Environments' })).toBeVisible()
})

test('a session that the server no longer knows ends on Login with the message of the check [AUTH-59, AUTH-73]', async ({
  page,
  signInAs,
  gateway,
}) => {
  await signInAs('viewer')
  const { token = '' } = await readSession(page)
  await fetch(`${gateway.origin}/gateway/logout`, { method: 'PUT', headers: { Authorization: token } })
  await page.goto('/login')
  await expect(page.getByRole('alert')).toContainText('Please log in to continue.')
  await expect(page.getByLabel('Username')).toBeVisible()
  await expect.poll(() => readSession(page)).toEqual({})
})

test('a session that ended elsewhere opens Login with the reason in every tab, also after a reload [AUTH-09, AUTH-10, AUTH-73, AUTH-74, ERR-90]', async ({
  page,
  signInAs,
  context,
  clientOf,
}) => {
  await signInAs('user.editor')
  await page.goto('/users/list')
  await expect(page.getByRole('table')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/user/viewer/details')
  await expect(other.getByRole('heading', { name: 'viewer', level: 1 })).toBeVisible()
  const admin = await clientOf('super.admin')
  const params = { username: 'user.editor' }
  const { body: user } = await admin.users.one({ params })
  await admin.users.save({ params, body: { ...user, isLockedOut: true } })
  const reason = 'Your account was locked. Contact your administrator.'
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(page.getByRole('alert')).toHaveText(reason)
  }).toPass()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('alert')).toHaveText(reason)
    expect(new URL(tab.url()).searchParams.get('status')).toBe('412')
    expect(tab.url()).not.toContain('locked')
  }
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText(reason)
  const { body: locked } = await admin.users.one({ params })
  await admin.users.save({ params, body: { ...locked, isLockedOut: false } })
})

test('a page closes when the server says that its roles are gone [AUTH-65]', async ({ page, signInAs }) => {
  await signInAs('viewer')
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('sitewright.session') ?? '{}') as object
    localStorage.setItem('sitewright.session', JSON.stringify({ ...stored, roles: ['ADMINISTER_API_KEYS'] }))
  })
  await page.goto('/apikeys')
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible()
  await expect(page.getByText('Insufficient permissions to access the page.')).toBeVisible()
})

test('a log-out says in the other tabs why they are at Login, and how to restore changes [AUTH-73, DRAFT-06]', async ({
  page,
  signInAs,
  context,
}) => {
  await signInAs('user.editor')
  await page.goto('/users/list')
  const other = await context.newPage()
  await other.goto('/user/viewer/details')
  await other.getByLabel('Position').fill('Half typed')
  await expect
    .poll(() => other.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('sitewright.draft.'))))
    .toBe(true)
  await page.getByRole('button', { name: /user menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await page.getByRole('button', { name: 'Delete and log out' }).press('Enter')
  await expect(other.getByRole('alert')).toHaveText(
    'You logged out in another tab. Please log in to continue. Log in again to restore your unsaved changes.',
  )
})

test('one sign-in asks for roles and environments once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/roles\/user$|\/environments$/.test(pathname)) asked.push(pathname)
  })
  await page.goto('/login')
  await logIn(page, 'customer.admin')
  await expect(page.getByRole('heading', { name: 'Environments', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open PROD' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.map((path) => path.split('/').at(-1)).toSorted((a = '', b = '') => a.localeCompare(b))).toEqual([
    'environments',
    'user',
  ])
})

test('what is spoiled in the storage counts as signed out [AUTH-64]', async ({ page }) => {
  await page.goto('/favicon.svg')
  for (const text of ['{', '[]', '{"token":"x","userName":"viewer","roles":[]}']) {
    await page.evaluate((spoiled) => localStorage.setItem('sitewright.session', spoiled), text)
    await page.goto('/users/list')
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
})
