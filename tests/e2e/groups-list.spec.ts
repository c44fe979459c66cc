import { tableRows } from '../support/page-parts'
import { expect, test } from '../support/test'

test.describe('the list of user groups', () => {
  test('shows name, user count, license and product licenses, beside the list of users [GROUP-02, GROUP-03, GROUP-04, GROUP-05, ROUTE-12, API-86]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('customer.admin')
    await page.goto('/users/list')
    await page.getByRole('navigation', { name: 'Users' }).getByRole('link', { name: 'User Groups' }).click()
    await expect(page).toHaveURL(/\/users\/groups$/)
    await expect(page.getByText('1–18 of 18 user groups')).toBeVisible()
    for (const name of ['Name', 'Users', 'License', 'Product Licenses']) {
      await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
    }
    const row = tableRows(page).filter({ has: page.getByRole('link', { name: 'Site Admins' }) })
    await expect(row.getByRole('cell', { name: '1 · Northgate Constructors' })).toBeVisible()
    await expect(row).toContainText('MC')
  })

  test('carries the name of the group to its page, as the title until it has loaded [ROUTE-17, ROUTE-18, ROUTE-13]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('customer.admin')
    await page.goto('/users/groups?search=night')
    await page.getByRole('link', { name: 'Night Shift' }).click()
    await expect(page).toHaveURL(/\/users\/userGroup\/\d+\/details\?name=Night\+Shift$/)
    await expect(page.getByRole('heading', { name: 'Night Shift', level: 1 })).toBeVisible()
    await expect(page).toHaveTitle('Night Shift · Info · Sitewright')
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Night Shift' })).toBeFocused()
    await page.goto('/users/userGroup/1')
    await expect(page).toHaveURL(/\/users\/userGroup\/1\/details$/)
    await expect(page.getByRole('heading', { name: 'Site Admins', level: 1 })).toBeVisible()
  })

  test('filters by name and sorts, and says what to do when nothing matches [GROUP-02]', async ({ page, signInAs }) => {
    await signInAs('customer.admin')
    await page.goto('/users/groups')
    await page.getByRole('button', { name: 'Users' }).click()
    await expect(page).toHaveURL(/sort=userCount/)
    await page.getByRole('searchbox', { name: 'Filter user groups' }).fill('SHIFT')
    await expect(tableRows(page)).toHaveCount(2)
    await page.getByRole('searchbox').fill('no group is called that')
    await expect(page.getByRole('heading', { name: 'No user groups found' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear filter' }).click()
    await expect(tableRows(page)).toHaveCount(18)
  })

  test('pages by 25 rows, with a license selector for users who work in all licenses [GROUP-06, CONST-03, USER-10]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('super.admin')
    for (let place = 1; place <= 9; place += 1) {
      await admin.groups.create({ body: { LicenseId: 1, Name: `Paged ${place}` } })
    }
    await signInAs('super.admin')
    await page.goto('/users/groups')
    await page.getByRole('combobox', { name: 'License' }).selectOption({ label: '1 · Northgate Constructors' })
    await expect(page.getByText('1–25 of 27 user groups')).toBeVisible()
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(tableRows(page)).toHaveCount(2)
    await page.getByRole('combobox', { name: 'License' }).selectOption({ label: '2 · Harbour Works' })
    await expect(page.getByRole('cell', { name: '2 · Harbour Works' }).first()).toBeVisible()
    await expect(page.getByRole('cell', { name: '1 · Northgate Constructors' })).toHaveCount(0)
  })

  test('never shows a group of another license [ROLE-34, ROLE-54]', async ({ page, signInAs }) => {
    await signInAs('harbour.admin')
    await page.goto('/users/groups')
    await expect(page.getByRole('cell', { name: '2 · Harbour Works' }).first()).toBeVisible()
    await expect(page.getByText('Northgate')).toHaveCount(0)
    await expect(page.getByRole('combobox', { name: 'License' })).toHaveCount(0)
    await page.goto('/users/userGroup/1/details')
    await expect(page.getByText('No such user group.')).toBeVisible()
  })

  test('is read by a viewer, who makes no group and changes none [ROLE-50, ROLE-52, GROUP-40]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('viewer')
    // Home offers no first action that the page would refuse.
    await page.goto('/')
    const areas = page.getByRole('list', { name: 'Areas' })
    await expect(areas.getByRole('link', { name: 'User Groups' })).toBeVisible()
    await expect(areas.getByRole('link', { name: 'New User Group' })).toHaveCount(0)
    await page.goto('/users/groups')
    await expect(page.getByRole('link', { name: 'Site Admins' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'New User Group' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Site Admins' }).click()
    await expect(
      page.getByText(/You can view but not edit this user group.*Administer User Create Update/),
    ).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly')
    await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Roles' })).toHaveCount(0)
    await page.goto('/users/userGroup/1/roles')
    await expect(page.getByText('Insufficient permissions to access the page.')).toBeVisible()
  })
})
