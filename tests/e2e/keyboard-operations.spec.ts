import type { Page } from '@playwright/test'
import type { Client } from '@sitewright/api-client/client'
import { follow, Keyboard } from '../support/keyboard'
import { findProjectId, findSite } from '../support/site-world'
import { expect, test } from '../support/test'

const REFINERY = 'Northgate Refinery Expansion'
const TARGET = 'Crude Unit 2'
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

interface Task {
  readonly name: string
  /** How many presses the task may need, without typed text. */
  readonly limit: number
  readonly account?: string
  /** What Jump to opens one after the other, from Home. */
  readonly way: readonly string[]
  readonly perform: (keyboard: Keyboard, page: Page, admin: Client) => Promise<void>
}

const TASKS: readonly Task[] = [
  {
    name: 'edit a license',
    limit: 9,
    account: 'super.admin',
    way: ['Northgate Constructors'],
    perform: async (keyboard, page) => {
      await keyboard.moveTo(link(page, 'Edit'))
      await keyboard.press('Enter')
      await keyboard.moveTo(page.getByRole('textbox', { name: 'Company' }))
      await keyboard.press('End')
      await keyboard.type(' of Alberta')
      await keyboard.press('Control+s')
      await expect(page).toHaveURL(/\/license\/1\/view$/)
    },
  },
  {
    name: 'build a tree of five sites',
    limit: 21,
    way: ['Hydrogen Plant'],
    perform: async (keyboard, page) => {
      await keyboard.moveTo(link(page, 'Manually Add Site'))
      await keyboard.press('Enter')
      await keyboard.moveTo(button(page, 'Add'))
      await keyboard.press('Enter')
      await keyboard.type('West Yard')
      await keyboard.press('Shift+Enter')
      await keyboard.type('Row 1')
      await keyboard.press('Enter')
      await keyboard.type('Row 2')
      await keyboard.press('Enter')
      await keyboard.type('Row 3')
      await keyboard.press('Shift+Enter')
      await keyboard.type('Bin 1')
      await keyboard.press('Control+s')
      await expect(page.getByText('Site hierarchy saved.')).toBeVisible()
    },
  },
  {
    name: 'print the label of a site',
    limit: 15,
    way: [REFINERY],
    perform: async (keyboard, page) => {
      await keyboard.press('/')
      await keyboard.type('Utilities')
      await expect(page.getByRole('row')).toHaveCount(1)
      await keyboard.press('ArrowDown')
      await keyboard.moveTo(button(page, 'Print a label for Utilities'))
      await keyboard.press('Enter')
      const print = page.getByRole('dialog').getByRole('button', { name: /^(Print|Download)/ })
      const download = page.waitForEvent('download')
      await keyboard.moveTo(print)
      await keyboard.press('Enter')
      await download
    },
  },
  {
    name: 'add a config',
    limit: 36,
    way: ['Jetty 3', 'Project Config'],
    perform: async (keyboard, page) => {
      // It is above the tabs, so not around the page.
      await keyboard.moveTo(button(page, 'Add Config'), 'Shift+Tab')
      await keyboard.press('Enter')
      await expect(page.getByRole('menuitem').first()).toBeFocused()
      await keyboard.type('Receipt')
      await keyboard.press('Enter')
      await expect(page.getByText('Configuration added.')).toBeVisible()
    },
  },
  {
    name: 'change a config',
    limit: 21,
    way: [REFINERY, 'Project Config'],
    perform: async (keyboard, page) => {
      await keyboard.press('/')
      await keyboard.type('minimum')
      await keyboard.moveTo(page.getByRole('spinbutton', { name: 'Minimum Storage Levels' }))
      await keyboard.press('Control+a')
      await keyboard.type('3')
      await keyboard.press('Control+s')
      await expect(page.getByText(/Config saved\.|Updated configs\./)).toBeVisible()
    },
  },
  {
    name: 'change a document number',
    limit: 8,
    way: [REFINERY, 'Document Numbering'],
    perform: async (keyboard, page) => {
      const field = page
        .getByRole('row', { name: /Issue Ticket/ })
        .getByRole('textbox')
        .or(page.getByRole('row', { name: /Issue Ticket/ }).getByRole('spinbutton'))
      await keyboard.moveTo(field)
      await keyboard.type('19000')
      await keyboard.press('Control+s')
      await expect(page.getByText('Document numbering updated.')).toBeVisible()
    },
  },
  {
    name: 'add a workflow',
    limit: 36,
    way: ['New Workflow'],
    perform: async (keyboard, page) => {
      await keyboard.moveTo(page.getByRole('textbox', { name: /^(Workflow )?Name/ }))
      await keyboard.type('Cable Testing')
      await keyboard.moveTo(page.getByRole('combobox', { name: 'Projects' }))
      await keyboard.type('Jetty 3')
      await page.getByRole('option', { name: /^Jetty 3/ }).waitFor()
      await keyboard.press('Enter', 'Escape')
      await keyboard.moveTo(button(page, 'Add phase'))
      await keyboard.press('Enter')
      await expect(page.getByRole('menuitem').first()).toBeFocused()
      await keyboard.press('Enter')
      await expect(page.getByRole('textbox', { name: 'Phase Name' })).toBeFocused()
      await keyboard.type('Test')
      await keyboard.press('Tab', 'Control+a')
      await keyboard.type('100')
      await keyboard.press('Enter')
      await keyboard.moveTo(button(page, 'Create Item in Test'))
      await keyboard.press('Enter')
      await keyboard.type('Test the cable')
      await keyboard.press('Enter')
      await expect(button(page, 'Test the cable')).toBeVisible()
      await keyboard.moveTo(button(page, 'Edit Weights: Test'))
      await keyboard.press('Enter')
      await keyboard.moveTo(page.getByRole('spinbutton', { name: 'Test the cable' }))
      await keyboard.press('=')
      await keyboard.moveTo(button(page, 'OK'))
      await keyboard.press('Enter', 'Control+s')
      await expect(page.getByText('Workflow has been saved successfully.')).toBeVisible()
    },
  },
  {
    name: 'copy a site tree',
    limit: 13,
    way: [TARGET, 'Copy'],
    perform: async (keyboard, page) => {
      await keyboard.moveTo(page.getByRole('combobox', { name: 'Source project' }))
      await keyboard.type(REFINERY)
      await page.getByRole('option', { name: new RegExp(`: ${REFINERY}$`) }).waitFor()
      await keyboard.press('Enter')
      await keyboard.moveTo(page.getByRole('searchbox', { name: 'Filter sites' }))
      await keyboard.type('Utilities')
      await keyboard.press('ArrowDown')
      await keyboard.moveTo(button(page, 'Copy Utilities'))
      await keyboard.press('Enter')
      await expect(page.getByText('Added site to the project.')).toBeVisible()
    },
  },
  {
    name: 'add a preservation',
    limit: 13,
    way: ['New Preservation'],
    perform: async (keyboard, page) => {
      await keyboard.moveTo(page.getByRole('textbox', { name: 'Preservation Name' }))
      await keyboard.type('Valve Seats')
      await keyboard.press('Tab')
      await keyboard.type('refinery exp')
      await expect(page.getByRole('option')).toHaveCount(1)
      await keyboard.press('Enter', 'Escape')
      await keyboard.moveTo(button(page, 'Add step to Recurring Preservation'))
      await keyboard.press('Enter')
      await keyboard.type('Check seats')
      await keyboard.press('Control+s')
      await expect(page.getByText('Preservation successfully added')).toBeVisible()
    },
  },
  {
    name: 'move a shortcut',
    limit: 11,
    way: ['Shortcuts'],
    perform: async (keyboard, page) => {
      await keyboard.moveTo(button(page, /^Move .* down$/).first())
      await keyboard.press('Enter', 'Control+s')
      await expect(page.getByText('Shortcuts updated.')).toBeVisible()
    },
  },
  {
    name: 'draw a polygon',
    limit: 37,
    way: [REFINERY],
    perform: async (keyboard, page, admin) => {
      const projectId = await findProjectId(admin, REFINERY)
      const { siteId } = await findSite(admin, projectId, 'Utilities')
      await keyboard.press('/')
      await keyboard.type('Utilities')
      await expect(page.getByRole('row')).toHaveCount(1)
      await keyboard.press('ArrowDown', 'Enter')
      await expect(page).toHaveURL(new RegExp(`/site/${siteId}`))
      await keyboard.moveTo(button(page, 'Polygon').or(page.getByRole('radio', { name: 'Polygon' })))
      await keyboard.press('Space')
      await keyboard.moveTo(button(page, 'Clear'))
      await keyboard.press('Enter')
      await keyboard.moveTo(page.getByRole('application', { name: 'Map' }), 'Shift+Tab')
      await keyboard.press(
        'Enter',
        'ArrowRight',
        'ArrowRight',
        'Enter',
        'ArrowDown',
        'ArrowDown',
        'Enter',
        'c',
        'Control+s',
      )
      await expect(page.getByText('Site saved.')).toBeVisible()
      const { location } = (await admin.sites.one({ params: { siteId } })).body
      expect(location?.geometry).toMatchObject({ type: 'Polygon', coordinates: [{ length: 4 }] })
    },
  },
]

for (const { name, limit, account = 'customer.admin', way, perform } of TASKS) {
  test(`${name} from Home by keyboard alone, with at most ${limit} presses`, async ({ page, signInAs, clientOf }) => {
    const admin = await clientOf('super.admin')
    await signInAs(account)
    await page.goto('/')
    const keyboard = new Keyboard(page)
    await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible()
    await follow(keyboard, page, way)
    await perform(keyboard, page, admin)
    test.info().annotations.push({ type: 'presses', description: `${keyboard.presses}` })
    expect(keyboard.presses).toBeLessThanOrEqual(limit)
  })
}
