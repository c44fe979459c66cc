import { toUserInput } from '@sitewright/domain/users/rules'
import { checkbox, saveButton } from '../support/page-parts'
import { createUser } from '../support/records'
import { expect, test } from '../support/test'

test.describe('the roles of a user', () => {
  test('are chosen one by one and by group, saved and found again [USER-83, USER-84, USER-85, USER-88, ROUTE-19]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    await signInAs('customer.admin')
    await page.goto('/user/adaeze.kaur/roles')
    await expect(page).toHaveTitle(/adaeze\.kaur · Roles/)
    await checkbox(page, 'Post Shipment').check()
    await checkbox(page, 'Post Receipt').uncheck()
    await checkbox(page, 'Select All, Mobile Tools').check()
    await expect(page.getByText('5 unsaved changes')).toBeVisible()
    await saveButton(page).click()
    await expect(page.getByText('Roles updated.')).toBeVisible()
    await page.reload()
    await expect(checkbox(page, 'Post Shipment')).toBeChecked()
    await expect(checkbox(page, 'Post Receipt')).not.toBeChecked()
    await expect(checkbox(page, 'Mobile Worker')).toBeChecked()
    const admin = await clientOf('customer.admin')
    const { body: user } = await admin.users.one({ params: { username: 'adaeze.kaur' } })
    const { body: roles } = await admin.users.roles({ params: { userId: user.userId } })
    expect(roles.map((role) => role.friendlyName)).toContain('Post Shipment')
  })

  test('that come from a group cannot be taken away, nor granted beyond the own [USER-79, USER-80, ROLE-53]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('customer.admin')
    const { body: user } = await admin.users.one({ params: { username: 'adaeze.okafor' } })
    const { body: groups } = await admin.groups.list({ query: { licenseId: 1, search: 'Warehouse Leads' } })
    await admin.groups.assign({ body: { [groups[0]?.userGroupId ?? 0]: [user.userId] } })
    await signInAs('customer.admin')
    await page.goto('/user/adaeze.okafor/roles')
    const inherited = checkbox(page, 'Post Pick')
    await expect(inherited).toBeChecked()
    await expect(inherited).toHaveAttribute('aria-disabled', 'true')
    await expect(inherited).toHaveAccessibleDescription(/Warehouse Leads/)
    await expect(checkbox(page, 'Administer Reader')).toHaveAccessibleDescription(
      /You can only grant a role if you have it/,
    )
  })

  test('that two people save at once are merged: the second sees both changes, and one press saves them [API-113]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const other = await clientOf('super.admin')
    const user = await createUser(other, 'nadia.roles', 'MC', 'TE')
    await signInAs('customer.admin')
    await page.goto('/user/nadia.roles/roles')
    await checkbox(page, 'Mobile Muster').check()
    const direct = async () =>
      (await other.users.roleInfo({ params: { userId: user.userId } })).body.flatMap((group) =>
        group.rolesForUser.filter((entry) => entry.appliedToUser).map((entry) => entry.role),
      )
    const { body: catalog } = await other.roles.list()
    const worker = catalog.find((role) => role.friendlyName === 'Mobile Worker')
    const theirs = [...(await direct()).map((role) => role.roleId), worker?.roleId ?? 0]
    await other.users.saveRoles({ params: { userId: user.userId }, body: theirs })
    await saveButton(page).click()
    await expect(page.getByRole('heading', { name: / changed this at .*, while you were editing$/ })).toBeFocused()
    await expect(
      page.getByRole('region', { name: / changed this at / }).getByRole('group', { name: 'Roles' }),
    ).toContainText(/Their version Added: Mobile WorkerYour version Added: Mobile Muster/)
    await expect(checkbox(page, 'Mobile Muster')).toBeChecked()
    await expect(checkbox(page, 'Mobile Worker')).toBeChecked()
    expect((await direct()).map((role) => role.friendlyName)).not.toContain('Mobile Muster')
    await saveButton(page).click()
    await expect(page.getByText('Roles updated.')).toBeVisible()
    await expect(saveButton(page)).toHaveCount(0)
    const saved = (await direct()).map((role) => role.friendlyName)
    expect(saved).toEqual(expect.arrayContaining(['Mobile Muster', 'Mobile Worker']))
  })

  test('have no tab without the role for roles, and their address leads Home [USER-91, USER-123, ROUTE-47]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('user.editor')
    await page.goto('/user/adaeze.kaur/details')
    const tabs = page.getByRole('navigation', { name: 'adaeze.kaur' }).getByRole('link')
    await expect(tabs).toHaveText(['Details', 'Projects', /^Product Licenses\d*$/, 'Imports', 'Password', 'Activity'])
    await page.goto('/user/adaeze.kaur/roles')
    await expect(page.getByText('Insufficient permissions to access the page.').first()).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
  })
})

