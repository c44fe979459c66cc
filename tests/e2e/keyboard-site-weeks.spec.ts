import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { follow, Keyboard } from '../support/keyboard'
import { listSites } from '../support/site-world'
import { expect, test } from '../support/test'

const ROWS = 19
const BINS = 20
/** A yard with 19 rows of 20 bins: 400 places, as a spreadsheet has them. */
const LINES = Array.from({ length: ROWS }, (_, row) =>
  Array.from({ length: BINS }, (__, bin) => `Laydown Yard\tRow ${row + 1}\tBin ${row + 1}.${bin + 1}`),
).flat()
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const siteRow = (page: Page, name: string) =>
  page.getByRole('row', { name: new RegExp(`^${name.replaceAll('.', '\\.')}( |$)`) })

/** Goes to a site of the Sites tab from anywhere on it. */
async function find(keyboard: Keyboard, page: Page, name: string): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Filter sites' })
  await expect(search).toBeVisible()
  await keyboard.press('/', 'Control+a')
  await expect(search).toBeFocused()
  await keyboard.type(name)
  await expect(siteRow(page, name)).toBeVisible()
  await keyboard.press('ArrowDown')
  await keyboard.moveTo(siteRow(page, name), 'ArrowDown')
}

test('a tree of 400 places is built, moved, drawn, labelled, copied and archived by keyboard alone [SITE-80, SITE-82, SITE-94, CODE-28]', async ({
  page,
  signInAs,
  clientOf,
}) => {
  test.slow()
  const admin = await clientOf('super.admin')
  const create = async (name: string) =>
    (await admin.projects.create({ body: { name, description: 'For one journey', licenseId: 1 } })).body.projectId
  const [projectId, targetId] = [await create('Harbor North'), await create('Harbor South')]
  await signInAs('super.admin')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible()
  const keyboard = new Keyboard(page)
  const step = async (name: string, limit: number, perform: () => Promise<void>): Promise<void> => {
    const before = keyboard.presses
    await test.step(name, perform)
    expect.soft(keyboard.presses - before, `presses to ${name}`).toBeLessThanOrEqual(limit)
  }

  await step('build', 25, async () => {
    await follow(keyboard, page, ['Harbor North'])
    await keyboard.moveTo(page.getByRole('link', { name: 'Bulk Add Sites' }))
    await keyboard.press('Enter')
    await keyboard.moveTo(page.getByRole('textbox', { name: 'Site paths' }))
    await page.keyboard.insertText(LINES.join('\n'))
    await keyboard.press('Control+Enter')
    await keyboard.moveTo(button(page, 'Create Sites'))
    await keyboard.press('Enter')
    await keyboard.moveTo(page.getByRole('link', { name: 'Show all sites' }))
    await keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/projects/${projectId}/view/sites`))
  })
  expect(await listSites(admin, projectId)).toHaveLength(1 + ROWS + ROWS * BINS)

  await step('move a bin to another row', 13, async () => {
    await find(keyboard, page, 'Bin 3.7')
    await keyboard.moveTo(button(page, 'Move Bin 3.7'))
    await keyboard.press('Enter')
    await keyboard.moveTo(page.getByRole('combobox', { name: 'Move below' }))
    await keyboard.type('Row 4')
    await keyboard.press('Enter')
    await keyboard.moveTo(page.getByRole('alertdialog').getByRole('button', { name: 'Move', exact: true }))
    await keyboard.press('Enter')
    await expect(page.getByText('1 site moved.')).toBeVisible()
  })

  await step('draw a polygon', 30, async () => {
    await find(keyboard, page, 'Row 5')
    await keyboard.press('Enter')
    await keyboard.moveTo(button(page, 'Polygon'))
    await keyboard.press('Space')
    await keyboard.moveTo(page.getByRole('application', { name: 'Map' }))
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
  })

  await step('print the labels of a row', 17, async () => {
    await follow(keyboard, page, ['Harbor North'])
    await find(keyboard, page, 'Row 6')
    await keyboard.moveTo(button(page, 'Print a label for Row 6'))
    await keyboard.press('Enter')
    await keyboard.moveTo(page.getByRole('dialog').getByRole('radio', { name: 'This site', exact: true }))
    await keyboard.press('ArrowDown')
    const download = page.waitForEvent('download')
    await keyboard.moveTo(page.getByRole('dialog').getByRole('button', { name: /^Download 21/ }))
    await keyboard.press('Enter')
    // A busy machine can refuse once, while the worker of labels starts. The button keeps the focus.
    const retry = page.getByRole('dialog').getByRole('button', { name: 'Retry' })
    const isRefused = retry.waitFor({ timeout: 100_000 }).then(
      () => true,
      () => false,
    )
    if (await Promise.race([download.then(() => false), isRefused])) await page.keyboard.press('Enter')
    const pdf = await readFile(await (await download).path(), 'latin1')
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(21)
  })

  await step('copy the tree to another project', 13, async () => {
    await follow(keyboard, page, ['Harbor South', 'Copy'])
    await keyboard.moveTo(page.getByRole('combobox', { name: 'Source project' }))
    await keyboard.type('Harbor North')
    await page.getByRole('option', { name: /Harbor North$/ }).waitFor()
    await keyboard.press('Enter')
    await expect(button(page, 'Copy Laydown Yard')).toBeVisible()
    await keyboard.moveTo(page.getByRole('searchbox', { name: 'Filter sites' }))
    await keyboard.press('ArrowDown')
    await keyboard.moveTo(button(page, 'Copy Laydown Yard'))
    await keyboard.press('Enter')
    await expect(page.getByText('Added site to the project.')).toBeVisible()
  })
  expect(await listSites(admin, targetId)).toHaveLength(400)

  await step('archive two rows', 22, async () => {
    await follow(keyboard, page, ['Harbor North'])
    await find(keyboard, page, 'Row 8')
    await keyboard.press('Space')
    await find(keyboard, page, 'Row 9')
    await keyboard.press('Space', 'F6')
    await keyboard.moveTo(button(page, 'Archive…'))
    await keyboard.press('Enter')
    await keyboard.moveTo(
      page
        .getByRole('alertdialog')
        .or(page.getByRole('dialog'))
        .getByRole('button', { name: /^Archive/ }),
    )
    await keyboard.press('Enter')
    await expect(page.getByText('42 sites archived.')).toBeVisible()
  })
})
