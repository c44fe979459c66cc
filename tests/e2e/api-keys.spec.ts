import { mainNavigation, tableRows } from '../support/page-parts'
import { createKey } from '../support/records'
import { expect, test } from '../support/test'

test.describe('the list of API keys', () => {
  test('is reached from the navigation, and shows a page of 25 keys [NAV-04, KEY-08, KEY-11, KEY-12, KEY-13, CONST-01, API-103]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('customer.admin')
    await page.goto('/')
    await mainNavigation(page).getByRole('link', { name: 'API Keys' }).click()
    await page.getByRole('checkbox', { name: 'Show Only Active Keys' }).click()
    // Other journeys have made keys as well.
    await expect(page.getByText(/^1–25 of \d+ API keys$/)).toBeVisible()
    await expect(tableRows(page)).toHaveCount(25)
    for (const name of ['Prefix', 'Name', 'Active', 'License Id', 'Product Licenses']) {
      await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
    }
    await tableRows(page).first().getByRole('link').click()
    await expect(page).toHaveURL(/\/apikeys\/\d+\/details$/)
  })

  test('remembers that only active keys are shown, for 365 days, apart from the choice of users [KEY-04, KEY-05, CONST-05]', async ({
    page,
    signInAs,
    context,
  }) => {
    await signInAs('customer.admin')
    await page.goto('/apikeys')
    const onlyActive = page.getByRole('checkbox', { name: 'Show Only Active Keys' })
    await expect(onlyActive).toBeChecked()
    await onlyActive.click()
    await expect(page.getByRole('button', { name: /^Inactive, API key/ }).first()).toBeVisible()
    await page.goto('/apikeys')
    await expect(onlyActive).not.toBeChecked()
    const cookie = (await context.cookies()).find((candidate) => candidate.name === 'sitewright.apiKeys.onlyActive')
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365)
    await page.goto('/users/list')
    await expect(page.getByRole('checkbox', { name: 'Show Only Active Users' })).toBeChecked()
  })

  test('offers a license only to users who work in all licenses [KEY-06, KEY-07]', async ({ page, signInAs }) => {
    await signInAs('super.admin')
    await page.goto('/apikeys?active=false')
    await page.getByRole('combobox', { name: 'License' }).selectOption({ label: '1 · Northgate Constructors' })
    await expect(page.getByText(/of 32 API keys/)).toBeVisible()
    await signInAs('harbour.admin')
    await page.goto('/apikeys?active=false')
    await expect(page.getByRole('heading', { name: 'API Keys', level: 1 })).toBeVisible()
    await expect(page.getByText(/^(\d+–\d+ of )?\d+ API keys?$|^No API keys found$/).first()).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'License' })).toHaveCount(0)
    await expect(tableRows(page).getByRole('cell', { name: '1', exact: true })).toHaveCount(0)
    await page.goto('/apikeys/1/details')
    await expect(page.getByText('No such API key.')).toBeVisible()
  })

  test('flips a badge back when the save fails, and says so [KEY-09, KEY-10]', async ({ page, signInAs, gateway }) => {
    await signInAs('customer.admin')
    await page.goto('/apikeys?search=Badge+Office')
    const badge = page.getByRole('button', { name: /^Active, API key/ })
    await expect(badge).toBeVisible()
    await gateway.stop()
    await badge.click()
    await expect(page.getByRole('alert').getByText('Change not saved. Still active.')).toBeVisible()
    await expect(badge).toBeVisible()
    await gateway.start()
  })
})