test.describe('the projects of a user', () => {
  test('that two people save at once are merged, and one more press saves both changes [USER-53, API-113]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const other = await clientOf('super.admin')
    const username = 'nadia.merge'
    await createUser(other, username, 'MC')
    const { body: projects } = await other.licenses.projects({ params: { licenseId: 1 } })
    const call = { params: { username }, query: { licenseId: 1 } }
    const getNames = async () => (await other.users.projects(call)).body.map(({ name }) => name).toSorted()
    await signInAs('user.editor')
    await page.goto(`/user/${username}/projects`)
    const tree = page.getByRole('tree', { name: 'Projects' })
    const leaf = projects.find(({ name }) => name === 'Compressor Station East')?.projectId ?? 0
    await tree.getByRole('treeitem', { name: /^Compressor Station North/ }).click()
    await other.users.saveProjects({ ...call, body: [leaf] })

    await saveButton(page).click()
    await expect(page.getByRole('heading', { name: / changed this at .*, while you were editing$/ })).toBeFocused()
    await expect(
      page.getByRole('region', { name: / changed this at / }).getByRole('group', { name: 'Projects' }),
    ).toContainText('Their version Added: Compressor Station EastYour version Added: Compressor Station North')
    await expect(tree.getByRole('treeitem', { name: /^Compressor Station East/ })).toHaveAttribute(
      'aria-checked',
      'true',
    )
    expect(await getNames()).toEqual(['Compressor Station East'])
    await saveButton(page).click()
    await expect(page.getByText('Projects Updated.')).toBeVisible()
    await expect(saveButton(page)).toHaveCount(0)
    expect(await getNames()).toEqual(['Compressor Station East', 'Compressor Station North'])
  })

  test('are assigned with all below them, warned of until they are saved, and found again [USER-53, USER-54, USER-56, USER-57, USER-59, ERR-09]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    await createUser(await clientOf('customer.admin'), 'nadia.projects', 'MC')
    await page.clock.install()
    await signInAs('user.editor')
    await page.goto('/user/nadia.projects/projects')
    const tree = page.getByRole('tree', { name: 'Projects' })
    await tree.getByRole('treeitem', { name: /^Compressor Upgrades(?! \(this project only\))/ }).click()
    const east = tree.getByRole('treeitem', { name: /^Compressor Station East/ })
    await expect(east).toHaveAttribute('aria-checked', 'true')
    const warning = page.getByText('You have unsaved project changes.')
    await expect(warning).toHaveCount(1)
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(warning).toHaveCount(0)
    await east.click()
    await expect(warning).toBeVisible()
    await page.clock.fastForward(60_000)
    await expect(warning).toBeVisible()
    const saves: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/projects')) saves.push(request.url())
    })
    await saveButton(page).click()
    await expect(page.getByText('Projects Updated.')).toBeVisible()
    await expect(warning).toHaveCount(0)
    expect(saves).toEqual([expect.stringContaining('/users/nadia.projects/projects?licenseId=1')])
    await page.reload()
    await expect(east).toHaveAttribute('aria-checked', 'true')
  })
})

