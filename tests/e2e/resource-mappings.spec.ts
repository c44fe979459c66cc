import type { Page } from '@playwright/test'
import { Problem } from '@sitewright/domain/shared/problem'
import { test } from '../support/faulty-gateway'
import { expect } from '../support/test'

const PROJECT = 'Northgate Refinery Expansion'
/** A failure without a text of the server. */
const silent = () => new Problem({ status: 503, message: '' })
const field = (page: Page, name: string) =>
  page.getByRole('combobox', { name: `Resource types of ${name}`, exact: true })
const remove = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}`, exact: true })
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ has: field(page, name) })

async function openProject(page: Page, search: string, name: string): Promise<void> {
  await page.goto('/projects')
  await page.getByRole('searchbox', { name: 'Filter projects' }).fill(search)
  await page.getByRole('link', { name }).press('Enter')
  await expect(page.getByRole('link', { name: 'Resource Workflows Config' })).toBeVisible()
}

test.describe('the workflows of resource types', () => {
  test('load when their tab opens, and are assigned and removed by keyboard [PROJ-29, PROJ-30, RES-22, RES-24, RES-26, RES-27, RES-32, MSG-75]', async ({
    page,
    signInAs,
  }) => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await signInAs('customer.admin')
    await openProject(page, 'refinery', PROJECT)
    expect(sent.filter((url) => /resourcetype\/|workflow\/getAll/.test(url))).toEqual([])
    await page.getByRole('link', { name: 'Resource Workflows Config' }).press('Enter')
    await expect(page).toHaveTitle(`${PROJECT} · Resource Workflows Config · Sitewright`)
    await expect(field(page, 'Concrete Pour')).toBeVisible()
    // Archived, and with a Production item.
    await expect(field(page, 'Hydrotest')).toHaveCount(0)
    await expect(field(page, 'Precast Production')).toHaveCount(0)
    await field(page, 'Concrete Pour').focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option', { name: /Valve/ })).toContainText('Used by Structural Steel Erection.')
    await page.keyboard.type('pipe')
    const added = page.waitForRequest(/resourcetype\/workflow$/)
    await page.keyboard.press('Enter')
    expect((await added).postDataJSON()).toEqual([{ WorkflowId: expect.any(Number), ResourceTypes: [201] }])
    await expect(page.getByText('Config saved.')).toBeVisible()
    await page.keyboard.press('Escape')
    await remove(page, 'Pipe Spool').focus()
    const removed = page.waitForRequest(/resourcetype\/workflows\/delete$/)
    await page.keyboard.press('Enter')
    expect((await removed).postDataJSON()).toEqual([{ WorkflowId: expect.any(Number), ResourceTypes: [201] }])
    await expect(page.getByText('Config Removed.')).toBeVisible()
    await expect(remove(page, 'Pipe Spool')).toHaveCount(0)
    await expect(field(page, 'Concrete Pour')).toBeFocused()
  })

  test('are copied to another project without the types that have a config there [RES-28, RES-29, RES-30]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('customer.admin')
    await openProject(page, 'tank farm', 'Tank Farm Revamp')
    await page.getByRole('link', { name: 'Resource Workflows Config' }).press('Enter')
    await field(page, 'Valve Installation').focus()
    await page.keyboard.type('instrument')
    await page.keyboard.press('Enter')
    await expect(remove(page, 'Instrument')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Copy to project' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Copy the resource types to another project' })
    await dialog.getByRole('combobox', { name: 'Project' }).focus()
    await page.keyboard.type('refinery')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Valve already has a config assigned')).toBeVisible()
    await expect(dialog.getByText('Valve Installation: Instrument')).toBeVisible()
    const copied = page.waitForRequest(/resourcetype\/workflow$/)
    await dialog.getByRole('button', { name: 'Copy', exact: true }).press('Enter')
    expect((await copied).postDataJSON()).toEqual([{ WorkflowId: expect.any(Number), ResourceTypes: [206] }])
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Copy to project' })).toBeFocused()
    await openProject(page, 'refinery', PROJECT)
    await page.getByRole('link', { name: 'Resource Workflows Config' }).press('Enter')
    await expect(row(page, 'Valve Installation').getByRole('button', { name: 'Remove Instrument' })).toBeVisible()
  })

  test('stay as they were if a save fails [MSG-75]', async ({ page, signInAs, faults }) => {
    await signInAs('customer.admin')
    await openProject(page, 'refinery', PROJECT)
    await page.getByRole('link', { name: 'Resource Workflows Config' }).press('Enter')
    faults.failNext('resourceMappings.removeFromWorkflows', silent())
    await remove(page, 'Steel Member').press('Enter')
    await expect(page.getByText('Config was not removed.')).toBeVisible()
    await expect(remove(page, 'Steel Member')).toBeVisible()
    faults.failNext('resourceMappings.addToWorkflows', silent())
    await field(page, 'Concrete Pour').focus()
    await page.keyboard.type('pipe')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Config was not saved.')).toBeVisible()
  })
})

test('the preservations of resource types load when their tab opens, and a type can have several [PROJ-30, RES-23, RES-25, RES-32, MSG-75]', async ({
  page,
  signInAs,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await signInAs('customer.admin')
  await openProject(page, 'refinery', PROJECT)
  expect(sent.filter((url) => url.includes('preservation'))).toEqual([])
  await page.getByRole('link', { name: 'Resource Preservation Config' }).press('Enter')
  await expect(page).toHaveTitle(`${PROJECT} · Resource Preservation Config · Sitewright`)
  for (const name of ['Rotating Equipment', 'Valves and Actuators'])
    await expect(row(page, name).getByRole('button', { name: 'Remove Valve' })).toBeVisible()
  await field(page, 'Electrical Panels').focus()
  await page.keyboard.type('valve')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Config saved.')).toBeVisible()
  await page.keyboard.press('Escape')
  await row(page, 'Electrical Panels').getByRole('button', { name: 'Remove Valve' }).press('Enter')
  await expect(page.getByText('Config Removed.')).toBeVisible()
  await expect(field(page, 'Electrical Panels')).toBeFocused()
})
