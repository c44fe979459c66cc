import { findProjectId } from '../support/site-world'
import { expect, test } from '../support/test'

const TYPE = 'EnforceStorageLevels'

test('a config is saved twice, compared and restored by keyboard alone [CONF-74, CONF-75, CONF-76, CONF-77, CONF-78, CONF-79]', async ({
  page,
  signInAs,
  clientOf,
}) => {
  const admin = await clientOf('super.admin')
  const projectId = await findProjectId(admin, 'Northgate Refinery Expansion')
  const stored = async () =>
    (await admin.configs.list({ params: { projectId } })).body.find(({ name }) => name === TYPE)?.data.configs
  await signInAs('customer.admin')
  await page.goto(`/projects/${projectId}/view`)
  await page.getByRole('link', { name: 'Project Config', exact: true }).press('Enter')
  const card = page.getByRole('form', { name: TYPE, exact: true })
  const minimum = card.getByRole('spinbutton', { name: 'Minimum Storage Levels' })
  const first = await stored()
  const saveMinimum = async (value: string) => {
    await minimum.focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(value)
    await page.keyboard.press('Control+s')
    // Gone when the save has ended; a second one before that would do nothing.
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0)
  }
  await saveMinimum('1')
  await saveMinimum('3')

  await card.getByRole('button', { name: `History of ${TYPE}` }).press('Enter')
  const history = page.getByRole('region', { name: `History of ${TYPE}` })
  await expect(history.getByRole('listitem')).toHaveCount(3)
  await expect(history.getByRole('listitem').first()).toContainText('Current')
  await expect(history.getByRole('listitem').first()).toContainText('Minimum Storage Levels: from 1 to 3')
  for (const key of ['j', 'j', 'j', 'c']) await page.keyboard.press(key)
  const compared = page.getByRole('region', { name: `Compare ${TYPE}` })
  await expect(compared.getByText(/parameters? differs?\./)).toBeVisible()

  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(history.getByRole('button', { name: /^Restore/ })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Restore version 1?' })
  await expect(dialog.getByRole('row', { name: /Minimum Storage Levels/ })).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Restore \d+ value/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(history.getByRole('listitem')).toHaveCount(4)
  await expect(history.getByRole('listitem').first()).toContainText('Restored version 1')
  await expect(history.getByRole('button', { name: /^Restore/ })).toBeFocused()
  expect(await stored()).toEqual(first)
})
