import type { Page } from '@playwright/test'
import { button, textField, unsavedBar } from '../support/page-parts'
import { expect, test } from '../support/test'

const nameOf = (page: Page, place: number) => page.getByRole('textbox', { name: `Name of property ${place}` })
const ADD = 'Add Resource Properties Config'
const CONFIG = 'ResourceProperties'

test.describe('the resource properties of a project', () => {
  test('are added, saved packed, and deleted by keyboard [RES-01, RES-02, RES-03, RES-04, RES-05, RES-06, RES-08, PROJ-35, CONF-21, MSG-08, MSG-09, MSG-10]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('customer.admin')
    await signInAs('customer.admin')
    const { body: projects } = await admin.projects.list()
    const candidates = projects.filter(({ licenseId }) => licenseId === 1).map(({ projectId }) => projectId)
    const { body: taken } = await admin.configs.ofProjects({ params: { configName: CONFIG }, body: candidates })
    const projectId = candidates.find((id) => id !== 1 && !taken.some((config) => config.projectId === id)) ?? 0
    await page.goto(`/projects/${projectId}/view/resourceProperties`)
    await expect(page.getByText('This project has no resource properties')).toBeVisible()
    await button(page, ADD).first().press('Enter')
    await expect(page.getByText('Configuration added.')).toBeVisible()
    await expect(button(page, ADD)).toHaveAttribute('aria-disabled', 'true')
    await expect(button(page, ADD)).toHaveAccessibleDescription(
      'This project already has a Resource Properties config.',
    )
    const read = async () =>
      (await admin.configs.ofProject({ params: { projectId, configName: CONFIG } })).body?.data.configs.flatMap(
        ({ parameters }) => parameters,
      )
    const before = (await read())?.length ?? 0

    await button(page, 'Add property').press('Enter')
    await expect(nameOf(page, before + 1)).toBeFocused()
    await page.keyboard.type('Weld Map')
    await page.getByRole('combobox', { name: 'Type of Weld Map' }).selectOption('Selection')
    await page.getByRole('textbox', { name: 'Selection of Weld Map' }).focus()
    await page.keyboard.type('Issued')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Not issued')
    await page.keyboard.press('Enter')
    await page.getByRole('combobox', { name: 'Resource types of Weld Map' }).focus()
    await page.keyboard.type('valve')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await page.getByRole('checkbox', { name: 'Weld Map requires elevated' }).press('Space')
    await page.getByRole('checkbox', { name: 'Weld Map is always editable' }).press('Space')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Config saved.')).toBeVisible()
    await expect(unsavedBar(page)).toHaveCount(0)
    const stored = (await read())?.at(-1)
    expect(stored).toMatchObject({ label_name: 'Weld Map', label_type: 'text', bool: true, resourceTypes: [203] })
    expect(JSON.parse(stored?.name ?? '')).toEqual({
      defaultValue: '',
      type: 'selection',
      selection: ['Issued', 'Not issued'],
      requiresElevated: true,
    })
    await page.reload()
    await expect(page.getByRole('checkbox', { name: 'Weld Map requires elevated' })).toBeChecked()

    await button(page, 'DELETE').press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete config' }).press('Enter')
    await expect(page.getByText('Config Removed.')).toBeVisible()
    await expect(page.getByText('This project has no resource properties')).toBeVisible()
  })

  test('are rejected by the form and by the gateway when a name is used twice for a type [RES-09, RES-11, RES-14, RES-15]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    await signInAs('customer.admin')
    await page.goto('/projects/12/view/resourceProperties')
    await button(page, 'Add property').press('Enter')
    await page.keyboard.press('Control+s')
    const added = page.getByRole('textbox', { name: /^Name of property/ }).last()
    await expect(added).toBeFocused()
    await expect(added).toHaveAccessibleDescription('Property names cannot be blank.')
    await page.keyboard.type('x'.repeat(101))
    await expect(added).toHaveAccessibleDescription('Use 100 characters or fewer.')
    await expect(unsavedBar(page).getByRole('button', { name: /SAVE/ })).toHaveAttribute('aria-disabled', 'true')

    const admin = await clientOf('customer.admin')
    const { body } = await admin.configs.ofProject({ params: { projectId: 12, configName: CONFIG } })
    const [entry] = body?.data.configs ?? []
    const [first] = entry?.parameters ?? []
    if (body === null || entry === undefined || first === undefined) throw new Error('The config has properties.')
    const again = { ...first, label_name: first.label_name?.toUpperCase() }
    const failure: unknown = await admin.configs
      .save({ body: { ...body, data: { configs: [{ ...entry, parameters: [first, again] }] } } })
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({
      status: 400,
      fields: { 'data.configs.0.parameters.1.label_name': ['Property names must be unique.'] },
    })
  })

  test('that two people change are merged, and a field that both changed is asked about by name [RES-33]', async ({
    page,
    secondPage,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('customer.admin')
    const params = { projectId: 12, configName: CONFIG }
    const { body: before } = await admin.configs.ofProject({ params })
    if (before === null) throw new Error('The project has the config.')
    const parameters = ['Batch', 'Supplier', 'Grade'].map((label_name) => ({
      label_name,
      label_type: 'text',
      name: 'Unknown',
    }))
    await admin.configs.save({ body: { ...before, data: { configs: [{ property: CONFIG, parameters }] } } })
    await signInAs('customer.admin')
    await signInAs('super.admin', secondPage)
    for (const browser of [page, secondPage]) await browser.goto('/projects/12/view/resourceProperties')
    await textField(page, 'Default value of Batch').fill('B-1')
    await textField(page, 'Default value of Grade').fill('X60')
    await textField(secondPage, 'Default value of Grade').fill('X70')
    await textField(secondPage, 'Default value of Supplier').fill('Mill 4')
    await secondPage.getByRole('checkbox', { name: 'Batch is always editable' }).press('Space')
    await secondPage.keyboard.press('Control+s')
    await expect(secondPage.getByText('Config saved.')).toBeVisible()

    await page.keyboard.press('Control+s')
    const question = page.getByRole('group', { name: /^Default value of Grade/ })
    await expect(question.getByRole('radio', { name: /X70/ })).toBeVisible()
    await expect(page.getByRole('radio', { name: /version/ })).toHaveCount(2)
    await question.getByRole('radio', { name: /Your version/ }).press('Space')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Config saved.')).toBeVisible()
    const { body } = await admin.configs.ofProject({ params })
    expect(
      body?.data.configs.flatMap((entry) =>
        entry.parameters.map(({ name, bool }) => [
          (JSON.parse(name ?? '') as { defaultValue: string }).defaultValue,
          bool,
        ]),
      ),
    ).toEqual([
      ['B-1', true],
      ['Mill 4', undefined],
      ['X60', undefined],
    ])
  })
})

test.describe('the resource properties of a license', () => {
  test('are edited in the settings of the license [RES-01, SET-01, ROUTE-33, PERM-15, MSG-12, MSG-13, MSG-14]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('customer.admin')
    await page.goto('/license/1/resourceProperties')
    await expect(page).toHaveTitle(/Northgate Constructors · Resource Properties/)
    await button(page, 'DELETE').press('Enter')
    await button(page, 'Delete config').press('Enter')
    await expect(page.getByText('License configuration removed.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'This license has no resource properties' })).toBeVisible()
    await button(page, ADD).first().press('Enter')
    await expect(page.getByText('New License configuration added.')).toBeVisible()
    await button(page, 'Add property').press('Enter')
    await page.keyboard.type('Weld Map')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('License configuration updated.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Default value of Weld Map' })).toBeVisible()
  })

  test('are denied without ACCESS_MY_CUSTOMER_LICENCE, even with access to all licenses [ROUTE-33, PERM-15, PERM-18]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('all.licenses')
    await page.goto('/license/1/resourceProperties')
    await expect(page.getByText('Insufficient permissions to access the page.')).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
  })
})
