import type { Page } from '@playwright/test'
import { Problem } from '@sitewright/domain/shared/problem'
import { preservationNamed } from '../../apps/gateway/src/db/demo/preservations'
import { projectNamed } from '../../apps/gateway/src/db/demo/projects'
import { button, pageHeading, rowHeaders, unsavedBar } from '../support/page-parts'
import { test } from '../support/faulty-gateway'
import { expect } from '../support/test'

const stepNames = (page: Page, list: 'Initial' | 'Recurring'): Promise<string[]> =>
  page
    .getByRole('region', { name: new RegExp(`^${list} Preservation`) })
    .getByRole('textbox', { name: /^Step Name/ })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))

const refinery = projectNamed('Northgate Refinery Expansion').projectId
const tanks = projectNamed('Tank Farm Revamp').projectId

test.describe('the list of preservations', () => {
  test('is searched and filtered by project, and opens a preservation [PRES-01, PRES-02, PRES-04, PRES-05, PRES-06, PRES-08, PRES-09, PERM-22, NAV-13, ROUTE-37]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('customer.admin')
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Preservation' }).click()
    await expect(page).toHaveURL(/\/preservations$/)
    await expect(rowHeaders(page)).toHaveText([
      'Electric Motors',
      'Electrical Panels',
      'Heat Exchangers',
      'Pressure Vessels',
      'Rotating Equipment',
      'Valves and Actuators',
    ])
    await expect(page.getByRole('row', { name: /Rotating Equipment/ })).toContainText('Multiple Projects')
    const project = page.getByRole('combobox', { name: 'Project', exact: true })
    await project.fill('company')
    await expect(page.getByRole('option')).toHaveCount(0)
    await project.fill('tank farm')
    await page.keyboard.press('Enter')
    await expect(rowHeaders(page)).toHaveText(['Rotating Equipment'])
    await expect(page).toHaveURL(new RegExp(`project=${tanks}`))
    await page.reload()
    await expect(rowHeaders(page)).toHaveText(['Rotating Equipment'])
    await page.keyboard.press('/')
    await page.keyboard.type('motor')
    await expect(page.getByText('No preservations found.').first()).toBeVisible()
    await button(page, 'Show preservations of all projects').click()
    await expect(rowHeaders(page)).toHaveText(['Electric Motors'])
    await page.getByRole('link', { name: 'Electric Motors' }).click()
    const { preservationId } = preservationNamed('Electric Motors')
    await expect(page).toHaveURL(new RegExp(`/preservation/${refinery}/${preservationId}/view$`))
    await expect(pageHeading(page, 'Electric Motors')).toBeVisible()
    await page.goto(`/preservations/${preservationId}`)
    await expect(page).toHaveURL(new RegExp(`/preservation/${refinery}/${preservationId}/view$`))
    await expect(page).toHaveTitle(/Electric Motors/)
  })

  test('fails with the text of the server, else with its own [PRES-34, MSG-51]', async ({ page, signInAs, faults }) => {
    await signInAs('customer.admin')
    faults.failNext('preservations.list', new Problem({ status: 503, message: 'The server is being updated.' }))
    await page.goto('/preservations')
    await expect(page.getByText('Failed to fetch preservations.')).toBeVisible()
    await expect(page.getByText('The server is being updated.')).toBeVisible()
    await page.locator('#main').getByRole('button', { name: 'Retry' }).click()
    await expect(rowHeaders(page)).toHaveCount(6)
  })

  test('is denied without the role, and a project without access says so [PERM-14, PRES-30, PERM-29]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('viewer')
    await page.goto('/preservations')
    await expect(page.getByText('Insufficient permissions to access the page.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Preservation' })).toHaveCount(0)
    await signInAs('customer.admin')
    const foreign = preservationNamed('Mooring Hardware', 'Outer Breakwater')
    const text = 'No project access to view Preservation. Please assign project first'
    for (const path of [
      `/preservation/${foreign.projectId}/${foreign.preservationId}/view`,
      `/preservations/${foreign.preservationId}`,
      '/preservation/1/8/view',
    ]) {
      await page.goto(path)
      await expect(page.getByText(text)).toBeVisible()
    }
    await page.goto(`/preservation/${refinery}/${foreign.preservationId}/view`)
    await expect(page.getByText('No such preservation.')).toBeVisible()
  })
})

