import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

/** The page of a record of each kind. */
const PAGES: Readonly<Record<string, RegExp>> = {
  project: /\/projects\/\d+\/view\/sites$/,
  user: /\/user\/[^/]+\/details$/,
  license: /\/license\/\d+\/view$/,
  'user-group': /\/users\/userGroup\/\d+\/details$/,
  'api-key': /\/apikeys\/\d+\/details$/,
  site: /\/projects\/\d+\/site\/\d+\/map$/,
  workflow: /\/workflow\/\d+\/\d+\/view$/,
  preservation: /\/preservation\/\d+\/\d+\/view$/,
  'import-system': /\/imports\/\d+\/view/,
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Search or jump to' })

async function jumpTo(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
}

test('opens a record of each kind from Home with two presses and its name [JUMP-14]', async ({
  page,
  signInAs,
  clientOf,
}) => {
  test.slow()
  const admin = await clientOf('super.admin')
  await signInAs('super.admin')
  const { body: results } = await admin.jump.search({ query: { search: 'e' } })
  for (const [kind, address] of Object.entries(PAGES)) {
    const record = results.find((result) => result.kind === kind)
    if (record === undefined) throw new Error(`No ${kind} is found.`)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await jumpTo(page, record.name)
    await expect(page).toHaveURL(address)
  }
})

test('lists the records that were opened last, and forgets one that does not exist [JUMP-02, JUMP-03]', async ({
  page,
  signInAs,
  clientOf,
}) => {
  const admin = await clientOf('super.admin')
  await signInAs('customer.admin')
  const { body: results } = await admin.jump.search({ query: { search: 'night shift' } })
  const group = results.find(({ kind, licenseId }) => kind === 'user-group' && licenseId === 1)
  if (group === undefined) throw new Error('No group Night Shift.')
  const opened = async (address: string, fieldName: string) => {
    await page.goto(address)
    await expect(page.getByRole('textbox', { name: fieldName, exact: true })).toBeVisible()
  }
  await opened(`/users/userGroup/${group.id}/details`, 'Name')
  await opened('/user/agnes.lindqvist/details', 'Position')
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Jump to' })
  await button.click()
  const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option')
  await expect(recent).toHaveText([/^agnes\.lindqvist/, /^Night Shift/])
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()

  await page.goto('/users/userGroup/999999/details')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate((id) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('sitewright.recent.')) ?? ''
    localStorage.setItem(key, localStorage.getItem(key)!.replaceAll(`"id":"${id}"`, '"id":"999999"'))
  }, group.id)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await button.click()
  await expect(recent).toHaveText([/^agnes\.lindqvist/])
})

test('asks before it leaves a page with unsaved changes [JUMP-13]', async ({ page, signInAs }) => {
  await signInAs('customer.admin')
  await page.goto('/user/agnes.lindqvist/details')
  await page.getByRole('textbox', { name: 'Position' }).fill('Changed')
  await jumpTo(page, 'User Groups')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(page).toHaveURL(/\/user\/agnes\.lindqvist\/details$/)
})

test('opens pages by two keys, which can be turned off on this device [KEYS-02, KEYS-04]', async ({
  page,
  signInAs,
}) => {
  await signInAs('viewer')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('u')
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeFocused()
  // A viewer adds no users.
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet.getByRole('row', { name: /^Go to Users/ })).toBeVisible()
  await expect(sheet.getByRole('row', { name: /^New User/ })).toHaveCount(0)
  await sheet.getByRole('switch', { name: 'Single-key shortcuts' }).click()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.reload()
  await expect(page.getByRole('table')).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.press('?')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
})
