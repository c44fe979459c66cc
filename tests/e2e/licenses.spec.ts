import type { Request } from '@playwright/test'
import { Problem } from '@sitewright/domain/shared/problem'
import { mainNavigation, pageHeading, saveButton, tabTo } from '../support/page-parts'
import { test } from '../support/faulty-gateway'
import { expect } from '../support/test'

const REFUSED = 'Insufficient permissions to access the page.'

test.describe('the list of licenses', () => {
  test('is searched and opens the view of a license, by keyboard alone [LIC-08, LIC-09, LIC-10, LIC-12, LIC-14, LIC-15, LIC-18, LIC-24, LIC-35, NAV-08, NAV-14, NAV-15, ROUTE-25, ROUTE-27, API-33, API-34, CONST-04]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('super.admin')
    await page.goto('/')
    await tabTo(mainNavigation(page).getByRole('link', { name: 'Licenses', exact: true }))
    await page.keyboard.press('Enter')
    await expect(pageHeading(page, 'Licenses')).toBeVisible()
    await expect(page).toHaveTitle('Licenses · Sitewright')
    await expect(page.getByText(/of 24 licenses/)).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(21)
    const first = page.getByRole('row', { name: /Northgate Constructors/ })
    await expect(first).toContainText(/44.*50.*240.*300/)

    await page.keyboard.press('/')
    await page.keyboard.type('harbour')
    await expect(page.getByText(/\b1 license$/)).toBeVisible()
    await expect(page).toHaveURL(/search=harbour/)
    await tabTo(page.getByRole('link', { name: 'Harbour Works', exact: true }))
    await page.keyboard.press('Enter')
    await expect(pageHeading(page, 'Harbour Works')).toBeVisible()
    await expect(page).toHaveURL(/\/license\/2\/view$/)
    await expect(page).toHaveTitle('Harbour Works · Sitewright')
    await expect(page.getByText(/^30 days left$/)).toBeVisible()
    await expect(page.getByRole('meter', { name: 'Projects' })).toHaveAttribute('aria-valuetext', '60 %')
    await expect(page.getByRole('rowheader', { name: /Vendor Portal/ })).toBeVisible()
    await expect(mainNavigation(page).getByRole('link', { name: 'Licenses' })).toHaveAttribute('aria-current', 'page')

    await page.goBack()
    await expect(page.getByRole('link', { name: 'Harbour Works' })).toBeFocused()
  })

  test('sorts and pages at the server', async ({ page, signInAs }) => {
    await signInAs('super.admin')
    await page.goto('/license/list')
    await page.getByRole('button', { name: 'Users', exact: true }).click()
    await page.getByRole('button', { name: 'Users', exact: true }).click()
    await expect(page).toHaveURL(/sort=-numUsers/)
    await expect(page.getByRole('rowheader').first()).toHaveText('Northgate Constructors')
    await page.goto('/license/list?page=2')
    await expect(page.getByRole('rowheader')).toHaveCount(4)
  })

  test('shows the licenses of facets, which a reload keeps [LIC-90, LIC-91, LIC-92]', async ({ page, signInAs }) => {
    await signInAs('super.admin')
    await page.goto('/license/list')
    await page.getByRole('button', { name: 'Over limit 1' }).press('Enter')
    await expect(page.getByText(/\b1 license$/)).toBeVisible()
    await expect(page.getByRole('row', { name: /Eastmoor Water/ })).toContainText('1 over 2')
    await page.getByRole('button', { name: 'Inactive 3' }).press('Enter')
    await expect(page).toHaveURL(/facets=overLimit%2Cinactive/)
    await page.reload()
    await expect(page.getByText(/\b4 licenses$/)).toBeVisible()
    await page.getByRole('button', { name: 'All 24' }).press('Enter')
    await expect(page).not.toHaveURL(/facets/)
    await expect(page.getByText(/of 24 licenses/)).toBeVisible()
  })

  test('keeps its own numbers if the report fails, and says so [ERR-40, LIC-09]', async ({
    page,
    signInAs,
    faults,
  }) => {
    await signInAs('super.admin')
    faults.failNext('licenses.report', new Problem({ status: 500, message: '' }))
    await page.goto('/license/list')
    await expect(page.getByRole('row', { name: /Northgate Constructors/ })).toContainText(/44.*50.*240.*300/)
    await expect(page.getByText('Failed to load license report.')).toBeVisible()
  })
})