test.describe('an API key', () => {
  test('is shown once, copied, works as a credential, and is refused at once when it is switched off [KEY-09, KEY-14, KEY-15, KEY-19, KEY-20, KEY-21, KEY-22, KEY-23, KEY-24, KEY-39, ERR-71, API-108, API-109]', async ({
    page,
    signInAs,
    clientOf,
    context,
    gateway,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await signInAs('customer.admin')
    await page.goto('/apikeys')
    await page.getByRole('link', { name: 'New API Key' }).click()
    await expect(page.getByRole('checkbox', { name: 'Active', exact: true })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Access All Projects' })).not.toBeChecked()
    await expect(page.getByRole('combobox', { name: 'License Id' })).toHaveCount(0)
    await page.getByRole('textbox', { name: 'Name' }).fill('  Turnstiles <b>  ')
    await page.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'API key created' })
    await expect(page.getByText('API key successfully added.')).toBeVisible()
    await expect(dialog.getByText('This key cannot be seen again. Copy it now.')).toBeVisible()
    await page.mouse.click(5, 5)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: /^Copy/ }).click()
    await expect(page.getByText('Copied to clipboard!')).toBeVisible()
    const secret = await page.evaluate(() => navigator.clipboard.readText())
    expect(secret).toBe(await dialog.getByRole('textbox', { name: 'API Key' }).inputValue())
    expect(
      await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])),
    ).not.toContain(secret)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL(/\/apikeys$/)

    const admin = await clientOf('customer.admin')
    const { body: found } = await admin.apiKeys.list({ query: { search: 'Turnstiles', page: 1 } })
    const id = found[0]?.apiKeyId ?? found[0]?.apiKeyid ?? 0
    expect(found[0]?.name).toBe('Turnstiles <b>')
    const { body: addOns } = await admin.licenses.addOns({ params: { licenseId: 1 } })
    const call = () => fetch(`${gateway.origin}/gateway/users?page=1`, { headers: { Authorization: secret } })
    expect((await call()).status).toBe(403)
    await admin.apiKeys.saveAddOns({
      params: { id },
      body: addOns
        .filter((addOn) => addOn.maxUsers !== 0 && addOn.addonData.category !== 'VENDOR')
        .map(({ addOnId }) => ({ addOnId })),
    })
    const { body: info } = await admin.apiKeys.roleInfo({ params: { id } })
    const menu = info
      .flatMap((group) => group.rolesForUser)
      .find((entry) => entry.role.name === 'MENU_ADMIN_TOOL_ACCESS')
    await admin.apiKeys.saveRoles({ params: { id }, body: [menu?.role.roleId ?? 0] })
    expect((await call()).status).toBe(200)

    await page.getByRole('searchbox').fill('Turnstiles')
    const badge = page.getByRole('button', { name: /^Active, API key/ })
    await expect(badge).toHaveCount(1)
    await badge.click()
    await expect.poll(async () => (await call()).status).toBe(401)
  })

  test('shows prefix, license and dates, and saves the rest [KEY-25, KEY-26, KEY-27, KEY-28, KEY-29, ERR-72, API-104]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    await signInAs('customer.admin')
    await page.goto('/apikeys/2')
    await expect(page).toHaveURL(/\/apikeys\/2\/details$/)
    for (const label of ['Prefix', 'License Id']) {
      await expect(page.getByRole('term').filter({ hasText: label })).toBeVisible()
    }
    await expect(page.getByRole('definition').filter({ hasText: '1 · Northgate Constructors' })).toBeVisible()
    await expect(page.getByText('Created', { exact: true })).toBeVisible()
    await expect(page.getByText('Last Updated', { exact: true })).toBeVisible()
    await page.getByRole('textbox', { name: 'Description' }).fill('Reads the gates.')
    await page.getByRole('checkbox', { name: 'Access All Projects' }).click()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('API key successfully added.')).toBeVisible()
    const admin = await clientOf('customer.admin')
    expect((await admin.apiKeys.one({ params: { id: 2 } })).body.description).toBe('Reads the gates.')
  })

  test('opens by address for a user editor, without the roles tab [NAV-05, KEY-38, ROUTE-22, ROLE-27]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('user.editor')
    await page.goto('/apikeys')
    await expect(page.getByRole('heading', { name: 'API Keys', level: 1 })).toBeVisible()
    await expect(mainNavigation(page).getByRole('link', { name: 'API Keys' })).toHaveCount(0)
    await page.goto('/apikeys/1/details')
    await expect(page.getByRole('navigation', { name: 'Drawing Register Sync' }).getByRole('link')).toHaveText([
      'Details',
      /^Product Licenses\d*$/,
      'Projects',
      'Activity',
    ])
    await signInAs('viewer')
    await page.goto('/apikeys')
    await expect(page.getByText('Insufficient permissions to access the page.')).toBeVisible()
  })

  test('without a product has no roles to choose [KEY-37, API-106]', async ({ page, signInAs, clientOf }) => {
    const admin = await clientOf('customer.admin')
    const id = await createKey(admin, 'Of nothing')
    await signInAs('customer.admin')
    await page.goto(`/apikeys/${id}/roles`)
    await expect(page.getByText("Assign a Product to modify an api key's roles.")).toBeVisible()
    await page.getByRole('link', { name: 'Product Licenses' }).click()
    await page.getByRole('checkbox', { name: /Material Control/ }).click()
    await page.getByRole('button', { name: /^Save/ }).click()
    await expect(page.getByText('Product Licenses updated.')).toBeVisible()
    await page.getByRole('link', { name: 'Roles' }).click()
    await expect(page.getByRole('checkbox').first()).toBeVisible()
  })
})
