import type { Page } from '@playwright/test'
import { tabLinks } from '../support/page-parts'
import { expect, test } from '../support/test'

const activity = (page: Page) => page.getByRole('region', { name: 'Activity', exact: true })

test.describe('the activity of a user', () => {
  test('says in words to one administrator what another one changed, by keyboard alone', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const editor = await clientOf('user.editor')
    const params = { username: 'workflow.editor' }
    const { body: user } = await editor.users.one({ params })
    await editor.users.save({ params, body: { ...user, phoneNumber: '+1 780 555 0188', position: 'Site Manager' } })
    await signInAs('customer.admin')
    await page.goto('/user/workflow.editor/details')
    const tab = tabLinks(page, 'workflow.editor').filter({ hasText: 'Activity' })
    await tab.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/user\/workflow\.editor\/activity$/)
    await expect(page).toHaveTitle(/workflow\.editor · Activity/)
    await expect(page.getByRole('region', { name: 'Activity, workflow.editor' })).toBeFocused()
    const first = activity(page).getByRole('listitem').first()
    await expect(first.getByRole('heading')).toContainText('Changed 2 details')
    await expect(first).toContainText(`from ${user.phoneNumber} to +1 780 555 0188`)
    await expect(first).toContainText('user.editor')
    await expect(first).toContainText('127.0.0.1')
  })

  test('loads older entries with the keyboard', async ({ page, signInAs, clientOf }) => {
    const admin = await clientOf('customer.admin')
    const params = { username: 'must.change' }
    for (let count = 0; count < 27; count += 1) {
      const { body: user } = await admin.users.one({ params })
      await admin.users.save({ params, body: { ...user, position: `Position ${count}` } })
    }
    await signInAs('customer.admin')
    await page.goto('/user/must.change/activity')
    const entries = activity(page).getByRole('heading', { name: /^Changed 1 detail/ })
    await expect(entries).toHaveCount(25)
    await activity(page).getByRole('button', { name: 'Load older' }).focus()
    await page.keyboard.press('Enter')
    await expect(activity(page).getByText('to Position 0', { exact: false }).first()).toBeVisible()
    await expect(activity(page).getByText('No older activity.')).toBeVisible()
    await expect(activity(page)).toBeFocused()
  })

  test('is hidden from a viewer, and opens only with the role', async ({ page, signInAs }) => {
    await signInAs('viewer')
    await page.goto('/user/workflow.editor/details')
    await expect(tabLinks(page, 'workflow.editor').first()).toBeVisible()
    await expect(tabLinks(page, 'workflow.editor').filter({ hasText: 'Activity' })).toHaveCount(0)
    await page.goto('/user/workflow.editor/activity')
    await expect(page.getByText('Insufficient permissions to access the page.').first()).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
  })

  test('has no addresses for a reader without the role for roles', async ({ page, signInAs, clientOf }) => {
    const admin = await clientOf('customer.admin')
    const params = { username: 'no.projects' }
    const { body: user } = await admin.users.one({ params })
    await admin.users.save({ params, body: { ...user, position: 'Without an address' } })
    await signInAs('user.editor')
    await page.goto('/user/no.projects/activity')
    await expect(activity(page).getByText('Without an address')).toBeVisible()
    await expect(activity(page).getByText('127.0.0.1')).toHaveCount(0)
  })
})

test('the activity tab of a user group and of an API key follows their other tabs', async ({
  page,
  signInAs,
  clientOf,
}) => {
  const admin = await clientOf('customer.admin')
  const { body: group } = await admin.groups.one({ params: { id: 18 } })
  await admin.groups.saveDetails({
    body: { userGroupId: 18, licenseId: group.licenseId, name: 'Visitors of the site', version: group.version },
  })
  await admin.apiKeys.save({
    params: { id: 31 },
    body: { name: 'Renamed', description: '', isActive: false, allProjects: false },
  })
  await signInAs('customer.admin')
  await page.goto('/users/userGroup/18/details')
  const ofGroup = page.getByRole('navigation', { name: 'Visitors of the site' }).getByRole('link')
  await expect(ofGroup).toHaveText(['Info', /^Product Licenses\d*$/, /^Projects\d*$/, /^Roles\d*$/, 'Activity'])
  await ofGroup.last().click()
  await expect(activity(page)).toContainText('from Visitors to Visitors of the site')
  await page.goto('/apikeys/31/details')
  const ofKey = page.getByRole('navigation', { name: 'Renamed' }).getByRole('link')
  await expect(ofKey).toHaveText(['Details', /^Product Licenses\d*$/, /^Projects\d*$/, /^Roles\d*$/, 'Activity'])
  await ofKey.last().click()
  await expect(activity(page)).toContainText('Deactivated API key Renamed')
})

test('a conflict names who saved the other version, and when', async ({ page, signInAs, clientOf }) => {
  await signInAs('customer.admin')
  await page.goto('/user/must.change/details')
  await page.getByRole('textbox', { name: 'Phone' }).fill('111')
  const other = await clientOf('user.editor')
  const params = { username: 'must.change' }
  const { body: user } = await other.users.one({ params })
  const { body: editor } = await other.users.one({ params: { username: 'user.editor' } })
  await other.users.save({ params, body: { ...user, phoneNumber: '222' } })
  await page.keyboard.press('Control+s')
  const name = `${editor.firstName} ${editor.lastName}`
  await expect(
    page.getByRole('heading', {
      name: new RegExp(`^${name} changed this at \\d+:\\d\\d[AP]M, while you were editing$`),
    }),
  ).toBeFocused()
})
