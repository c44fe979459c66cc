import type { Page } from '@playwright/test'
import { textField, unsavedBar } from '../support/page-parts'
import { expect, test } from '../support/test'

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Northgate Constructors' }).getByRole('link')

async function addOverride(page: Page, project: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Add an override' }).focus()
  await page.keyboard.type(project)
  await expect(page.getByRole('option', { name: project })).toBeVisible()
  await page.keyboard.press('Enter')
}

test.describe('the internal settings of a license', () => {
  test('are edited by keyboard, with overrides of projects found by name [SET-02, SET-03, SET-04, SET-05, SET-06, SET-08, SET-11, SET-37, CONST-15, ERR-79, CONF-58]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    await signInAs('super.admin')
    await page.goto('/license/1/shortcuts')
    await expect(tabs(page)).toHaveText([
      'Configuration',
      'Resource Properties',
      'Shortcuts',
      'Intelliwave Settings',
      'Activity',
    ])
    await tabs(page).filter({ hasText: 'Intelliwave Settings' }).press('Enter')
    await expect(page).toHaveURL(/\/license\/1\/internalconfiguration$/)
    await expect(page).toHaveTitle(/Northgate Constructors · Intelliwave Settings/)
    await textField(page, 'OpportunityId').fill('OPP-30001')
    await addOverride(page, 'Switchyard 230 kV')
    await expect(textField(page, 'Override type of Switchyard 230 kV')).toBeFocused()
    await page.keyboard.type('Region')
    await page.keyboard.press('Tab')
    await expect(textField(page, 'Value of Switchyard 230 kV')).toBeFocused()
    await page.keyboard.type('East')
    await page.getByRole('searchbox', { name: 'Filter projects' }).fill('jetty')
    await textField(page, 'Override type of Jetty 3').fill('')
    await expect(unsavedBar(page)).toContainText('OpportunityId')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Updated license.')).toBeVisible()
    await expect(unsavedBar(page)).toHaveCount(0)
    const admin = await clientOf('super.admin')
    const { body } = await admin.internalSettings.read({ params: { licenseId: 1 } })
    expect(body.config.OpportunityId).toBe('OPP-30001')
    const idOf = (name: string) => body.projects.find((project) => project.name === name)?.projectId ?? 0
    expect(body.config.ProjectOverrides[idOf('Switchyard 230 kV')]).toEqual({ type: 'Region', value: 'East' })
    expect(Object.keys(body.config.ProjectOverrides)).not.toContain(String(idOf('Jetty 3')))

    await tabs(page).filter({ hasText: 'Activity' }).press('Enter')
    await expect(page).toHaveURL(/\/license\/1\/activity$/)
    const activity = page.getByRole('region', { name: 'Activity', exact: true })
    const entry = activity.getByRole('listitem').filter({ hasText: 'Changed the internal settings' }).first()
    await expect(entry).toContainText('OpportunityId')
    await expect(entry).toContainText('OPP-30001')
  })

  test('keep what was typed when someone else saves first', async ({ page, signInAs, clientOf }) => {
    await signInAs('super.admin')
    await page.goto('/license/2/internalconfiguration')
    await textField(page, 'CustomerCode').fill('HW-MINE')
    const other = await clientOf('super.admin')
    const params = { licenseId: 2 }
    const [first, second] = (await other.internalSettings.read({ params })).body.projects
    if (first === undefined || second === undefined) throw new Error('The license has two projects.')
    await addOverride(page, first.name)
    await textField(page, `Override type of ${first.name}`).fill('Mine')
    await other.internalSettings.save({
      params,
      body: {
        CustomerCode: 'HW-THEIRS',
        OpportunityId: 'O-2',
        ProjectOverrides: {
          [first.projectId]: { type: 'Theirs', value: 'East' },
          [second.projectId]: { type: 'Region', value: 'West' },
        },
      },
    })
    await page.keyboard.press('Control+s')
    await expect(page.locator('legend')).toHaveText(['CustomerCode', `Override type of ${first.name}`])
    await page.getByRole('button', { name: 'Keep my changes' }).press('Enter')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Updated license.')).toBeVisible()
    const { body } = await other.internalSettings.read({ params })
    expect(body.config).toMatchObject({
      CustomerCode: 'HW-MINE',
      OpportunityId: 'O-2',
      ProjectOverrides: {
        [first.projectId]: { type: 'Mine', value: 'East' },
        [second.projectId]: { type: 'Region', value: 'West' },
      },
    })
  })

  for (const account of ['customer.admin', 'viewer', 'harbour.admin']) {
    test(`are refused to ${account}, who sees no tab for them [SET-02, PERM-16, ROLE-14, ROUTE-34]`, async ({
      page,
      signInAs,
    }) => {
      await signInAs(account)
      await page.goto('/license/1/internalconfiguration')
      await expect(page.getByText('Insufficient permissions to access the page.')).toBeVisible()
      await expect(page).toHaveURL(/\/$/)
      if (account !== 'customer.admin') return
      await page.goto('/license/1')
      await expect(tabs(page)).toHaveText(['Configuration', 'Resource Properties', 'Shortcuts', 'Activity'])
    })
  }
})

test.describe('the settings of a license', () => {
  test('open at the first tab that the session may open [ROUTE-13, ROLE-17]', async ({ page, signInAs }) => {
    await signInAs('all.licenses')
    await page.goto('/license/1')
    await expect(page).toHaveURL(/\/license\/1\/internalconfiguration$/)
    await expect(textField(page, 'CustomerCode')).toBeVisible()
  })

  test('are denied to a viewer, whatever the tab', async ({ page, signInAs }) => {
    await signInAs('viewer')
    for (const address of ['/license/1', '/license/1/activity']) {
      await page.goto(address)
      await expect(page.getByText('Insufficient permissions to access the page.')).toBeVisible()
      await expect(page).toHaveURL(/\/$/)
    }
  })

  test('show the activity of their own license to its administrators', async ({ page, signInAs, clientOf }) => {
    const admin = await clientOf('customer.admin')
    const params = { licenseId: 1 }
    const { body } = await admin.shortcuts.list({ params })
    const removed = body.find(({ type }) => type === 'picks')
    await admin.shortcuts.remove({ params: { ...params, reportId: removed?.id ?? 0 } })
    await signInAs('customer.admin')
    await page.goto('/license/1/activity')
    const activity = page.getByRole('region', { name: 'Activity', exact: true })
    const entry = activity.getByRole('listitem').filter({ hasText: 'Deleted a shortcut' }).first()
    await expect(entry).toContainText('Dashboard shortcuts')
    await expect(entry).toContainText('Picks: Open Picks')
  })
})
