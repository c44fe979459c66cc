import type { Page } from '@playwright/test'
import { textField } from '../support/page-parts'
import { DEMO_PASSWORD, expect, test } from '../support/test'
import { logIn, mailTo } from '../support/way-in'

const add = (page: Page) => page.getByRole('button', { name: 'Save' })

async function fillIn(page: Page, userName: string): Promise<void> {
  await textField(page, 'Username').fill(`  ${userName} `)
  await textField(page, 'First Name').fill('Nadia')
  await textField(page, 'Last Name').fill('Brandt')
  await textField(page, 'Email').fill(`${userName}@northgate.example`)
}

async function chooseGroup(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'User Group(s)' }).fill(name)
  await page.getByRole('option', { name, exact: true }).click()
  await page.keyboard.press('Escape')
}

test.describe('a new user', () => {
  test('is added with its groups, has no password, and sets one by a link [USER-30, USER-31, USER-33, USER-36, USER-37, USER-42, USER-43, USER-50, USER-109, USER-125, ROUTE-21]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    await signInAs('customer.admin')
    await page.goto('/users/list')
    await page.getByRole('link', { name: 'Add User' }).click()
    await expect(page.getByRole('heading', { name: 'New User', level: 1 })).toBeFocused()
    await expect(page.getByRole('checkbox', { name: 'Is Approved' })).toBeChecked()
    for (const name of ['Is SSO User', 'Two Factor Authentication', 'Must Update Password', 'Locked Out']) {
      await expect(page.getByRole('checkbox', { name })).not.toBeChecked()
    }
    await expect(page.getByRole('combobox', { name: 'License Id' })).toHaveCount(0)
    await fillIn(page, 'nadia.brandt')
    await chooseGroup(page, 'Visitors')
    await add(page).click()
    await expect(page.getByText('User added.')).toBeVisible()
    await expect(page).toHaveURL(/\/user\/nadia\.brandt\/details$/)
    await expect(page.getByRole('heading', { name: 'nadia.brandt', level: 1 })).toBeFocused()
    const admin = await clientOf('customer.admin')
    const { body: user } = await admin.users.one({ params: { username: 'nadia.brandt' } })
    expect(user.userGroups.map((group) => group.name)).toEqual(['Visitors'])
    expect(user).toMatchObject({ licenseId: 1, isApproved: true, lastPasswordChangedDate: null })

    await expect(page.getByText(/has no password yet and can't sign in/)).toBeVisible()
    await page.getByRole('button', { name: 'Email Link' }).click()
    await expect(page.getByText('Email has been sent.')).toBeVisible()
    const mail = await mailTo(page, 'nadia.brandt@', /reset\?token=/)
    const link = /https?:\S+reset\?token=\S+/.exec(mail)?.[0] ?? ''
    await page.evaluate(() => localStorage.clear())
    await page.goto(link)
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByLabel('Retype Password').fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await logIn(page, 'nadia.brandt', DEMO_PASSWORD)
    await expect(page).not.toHaveURL(/\/login$/)
  })

  test('reports errors at the fields, and keeps what was typed [USER-38, USER-39, USER-40, USER-41, USER-126]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('user.editor')
    await page.goto('/users/new')
    await textField(page, 'Email').fill('nobody@')
    await textField(page, 'Comment').fill('Typed at first')
    await add(page).click()
    for (const text of [
      'Please enter a username.',
      'Please enter a first name.',
      'Please enter a last name.',
      'Please enter a valid email.',
    ]) {
      await expect(page.getByText(text).first()).toBeVisible()
    }
    await fillIn(page, 'Token')
    await add(page).click()
    await expect(page.getByText('This username is reserved.').first()).toBeVisible()
    await textField(page, 'Username').fill('CUSTOMER.admin')
    await add(page).click()
    await expect(page.getByText('This username is taken.')).toBeVisible()
    await expect(textField(page, 'Username')).toBeFocused()
    await expect(textField(page, 'Username')).toHaveValue('CUSTOMER.admin')
    await expect(textField(page, 'Comment')).toHaveValue('Typed at first')
    await expect(page).toHaveURL(/\/users\/new$/)
  })

  test('gets another license, whose groups are then the choice, from privileged users [USER-34, USER-36]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    await signInAs('super.admin')
    await page.goto('/users/new')
    await chooseGroup(page, 'Visitors')
    await page.getByRole('combobox', { name: 'License Id' }).selectOption('2')
    await expect(page.getByRole('button', { name: /Visitors/ })).toHaveCount(0)
    await fillIn(page, 'nadia.harbour')
    await chooseGroup(page, 'Crane Crew')
    await add(page).click()
    await expect(page).toHaveURL(/\/user\/nadia\.harbour\/details$/)
    const admin = await clientOf('harbour.admin')
    const { body: user } = await admin.users.one({ params: { username: 'nadia.harbour' } })
    expect([user.licenseId, user.userGroups.map((group) => group.name)]).toEqual([2, ['Crane Crew']])
  })

  test('needs the role: without it the address leads Home [ROUTE-20, ROUTE-21, ROUTE-47]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('viewer')
    for (const path of ['/users/new', '/users/customer.admin/duplicate']) {
      await page.goto(path)
      await expect(page.getByText('Insufficient permissions to access the page.').first()).toBeVisible()
      await expect(page).toHaveURL(/\/$/)
    }
  })
})

test.describe('a duplicate of a user', () => {
  test('copies everything except the identity, and has the assignments of the original [USER-18, USER-46, USER-47, ROUTE-20]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    await signInAs('customer.admin')
    const admin = await clientOf('customer.admin')
    const { body: original } = await admin.users.one({ params: { username: 'agnes.ndlovu' } })
    await page.goto('/users/list?active=false&search=agnes.ndlovu')
    await page.getByRole('link', { name: 'Duplicate agnes.ndlovu' }).click()
    await expect(page.getByRole('heading', { name: 'Duplicate agnes.ndlovu', level: 1 })).toBeFocused()
    await expect(textField(page, 'Company')).toHaveValue(original.companyName)
    for (const name of ['Username', 'First Name', 'Last Name', 'Email', 'Phone']) {
      await expect(textField(page, name)).toHaveValue('')
    }
    await fillIn(page, 'agnes.second')
    await add(page).click()
    await expect(page).toHaveURL(/\/user\/agnes\.second\/details$/)
    const { body: copy } = await admin.users.one({ params: { username: 'agnes.second' } })
    const names = (user: typeof copy) => [
      user.companyName,
      user.addons.map((addOn) => addOn.name),
      user.userGroups.map((group) => group.name),
    ]
    expect(names(copy)).toEqual(names(original))
  })

  test('warns of what could not be copied, and is there nevertheless [USER-48, API-114]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('customer.admin')
    const original = { username: 'alejandra.ivanova' }
    // Another administrator takes the last seat of Preservation.
    const { body: offered } = await admin.licenses.addOns({ params: { licenseId: 1 } })
    const preservation = offered.find((addOn) => addOn.shortName === 'PRS')
    await admin.users.saveAddOns({
      params: { username: 'alessandro.bianchi' },
      body: preservation ? [preservation.addOnId] : [],
    })
    expect((await admin.users.one({ params: original })).body.addons.map((addOn) => addOn.shortName)).toContain('PRS')
    await signInAs('customer.admin')
    await page.goto('/users/alejandra.ivanova/duplicate')
    await fillIn(page, 'alejandra.second')
    await add(page).click()
    await expect(page.getByText(/not copied because the limit for it is reached: Preservation/)).toBeVisible()
    await expect(page).toHaveURL(/\/user\/alejandra\.second\/details$/)
  })
})
