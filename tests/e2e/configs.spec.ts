import type { Page } from '@playwright/test'
import { unsavedBar } from '../support/page-parts'
import { findProjectId } from '../support/site-world'
import { expect, test } from '../support/test'

const REFINERY = 'Northgate Refinery Expansion'
const card = (page: Page, name: string) => page.getByRole('form', { name, exact: true })

test.describe('the configs of a project', () => {
  test('are edited and saved one by one or together, by keyboard, and unknown fields stay [CONF-01, CONF-09, CONF-10, CONF-19, CONF-22, CONF-47, PROJ-29, PROJ-54, MSG-74]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('super.admin')
    const projectId = await findProjectId(admin, REFINERY)
    const stored = async (name: string) =>
      (await admin.configs.list({ params: { projectId } })).body.find((config) => config.name === name)
    const before = await stored('Integration')
    await signInAs('customer.admin')
    await page.goto(`/projects/${projectId}/view`)
    await page.getByRole('link', { name: 'Project Config', exact: true }).press('Enter')
    await expect(page).toHaveTitle(/Northgate Refinery Expansion · Project Config/)
    await expect(page.getByRole('button', { name: /Show Json/ })).toHaveCount(0)

    await card(page, 'EnforceStorageLevels').getByRole('heading', { level: 2 }).focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(card(page, 'Integration').getByRole('heading', { level: 2 })).toBeFocused()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(card(page, 'EnforceStorageLevels').getByRole('heading', { level: 2 })).toBeFocused()

    const minimum = page.getByRole('spinbutton', { name: 'Minimum Storage Levels' })
    await minimum.focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('9')
    await expect(page.getByText('The minimum value cannot be greater than the maximum!')).toBeVisible()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('3')
    await page.getByRole('textbox', { name: 'ERP plant code' }).focus()
    await page.keyboard.press('End')
    await page.keyboard.type('X')
    await expect(unsavedBar(page)).toContainText('2 unsaved changes in 2 configs')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Updated configs.')).toBeVisible()
    await expect(unsavedBar(page)).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: 'ERP plant code' })).toBeFocused()
    const after = await stored('Integration')
    const expected = before?.data.configs.map((entry) => ({
      ...entry,
      parameters: entry.parameters.map((parameter) =>
        parameter.name === 'plantCode' ? { ...parameter, value: `${parameter.value}X` } : parameter,
      ),
    }))
    expect(after?.data.configs).toEqual(expected)

    await minimum.focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('2')
    await card(page, 'EnforceStorageLevels').getByRole('button', { name: 'SAVE EnforceStorageLevels' }).press('Enter')
    await expect(page.getByText('Config saved.')).toBeVisible()

    const exported = card(page, 'CustomBarcodeExport')
    await exported.getByRole('button', { name: 'Reset Longest value to default' }).press('Enter')
    await expect(exported.getByRole('button', { name: 'Undo the reset of Longest value' })).toBeFocused()
  })

  test('that fit only together are saved together, all or none [CONF-50, CONF-51, CONF-72]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('super.admin')
    const projectId = await findProjectId(admin, REFINERY)
    const list = async () =>
      (await admin.configs.list({ params: { projectId } })).body.filter(({ name }) =>
        ['EnforceStorageLevels', 'ReceiptPost'].includes(name),
      )
    const before = await list()
    await signInAs('customer.admin')
    await page.goto(`/projects/${projectId}/view/configs`)
    const levels = card(page, 'EnforceStorageLevels')
    await levels.getByRole('spinbutton', { name: 'Minimum Storage Levels' }).fill('4')
    await expect(levels).toContainText('The Direct Handover Pick Location has 3 levels')
    const location = page.getByRole('textbox', { name: 'DirectHandoverPickLocation' })
    await location.fill('Yard > Row 1 > Bay 2 > Bin 3')
    await expect(levels).not.toContainText('The Direct Handover Pick Location has')
    await levels.getByRole('button', { name: 'SAVE EnforceStorageLevels' }).press('Enter')
    await expect(levels).toContainText('The Direct Handover Pick Location has 3 levels')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Updated configs.')).toBeVisible()
    await expect(unsavedBar(page)).toHaveCount(0)
    await expect(location).toHaveValue('Yard > Row 1 > Bay 2 > Bin 3')
    expect((await list()).map(({ version = 0 }, place) => version - (before[place]?.version ?? 0))).toEqual([1, 1])
    // The other journeys of this project start from what it had.
    const configs = before.map(({ id, data }) => ({ id, data }))
    await admin.configs.saveTogether({ params: { projectId }, body: { configs } })
  })

  test('are added from the defaults and deleted after a question [CONF-16, CONF-18, CONF-20, CONF-21, PROJ-31, PROJ-34, MSG-11]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const projectId = await findProjectId(await clientOf('super.admin'), 'Jetty 3')
    await signInAs('customer.admin')
    await page.goto(`/projects/${projectId}/view/configs`)
    await page.getByRole('button', { name: 'Add Config' }).press('Enter')
    await expect(page.getByRole('menuitem', { name: 'CustomSiteBarcode' })).toHaveCount(0)
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.type('Receipt')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Configuration added.')).toBeVisible()
    await expect(card(page, 'ReceiptPost').getByRole('heading', { level: 2 })).toBeFocused()
    await card(page, 'ReceiptPost').getByRole('button', { name: 'DELETE ReceiptPost' }).press('Enter')
    await page
      .getByRole('alertdialog', { name: 'Delete ReceiptPost?' })
      .getByRole('button', { name: 'Delete config' })
      .press('Enter')
    await expect(page.getByText('Config deleted.')).toBeVisible()
    await expect(card(page, 'ReceiptPost')).toHaveCount(0)
    await expect(card(page, 'CustomSiteBarcode').getByRole('heading', { level: 2 })).toBeFocused()
  })

  test('show both versions when two pages save the same config, and lose nothing that was typed [CONF-19]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('super.admin')
    const projectId = await findProjectId(admin, REFINERY)
    await signInAs('customer.admin')
    await page.goto(`/projects/${projectId}/view/configs`)
    const location = page.getByRole('textbox', { name: 'DirectHandoverPickLocation' })
    await location.focus()
    await page.keyboard.press('End')
    await page.keyboard.type(' > Mine')

    const config = (await admin.configs.list({ params: { projectId } })).body.find(({ name }) => name === 'ReceiptPost')
    if (config === undefined) throw new Error('The project has the config.')
    const theirs = config.data.configs.map((entry) => ({
      ...entry,
      parameters: entry.parameters.map((parameter) => ({ ...parameter, value: 'Main Warehouse > Zone B' })),
    }))
    await admin.configs.save({ body: { id: config.id, version: config.version, data: { configs: theirs } } })

    await card(page, 'ReceiptPost').getByRole('button', { name: 'SAVE ReceiptPost' }).press('Enter')
    await expect(page.getByRole('radio', { name: /Zone B/ })).toBeVisible()
    await expect(location).toHaveValue('Main Warehouse > Zone A > Aisle 1 > Mine')
    await page.getByRole('button', { name: 'Keep my changes' }).press('Enter')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Config saved.')).toBeVisible()
    const { body } = await admin.configs.list({ params: { projectId } })
    expect(JSON.stringify(body.find(({ name }) => name === 'ReceiptPost'))).toContain('Aisle 1 > Mine')
  })

  test('merge labels and texts of two people, and ask about the same text by its name [CODE-21, CONF-73]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('super.admin')
    const projectId = await findProjectId(admin, REFINERY)
    const findLabels = async () => {
      const { body } = await admin.configs.list({ params: { projectId } })
      const config = body.find(({ name }) => name === 'CustomSiteBarcode')
      if (config === undefined) throw new Error('The project has labels.')
      return config
    }
    const stored = await findLabels()
    const numberOf = (property: string): number => Number(property.replace('CustomZPL', ''))
    const next = Math.max(...stored.data.configs.map(({ property }) => numberOf(property))) + 1
    const [first] = stored.data.configs
    if (first === undefined) throw new Error('The project has a label.')
    await signInAs('customer.admin')
    await page.goto(`/projects/${projectId}/view/configs`)
    const label = (number: number) => card(page, 'CustomSiteBarcode').getByRole('region', { name: `Label ${number}` })
    await card(page, 'CustomSiteBarcode').getByRole('button', { name: 'Add label' }).press('Enter')
    await label(next).getByRole('textbox', { name: 'Label name' }).fill('Mine')
    await label(numberOf(first.property)).getByRole('textbox', { name: 'Size' }).fill('3x1')

    const theirs = stored.data.configs.map((entry) => ({
      ...entry,
      parameters: entry.parameters.map((parameter) =>
        entry === first && parameter.name === 'size' ? { ...parameter, value: '6x3' } : parameter,
      ),
    }))
    const added = { ...first, property: `CustomZPL${next}` }
    await admin.configs.save({
      body: { id: stored.id, version: stored.version, data: { configs: [...theirs, added] } },
    })
    await page.keyboard.press('Control+s')
    await expect(page.locator('legend')).toHaveText([`Size of Label ${numberOf(first.property)}`])
    await page.getByRole('radio', { name: /6x3/ }).press('Space')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Config saved.')).toBeVisible()
    const { configs } = (await findLabels()).data
    expect(configs.slice(0, -1)).toEqual([...theirs, added])
    expect(configs.at(-1)).toMatchObject({ property: `CustomZPL${next + 1}` })
    expect(JSON.stringify(configs.at(-1))).toContain('Mine')
  })

  test('are copied from another project, after a question where the type exists [COPY-12, COPY-13, COPY-14, COPY-15, COPY-16]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('super.admin')
    const [sourceId, targetId] = [await findProjectId(admin, REFINERY), await findProjectId(admin, 'Crude Unit 2')]
    await signInAs('customer.admin')
    await page.goto(`/projects/${targetId}/view/copy?source=${sourceId}`)
    await page.getByRole('button', { name: 'Copy ReceiptPost' }).press('Enter')
    await expect(page.getByText('Configuration added.')).toBeVisible()
    await page.getByRole('button', { name: 'Copy DocumentNameAutoNumbering' }).press('Enter')
    await expect(page.getByRole('button', { name: /^Differs \d/ }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Copy CustomEquipmentStatus' }).press('Enter')
    const question = page.getByRole('alertdialog', {
      name: 'This configuration already exists. Would you like to overwrite?',
    })
    await question.getByRole('button', { name: 'Overwrite' }).press('Enter')
    await expect(page.getByText('Config saved.')).toBeVisible()
    const { body } = await admin.configs.list({ params: { projectId: targetId } })
    const source = (await admin.configs.list({ params: { projectId: sourceId } })).body
    for (const name of ['ReceiptPost', 'CustomEquipmentStatus']) {
      expect(body.find((config) => config.name === name)?.data).toEqual(
        source.find((config) => config.name === name)?.data,
      )
    }
  })
})

