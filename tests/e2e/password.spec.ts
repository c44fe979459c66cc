import type { Page } from '@playwright/test'
import { DEMO_PASSWORD, expect, test } from '../support/test'
import { readSession, logIn, mailTo } from '../support/way-in'

const setPassword = async (page: Page, password: string): Promise<void> => {
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Retype Password').fill(password)
  await page.getByRole('button', { name: 'Save' }).click()
}

const linkFor = async (page: Page, userName: string): Promise<string> => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeFocused()
  await page.getByLabel('Username').fill(userName)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('Email has been sent.')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByLabel('Username')).toHaveValue(userName)
  const mail = await mailTo(page, `${userName}@`, /reset\?token=/)
  return /https?:\S+reset\?token=\S+/.exec(mail)?.[0] ?? ''
}

test('a forgotten password is replaced by the link of the mail, once [AUTH-78, AUTH-80, AUTH-83, AUTH-84, AUTH-97, AUTH-100, AUTH-121, ERR-29, ERR-31]', async ({
  page,
  context,
}) => {
  const link = await linkFor(page, 'workflow.editor')
  const other = await context.newPage()
  await other.goto(link)
  await page.goto(link)
  await expect(page.getByLabel('Retype Password')).toBeVisible()
  // The token has left the address; a reload still knows it.
  expect(page.url()).toMatch(/\/users\/password\/reset$/)
  await page.reload()

  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByLabel('Retype Password').fill('other')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Passwords must match.')).toBeVisible()

  await setPassword(page, 'Sitewright-demo-2')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Password reset successfully. Please login.')).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('workflow.editor')
  await logIn(page, 'workflow.editor')
  await expect(page.getByRole('alert')).toContainText('Failed to login. Try again.')
  await logIn(page, 'workflow.editor', 'Sitewright-demo-2')
  await expect(page.getByRole('heading', { name: 'Environments' })).toBeVisible()

  // In the other tab the form was open before.
  await setPassword(other, 'Sitewright-demo-3')
  await expect(other.getByRole('heading', { name: 'Invalid Link!' })).toBeVisible()
  await expect(other.getByRole('link', { name: 'Request a new reset link' })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Invalid Link!' })).toBeVisible()
  await page.getByRole('link', { name: 'Request a new reset link' }).click()
  await expect(page).toHaveURL(/\/password\/recovery$/)
})

test('known and unknown names are answered alike [AUTH-111]', async ({ page }) => {
  await page.goto('/password/recovery')
  await page.getByLabel('Username').fill('nobody.at.all')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('Email has been sent.')).toBeVisible()
})

test('a reset link is asked for by a press and by nothing else, though it is a GET [API-115]', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/users\/[^/]+\/password\/recovery$/.test(request.url())) asked.push(request.method())
  })
  await page.goto('/password/recovery')
  await page.getByLabel('Username').fill('viewer')
  await page.getByRole('button', { name: 'Send Reset Link' }).focus()
  await page.getByRole('button', { name: 'Send Reset Link' }).hover()
  expect(asked).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByText('Email has been sent.')).toBeVisible()
  // What would make a read run again: another window, a connection that comes back, the page once more.
  await page.evaluate(() => {
    for (const type of ['focus', 'online', 'pageshow']) window.dispatchEvent(new Event(type))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.goto('/password/recovery')
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible()
  expect(asked).toEqual(['GET'])
})

test('without a link and a session, the page says that the link is invalid [AUTH-85, AUTH-99]', async ({
  page,
  signInAs,
}) => {
  await page.goto('/users/password/reset')
  await expect(page.getByRole('heading', { name: 'Invalid Link!' })).toBeVisible()
  await page.goto('/users/password/reset?token=made-up')
  await expect(page.getByRole('heading', { name: 'Invalid Link!' })).toBeVisible()
  await signInAs('viewer')
  await page.goto('/users/password/reset')
  await expect(page.getByRole('heading', { name: 'Invalid Link!' })).toBeVisible()
})

test('a forced update comes before every page, and leads back to the wanted one [AUTH-34, AUTH-99, AUTH-101, ROUTE-43, ROUTE-46, ERR-24]', async ({
  page,
}) => {
  await page.goto('/users/list')
  await logIn(page, 'must.change')
  await expect(page.getByRole('heading', { level: 1, name: 'Update Password' })).toBeFocused()
  await expect(page).toHaveTitle('Update Password · Sitewright')
  await expect(page.getByText('Please update your password.')).toBeVisible()
  await page.goto('/environments')
  await expect(page.getByRole('heading', { name: 'Update Password' })).toBeVisible()

  // The one of now is none to update to.
  await setPassword(page, DEMO_PASSWORD.slice(0, 4))
  await expect(page.getByText(/Must be at least \d+ characters\./).first()).toBeVisible()
  await setPassword(page, 'Sitewright-demo-3')
  await expect(page.getByText('Password reset successfully. Please login.')).toBeVisible()
  expect(await readSession(page)).toEqual({})
  await expect(page).toHaveURL(/\/login\?redirectUrl=%2Fenvironments$/)
  await logIn(page, 'must.change', 'Sitewright-demo-3')
  await expect(page).toHaveURL(/\/environments$/)
})
