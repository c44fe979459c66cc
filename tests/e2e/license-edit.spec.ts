import type { Page } from '@playwright/test'
import { Problem } from '@sitewright/domain/shared/problem'
import { saveButton } from '../support/page-parts'
import { test } from '../support/faulty-gateway'
import { expect } from '../support/test'

const EDIT = '/license/1/edit'
const WRITES = ['licenses.saveAddOns', 'licenses.save', 'integrations.saveOfLicense']

const field = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true })
/** Replaces what a field has, by keys alone. */
async function type(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

const broken = () => new Problem({ status: 500, message: 'The disk of the server is full.', requestId: 'r-1' })

test.describe('the editor of a license', () => {
  test.beforeEach(async ({ clientOf }) => {
    const admin = await clientOf('super.admin')
    const license = (await admin.licenses.list()).body.find(({ licenseId }) => licenseId === 1)!
    await admin.licenses.save({
      params: { licenseId: 1 },
      body: { ...license, company: 'Northgate Constructors Ltd.', maxProjects: 50, maxUsers: 300 },
    })
  })

  test('saves all parts by keyboard, in their order, and opens the view [LIC-50, LIC-51, LIC-57, LIC-58, LIC-59, LIC-60, LIC-61, ERR-44, ERR-45, ERR-47, API-37, API-40, API-46, API-47, API-48]', async ({
    page,
    signInAs,
    clientOf,
    faults,
  }) => {
    const admin = await clientOf('super.admin')
    await signInAs('super.admin')
    await page.goto(EDIT)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Edit License/)
    await type(page, 'Max Users', '310')
    await type(page, 'Max Users, Construction', '41')
    await page.getByRole('textbox', { name: 'Notification Days' }).focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('5, 10, 10,45')
    await page.getByRole('checkbox').last().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Updated license addons.')).toBeVisible()
    await expect(page.getByText('Updated license.')).toBeVisible()
    await expect(page.getByText('Integrations saved.')).toBeVisible()
    await expect(page).toHaveURL(/\/license\/1\/view$/)
    expect(faults.writes).toEqual(WRITES)
    const license = (await admin.licenses.list()).body.find(({ licenseId }) => licenseId === 1)
    expect(license).toMatchObject({ maxUsers: 310, expiryNotificationDays: [5, 10, 45] })
    const { body } = await admin.licenses.addOns({ params: { licenseId: 1 } })
    expect(body.find(({ name }) => name === 'Construction')?.maxUsers).toBe(41)
  })

  test('saves only what changed, and integrations always [LIC-57, LIC-58, LIC-62]', async ({
    page,
    signInAs,
    faults,
  }) => {
    await signInAs('super.admin')
    await page.goto(EDIT)
    await page.getByRole('textbox', { name: 'Company' }).fill('Northgate Works Ltd.')
    await saveButton(page).click()
    await expect(page).toHaveURL(/\/license\/1\/view$/)
    expect(faults.writes).toEqual(WRITES.slice(1))
  })

  test('stops at a step that fails, says what is saved, and Save again does what is left [LIC-62, ERR-01, ERR-43, ERR-92]', async ({
    page,
    signInAs,
    faults,
  }) => {
    await signInAs('super.admin')
    await page.goto(EDIT)
    await type(page, 'Max Users', '305')
    await type(page, 'Max Users, Construction', '42')
    faults.failNext('licenses.save', broken())
    await page.keyboard.press('Control+s')
    const panel = page.getByRole('region', { name: 'Saved: product licenses. Not saved: license.' })
    await expect(panel.getByRole('heading')).toBeFocused()
    await expect(panel.getByRole('listitem')).toHaveText([
      /Product licensesSavedConstruction, at /,
      /LicenseNot saved“The disk of the server is full\.” Request \S+/,
      /IntegrationsNot startedRuns after license is saved/,
    ])
    await expect(field(page, 'Max Users')).toHaveValue('305')
    await expect(page.getByText('1 unsaved change')).toBeVisible()
    // The next step fails: nothing is left to change, but integrations are not saved yet.
    faults.failNext('integrations.saveOfLicense', broken())
    await page.keyboard.press('Control+s')
    await expect(
      page.getByRole('region', { name: 'Saved: product licenses and license. Not saved: integrations.' }),
    ).toBeVisible()
    await saveButton(page).click()
    await expect(page).toHaveURL(/\/license\/1\/view$/)
    expect(faults.writes).toEqual([
      'licenses.saveAddOns',
      'licenses.save',
      'licenses.save',
      'integrations.saveOfLicense',
      'integrations.saveOfLicense',
    ])
  })

  test('stops at the first step with the text of the server, and keeps everything that was typed [ERR-41]', async ({
    page,
    signInAs,
    faults,
  }) => {
    await signInAs('super.admin')
    await page.goto(EDIT)
    await type(page, 'Max Projects', '77')
    await type(page, 'Max Users, Construction', '43')
    faults.failNext('licenses.saveAddOns', new Problem({ status: 503, message: '' }))
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('region', { name: 'Not saved: product licenses.' })).toContainText(
      'Failed to update Product Licenses.',
    )
    expect(faults.writes).toEqual(['licenses.saveAddOns'])
    await expect(field(page, 'Max Projects')).toHaveValue('77')
    await expect(field(page, 'Max Users, Construction')).toHaveValue('43')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('region', { name: /Not saved/ })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0)
  })

  test('of two people merges what does not collide, and asks about what does', async ({ page, signInAs, clientOf }) => {
    const other = await clientOf('super.admin')
    await signInAs('super.admin')
    await page.goto(EDIT)
    await type(page, 'Max Projects', '60')
    await type(page, 'Max Users', '320')
    const license = (await other.licenses.list()).body.find(({ licenseId }) => licenseId === 1)!
    await other.licenses.save({ params: { licenseId: 1 }, body: { ...license, maxUsers: 333, company: 'Theirs Ltd.' } })
    await page.keyboard.press('Control+s')
    const panel = page.getByRole('region', { name: /changed this .*while you were editing/ })
    await expect(panel).toBeVisible()
    await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true')
    await panel.getByRole('radio', { name: /320/ }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Control+s')
    await expect(page).toHaveURL(/\/license\/1\/view$/)
    const saved = (await other.licenses.list()).body.find(({ licenseId }) => licenseId === 1)
    expect(saved).toMatchObject({ maxUsers: 320, maxProjects: 60, company: 'Theirs Ltd.' })
  })

  test('names who is over a lower limit, and saves it anyway [CONST-26, LIC-79]', async ({ page, signInAs }) => {
    await signInAs('super.admin')
    await page.goto(EDIT)
    await type(page, 'Max Users', '230')
    await expect(page.getByText(/in use, \d+ over this limit\./)).toBeVisible()
    await expect(page.getByText('Created last:').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Show users' })).toHaveAttribute(
      'href',
      '/users/list?license=1&active=false',
    )
    await expect(saveButton(page)).not.toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('button', { name: 'Max Users, infinite', exact: true }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByRole('textbox', { name: 'Max Users', exact: true })).toHaveValue('Unlimited')
    await page.keyboard.press('Control+s')
    await expect(page).toHaveURL(/\/license\/1\/view$/)
  })

  test('opens exactly the users who count against the limit of a product license', async ({ page, signInAs }) => {
    await signInAs('super.admin')
    await page.goto(EDIT)
    await type(page, 'Max Users, Material Control', '1')
    const more = page.getByRole('link', { name: /^\d+ more$/ })
    const note = await page.getByText(/\d+ users have Material Control/).innerText()
    const used = Number(/(\d+) users/.exec(note)?.[1])
    await expect(more).toHaveText(`${used - 3} more`)
    const href = await more.getAttribute('href')
    expect(href).toMatch(/^\/users\/list\?license=1&active=false&addOn=\d+$/)
    await page.goto(href ?? '')
    await expect(page.getByRole('combobox', { name: 'Product License' })).toHaveText(/Material Control/)
    await expect(page.getByText(`of ${used} users`)).toBeVisible()
  })

  test('makes all infinite but product license 1, and restores them [LIC-52, LIC-53, LIC-55, LIC-56, CONST-25]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('super.admin')
    await page.goto(EDIT)
    const before = await field(page, 'Max Users, Construction').inputValue()
    const unlimited = page.getByRole('table').getByRole('textbox')
    const already = await unlimited.count()
    await page.getByRole('switch', { name: 'All Infinite' }).focus()
    await page.keyboard.press('Space')
    const rows = await page.getByRole('table').locator('tbody tr:not([data-note])').count()
    await expect(unlimited).toHaveCount(rows - 1)
    await page.keyboard.press('Space')
    await expect(field(page, 'Max Users, Construction')).toHaveValue(before)
    await expect(unlimited).toHaveCount(already)
    await expect(page.getByText('Product licenses with zero users are ignored.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0)
  })

  test('shows what is wrong at each field, and disables Save with the reason [LIC-63, LIC-67, LIC-70, LIC-71, LIC-72, LIC-74, LIC-80]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('super.admin')
    await page.goto(EDIT)
    for (const [name, text, message] of [
      ['Name', '   ', 'Please enter a license name.'],
      ['Notification Days', '5, ten', 'Enter comma separated numbers ex) 5, 10, 30'],
    ] as const) {
      const input = page.getByRole('textbox', { name, exact: true })
      const before = await input.inputValue()
      await input.fill(text)
      await input.blur()
      await expect(input).toHaveAccessibleDescription(new RegExp(message.replace(/[()]/g, String.raw`\$&`)))
      await expect(saveButton(page)).toHaveAccessibleDescription(message)
      await input.fill(before)
    }
    for (const [name, text, message] of [
      ['Max Users', '-2', 'Please enter a valid max Users value.'],
      ['Max Users', '1.5', 'Please enter a valid max Users value.'],
      ['Max Projects', '', 'Please enter maximum number of projects.'],
      ['Max Users, Construction', '', 'Please enter value.'],
      ['Max Users, Construction', '-2', 'Please enter positive value.'],
    ] as const) {
      const before = await field(page, name).inputValue()
      await field(page, name).fill(text)
      await field(page, name).blur()
      await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(message.replaceAll('.', String.raw`\.`)))
      await expect(saveButton(page)).toHaveAccessibleDescription(message)
      await field(page, name).fill(before)
    }
  })

  test('ends on the list for an administrator of all licenses who may not open the view [LIC-60, ROUTE-27, ROUTE-29]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('all.licenses')
    await page.goto('/license/4/edit')
    await page.getByRole('textbox', { name: 'Company' }).fill('Fairway Civil Works')
    await page.keyboard.press('Control+s')
    await expect(page).toHaveURL(/\/license\/list$/)
  })

  test('is refused to an administrator of one license [ROUTE-29, ROLE-11]', async ({ page, signInAs }) => {
    await signInAs('customer.admin')
    await page.goto(EDIT)
    await expect(page.getByText('Insufficient permissions to access the page.')).toBeVisible()
    await expect(page).toHaveURL(/\/$|home/)
  })

  test('of a license that does not exist says so', async ({ page, signInAs }) => {
    await signInAs('super.admin')
    await page.goto('/license/999/edit')
    await expect(page.getByText('No such license.')).toBeVisible()
  })
})