test.describe('the product licenses of a user', () => {
  test('are of one kind: a vendor product replaces the others, and needs a vendor [USER-52, USER-61, USER-62, USER-63, USER-65, USER-66, USER-67, USER-68]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('customer.admin')
    await createUser(admin, 'nadia.vendor', 'MC')
    await signInAs('user.editor')
    await page.goto('/user/nadia.vendor/addons')
    await expect(page.getByRole('checkbox', { name: /^Material Control/ })).toBeChecked()
    await page.getByRole('checkbox', { name: /^Vendor Portal/ }).check()
    await expect(page.getByRole('checkbox', { name: /^Material Control/ })).not.toBeChecked()
    await expect(page.getByText(/Adding Vendor Portal removes .*Material Control/)).toBeVisible()
    await saveButton(page).click()
    await expect(
      page.getByText('You must select at least one Vendor name in order to assign Vendor Product License').first(),
    ).toBeVisible()
    await page.getByRole('combobox', { name: 'Vendors' }).fill('Prairie')
    await page.getByRole('option', { name: 'Prairie Valve Supply' }).click()
    await page.keyboard.press('Escape')
    await saveButton(page).click()
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0)
    const { body: user } = await admin.users.one({ params: { username: 'nadia.vendor' } })
    expect([user.addons.map((addOn) => addOn.name), user.userData.vendors]).toEqual([
      ['Vendor Portal'],
      ['Prairie Valve Supply'],
    ])
    await page.reload()
    await expect(page.getByRole('checkbox', { name: /^Vendor Portal/ })).toBeChecked()

    // And back: the vendors go with the vendor product.
    await page.getByRole('checkbox', { name: /^Material Control/ }).check()
    await expect(page.getByRole('checkbox', { name: /^Vendor Portal/ })).not.toBeChecked()
    await saveButton(page).click()
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0)
    expect((await admin.users.one({ params: { username: 'nadia.vendor' } })).body.userData.vendors).toEqual([])
  })

  test('and the vendors that two people save at once are merged, and nothing is saved before the second press [USER-64, USER-68, API-113]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('customer.admin')
    const username = 'nadia.vendors'
    await createUser(admin, username)
    const { body: offered } = await admin.licenses.addOns({ params: { licenseId: 1 } })
    const idOf = (shortName: string) => offered.find((addOn) => addOn.shortName === shortName)?.addOnId ?? 0
    const one = async () => (await admin.users.one({ params: { username } })).body
    const saveVendors = async (...vendors: string[]) => {
      const user = await one()
      const body = { ...toUserInput(user), version: user.version, userData: { vendors } }
      await admin.users.save({ params: { username }, body })
    }
    const [prairie, boreal] = ['Prairie Valve Supply', 'Boreal Pipe and Fittings'] as const
    await saveVendors(prairie)
    await admin.users.saveAddOns({ params: { username }, body: [idOf('VND')] })

    await signInAs('customer.admin')
    await page.goto(`/user/${username}/addons`)
    const vendors = page.getByRole('combobox', { name: 'Vendors' })
    const choose = async (text: string, count = 1) => {
      await vendors.focus()
      await page.keyboard.type(text)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Escape')
      await expect(page.getByText(`${count} unsaved change`)).toBeVisible()
    }
    await choose('Boreal')
    await choose('Prairie', 2)
    await saveVendors(prairie, boreal)
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('heading', { name: / changed this at .*, while you were editing$/ })).toBeFocused()
    await expect(page.getByRole('group', { name: 'Vendors' })).toContainText(
      `Other version Added: ${boreal}Your version Removed: ${prairie}After saving ${boreal}`,
    )
    expect((await one()).userData.vendors).toHaveLength(2)
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0)
    expect((await one()).userData.vendors).toEqual([boreal])

    await choose('Prairie')
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0)
    expect((await one()).userData.vendors.toSorted()).toEqual([boreal, prairie])

    // They replace the vendor product license, which clears the vendors: nothing of this draft is left to save.
    await choose('Prairie')
    await admin.users.saveAddOns({ params: { username }, body: [idOf('MC')] })
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('checkbox', { name: /^Material Control/ })).toBeChecked()
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0)
    expect((await one()).userData.vendors).toEqual([])
  })

  test('of both kinds after a merge wait for an answer, and the other kind is not saved [USER-63, USER-64, USER-65, API-113]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('customer.admin')
    const params = { username: 'nadia.kinds' }
    await createUser(admin, params.username)
    const { body: offered } = await admin.licenses.addOns({ params: { licenseId: 1 } })
    const vendorId = offered.find((addOn) => addOn.shortName === 'VND')?.addOnId ?? 0
    const getNames = async () => (await admin.users.addOns({ params })).body.map((addOn) => addOn.shortName)
    await signInAs('customer.admin')
    await page.goto(`/user/${params.username}/addons`)
    await page.getByRole('checkbox', { name: /^Material Control/ }).check()
    const { body: user } = await admin.users.one({ params })
    const userData = { vendors: ['Prairie Valve Supply'] }
    await admin.users.save({ params, body: { ...toUserInput(user), version: user.version, userData } })
    await admin.users.saveAddOns({ params, body: [vendorId] })

    await saveButton(page).click()
    await expect(page.getByText(/^Your changes and their changes include both kinds/)).toBeVisible()
    // The note is there before the save that brought it has ended.
    await expect(saveButton(page)).not.toHaveAttribute('aria-busy', 'true')
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('button', { name: 'Keep Material Control' })).toBeFocused()
    expect(await getNames()).toEqual(['VND'])
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0)
    await expect(page.getByRole('checkbox', { name: /^Material Control/ })).toBeChecked()
    expect(await getNames()).toEqual(['MC'])
    expect((await admin.users.one({ params })).body.userData.vendors).toEqual([])
  })

  test('are refused over their limit, all of them, and what was chosen stays [USER-69, USER-70, USER-72]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('customer.admin')
    const { body: offered } = await admin.licenses.addOns({ params: { licenseId: 1 } })
    const preservation = offered.find((addOn) => addOn.shortName === 'PRS')
    if (preservation === undefined) throw new Error('The license has no Preservation.')
    expect(preservation.maxUsers - preservation.numUsers).toBe(1)
    await signInAs('customer.admin')
    await page.goto('/user/amelia.ferreira/addons')
    await expect(page.getByRole('checkbox', { name: /^Preservation/ })).toBeVisible()
    await admin.users.saveAddOns({ params: { username: 'amelia.keita' }, body: [preservation.addOnId] })
    await page.getByRole('checkbox', { name: /^Preservation/ }).check()
    await page.getByRole('checkbox', { name: /^Construction/ }).check()
    await saveButton(page).click()
    await expect(
      page.getByText(/limit for some product licenses will be exceeded.*: Preservation$/).first(),
    ).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /^Preservation/ })).toBeChecked()
    // The last seat was assigned while the page was open.
    await expect(page.getByText(`${preservation.maxUsers} of ${preservation.maxUsers}`)).toBeVisible()
    const names = (await admin.users.addOns({ params: { username: 'amelia.ferreira' } })).body.map(({ name }) => name)
    expect(names).not.toContain('Construction')
  })

  test('are all removed only after a question, as all roles go too [USER-75, USER-76]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    await createUser(await clientOf('customer.admin'), 'nadia.removed', 'MC')
    await signInAs('customer.admin')
    await page.goto('/user/nadia.removed/addons')
    await page.getByRole('checkbox', { name: /^Material Control/ }).uncheck()
    await saveButton(page).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Removing all product licenses will also remove all roles of this user.')
    await page.keyboard.press('Escape')
    await expect(page.getByText(/unsaved change/)).toBeVisible()
    await saveButton(page).click()
    await question.getByRole('button', { name: 'Remove all' }).click()
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Roles', exact: true }).click()
    await expect(page.getByText('Assign a Product to modify roles.')).toBeVisible()
  })

  test('and the projects are read-only without the role that edits them [USER-124]', async ({ page, signInAs }) => {
    await signInAs('viewer')
    for (const tab of ['addons', 'projects']) {
      await page.goto(`/user/amara.kaplan/${tab}`)
      await expect(page.getByText(/Administer User Create Update/).first()).toBeVisible()
      await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0)
    }
  })
})
