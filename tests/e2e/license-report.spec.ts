import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/test'

test.describe('the monthly users report', () => {
  test('is chosen, read and downloaded by keyboard [LIC-21, LIC-22, LIC-23, LIC-25, LIC-27, LIC-28, LIC-29, ROLE-12, CONST-16]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('super.admin')
    const asked = page.waitForRequest(/usersreport/)
    await page.goto('/license/2/view')
    await expect(page.getByRole('radio', { name: 'Current' })).toBeChecked()
    await page.getByRole('radio', { name: 'Current' }).focus()
    await page.keyboard.press('ArrowRight')
    expect(new URL((await asked).url()).search).toBe('?startMonth=10&startYear=2018')
    await expect(page).toHaveURL(/\/license\/2\/view\?report=monthly$/)

    const products = page.getByRole('combobox', { name: 'Product License' })
    await expect(products).toBeVisible()
    const [first = ''] = await products.locator('option').allInnerTexts()
    const months = page.getByRole('combobox', { name: 'Month' })
    const readLabels = () => months.locator('option').allInnerTexts()
    await expect
      .poll(async () => (await readLabels()).slice(-5))
      .toEqual(['Mar 2019', 'Feb 2019', 'Jan 2019', 'Nov 2018', 'Oct 2018'])
    const labels = await readLabels()
    await expect(page.getByRole('heading', { name: labels[0] })).toBeVisible()

    await months.focus()
    await page.keyboard.press('End')
    await expect(page.getByRole('heading', { name: 'Oct 2018' })).toBeVisible()
    const rows = page.getByRole('table', { name: `Users of ${first} in Oct 2018` }).locator('tbody tr')
    const shown = await rows.locator('td, th').allInnerTexts()
    const names = shown.filter((_, index) => index % 5 === 0)

    await page.getByRole('button', { name: 'CSV' }).focus()
    const downloading = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^users-2018-10-.+\.csv$/)
    const text = await readFile(await download.path(), 'utf8')
    const lines = text.trimEnd().split('\r\n')
    expect(lines[0]).toBe('\uFEFFUsername,Name,Email,Created,Last Login')
    expect(lines.slice(1).map((line) => line.split(',', 1)[0])).toEqual(names)

    await page.reload()
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  })

  test('is not offered without access to all licenses, whatever the address says [LIC-22, LIC-23, LIC-85, ROLE-13]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('customer.admin')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/license/1/view?report=monthly')
    await expect(page.getByRole('heading', { name: 'Usage' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Integrations' })).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Users per month' })).toHaveCount(0)
    expect(asked.filter((url) => url.includes('usersreport'))).toEqual([])
  })

  test('loads the code of its chart only when it is chosen', async ({ page, signInAs }) => {
    await signInAs('super.admin')
    const scripts: string[] = []
    page.on('response', async (response) => {
      if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''))
    })
    await page.goto('/license/2/view')
    await expect(page.getByRole('heading', { name: 'Integrations' })).toBeVisible()
    const before = scripts.length
    await page.getByRole('radio', { name: 'Monthly' }).click()
    await expect(page.getByRole('heading', { name: 'Users per month' })).toBeVisible()
    expect(scripts.slice(0, before).some((text) => text.includes('visx-'))).toBe(false)
    await expect.poll(() => scripts.slice(before).some((text) => text.includes('visx-'))).toBe(true)
  })
})

test('Setup opens the integration in a new tab with a token for it alone, and shows there what it says [LIC-31, LIC-33, LIC-34]', async ({
  page,
  signInAs,
  gateway,
}) => {
  await signInAs('customer.admin')
  await page.goto('/license/1/view')
  const { port } = new URL(gateway.origin)
  await expect(page.getByRole('article', { name: 'Procurement Link' })).toContainText('No address configured')
  await expect(page.getByRole('article', { name: 'Procurement Link' }).getByRole('button')).toHaveCount(0)
  const opening = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Setup Integration Stand-in (opens in a new tab)' }).focus()
  await page.keyboard.press('Enter')
  const tab = await opening
  await expect(tab.getByRole('heading', { name: 'Integration Stand-in' })).toBeVisible()
  await expect(tab.getByText('customer.admin')).toBeVisible()
  await expect(tab.getByText(`integration.localhost:${port}`)).toBeVisible()
  expect(await tab.evaluate(() => ({ hasOpener: window.opener !== null, referrer: document.referrer }))).toEqual({
    hasOpener: false,
    referrer: '',
  })
  const token = new URL(tab.url()).searchParams.get('jwt')
  // The token of the session stays in the portal.
  expect(await page.evaluate(() => localStorage.getItem('sitewright.session'))).not.toContain(token)
})

test('a Setup that the gateway refuses shows why in its card', async ({ page, signInAs, clientOf }) => {
  await signInAs('customer.admin')
  await page.goto('/license/1/view')
  const setup = page.getByRole('button', { name: 'Setup Integration Stand-in (opens in a new tab)' })
  await expect(setup).toBeVisible()
  // Someone else removes it from the license.
  await (await clientOf('super.admin')).integrations.saveOfLicense({ params: { licenseId: 1 }, body: [1, 2] })
  await setup.click()
  const card = page.getByRole('article', { name: 'Integration Stand-in' })
  await expect(card.getByRole('alert')).toHaveText('No such integration.')
  await expect.poll(() => page.context().pages().length).toBe(1)
})
