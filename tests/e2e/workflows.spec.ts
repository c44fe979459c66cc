import type { Page } from '@playwright/test'
import { projectNamed } from '../../apps/gateway/src/db/demo/projects'
import { expect, test } from '../support/test'

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Workflow Name' })
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

/** Opens a workflow from the list. */
async function open(page: Page, name: string): Promise<void> {
  await page.goto('/workflow')
  await page.getByRole('link', { name, exact: true }).press('Enter')
  await expect(nameField(page)).toHaveValue(name)
}

test.describe('workflows', () => {
  test('are listed, found, filtered and archived after a question [WF-01, WF-04, WF-05, WF-08, WF-10, WF-11, WF-15, WF-17, NAV-12, MSG-59]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    await signInAs('customer.admin')
    await page.goto('/')
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Workflow', exact: true })
      .press('Enter')
    await expect(page).toHaveURL(/\/workflow$/)
    const table = page.getByRole('table', { name: 'Workflow' })
    await expect(row(page, 'Valve Installation')).toContainText('Multiple Projects')
    await page.keyboard.press('/')
    await page.keyboard.type('PAINT')
    await expect(table.getByRole('row')).toHaveCount(2)
    await row(page, 'Painting and Insulation')
      .getByRole('button', { name: /^Archive/ })
      .press('Enter')
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('listitem')).toHaveText([/Northgate Refinery Expansion/])
    await question.getByRole('button', { name: 'Archive workflow' }).press('Enter')
    await expect(page.getByText('Workflow successfully archived.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No workflows found' })).toBeVisible()
    const client = await clientOf('customer.admin')
    const { body } = await client.workflows.ofProjects({ body: [12] })
    expect(body.find(({ name }) => name === 'Painting and Insulation')).toMatchObject({ isDecommissioned: true })
  })

  test('show what another project does to their equipment statuses, and are not saved before that is settled [WF-64, WF-80]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    await signInAs('customer.admin')
    await open(page, 'Equipment Readiness')
    // Its statuses are equal, but several projects use those of the license.
    await page.getByRole('combobox', { name: 'Projects' }).focus()
    await page.keyboard.type('Crude')
    // Until the statuses of all projects are loaded, none can be added.
    await expect(page.getByRole('option', { name: /^Crude Unit 2/ })).toBeEnabled()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    const codes = page.getByRole('list', { name: 'The equipment statuses of the selected projects differ' })
    await expect(codes.getByRole('listitem')).toHaveText([
      /^Calibration due \(code 4\) would be named On hire .* Ready › Serviced, Ready › Handed over/,
      /^Under repair \(code 5\) would be named In transit .* Ready › Serviced/,
    ])
    await page.keyboard.press('Control+s')
    await expect(codes).toBeVisible()
    const client = await clientOf('customer.admin')
    const { body } = await client.workflows.list({ query: { search: 'Equipment Readiness' } })
    expect(body.map(({ copies }) => copies.length)).toEqual([1])
    // Without the project, nothing changes what the codes mean.
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(codes).toBeHidden()
  })

  test('are added by keyboard with a phase, an item and a project [WF-19, WF-20, WF-21, WF-29, WF-30, WF-37, WF-57, WF-62, WF-75, WF-77, ITEM-01, ITEM-02, MSG-57]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('customer.admin')
    await page.goto('/workflow')
    await page.getByRole('link', { name: 'Add Workflow' }).press('Enter')
    await expect(page).toHaveURL(/\/workflow\/new$/)
    await nameField(page).focus()
    await page.keyboard.type('Cable Pulling')
    await page.getByRole('combobox', { name: 'Projects' }).focus()
    await page.keyboard.type('Jetty 3')
    await page.getByRole('option', { name: /^Jetty 3/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Add phase' }).press('Enter')
    await page.getByRole('menuitem', { name: 'New phase' }).press('Enter')
    await expect(page.getByRole('textbox', { name: 'Phase Name' })).toBeFocused()
    await page.keyboard.type('Pull')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('100')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Create Item in Pull' }).press('Enter')
    await expect(page.getByRole('textbox', { name: 'Item Name' })).toBeFocused()
    await page.keyboard.type('Pull the cable')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Pull the cable', exact: true })).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(
      page.getByRole('link', { name: 'Pull: Sum of item weight within Phase must be equal 100' }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Edit Weights: Pull' }).press('Enter')
    await page.getByRole('spinbutton', { name: 'Pull the cable' }).focus()
    await page.keyboard.press('=')
    await page.getByRole('button', { name: 'OK' }).press('Enter')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Workflow has been saved successfully.')).toBeVisible()
    await expect(page).toHaveURL(/\/workflow$/)
    await expect(row(page, 'Cable Pulling')).toContainText('Jetty 3')
  })

  test('are copied with no project, and saved with another key and other ids [WF-22, WF-23, WF-24, WF-27, WF-28]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const client = await clientOf('customer.admin')
    const readAll = async () => (await client.workflows.ofProjects({ body: [12] })).body
    const idsOf = ({ workflowData }: Awaited<ReturnType<typeof readAll>>[number]) =>
      workflowData.phases.flatMap(({ phaseId, items }) => [phaseId, ...items.map(({ itemId }) => itemId)])
    const source = (await readAll()).find(({ name }) => name === 'Concrete Pour')
    if (source === undefined) throw new Error('The demo data has no Concrete Pour.')
    await signInAs('customer.admin')
    await page.goto('/workflow')
    await page.getByRole('button', { name: 'Copy Concrete Pour' }).press('Enter')
    await expect(page).toHaveURL(/\/workflow\/new\?id=\d+&projectId=\d+&copy=true$/)
    const add = page.getByRole('button', { name: 'Add Workflow' })
    await expect(add).toHaveAccessibleDescription('Select at least one project.')
    await expect(nameField(page)).toHaveValue('Concrete Pour')
    await nameField(page).fill('Copy of the pour')
    await page.getByRole('combobox', { name: 'Projects' }).focus()
    await page.keyboard.type('Northgate Refinery Expansion')
    await page.getByRole('option', { name: /^Northgate Refinery Expansion/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await add.press('Enter')
    await expect(page.getByText('Workflow has been saved successfully.')).toBeVisible()
    await expect(row(page, 'Copy of the pour')).toContainText('Northgate Refinery Expansion')
    const copy = (await readAll()).find(({ name }) => name === 'Copy of the pour')
    if (copy === undefined) throw new Error('The copy is not stored.')
    expect(copy.workflowRelatedKey).not.toBe(source.workflowRelatedKey)
    const old = new Set(idsOf(source))
    expect(idsOf(copy)).toHaveLength(old.size)
    expect(idsOf(copy).filter((id) => old.has(id))).toEqual([])
    expect((await readAll()).find(({ workflowId }) => workflowId === source.workflowId)).toEqual(source)
  })

  test('of several projects show what someone else changed in one of them, and overwrite it only after a choice [WF-07, WF-71, WF-74]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    await signInAs('customer.admin')
    await open(page, 'Valve Installation')
    const client = await clientOf('super.admin')
    const tanks = projectNamed('Tank Farm Revamp').projectId
    const stored = (await client.workflows.ofProjects({ body: [tanks] })).body.find(
      ({ name }) => name === 'Valve Installation',
    )
    if (stored === undefined) throw new Error('The demo data has no Valve Installation in Tank Farm Revamp.')
    const params = { projectId: tanks, workflowId: stored.workflowId }
    const namesOfCopies = async () => (await client.workflows.one({ params })).body.map(({ name }) => name)
    await client.workflows.save({
      params,
      body: {
        workflowType: stored.workflowType,
        name: 'Valve Works',
        projectId: tanks,
        workflowData: stored.workflowData,
        WorkflowId: stored.workflowId,
        WorkflowRelatedKey: stored.workflowRelatedKey,
        version: stored.version,
      },
    })
    await nameField(page).focus()
    await page.keyboard.press('End')
    await page.keyboard.type(' 2')
    await page.keyboard.press('Control+s')
    const panel = page.getByRole('region', { name: /changed the copy in Tank Farm Revamp/ })
    await expect(panel.getByRole('heading')).toBeFocused()
    await expect(panel.locator('legend')).toHaveText('Workflow Name in Tank Farm Revamp')
    await page.keyboard.press('Control+s')
    await expect(panel.getByRole('radio', { name: /Valve Works$/ })).toBeFocused()
    expect(await namesOfCopies()).toEqual(['Valve Works', 'Valve Installation', 'Valve Installation'])
    await panel.getByRole('radio', { name: /Valve Installation 2$/ }).press('Space')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Workflow Successfully Modified')).toBeVisible()
    expect(await namesOfCopies()).toEqual(Array.from({ length: 3 }, () => 'Valve Installation 2'))
  })

  test('of two people are merged row by row, and the panel asks by name about the rows that both changed [WF-74, WF-75, WF-79, WF-82, WF-83, MSG-58]', async ({
    page,
    secondPage,
    signInAs,
    clientOf,
  }) => {
    await signInAs('customer.admin')
    await signInAs('super.admin', secondPage)
    for (const browser of [page, secondPage]) await open(browser, 'Concrete Pour')
    const setWeights = async (browser: Page, ...weights: string[]) => {
      await browser.getByRole('button', { name: 'Edit Weights: Form' }).press('Enter')
      const fields = browser.getByRole('dialog').getByRole('spinbutton')
      for (const [at, weight] of weights.entries()) await fields.nth(at).fill(weight)
      await browser.getByRole('dialog').getByRole('button', { name: 'OK' }).press('Enter')
    }
    await nameField(secondPage).fill('Concrete Works')
    await setWeights(secondPage, '40', '60')
    await secondPage.keyboard.press('Control+s')
    await expect(secondPage.getByText('Workflow Successfully Modified')).toBeVisible()

    await page.getByRole('button', { name: 'Vibrate', exact: true }).press('Alt+ArrowUp')
    await setWeights(page, '30', '70')
    await page.keyboard.press('Control+s')
    const panel = page.getByRole('region', { name: /changed this at \d/ })
    await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()
    await expect(panel.locator('legend')).toHaveText(['Weight of Build formwork', 'Weight of Place rebar'])
    await expect(panel.getByRole('group', { name: 'Workflow Name' })).toContainText('Concrete Works')
    await expect(nameField(page)).toHaveValue('Concrete Works')
    await panel.getByRole('button', { name: 'Use their changes' }).press('Enter')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Workflow Successfully Modified')).toBeVisible()

    const client = await clientOf('customer.admin')
    const { body } = await client.workflows.ofProjects({ body: [12] })
    const saved = body.find(({ name }) => name === 'Concrete Works')
    const namesAndWeights = saved?.workflowData.phases.map(({ items }) =>
      items.map((item) => [item.itemName, item.itemWeight]),
    )
    expect(namesAndWeights?.slice(0, 2)).toEqual([
      [
        ['Build formwork', 40],
        ['Place rebar', 60],
      ],
      [
        ['Vibrate', 50],
        ['Pour', 50],
      ],
    ])
    await page.goto(`/workflow/12/${saved?.workflowId}/view`)
    await page.getByRole('link', { name: 'Activity', exact: true }).press('Enter')
    await expect(page).toHaveURL(/\/activity$/)
    // The heading, then the entries.
    await expect(page.getByRole('main').getByText('Concrete Works').nth(1)).toBeVisible()
  })

  test('run their draft dry by keyboard, step by step, and come back to it as it was [WF-85, WF-86, WF-89, WF-91, WF-94]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('customer.admin')
    await open(page, 'Pipe Spool Fabrication')
    await nameField(page).press('End')
    await page.keyboard.type(' B')
    await page.getByRole('button', { name: 'Dry run' }).press('Enter')
    await expect(page.getByText('Draft with 1 unsaved change')).toBeVisible()
    const writes: string[] = []
    page.on('request', (request) => {
      if (!['GET', 'OPTIONS'].includes(request.method())) writes.push(request.url())
    })
    const steps = page.getByRole('region', { name: 'What happens' })
    await page.getByRole('button', { name: 'Complete Material arrives at gate' }).press('Space')
    await expect(page.getByRole('button', { name: 'Complete Count and inspect' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Complete Choose method' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Field weld' }).press('Enter')
    await expect(steps.getByText('Weld in field, because you chose Field weld')).toBeVisible()
    await expect(page.getByText('Not on the path: Choose method is Field weld')).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(page.getByText('Waits for Choose method: Field weld')).toBeVisible()
    expect(writes).toEqual([])
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Dry run' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Back to the workflow' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Dry run' })).toBeFocused()
    await expect(nameField(page)).toHaveValue('Pipe Spool Fabrication B')
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeVisible()
  })

  test('offer the unsaved changes of this user on this device again, and of nobody else', async ({
    page,
    signInAs,
  }) => {
    await signInAs('customer.admin')
    await open(page, 'Laydown Receiving')
    await nameField(page).focus()
    await page.keyboard.press('End')
    await page.keyboard.type(' A')
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('sitewright.draft.'))))
      .toBe(true)
    await page.goto('about:blank')
    await open(page, 'Laydown Receiving')
    await page.getByRole('button', { name: 'Restore my changes' }).press('Enter')
    await expect(nameField(page)).toHaveValue('Laydown Receiving A')
    await page.goto('about:blank')
    await signInAs('super.admin')
    await open(page, 'Laydown Receiving')
    await expect(page.getByRole('button', { name: 'Restore my changes' })).toHaveCount(0)
  })

  test('give the reason to users without the project or the role [WF-31, PERM-11, PERM-12, PERM-13]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const [admin, editor] = [await clientOf('customer.admin'), await clientOf('workflow.editor')]
    const [all, own] = [await admin.workflows.list({ query: {} }), await editor.workflows.list({ query: {} })]
    const hidden = all.body.find((one) => !own.body.some(({ workflowId }) => workflowId === one.workflowId))
    if (hidden === undefined) throw new Error('workflow.editor sees every workflow.')
    await signInAs('workflow.editor')
    await page.goto(`/workflow/${hidden.projectId}/${hidden.workflowId}/view`)
    await expect(page.getByText('No project access to view workflow. Please assign project first')).toBeVisible()
    await page.goto('/workflow')
    await expect(page.getByRole('button', { name: /^Copy / }).first()).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByRole('link', { name: 'Add Workflow' })).toHaveCount(0)
  })
})