test.describe('a new license', () => {
  test('says what is missing, is created, linked and opened, by keyboard alone [LIC-13, LIC-45, LIC-47, LIC-48, LIC-63, LIC-66, LIC-79, LIC-80, ERR-79, API-29, API-38, ENV-14, ROUTE-30]', async ({
    page,
    signInAs,
    clientOf,
    faults,
  }) => {
    await signInAs('super.admin')
    await page.goto('/license/list')
    await tabTo(page.getByRole('link', { name: 'New License', exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('The license will be created under your own user id.')).toBeVisible()
    await tabTo(page.getByRole('textbox', { name: 'Name', exact: true }))
    await page.keyboard.press('Tab')
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'Please enter a license name.',
    )
    await expect(saveButton(page)).toHaveAccessibleDescription('Please enter a license name.')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.type('Tunnel Works')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Tunnel Works Ltd.')
    await expect(saveButton(page)).toHaveAccessibleDescription('Please select an environment.')
    await page.keyboard.press('Tab')
    await page.keyboard.type('UAT')
    await tabTo(page.getByRole('textbox', { name: 'Expiry Date', exact: true }))
    await page.keyboard.type('19/1/2038')
    await tabTo(page.getByRole('spinbutton', { name: 'Max Projects', exact: true }))
    await page.keyboard.type('-2')
    await expect(page.getByRole('textbox', { name: 'Expiry Date' })).toHaveAccessibleDescription(
      /Choose a day up to 18\/1\/2038/,
    )
    await page.keyboard.press('Tab')
    await expect(page.getByRole('spinbutton', { name: 'Max Projects' })).toHaveAccessibleDescription(
      'Please enter a valid max Projects value.',
    )
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('5')
    await tabTo(page.getByRole('button', { name: 'Max Users, infinite', exact: true }))
    await page.keyboard.press('Space')
    await page.getByRole('textbox', { name: 'Expiry Date' }).focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('18/1/2038')
    await tabTo(page.getByRole('button', { name: 'Save', exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('License created.')).toBeVisible()
    await expect(page).toHaveURL(/\/license\/25\/edit$/)
    expect(faults.writes).toEqual(['licenses.create', 'licenses.linkEnvironment'])

    const { body } = await (await clientOf('super.admin')).licenses.list({ query: { licenseId: 25 } })
    expect(body).toMatchObject([
      {
        name: 'Tunnel Works',
        company: 'Tunnel Works Ltd.',
        environmentId: 2,
        environmentNames: ['UAT'],
        maxProjects: 5,
        maxUsers: -1,
        isActive: true,
        ownerName: 'super.admin',
        expiryDate: Date.UTC(2038, 0, 18, 23, 59, 59, 999),
      },
    ])
  })

  test('is opened too if it could not be linked, so that nobody creates it twice [LIC-49]', async ({
    page,
    signInAs,
    faults,
  }) => {
    await signInAs('super.admin')
    await page.goto('/license/new')
    await page.getByRole('textbox', { name: 'Name' }).fill('Bridge Works')
    await page.getByRole('textbox', { name: 'Company' }).fill('Bridge Works Ltd.')
    await page.getByRole('combobox', { name: 'Environment' }).selectOption({ label: 'PROD' })
    await page.getByRole('spinbutton', { name: 'Max Projects' }).fill('1')
    await page.getByRole('spinbutton', { name: 'Max Users' }).fill('1')
    faults.failNext('licenses.linkEnvironment', new Problem({ status: 500, message: '' }))
    await saveButton(page).click()
    await expect(page.getByText('License created.')).toBeVisible()
    await expect(page.getByText('Failed to link the license to its environment.')).toBeVisible()
    await expect(page).toHaveURL(/\/license\/\d+\/edit$/)
    expect(faults.writes).toEqual(['licenses.create', 'licenses.linkEnvironment'])
    await page.getByRole('button', { name: 'Retry', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('License linked to its environment.').first()).toBeVisible()
    expect(faults.writes).toEqual(['licenses.create', 'licenses.linkEnvironment', 'licenses.linkEnvironment'])
  })

  test('that could not be created keeps every value [ERR-42]', async ({ page, signInAs, faults }) => {
    await signInAs('super.admin')
    await page.goto('/license/new')
    await page.getByRole('textbox', { name: 'Name' }).fill('Dam Works')
    await page.getByRole('textbox', { name: 'Company' }).fill('Dam Works Ltd.')
    await page.getByRole('combobox', { name: 'Environment' }).selectOption({ label: 'PROD' })
    await page.getByRole('spinbutton', { name: 'Max Projects' }).fill('1')
    await page.getByRole('spinbutton', { name: 'Max Users' }).fill('1')
    faults.failNext('licenses.create', new Problem({ status: 500, message: '' }))
    await saveButton(page).click()
    await expect(page.getByRole('alert')).toContainText('Failed to create license.')
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Dam Works')
    await saveButton(page).click()
    await expect(page.getByText('License created.')).toBeVisible()
  })
})

test.describe('the own license', () => {
  test('is all that an administrator of one license sees [LIC-82, NAV-07, NAV-08, ROUTE-26, ROUTE-28, ROLE-17]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('customer.admin')
    await page.goto('/')
    await expect(mainNavigation(page).getByRole('link', { name: 'Licenses' })).toHaveCount(0)
    await tabTo(mainNavigation(page).getByRole('link', { name: 'License', exact: true }))
    await page.keyboard.press('Enter')
    await expect(pageHeading(page, 'Northgate Constructors')).toBeVisible()
    await expect(page).toHaveURL(/\/license\/1\/view$/)
    await expect(mainNavigation(page).getByRole('link', { name: 'License' })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0)
    for (const address of [
      '/license/2/view',
      '/license/999/view',
      '/license/abc/view',
      '/license/list',
      '/license/new',
    ]) {
      await page.goto(address)
      await expect(pageHeading(page, 'Home')).toBeVisible()
      await expect(page.getByText(REFUSED)).toBeVisible()
    }
  })

  test('is neither linked nor open to a viewer [NAV-07, ROUTE-26]', async ({ page, signInAs }) => {
    await signInAs('viewer')
    await page.goto('/license/1/view')
    await expect(pageHeading(page, 'Home')).toBeVisible()
    await expect(page.getByText(REFUSED)).toBeVisible()
    await expect(mainNavigation(page).getByRole('link')).toHaveText(['Users', 'Projects'])
  })

  test('has a list but no view with the role for all licenses alone; its rows open the editor [ROUTE-25, ROUTE-27]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('all.licenses')
    await page.goto('/license/list')
    await page.getByRole('link', { name: 'Harbour Works' }).click()
    await expect(page).toHaveURL(/\/license\/2\/edit$/)
    await expect(pageHeading(page, 'Edit License')).toBeVisible()
    await page.goto('/license/1/view')
    await expect(page.getByText(REFUSED)).toBeVisible()
  })
})

test('a super-administrator sees that a license does not exist [ROUTE-28, ROLE-54]', async ({ page, signInAs }) => {
  await signInAs('super.admin')
  for (const address of ['/license/999/view', '/license/abc/view', '/license/99999999999999999999/view']) {
    await page.goto(address)
    await expect(page.getByRole('alert')).toContainText('No such license.')
    await expect(page).toHaveTitle('Not found · Sitewright')
  }
})

test('the pages of licenses need few calls until they can be used', async ({ page, signInAs }) => {
  await signInAs('super.admin')
  for (const [address, title, most] of [
    ['/license/list', 'Licenses', 6],
    ['/license/2/view', 'Harbour Works', 6],
    ['/license/new', 'New License', 6],
  ] as const) {
    const calls: string[] = []
    const count = (request: Request): void => {
      // No screen waits for the check of the version.
      if (/\/(gateway|api)\/(?!environment\/1\/)/.test(request.url())) calls.push(request.url())
    }
    page.on('request', count)
    await page.goto(address)
    await expect(pageHeading(page, title)).toBeVisible()
    await page.waitForLoadState('networkidle')
    page.off('request', count)
    expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(most)
  }
})

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(`in the time zone ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('a license ends on the same day as everywhere [LIC-14, LIC-78]', async ({ page, signInAs, clientOf }) => {
      const client = await clientOf('super.admin')
      const body = {
        name: `Ends in ${timezoneId}`,
        company: 'Acme Ltd.',
        environmentId: 1,
        maxProjects: 1,
        maxUsers: 1,
        isActive: true,
        expiryDate: Date.UTC(2030, 11, 31, 23, 59, 59, 999),
      }
      const created = (await client.licenses.create({ body })).body as { licenseId: number }
      await signInAs('super.admin')
      await page.goto(`/license/${created.licenseId}/view`)
      await expect(page.getByText('31/12/2030')).toBeVisible()
      await page.goto(`/license/list?search=${created.licenseId}`)
      await expect(page.getByRole('cell', { name: '31/12/2030' })).toBeVisible()
    })

    test('the picked day is stored as the end of that day in UTC [LIC-76, LIC-78]', async ({
      page,
      signInAs,
      clientOf,
    }) => {
      await signInAs('super.admin')
      await page.goto('/license/new')
      await page.getByRole('textbox', { name: 'Name' }).fill(`Picked in ${timezoneId}`)
      await page.getByRole('textbox', { name: 'Company' }).fill('Acme Ltd.')
      await page.getByRole('combobox', { name: 'Environment' }).selectOption({ label: 'PROD' })
      await page.getByRole('textbox', { name: 'Expiry Date' }).fill('1/3/2031')
      await page.getByRole('spinbutton', { name: 'Max Projects' }).fill('1')
      await page.getByRole('spinbutton', { name: 'Max Users' }).fill('1')
      await saveButton(page).click()
      await expect(page.getByText('License created.')).toBeVisible()
      const client = await clientOf('super.admin')
      const { body } = await client.licenses.list({ query: { search: `Picked in ${timezoneId}` } })
      expect(body.map(({ expiryDate }) => expiryDate)).toEqual([Date.UTC(2031, 2, 1, 23, 59, 59, 999)])
    })
  })
}
