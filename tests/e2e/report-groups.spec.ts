import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

const combo = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

/** Chooses the first match of a typed text, by keyboard. */
async function choose(page: Page, name: string, text: string): Promise<void> {
  await combo(page, name).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
}

test.describe('report groups', () => {
  test('are listed by 20 with their names, found and removed after a question [SET-15, SET-17, SET-22, NAV-09, CONST-04, ERR-85]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    await signInAs('super.admin')
    await page.goto('/')
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Reports', exact: true })
      .press('Enter')
    await expect(page).toHaveURL(/\/reports$/)
    const table = page.getByRole('table', { name: 'Report Groups' })
    await expect(table.getByRole('row')).toHaveCount(21)
    await page.keyboard.press('/')
    await page.keyboard.type('muster')
    await expect(table.getByRole('row')).toHaveCount(3)
    await expect(table).toContainText('Removed role')
    const row = table.getByRole('row').filter({ hasText: 'Removed role' })
    await row.getByRole('button', { name: 'Remove the report group of Muster Drill Times' }).press('Enter')
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await question.getByRole('button', { name: 'Remove', exact: true }).press('Enter')
    await expect(page.getByText('Removed report group.')).toBeVisible()
    await expect(table.getByRole('row')).toHaveCount(2)
    const admin = await clientOf('super.admin')
    const { body } = await admin.reports.groups({ query: { search: 'muster' } })
    expect(body.map(({ roleName }) => roleName)).toEqual(['Mobile Muster'])
  })

  test('are added with a report, and a project of the chosen license, by keyboard [SET-18, SET-19, SET-20, SET-21, SET-22, ERR-84, API-80]', async ({
    page,
    signInAs,
  }) => {
    const bodies: unknown[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/reports/groups')) bodies.push(request.postDataJSON())
    })
    await signInAs('super.admin')
    await page.goto('/reports')
    await page.getByRole('link', { name: 'New Report Group' }).press('Enter')
    await expect(page).toHaveURL(/\/reports\/new$/)
    await expect(page.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Choose a report.')
    await choose(page, 'Report', 'open picks')
    await choose(page, 'License', 'northgate')
    await choose(page, 'Project', 'jetty 3')
    await choose(page, 'License', 'harbour')
    await expect(combo(page, 'Project')).toHaveValue('')
    await choose(page, 'Project', 'outer breakwater')
    await page.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(page.getByText('Added report group.')).toBeVisible()
    await expect(page).toHaveURL(/\/reports$/)
    expect(bodies).toEqual([
      { reportId: expect.any(Number) as unknown, roleId: null, licenseId: 2, projectId: expect.any(Number) as unknown },
    ])
    const row = page.getByRole('row').filter({ hasText: 'Open Picks' }).filter({ hasText: 'Outer Breakwater' })
    await expect(row).toContainText('Harbour Works')
  })

  for (const account of ['customer.admin', 'viewer', 'harbour.admin']) {
    test(`are refused to ${account} [SET-23, ROLE-12, ROUTE-35, ROUTE-36]`, async ({ page, signInAs }) => {
      await signInAs(account)
      for (const address of ['/reports', '/reports/new']) {
        await page.goto(address)
        await expect(page.getByText('Insufficient permissions to access the page.')).toBeVisible()
        await expect(page).toHaveURL(/\/$/)
      }
      await expect(page.getByRole('link', { name: 'Reports', exact: true })).toHaveCount(0)
    })
  }
})
