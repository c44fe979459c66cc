import { saveButton } from '../support/page-parts'
import { expect, test } from '../support/test'

test.describe('a new user group', () => {
  test('has a name and a license, and leads back to the list [GROUP-22, GROUP-28, GROUP-30, GROUP-32, GROUP-35, ERR-59]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('customer.admin')
    await page.goto('/users/groups')
    await page.getByRole('link', { name: 'New User Group' }).click()
    await expect(page.getByRole('textbox', { name: 'License' })).toHaveAttribute('readonly')
    await expect(saveButton(page)).toHaveAccessibleDescription('User Group Name is required.')
    await page.getByRole('textbox', { name: 'Name' }).fill('  O\'Brien / "Ünïcode" <script>  ')
    await saveButton(page).click()
    await expect(page.getByText('User Group Created')).toBeVisible()
    await expect(page).toHaveURL(/\/users\/groups$/)
    await expect(page.getByRole('link', { name: 'O\'Brien / "Ünïcode" <script>', exact: true })).toBeVisible()
  })

  test('needs a license from users who work across licenses [GROUP-30, GROUP-36, ROLE-16]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    await signInAs('super.admin')
    await page.goto('/userGroups/new')
    await page.getByRole('textbox', { name: 'Name' }).fill('Across licenses')
    await expect(saveButton(page)).toHaveAccessibleDescription('Please select a license.')
    await page.getByRole('combobox', { name: 'License' }).selectOption({ label: '2 · Harbour Works' })
    await saveButton(page).click()
    await expect(page.getByText('User Group Created')).toBeVisible()
    const admin = await clientOf('harbour.admin')
    const { body } = await admin.groups.list({ query: { search: 'Across licenses', page: 1 } })
    expect(body.map((group) => group.licenseId)).toEqual([2])
  })

  test('from a user copies projects, and roles and product licenses, as chosen [GROUP-23, GROUP-24, GROUP-25, GROUP-26, GROUP-27, GROUP-38, ROUTE-15, API-85]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const bodies: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/userGroup/create')) bodies.push(request.postDataJSON())
    })
    await signInAs('customer.admin')
    await page.goto('/userGroups/new/viewer')
    await expect(page.getByRole('heading', { name: 'New User Group from viewer', level: 1 })).toBeVisible()
    await page.getByRole('textbox', { name: 'Name' }).fill('As the viewer')
    await expect(saveButton(page)).toHaveAccessibleDescription('Choose what to copy.')
    await page.getByRole('checkbox', { name: 'Copy Roles and Product Licenses' }).click()
    await saveButton(page).click()
    await expect(page.getByText('User Group Created')).toBeVisible()
    const [body] = bodies as Record<string, unknown>[]
    expect(Object.keys(body ?? {}).toSorted()).toEqual(['AddOnIds', 'LicenseId', 'Name', 'RoleIds'])
    const admin = await clientOf('customer.admin')
    const { body: found } = await admin.groups.list({ query: { search: 'As the viewer', page: 1 } })
    const { body: group } = await admin.groups.one({ params: { id: found[0]?.userGroupId ?? 0 } })
    expect(group.userCount).toBe(0)
    expect(group.addOnIds).toEqual(body?.AddOnIds)
    expect(group.roleIds).toEqual(body?.RoleIds)
    expect(group.projectIds).toEqual([])
  })

  test('says what was not copied, as it may not be granted [ROLE-52, ROLE-53]', async ({ page, signInAs }) => {
    await signInAs('user.editor')
    await page.goto('/userGroups/new/customer.admin')
    await page.getByRole('textbox', { name: 'Name' }).fill('As much as may be')
    await page.getByRole('checkbox', { name: 'Copy Roles and Product Licenses' }).click()
    await saveButton(page).click()
    await expect(page.getByText('User Group Created')).toBeVisible()
    await expect(page.getByText(/not copied because you cannot grant them/)).toBeVisible()
  })

  test('is left one page back, asking when something was typed [GROUP-29]', async ({ page, signInAs }) => {
    await signInAs('customer.admin')
    await page.goto('/users/groups?search=shift')
    await page.getByRole('link', { name: 'New User Group' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Half a name')
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: /Leave/ }).click()
    await expect(page).toHaveURL(/\/users\/groups\?search=shift$/)
  })

  test('is not offered to a viewer, who sees the reason and no assignments of a user [ROUTE-14, ROUTE-15, ROLE-50, ROLE-52]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('viewer')
    const refused: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(response.url())
    })
    for (const address of ['/userGroups/new', '/userGroups/new/adaeze.kaur']) {
      await page.goto(address)
      await expect(page.getByText(/You can't create user groups\..*Administer User Create Update/)).toBeVisible()
      await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true')
    }
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    expect(refused).toEqual([])
  })
})
