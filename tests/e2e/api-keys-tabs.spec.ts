import type { Client } from '@sitewright/api-client/client'
import { checkbox, saveButton, unsavedBar } from '../support/page-parts'
import { createKey } from '../support/records'
import { expect, test } from '../support/test'

const WARNING = 'You have unsaved project changes.'

const appliedTo = async (admin: Client, id: number) =>
  (await admin.apiKeys.roleInfo({ params: { id } })).body.flatMap((group) =>
    group.rolesForUser.filter((entry) => entry.appliedToUser).map((entry) => entry.role.friendlyName),
  )

test.describe('the projects of an API key', () => {
  test('are saved in one call, as pairs of key and project [KEY-29, KEY-33, KEY-34, ERR-75, API-111]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('customer.admin')
    const id = await createKey(admin, 'Of two bays')
    await signInAs('customer.admin')
    await page.goto(`/apikeys/${id}/projects`)
    const tree = page.getByRole('tree', { name: 'Projects' })
    await tree.getByRole('treeitem', { name: /^Cracker Building(?! \(this project only\))/ }).click()
    await tree.getByRole('treeitem', { name: 'Cracker Building (this project only)' }).click()
    await expect(page.getByText(WARNING)).toHaveCount(1)
    const sent: unknown[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(request.postDataJSON())
    })
    await saveButton(page).click()
    await expect(page.getByText('Projects updated.')).toBeVisible()
    await expect(page.getByText(WARNING)).toHaveCount(0)
    const { body: projects } = await admin.apiKeys.projects({ params: { id } })
    expect(projects.map((project) => project.assignedTo)).toEqual(['Of two bays', 'Of two bays'])
    expect(sent).toEqual([
      expect.arrayContaining(projects.map(({ projectId }) => expect.objectContaining({ apiKeyId: id, projectId }))),
    ])
    await page.reload()
    await expect(tree.getByRole('treeitem', { name: 'Furnace Bay A' })).toHaveAttribute('aria-checked', 'true')
  })
})

test.describe('the roles of an API key', () => {
  test('are chosen in their groups, saved as ids and found again [KEY-36, ROLE-08, ERR-76, API-112]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('customer.admin')
    const id = await createKey(admin, 'Of some roles', 'MC')
    await signInAs('customer.admin')
    await page.goto(`/apikeys/${id}/roles`)
    await expect(page).toHaveTitle(/Of some roles · Roles/)
    await checkbox(page, 'Post Receipt').check()
    await checkbox(page, 'Select All, Menu Access').check()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Roles updated.')).toBeVisible()
    expect(await appliedTo(admin, id)).toEqual(expect.arrayContaining(['Post Receipt', 'Menu Status Access']))
    await page.reload()
    await expect(checkbox(page, 'Post Receipt')).toBeChecked()
    await expect(checkbox(page, 'Administer Reader')).toHaveAccessibleDescription(
      /You can only grant a role if you have it/,
    )
  })
})

test.describe('the product licenses of an API key', () => {
  test('remove the roles that only they include, and say so in a warning [KEY-30, API-07, API-110]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('customer.admin')
    const id = await createKey(admin, 'Of fewer products', 'MC', 'MUS')
    const { body: info } = await admin.apiKeys.roleInfo({ params: { id } })
    const receipt = info.flatMap((group) => group.rolesForUser).find(({ role }) => role.friendlyName === 'Post Receipt')
    await admin.apiKeys.saveRoles({ params: { id }, body: [receipt?.role.roleId ?? 0] })
    await signInAs('customer.admin')
    await page.goto(`/apikeys/${id}/addons`)
    await page.getByRole('checkbox', { name: /^Material Control/ }).click()
    await expect(unsavedBar(page)).toContainText('1 role')
    await saveButton(page).click()
    await expect(page.getByText('1 role removed: Post Receipt.')).toBeVisible()
    await expect(page.getByText('Product Licenses updated.')).toHaveCount(0)
    await expect(unsavedBar(page)).toHaveCount(0)
    await expect(page.getByRole('checkbox', { name: /^Material Control/ })).not.toBeChecked()
    await expect(page.getByRole('checkbox', { name: /^Mobile Muster/ })).toBeChecked()
    expect(await appliedTo(admin, id)).toEqual([])
  })

  test('of vendors can be combined with the others, unlike those of users and groups [KEY-30, KEY-32]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('customer.admin')
    const id = await createKey(admin, 'Of both kinds', 'MC')
    await signInAs('customer.admin')
    await page.goto(`/apikeys/${id}/addons`)
    await page.getByRole('checkbox', { name: /^Vendor Portal/ }).click()
    await expect(page.getByRole('checkbox', { name: /^Material Control/ })).toBeChecked()
    await saveButton(page).click()
    await expect(page.getByText('Product Licenses updated.')).toBeVisible()
    const { body: assigned } = await admin.apiKeys.addOns({ params: { id } })
    expect(new Set(assigned.map((addOn) => addOn.name))).toEqual(new Set(['Material Control', 'Vendor Portal']))
  })
})

test.describe('a new API key on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 } })

  test('has its secret and its Copy in sight, under no toast [KEY-19, KEY-20]', async ({ page, signInAs }) => {
    await signInAs('customer.admin')
    await page.goto('/apikeys/new')
    await page.getByRole('textbox', { name: 'Name' }).fill('Of a phone')
    await page.keyboard.press('Enter')
    const copy = page.getByRole('alertdialog', { name: 'API key created' }).getByRole('button', { name: /^Copy/ })
    await expect(page.getByText('API key successfully added.')).toBeVisible()
    // A trial asks whether a press would reach the button, and does not press.
    await copy.click({ trial: true })
    const toast = await page.getByText('API key successfully added.').boundingBox()
    const button = await copy.boundingBox()
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThan(button?.y ?? 0)
  })
})
