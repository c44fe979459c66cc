import type { Page } from '@playwright/test'
import { tabTo } from '../support/page-parts'
import { expect, test } from '../support/test'

const select = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true })
const bar = (page: Page) => page.getByRole('region', { name: 'Selection' })

async function chooseGroup(page: Page, name: string): Promise<void> {
  await bar(page).getByRole('combobox', { name: 'User Group' }).fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}

test.describe('user groups of selected users', () => {
  test('are assigned to all of them at once, and taken from them in a popover [USER-22, USER-23, USER-24, USER-26, USER-27, USER-28]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    await signInAs('customer.admin')
    await page.goto('/users/list?active=false&search=alejandra')
    // Other journeys may have added one of that name.
    await expect(page.getByText(/^1–\d+ of \d+ users$/)).toBeVisible()
    await select(page, 'alejandra.petrov').check()
    await select(page, 'alejandra.yilmaz').check()
    await expect(bar(page).getByText(/^2 of \d+ selected$/)).toBeVisible()

    await chooseGroup(page, 'Visitors')
    await bar(page).getByRole('button', { name: 'Assign', exact: true }).click()
    await expect(page.getByText('2 users assigned to Visitors.')).toBeVisible()
    // What was selected still is: the next group is one press away.
    await expect(bar(page).getByText(/^2 of \d+ selected$/)).toBeVisible()

    const admin = await clientOf('customer.admin')
    const groupsOf = async (username: string) =>
      (await admin.users.one({ params: { username } })).body.userGroups.map((group) => group.name)
    expect(await groupsOf('alejandra.petrov')).toContain('Visitors')
    expect(await groupsOf('alejandra.yilmaz')).toContain('Visitors')
    expect(await groupsOf('alejandra.ivanova')).not.toContain('Visitors')

    await bar(page).getByRole('button', { name: 'Unassign' }).click()
    const popover = page.getByRole('dialog', { name: 'Unassign from User Group' })
    await expect(popover.getByRole('listitem').filter({ hasText: 'Visitors' })).toContainText('2 users')
    await popover.getByRole('button', { name: 'Unassign Visitors' }).click()
    await expect(page.getByText('2 users unassigned from Visitors.')).toBeVisible()
    expect(await groupsOf('alejandra.petrov')).not.toContain('Visitors')
    await expect(bar(page).getByRole('button', { name: 'Unassign' })).toBeFocused()
  })

  test('ask for a license and a group first [USER-25]', async ({ page, signInAs }) => {
    await signInAs('super.admin')
    await page.goto('/users/list?active=false')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select all rows' }).check()
    await expect(bar(page).getByText(/^25 of \d+ selected$/)).toBeVisible()
    const assign = bar(page).getByRole('button', { name: 'Assign', exact: true })
    await expect(assign).toHaveAccessibleDescription('Select a License to Assign User Group')
    await page.getByRole('combobox', { name: 'License', exact: true }).selectOption('2')
    // Another license is another list: nobody of the one before is selected.
    await expect(bar(page)).toHaveCount(0)
    // The rows of the one before stay until the new ones come, and what is selected of them goes with them.
    await expect(page.getByText(/of 60 users/)).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select all rows' }).check()
    await expect(assign).toHaveAccessibleDescription('Select a user group.')
    await chooseGroup(page, 'Crane Crew')
    await expect(assign).toHaveAccessibleDescription('')
  })

  test('are assigned by keyboard alone [USER-23, USER-27]', async ({ page, signInAs }) => {
    await signInAs('user.editor')
    await page.goto('/users/list?active=false&search=amara')
    await select(page, 'amara.osei').focus()
    await page.keyboard.press('Space')
    await expect(bar(page).getByText('1 of 3 selected')).toBeVisible()
    const group = bar(page).getByRole('combobox', { name: 'User Group' })
    await tabTo(group)
    await page.keyboard.type('Visit')
    await expect(page.getByRole('option', { name: 'Visitors' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(group).toHaveValue('Visitors')
    const assign = bar(page).getByRole('button', { name: 'Assign', exact: true })
    await tabTo(assign)
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 user assigned to Visitors.')).toBeVisible()
    await expect(assign).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Unassign from User Group' })).toBeFocused()
    const leave = page.getByRole('button', { name: 'Unassign Visitors' })
    await expect(leave).toBeVisible()
    await tabTo(leave)
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 user unassigned from Visitors.')).toBeVisible()
  })

  test('of a user with access to all licenses cannot be changed without that role [USER-22, ROLE-21]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('user.editor')
    await page.goto('/users/list?active=false&search=super.admin')
    await expect(select(page, 'super.admin')).toHaveAccessibleDescription(
      /you need the "Access All Customer Licenses" role/,
    )
    await select(page, 'super.admin').focus()
    await page.keyboard.press('Space')
    await expect(bar(page)).toHaveCount(0)
  })

  test('are not offered without the role, nor is the duplicate button [USER-18, USER-22]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('viewer')
    await page.goto('/users/list?active=false')
    await expect(page.getByText(/of 240 users/)).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /^Select/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Duplicate/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Add User' })).toHaveCount(0)
  })

  test('of another license are never seen [USER-29, ROLE-34]', async ({ page, signInAs }) => {
    await signInAs('harbour.admin')
    await page.goto('/users/list?active=false&license=1')
    await expect(page.getByText('No such license.')).toBeVisible()
    await page.goto('/users/list?active=false')
    await expect(page.getByText(/of 60 users/)).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select all rows' }).check()
    await bar(page).getByRole('combobox', { name: 'User Group' }).fill('')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Crane Crew', 'Site Admins', 'Survey'])
  })
})
