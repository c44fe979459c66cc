import { expect, test } from '../support/test'
import { logIn } from '../support/way-in'

test('of several environments one is chosen, and takes the session over [AUTH-42, ENV-02, ENV-03, ENV-04, ENV-06, ENV-07]', async ({
  page,
}) => {
  await page.goto('/login')
  await logIn(page, 'customer.admin')
  await expect(page).toHaveURL(/\/environments$/)
  await expect(page.getByRole('button', { name: /PROD/ })).toBeVisible()
  await page.getByRole('button', { name: /UAT/ }).click()
  await expect(page.getByRole('heading', { name: 'UAT: the web application' })).toBeVisible()
  await expect(page.getByText('customer.admin')).toBeVisible()
  // The guid has left the address.
  expect(page.url()).not.toContain('sessionGuid')
  await page.getByRole('link', { name: 'Back to the portal' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test('a wanted page of an environment opens there [AUTH-40, AUTH-41, AUTH-47]', async ({ page, gateway }) => {
  const { port } = new URL(gateway.origin)
  const wanted = `http://uat.localhost:${port}/sites?id=4`
  await page.goto(`/login?redirectUrl=${encodeURIComponent(wanted)}`)
  const handover = page.waitForRequest(/Account\/Authenticate/)
  await logIn(page, 'customer.admin')
  const { host, searchParams } = new URL((await handover).url())
  expect([host, searchParams.get('redirectUrl')]).toEqual([new URL(wanted).host, wanted])
  await expect(page.getByRole('heading', { name: 'UAT: the web application' })).toBeVisible()
})

test('without environments, sign-in opens Home, and the page of environments says that there are none [AUTH-46, ENV-13, NAV-17]', async ({
  page,
}) => {
  await page.goto('/login')
  await logIn(page, 'no.environment')
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible()
  await page.goto('/environments')
  await expect(page.getByRole('heading', { name: 'No environments' })).toBeVisible()
  await page.getByRole('button', { name: /user menu/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Log Out' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Environments' })).toHaveCount(0)
})

test('a user without projects gets no environments by address either [AUTH-36]', async ({ page, signInAs }) => {
  await signInAs('no.projects')
  await page.goto('/environments')
  await expect(page.getByText("You can't open an environment because no projects are assigned to you.")).toBeVisible()
  await expect(page.getByRole('button', { name: /^Open / })).toHaveCount(0)
})

test('a user without projects and without the role for their license ends on Home, with both messages [AUTH-35, AUTH-38]', async ({
  page,
}) => {
  await page.goto('/login')
  await logIn(page, 'no.roles')
  await expect(page.getByText('No projects assigned to user.')).toBeVisible()
  await expect(page.getByText('Insufficient permissions to access the page.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible()
})

test('a user without projects is warned and stays in the portal, on the page of their license [AUTH-35, AUTH-36, AUTH-37, ERR-94, NAV-17]', async ({
  page,
}) => {
  await page.goto('/login')
  await logIn(page, 'no.projects')
  await expect(page.getByText('No projects assigned to user.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Northgate Constructors' })).toBeVisible()
  await expect(page).toHaveURL(/\/license\/1\/view$/)
  // Nobody is sent on from here.
  await page.getByRole('button', { name: /user menu/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Log Out' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Environments' })).toHaveCount(0)
})

test('the user menu leads back to the environments [NAV-17]', async ({ page, signInAs }) => {
  await signInAs('viewer')
  await page.goto('/')
  await page.getByRole('button', { name: /user menu/ }).click()
  await page.getByRole('menuitem', { name: 'Environments' }).click()
  await expect(page.getByRole('heading', { name: 'Environments' })).toBeFocused()
  await expect(page).toHaveTitle('Environments · Sitewright')
})