test.describe('the configs of a license', () => {
  test('are added, saved and removed, and shown as JSON to super-administrators alone [CONF-45, CONF-57, CONF-59, CONF-61, CONF-64, ROUTE-32, SET-01, SET-13, SET-14]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('super.admin')
    await page.goto('/license/1')
    await expect(page).toHaveURL(/\/license\/1\/configuration$/)
    await expect(card(page, 'CustomEquipmentStatus')).toBeVisible()
    await page.getByRole('button', { name: 'Add Config' }).press('Enter')
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.type('Integration')
    await page.keyboard.press('Enter')
    await expect(page.getByText('New License configuration added.')).toBeVisible()
    await expect(card(page, 'Integration').getByRole('heading', { level: 2 })).toBeFocused()
    await page.getByRole('textbox', { name: 'ERP plant code' }).fill('L1')
    await card(page, 'Integration').getByRole('button', { name: 'SAVE Integration' }).press('Enter')
    await expect(page.getByText('License configuration updated.')).toBeVisible()
    await card(page, 'Integration').getByRole('button', { name: 'Show Json of Integration' }).press('Enter')
    await expect(page.getByRole('region', { name: 'Json of Integration' })).toContainText('plantCode')
    await card(page, 'Integration').getByRole('button', { name: 'DELETE Integration' }).press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete config' }).press('Enter')
    await expect(page.getByText('License configuration removed.')).toBeVisible()
  })

  test('are copied to projects in two phases [COPY-17, COPY-18, COPY-20, COPY-21, COPY-22]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('super.admin')
    const projectId = await findProjectId(admin, 'Tank Farm Revamp')
    await signInAs('customer.admin')
    await page.goto('/license/1/configuration')
    await page.getByRole('button', { name: 'Copy to projects' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Copy license configs to projects' })
    await dialog.getByRole('checkbox', { name: 'DocumentNameAutoNumbering' }).press('Space')
    await dialog.getByRole('checkbox', { name: 'CustomEquipmentStatus' }).press('Space')
    await dialog.getByRole('checkbox', { name: 'ReceiptPost' }).press('Space')
    await dialog.getByRole('checkbox', { name: 'ResourceProperties' }).press('Space')
    await dialog.getByRole('combobox', { name: 'Projects' }).focus()
    await page.keyboard.type('Tank Farm Revamp')
    await page.getByRole('option', { name: `${projectId}: Tank Farm Revamp` }).click()
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Copy', exact: true }).press('Enter')
    await expect(dialog).toContainText(
      'CustomEquipmentStatus in Tank Farm Revamp could not be copied: The project already has a config of this type.',
    )
    await expect(dialog).toContainText(
      'ReceiptPost in Tank Farm Revamp could not be copied: The Direct Handover Pick Location has 2 levels, which conflicts with the EnforceStorageLevels config.',
    )
    await dialog.getByRole('button', { name: 'Continue' }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Copied 2 configs to projects.')).toBeVisible()
    const { body } = await admin.configs.list({ params: { projectId } })
    expect(body.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['DocumentNameAutoNumbering', 'ResourceProperties']),
    )
  })

  test('are loaded again after a failed change, and one that someone else deleted can be added again as typed [CONF-20, CONF-62]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('super.admin')
    await signInAs('customer.admin')
    await page.goto('/license/1/configuration')
    const digits = page.getByRole('spinbutton', { name: 'Number of digits' })
    await digits.fill('9')
    const { body } = await admin.licenseConfigs.list({ params: { licenseId: 1 } })
    const config = body.find(({ name }) => name === 'DocumentNameAutoNumbering')
    await admin.licenseConfigs.remove({ params: { licenseId: 1, systemConfigId: config?.systemConfigId ?? 0 } })
    await page.getByRole('button', { name: 'SAVE DocumentNameAutoNumbering' }).press('Enter')
    const removed = card(page, 'DocumentNameAutoNumbering')
    await expect(removed.getByRole('alert')).toContainText('Someone else deleted DocumentNameAutoNumbering.')
    await page.getByRole('button', { name: 'Add Config' }).press('Enter')
    await expect(page.getByRole('menuitem', { name: 'DocumentNameAutoNumbering' })).toBeVisible()
    await page.keyboard.press('Escape')
    await removed.getByRole('button', { name: 'Add it again DocumentNameAutoNumbering' }).press('Enter')
    await expect(page.getByText('New License configuration added.')).toBeVisible()
    await expect(removed.getByRole('alert')).toHaveCount(0)
    await expect(digits).toHaveValue('9')
    const { body: after } = await admin.licenseConfigs.list({ params: { licenseId: 1 } })
    const again = after.find(({ name }) => name === 'DocumentNameAutoNumbering')
    expect(again?.systemConfigId).not.toBe(config?.systemConfigId)
    expect(JSON.stringify(again?.data)).toContain('"value":9')
  })
})
