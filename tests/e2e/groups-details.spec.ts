import type { Page } from '@playwright/test'
import { saveButton } from '../support/page-parts'
import { createGroup } from '../support/records'
import { expect, test } from '../support/test'

const users = (page: Page) => page.getByRole('combobox', { name: 'Users' })

const CONFLICT = / changed this .*while you were editing$/

test.describe('the info of a user group', () => {
  test('has four tabs, of which the address of the users opens the first one at its users [GROUP-11, GROUP-12, ROUTE-16]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('customer.admin')
    await page.goto('/users/userGroup/1/users')
    const tabs = page.getByRole('navigation', { name: 'Site Admins' }).getByRole('link')
    await expect(tabs).toHaveText(['Info', /^Product Licenses\d*$/, /^Projects\d*$/, /^Roles\d*$/, 'Activity'])
    await expect(tabs.first()).toHaveAttribute('aria-current', 'page')
    await expect(users(page)).toBeFocused()
  })

  test('saves the name and the users, each only when changed [GROUP-07, GROUP-08, GROUP-09, GROUP-10, GROUP-39, ERR-60, API-93, API-95]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('customer.admin')
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(new URL(request.url()).pathname)
    })
    await signInAs('customer.admin')
    await page.goto('/users/userGroup/11/details')
    const name = page.getByRole('textbox', { name: 'Name' })
    const before = await name.inputValue()
    await name.fill(`  ${before} East  `)
    await saveButton(page).click()
    await expect(page.getByText('User Group Updated')).toBeVisible()
    await expect(page.getByRole('heading', { name: `${before} East`, level: 1 })).toBeVisible()
    expect(calls).toEqual(['/gateway/userGroup/update/details'])

    await users(page).fill('no.projects')
    await page.getByRole('option', { name: /no\.projects/ }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByText('1 unsaved change')).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('1 unsaved change')).toHaveCount(0)
    expect(calls).toEqual(['/gateway/userGroup/update/details', '/gateway/userGroup/update/users'])
    await page.reload()
    await expect(page.getByRole('button', { name: 'Remove no.projects' })).toBeVisible()
    const { body: stored } = await admin.groups.one({ params: { id: 11 } })
    expect(stored.name).toBe(`${before} East`)
    expect(stored.users?.map((user) => user.userName)).toContain('no.projects')
  })

  test('refuses an empty name and one that is taken, in any case [GROUP-31, GROUP-33, GROUP-34, GROUP-35]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('customer.admin')
    await page.goto('/users/userGroup/1/details')
    const name = page.getByRole('textbox', { name: 'Name' })
    await name.fill('   ')
    await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true')
    await expect(saveButton(page)).toHaveAccessibleDescription('User Group Name is required.')
    await name.fill('night SHIFT')
    await saveButton(page).click()
    await expect(name).toHaveAccessibleDescription(/User Group Name already exists\./)
    await expect(name).toHaveValue('night SHIFT')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(name).toHaveValue('Site Admins')
  })

  test('merges the users that two administrators changed at once, and saves them with one press', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const other = await clientOf('super.admin')
    await signInAs('customer.admin')
    await page.goto('/users/userGroup/13/details')
    await users(page).fill('two.factor')
    await page.getByRole('option', { name: /two\.factor/ }).click()
    await page.keyboard.press('Escape')
    const { body: group } = await other.groups.one({ params: { id: 13 } })
    const [removed, ...remaining] = group.userIds ?? []
    await other.groups.saveUsers({ query: { userGroupId: 13 }, body: remaining })
    await saveButton(page).click()
    await expect(page.getByRole('heading', { name: CONFLICT })).toBeFocused()
    const removedName = group.users?.find((user) => user.userId === removed)?.userName ?? ''
    await expect(page.getByRole('group', { name: 'Users' })).toContainText(`Their version Removed: ${removedName}`)
    await expect(page.getByRole('group', { name: 'Users' })).toContainText('Your version Added: two.factor')
    await page.getByRole('button', { name: /^Save merged changes/ }).click()
    await expect(page.getByText('User Group Updated')).toBeVisible()
    await expect(page.getByText('unsaved change')).toHaveCount(0)
    await expect(page.getByRole('button', { name: `Remove ${removedName}` })).toHaveCount(0)
    const { body: merged } = await other.groups.one({ params: { id: 13 } })
    const names = merged.users?.map((user) => user.userName)
    expect(names).toContain('two.factor')
    expect(names).not.toContain(removedName)
    expect(merged.userIds).toHaveLength(remaining.length + 1)
  })

  test('keeps a name that was saved before the users were rejected, and sends only the users again [GROUP-10]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const other = await clientOf('super.admin')
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(new URL(request.url()).pathname)
    })
    await signInAs('customer.admin')
    await page.goto('/users/userGroup/10/details')
    const name = page.getByRole('textbox', { name: 'Name' })
    await name.fill(`${await name.inputValue()} West`)
    const { body: group } = await other.groups.one({ params: { id: 10 } })
    const [, ...remaining] = group.userIds ?? []
    await other.groups.saveUsers({ query: { userGroupId: 10 }, body: remaining })
    await users(page).fill('two.factor')
    await page.getByRole('option', { name: /two\.factor/ }).click()
    await page.keyboard.press('Escape')
    await saveButton(page).click()
    await expect(page.getByRole('heading', { name: CONFLICT })).toBeFocused()
    await expect(page.getByRole('group', { name: 'Name' })).toHaveCount(0)
    await page.getByRole('button', { name: /^Save merged changes/ }).click()
    await expect(page.getByText('unsaved change')).toHaveCount(0)
    expect(calls.map((call) => call.split('/').at(-1))).toEqual(['details', 'users', 'users'])
    const { body: saved } = await other.groups.one({ params: { id: 10 } })
    expect(saved.name).toBe(`${group.name} West`)
    expect(saved.userIds).toHaveLength(remaining.length + 1)
  })

  test('says that a user was removed from the group while its page was open', async ({ page, signInAs, clientOf }) => {
    const other = await clientOf('super.admin')
    await signInAs('customer.admin')
    await page.goto('/users/userGroup/14/details')
    const { body: group } = await other.groups.one({ params: { id: 14 } })
    const [lost, ...left] = group.users ?? []
    await expect(page.getByRole('heading', { name: group.name, level: 1 })).toBeVisible()
    await other.groups.saveUsers({ query: { userGroupId: 14 }, body: left.map((user) => user.userId) })
    // Coming back to the window reads the group again.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      await expect(
        page.getByText(`Someone else removed these users from the user group or deleted them: ${lost?.userName}.`),
      ).toBeVisible()
    }).toPass()
    await expect(page.getByRole('button', { name: `Remove ${lost?.userName}` })).toHaveCount(0)
  })

  test('adds nobody where a product license of the group has no seat left, and says which [GROUP-42, GROUP-19, GROUP-20]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('super.admin')
    const { body: addOns } = await admin.licenses.addOns({ params: { licenseId: 1 } })
    const scarce = addOns.find((addOn) => addOn.maxUsers > 0 && addOn.maxUsers - addOn.numUsers === 1)
    const id = await createGroup(admin, 'Last seat', scarce?.shortName ?? '')
    await signInAs('customer.admin')
    await page.goto(`/users/userGroup/${id}/details`)
    for (const name of ['no.roles', 'no.projects', 'must.change']) {
      await users(page).fill(name)
      await page.getByRole('option', { name: new RegExp(name.replace('.', String.raw`\.`)) }).click()
    }
    await page.keyboard.press('Escape')
    await saveButton(page).click()
    const refusal = 'Product licenses not added as the limit for some product licenses will be exceeded.'
    await expect(users(page)).toHaveAccessibleDescription(new RegExp(`${refusal}.*${scarce?.name}`))
    await expect(page.getByRole('button', { name: 'Remove no.roles' })).toBeVisible()
    expect((await admin.groups.one({ params: { id } })).body.userCount).toBe(0)
  })
})
