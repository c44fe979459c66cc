import type { Page } from '@playwright/test'
import { tabTo } from '../support/page-parts'
import { expect, test } from '../support/test'
import { readSession, logIn, mailTo } from '../support/way-in'

const codeFor = async (page: Page): Promise<string> => {
  const mail = await mailTo(page, 'two.factor@', /login code is \d{6}/)
  return /login code is (\d{6})/.exec(mail)?.[1] ?? ''
}

test('a code from the mail signs in by keyboard, and opens the requested page [AUTH-22, AUTH-23, AUTH-25, AUTH-26, AUTH-29, AUTH-33]', async ({
  page,
}) => {
  await page.goto('/users/list')
  await logIn(page, 'two.factor')
  await expect(page).toHaveURL(/\/login\/2fa\?redirectUrl=/)
  await expect(page).toHaveTitle('Check your email · Sitewright')
  expect(await readSession(page)).toEqual({})
  const code = await codeFor(page)
  // As it is pasted from a mail: with blanks around it and within.
  await tabTo(page.getByLabel('Code'))
  await page.keyboard.insertText(` ${code.slice(0, 3)} ${code.slice(3)} `)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/users\/list/)
  await expect(page.getByRole('table')).toBeVisible()
})

test('a wrong code keeps the page, and a reload too; the token is in no address [AUTH-27, AUTH-32]', async ({
  page,
}) => {
  await page.goto('/login')
  await logIn(page, 'two.factor')
  await expect(page.getByRole('button', { name: 'Verify' })).toBeDisabled()
  const code = await codeFor(page)
  await page.getByLabel('Code').fill(code === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('alert')).toContainText('This code is wrong or expired. Check the latest email.')
  await page.reload()
  await expect(page.getByLabel('Code')).toBeVisible()
  expect(page.url()).toMatch(/\/login\/2fa$/)
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('heading', { name: 'Environments' })).toBeVisible()
})

test('a new code replaces the first, and the address is masked [AUTH-118]', async ({ page }) => {
  await page.goto('/login')
  await logIn(page, 'two.factor')
  const field = page.getByLabel('Code')
  await expect(field).toBeFocused()
  await expect(page.getByText(/We emailed a code to t•••@\S+\. It expires in 10 minutes\./)).toBeVisible()
  const first = await codeFor(page)
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect(page.getByRole('status')).toContainText('We emailed you a new code.')
  await expect(field).toBeFocused()
  await expect.poll(() => codeFor(page)).not.toBe(first)
  await field.fill(await codeFor(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Environments' })).toBeVisible()
})

test('after the last try, the page says that the attempt is over and links to Login [AUTH-118]', async ({ page }) => {
  await page.goto('/login?redirectUrl=/users/list')
  await logIn(page, 'two.factor')
  const field = page.getByLabel('Code')
  const code = await codeFor(page)
  for (let tried = 1; tried < 5; tried += 1) {
    await field.fill(code === '000000' ? '000001' : '000000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('This code is wrong or expired. Check the latest email.')
    await expect(page.getByRole('button', { name: 'Verify' })).not.toHaveAttribute('aria-busy', 'true')
  }
  await field.fill(code === '000000' ? '000001' : '000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('This login attempt has ended. Log in again to get a new code.')
  const back = page.getByRole('link', { name: 'Back to Login' })
  await expect(back).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login\?redirectUrl=%2Fusers%2Flist$/)
})

test('without a login before it the page opens Login, and so does Go Back [AUTH-27, AUTH-30]', async ({ page }) => {
  await page.goto('/login/2fa?redirectUrl=/users/list')
  await expect(page).toHaveURL(/\/login\?redirectUrl=%2Fusers%2Flist$/)
  await logIn(page, 'two.factor')
  await page.getByRole('link', { name: 'Go Back' }).click()
  await expect(page).toHaveURL(/\/login\?redirectUrl=%2Fusers%2Flist$/)
})