test.describe('a preservation', () => {
  test('is added to two projects with the keyboard alone, and only the save loads the list again [PRES-03, PRES-07, PRES-15, PRES-21, PRES-24, PRES-25, PRES-27, PRES-35, MSG-53, API2-74, API2-75]', async ({
    page,
    signInAs,
    clientOf,
    faults,
  }) => {
    const countLists = () => faults.writes.filter((operation) => operation === 'preservations.list').length
    await signInAs('customer.admin')
    await page.goto('/preservations')
    const link = page.getByRole('link', { name: 'Add Preservation' })
    await expect(rowHeaders(page)).not.toHaveCount(0)
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/preservations\/new$/)
    await button(page, 'Back').click()
    await expect(rowHeaders(page)).not.toHaveCount(0)
    await link.click()
    expect(countLists()).toBe(1)
    await page.getByRole('textbox', { name: 'Preservation Name' }).focus()
    await page.keyboard.type('Pump Seals')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('combobox', { name: 'Projects' })).toBeFocused()
    for (const text of ['refinery exp', 'tank farm']) {
      await page.keyboard.type(text)
      await expect(page.getByRole('option')).toHaveCount(1)
      await page.keyboard.press('Enter')
    }
    await page.keyboard.press('Escape')
    await expect(button(page, 'Save')).toHaveAccessibleDescription('Add at least one step.')
    await button(page, 'Add step to Recurring Preservation').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('Check seals')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Grease')
    await page.keyboard.press('Alt+ArrowUp')
    await page.keyboard.press('Alt+ArrowLeft')
    expect(await stepNames(page, 'Initial')).toEqual(['Grease'])
    await expect(page.getByRole('textbox', { name: 'Step Name 1, Initial Preservation' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type('12')
    await button(page, 'Save').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Preservation successfully added')).toBeVisible()
    await expect(page).toHaveURL(/\/preservations$/)
    await expect(page.getByRole('row', { name: /Pump Seals/ })).toContainText('Multiple Projects')
    expect(countLists()).toBe(2)
    const { body } = await (await clientOf('customer.admin')).preservations.list({ body: [refinery, tanks] })
    const copies = body.filter(({ name }) => name === 'Pump Seals')
    expect(copies.map(({ projectId }) => projectId).toSorted((one, other) => one - other)).toEqual([refinery, tanks])
    expect(new Set(copies.map(({ preservationRelatedKey }) => preservationRelatedKey)).size).toBe(1)
    expect(copies[0]?.preservationRelatedKey).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  })

  test('keeps hidden fields and the order of its steps, asks before the user leaves, and lists its activity [PRES-14, PRES-16, PRES-23, PRES-33, PRES-37]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const { preservationId } = preservationNamed('Valves and Actuators')
    const admin = await clientOf('customer.admin')
    const stored = async () =>
      (await admin.preservations.ofProject({ params: { projectId: refinery } })).body.find(
        ({ id }) => id === preservationId,
      )
    const before = await stored()
    await signInAs('customer.admin')
    await page.goto(`/preservation/${refinery}/${preservationId}/view`)
    const interval = page.getByRole('spinbutton', { name: 'Interval of Grease stems' })
    await interval.fill('-1')
    await page.keyboard.press('Tab')
    await expect(page.getByText('Value less than 0 not allowed').first()).toBeVisible()
    await interval.fill('6')
    await page.getByRole('combobox', { name: 'Unit of Grease stems' }).selectOption('Hours')
    await page.getByRole('textbox', { name: 'Step Name 1, Initial Preservation' }).focus()
    await page.keyboard.press('Alt+ArrowRight')
    expect(await stepNames(page, 'Recurring')).toEqual(['Grease stems', 'Stroke valve fully'])
    await button(page, 'Back').click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button(page, 'Back')).toBeFocused()
    await expect(unsavedBar(page)).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Preservation successfully added')).toBeVisible()
    await expect(page).toHaveURL(/\/preservations$/)
    const after = await stored()
    expect(after).toEqual({
      ...before,
      version: (before?.version ?? 0) + 1,
      steps: before?.steps.map((step, at) => (at === 0 ? { ...step, interval: 6, intervalUnit: 1, type: 1 } : step)),
    })
    await page.getByRole('link', { name: 'Valves and Actuators' }).click()
    await page.getByRole('link', { name: 'Activity' }).click()
    await expect(page.getByText('Grease stems (6 Hours)')).toBeVisible()
  })

  test('that someone else renamed in another project meanwhile shows that name, saves nothing unseen, and keeps both changes [PRES-28, ERR-98]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const { preservationId } = preservationNamed('Rotating Equipment')
    await signInAs('customer.admin')
    await page.goto(`/preservation/${refinery}/${preservationId}/view`)
    await button(page, 'Delete Visual inspection on receipt').click()
    const other = await clientOf('super.admin')
    const { body } = await other.preservations.ofProject({ params: { projectId: tanks } })
    const copy = body.find(({ name }) => name === 'Rotating Equipment')
    if (copy === undefined) throw new Error('The copy is missing.')
    await other.preservations.save({ params: { projectId: tanks }, body: [{ ...copy, name: 'Rotating Machines' }] })
    const readCopies = async () =>
      (await other.preservations.list({ body: [refinery, tanks] })).body
        .filter(({ preservationRelatedKey }) => preservationRelatedKey === copy.preservationRelatedKey)
        .map(({ name, steps }) => ({
          name,
          hasStep: steps.some((step) => step.name === 'Visual inspection on receipt'),
        }))
    await page.keyboard.press('Control+s')
    const panel = page.getByRole('region', { name: /the copy in 14: Tank Farm Revamp/i })
    await expect(panel.locator('legend')).toHaveText('Preservation Name in 14: Tank Farm Revamp')
    const theirName = panel.getByRole('radio', { name: /Rotating Machines$/ })
    await expect(theirName).not.toBeChecked()
    await expect(button(page, 'Save merged changes')).toHaveAttribute('aria-disabled', 'true')
    expect(await readCopies()).toEqual(
      expect.arrayContaining([
        { name: 'Rotating Equipment', hasStep: true },
        { name: 'Rotating Machines', hasStep: true },
      ]),
    )
    await theirName.press('Space')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Preservation successfully added')).toBeVisible()
    await expect(page).toHaveURL(/\/preservations$/)
    expect(await readCopies()).toEqual(Array.from({ length: 2 }, () => ({ name: 'Rotating Machines', hasStep: false })))
  })

  test('that two people edit merges their steps, and asks about the same field of a step alone [ERR-101]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const { preservationId } = preservationNamed('Valves and Actuators')
    const other = await clientOf('super.admin')
    const readSteps = async () => {
      const { body } = await other.preservations.ofProject({ params: { projectId: refinery } })
      const copy = body.find(({ id }) => id === preservationId)
      if (copy === undefined) throw new Error('The preservation is missing.')
      return copy
    }
    const copy = await readSteps()
    const [first, second] = copy.steps
    if (first === undefined || second === undefined) throw new Error('The steps are missing.')
    await signInAs('customer.admin')
    await page.goto(`/preservation/${refinery}/${preservationId}/view`)
    const interval = page.getByRole('spinbutton', { name: `Interval of ${first.name}` })
    await interval.fill('61')
    const saveOther = async (intervals: Readonly<Record<string, number>>) => {
      const now = await readSteps()
      const steps = now.steps.map((step) => ({ ...step, interval: intervals[step.id] ?? step.interval }))
      await other.preservations.save({ params: { projectId: refinery }, body: [{ ...now, steps }] })
    }
    await saveOther({ [second.id]: 62 })
    await page.keyboard.press('Control+s')
    const panel = page.getByRole('region', { name: /while you were editing/ })
    await expect(panel.getByRole('group', { name: `Interval of ${second.name}` })).toContainText('62')
    await expect(panel.getByRole('radio')).toHaveCount(0)
    await saveOther({ [first.id]: 63 })
    await page.keyboard.press('Control+s')
    await panel
      .getByRole('group', { name: `Interval of ${first.name}` })
      .getByRole('radio', { name: /61/ })
      .press('Space')
    await page.keyboard.press('Control+s')
    await expect(page).toHaveURL(/\/preservations$/)
    const { steps } = await readSteps()
    expect(steps.map(({ interval: days }) => days).slice(0, 2)).toEqual([61, 62])
  })

  test('stays open with what was typed during its save, and the next save stores it', async ({
    page,
    signInAs,
    faults,
  }) => {
    const { preservationId } = preservationNamed('Pressure Vessels')
    await signInAs('customer.admin')
    await page.goto(`/preservation/${refinery}/${preservationId}/view`)
    const name = page.getByRole('textbox', { name: 'Preservation Name' })
    await name.fill('Vessels')
    const release = faults.hold('preservations.save')
    await page.keyboard.press('Control+s')
    await name.press('End')
    await name.pressSequentially(' and tanks')
    release()
    await expect(unsavedBar(page)).toContainText('Your later changes are not saved yet.')
    await expect(name).toHaveValue('Vessels and tanks')
    await expect(name).toBeFocused()
    await page.keyboard.press('Control+s')
    await expect(page).toHaveURL(/\/preservations$/)
    await expect(rowHeaders(page).filter({ hasText: /^Vessels and tanks$/ })).toHaveCount(1)
  })

  test('that the server rejects stays in the editor with the text of the server [PRES-25]', async ({
    page,
    signInAs,
    faults,
  }) => {
    await signInAs('customer.admin')
    await page.goto(`/preservation/${refinery}/${preservationNamed('Heat Exchangers').preservationId}/view`)
    await page.getByRole('textbox', { name: 'Preservation Name' }).fill('Coolers')
    faults.failNext('preservations.save', new Problem({ status: 403, message: 'The project is closed.' }))
    await page.keyboard.press('Control+s')
    await expect(unsavedBar(page)).toContainText('The project is closed.')
    await expect(page.getByRole('textbox', { name: 'Preservation Name' })).toHaveValue('Coolers')
  })

  test('fits a phone of 320 px', async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await signInAs('customer.admin')
    for (const path of [
      '/preservations/new',
      `/preservation/${refinery}/${preservationNamed('Heat Exchangers').preservationId}/view`,
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: /^Initial Preservation/ })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    }
  })
})
