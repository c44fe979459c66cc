import type { Page } from '@playwright/test'
import { button, unsavedBar } from '../support/page-parts'
import { test } from '../support/faulty-gateway'
import { expect } from '../support/test'

const PROJECT = 'Northgate Refinery Expansion'
const DRAWING = 102
const RECEIPT = 107
const field = (page: Page, name: string) => page.getByRole('spinbutton', { name: `New Next Number of ${name}` })
const rejected = (page: Page) =>
  page.getByRole('dialog', { name: 'Failed to update document numbering for the following document types' })

async function openTab(page: Page): Promise<void> {
  await page.goto('/projects/12/view')
  await page.getByRole('link', { name: 'Document Numbering' }).press('Enter')
  await expect(field(page, 'Receipt')).toBeVisible()
}

test.describe('the document numbers of a project', () => {
  test('are changed by keyboard and loaded again [NUM-01, NUM-02, NUM-05, NUM-12, NUM-17, MSG-19, PROJ-29]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('customer.admin')
    await openTab(page)
    await expect(page).toHaveTitle(`${PROJECT} · Document Numbering · Sitewright`)
    await expect(page.getByRole('rowheader')).toHaveCount(8)
    await field(page, 'Asset').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(field(page, 'Issue Ticket')).toBeFocused()
    await page.keyboard.type('11000')
    await expect(unsavedBar(page)).toContainText('Issue Ticket')
    const sent = page.waitForRequest(/autonumbering\/update$/)
    const loaded = page.waitForRequest(/autonumbering$/)
    await page.keyboard.press('Control+s')
    expect((await sent).postDataJSON()).toEqual([
      { resourceType: 103, expectedNextNumber: 10_482, newNextNumber: 11_000 },
    ])
    // The types are those of the list, with the added one (NUM-17).
    expect((await loaded).postDataJSON()).toContain(707)
    await expect(page.getByText('Document numbering updated.')).toBeVisible()
    await expect(unsavedBar(page)).toHaveCount(0)
    await expect(page.getByRole('row', { name: /Issue Ticket/ })).toContainText('11000')
  })

  test('that someone else changed first are listed with a refresh, and the others stay saved [NUM-03, NUM-08, NUM-09, NUM-10, NUM-11, NUM-15, NUM-16, NUM-19, MSG-20]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    await signInAs('customer.admin')
    await openTab(page)
    await field(page, 'Receipt').fill('2250')
    await field(page, 'Shipment').fill('900')
    const other = await clientOf('super.admin')
    await other.documentNumbering.update({
      params: { projectId: 12 },
      body: [
        { resourceType: RECEIPT, expectedNextNumber: 2290, newNextNumber: 2296 },
        { resourceType: DRAWING, expectedNextNumber: 318, newNextNumber: 320 },
      ],
    })
    await page.keyboard.press('Control+s')
    await expect(rejected(page).getByRole('row').last()).toHaveText(/Receipt.*2250.*2296/)
    await expect(rejected(page).getByText('Shipment is saved as 900.')).toBeVisible()
    await expect(rejected(page).getByRole('row')).toHaveCount(2)
    await expect(page.getByRole('radio')).toHaveCount(0)
    await expect(rejected(page).getByRole('button', { name: 'Refresh' })).toBeFocused()
    await expect(page.getByText('Document numbering updated.')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(rejected(page)).toHaveCount(0)
    await expect(field(page, 'Receipt')).toHaveValue('2296')
    await expect(field(page, 'Shipment')).toHaveValue('900')
    await expect(field(page, 'Drawing Transmittal')).toHaveValue('320')
    await expect(unsavedBar(page)).toHaveCount(0)
  })

  test('are refreshed only after a question if numbers were typed [NUM-02, NUM-03]', async ({ page, signInAs }) => {
    await signInAs('customer.admin')
    await openTab(page)
    await field(page, 'Asset').fill('5000')
    await button(page, 'Refresh').press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Discard your changes and refresh?' })
    await question.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(field(page, 'Asset')).toHaveValue('5000')
    await button(page, 'Refresh').press('Enter')
    const loaded = page.waitForRequest(/autonumbering$/)
    await question.getByRole('button', { name: 'Discard and refresh' }).press('Enter')
    await loaded
    await expect(field(page, 'Asset')).toHaveValue('1204')
    await expect(button(page, 'Refresh')).toBeFocused()
  })

  test('show the text of the server, or their own, when they fail [NUM-13, NUM-14, MSG-17, MSG-18, RES-17, MSG-21]', async ({
    page,
    signInAs,
    faults,
  }) => {
    await signInAs('customer.admin')
    faults.failNext('resources.types', new Error('down'))
    await page.goto('/projects/12/view/documentNumbering')
    await expect(page.getByRole('heading', { name: 'Failed to fetch resource types.' })).toBeVisible()
    await button(page, 'Retry').press('Enter')
    await expect(field(page, 'Asset')).toBeVisible()
    faults.failNext('documentNumbering.list', new Error('down'))
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Failed to fetch document numbering.' })).toBeVisible()
    await button(page, 'Retry').press('Enter')
    await field(page, 'Asset').fill('5000')
    faults.failNext('documentNumbering.update', new Error('down'))
    await page.keyboard.press('Control+s')
    await expect(unsavedBar(page)).toContainText('Something went wrong on the server')
    await expect(field(page, 'Asset')).toHaveValue('5000')
  })
})
