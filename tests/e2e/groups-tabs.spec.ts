import { checkbox, saveButton, unsavedBar } from '../support/page-parts'
import { createGroup, createUser } from '../support/records'
import { expect, test } from '../support/test'

const WARNING = 'You have unsaved project changes.'

test.describe('the product licenses of a user group', () => {
  test('are saved, and stand beside its name [GROUP-13, ERR-62, API-91]', async ({ page, signInAs, clientOf }) => {
    await signInAs('customer.admin')
    await page.goto('/users/userGroup/9/addons')
    await page.getByRole('checkbox', { name: /^Mobile Muster/ }).click()
    await page.getByRole('button', { name: /^Save/ }).click()
    await expect(page.getByText('Product Licenses Updated.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('checkbox', { name: /^Mobile Muster/ })).toBeChecked()
    const admin = await clientOf('customer.admin')
    const { body: group } = await admin.groups.one({ params: { id: 9 } })
    expect(group.addOns.map((addOn) => addOn.name)).toContain('Mobile Muster')
  })

  test('are of one kind: the vendor product replaces the others, and no vendor is asked for [GROUP-18, GROUP-21]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('customer.admin')
    // The user of this group has no other product licenses, because those could not be combined with the choice (USER-128).
    const id = await createGroup(admin, 'One kind', 'TE')
    const member = await createUser(admin, 'one.kind')
    await admin.groups.assign({ body: { [id]: [member.userId] } })
    await signInAs('user.editor')
    await page.goto(`/users/userGroup/${id}/addons`)
    await expect(page.getByRole('checkbox', { name: /^Tools and Equipment/ })).toBeChecked()
    await page.getByRole('checkbox', { name: /^Vendor Portal/ }).click()
    await expect(page.getByRole('checkbox', { name: /^Tools and Equipment/ })).not.toBeChecked()
    await expect(page.getByText(/Adding Vendor Portal removes Tools and Equipment/)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('combobox', { name: 'Vendors' })).toHaveCount(0)
    await saveButton(page).click()
    await expect(unsavedBar(page)).toHaveCount(0)
    await expect(
      page.getByText(/Removed because vendor and standard product licenses cannot be combined/),
    ).toBeVisible()
    const { body: group } = await admin.groups.one({ params: { id } })
    expect(group.addOns.map((addOn) => addOn.name)).toEqual(['Vendor Portal'])
  })
})

test.describe('the projects of a user group', () => {
  test('are assigned with all below them, warned of until they are saved, and found again [GROUP-11, GROUP-14, GROUP-15, ERR-61, API-92]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('customer.admin')
    await admin.groups.saveProjects({ body: { userGroupId: 18, projectIds: [] } })
    await signInAs('user.editor')
    await page.goto('/users/userGroup/18/projects')
    const tree = page.getByRole('tree', { name: 'Projects' })
    await tree.getByRole('treeitem', { name: /^Petrochemical Hub(?! \(this project only\))/ }).click()
    const bay = tree.getByRole('treeitem', { name: 'Furnace Bay A' })
    await expect(bay).toHaveAttribute('aria-checked', 'true')
    await expect(page.getByText(WARNING)).toHaveCount(1)
    await unsavedBar(page).getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByText(WARNING)).toHaveCount(0)
    await expect(bay).toHaveAttribute('aria-checked', 'false')
    await tree.getByRole('treeitem', { name: /^Cracker Building(?! \(this project only\))/ }).click()
    await expect(page.getByText(WARNING)).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Projects Updated.')).toBeVisible()
    await expect(page.getByText(WARNING)).toHaveCount(0)
    const { body: projects } = await admin.groups.projects({ query: { userGroupId: 18 } })
    expect(projects.map((project) => project.name).toSorted()).toEqual([
      'Cracker Building',
      'Furnace Bay A',
      'Furnace Bay B',
    ])
    await page.reload()
    await expect(bay).toHaveAttribute('aria-checked', 'true')
  })

  test('are not lost without a question, and "Save and leave" saves them', async ({ page, signInAs, clientOf }) => {
    const admin = await clientOf('customer.admin')
    await admin.groups.saveProjects({ body: { userGroupId: 18, projectIds: [] } })
    await signInAs('customer.admin')
    await page.goto('/users/userGroup/18/projects')
    const bay = page.getByRole('treeitem', { name: 'Furnace Bay A' })
    await bay.click()
    const roles = page.getByRole('link', { name: /^Roles/ })
    await roles.click()
    const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await expect(dialog.getByText('Furnace Bay A')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(bay).toHaveAttribute('aria-checked', 'true')
    await expect(page.locator('body')).not.toBeFocused()
    await roles.click()
    await dialog.getByRole('button', { name: 'Save and leave' }).click()
    await expect(page).toHaveURL(/\/users\/userGroup\/18\/roles$/)
    await expect(dialog).toHaveCount(0)
    const { body: projects } = await admin.groups.projects({ query: { userGroupId: 18 } })
    expect(projects.map((project) => project.name)).toEqual(['Furnace Bay A'])
  })
})

test.describe('the roles of a user group', () => {
  test('are chosen one by one and all of a group, saved and found again, none of them inherited [GROUP-16, GROUP-17, ROLE-07, ROLE-53, API-94]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    await signInAs('customer.admin')
    await page.goto('/users/userGroup/3/roles')
    await expect(page).toHaveTitle(/Warehouse Leads · Roles/)
    await expect(page.getByText('User Group', { exact: true })).toHaveCount(0)
    await expect(checkbox(page, 'Administer Reader')).toHaveAccessibleDescription(
      /You can only grant a role if you have it/,
    )
    await page.getByRole('searchbox', { name: 'Search roles' }).fill('detail')
    await expect(checkbox(page, 'Menu Status Access')).toHaveCount(0)
    await checkbox(page, 'Select All, Detail Updates').check()
    await page.getByRole('searchbox', { name: 'Search roles' }).fill('')
    await checkbox(page, 'Select All, Administration').click()
    await saveButton(page).click()
    await expect(page.getByText('Roles updated.')).toBeVisible()
    await page.reload()
    await expect(checkbox(page, 'Update Tool Details')).toBeChecked()
    await expect(checkbox(page, 'Administer Reader')).not.toBeChecked()
    const admin = await clientOf('customer.admin')
    const { body: info } = await admin.groups.roleInfo({ params: { id: 3 } })
    const applied = info.flatMap((group) => group.rolesForUser.filter((entry) => entry.appliedToUser))
    expect(applied.map((entry) => entry.role.friendlyName)).toContain('Update Tool Details')
  })

  test('wait for a product license, and have no tab for users who may not manage roles [GROUP-17, ROLE-27]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('customer.admin')
    const id = await createGroup(admin, 'Without a product')
    await signInAs('customer.admin')
    await page.goto(`/users/userGroup/${id}/roles`)
    await expect(page.getByText('Assign a Product to modify roles.')).toBeVisible()
    await signInAs('user.editor')
    await page.goto(`/users/userGroup/${id}/details`)
    const tabs = page.getByRole('navigation', { name: 'Without a product' }).getByRole('link')
    await expect(tabs).toHaveText(['Info', 'Product Licenses0', 'Projects0', 'Activity'])
    await page.goto(`/users/userGroup/${id}/roles`)
    await expect(page.getByText('Insufficient permissions to access the page.').first()).toBeVisible()
  })
})
