import { readFile } from 'node:fs/promises'
import { saveButton } from '../support/page-parts'
import { findProjectId, findSite, listSites } from '../support/site-world'
import { expect, test } from '../support/test'

const PROJECT = 'Hydrogen Plant'

test.describe('the hierarchy editor', () => {
  test('builds a tree by keyboard alone [SITE-05, SITE-07, SITE-18, SITE-19, SITE-20, SITE-34, SITE-35, MSG-72]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('super.admin')
    const projectId = await findProjectId(admin, PROJECT)
    await signInAs('super.admin')
    await page.goto(`/projects/${projectId}/site/new`)
    await expect(page.getByRole('heading', { name: 'New Site', level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Add', exact: true }).press('Enter')
    await page.keyboard.type('North Yard')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('Row 1')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Row 2')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('Bin 1')
    await saveButton(page).press('Enter')
    await expect(page.getByText('Site hierarchy saved.')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/projects/${projectId}/view/sites$`))
    await expect(page.getByRole('row', { name: /^North Yard 3 sites/ })).toBeVisible()
    const sites = await listSites(admin, projectId)
    expect(sites.map(({ name, depth }) => [name, depth])).toEqual(
      expect.arrayContaining([
        ['North Yard', 1],
        ['Row 1', 2],
        ['Row 2', 2],
        ['Bin 1', 3],
      ]),
    )
  })

  test('renames sites and adds others below them, and guards unsaved changes [SITE-04, SITE-20, SITE-33, SITE-34]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('super.admin')
    const projectId = await findProjectId(admin, PROJECT)
    const { body } = await admin.sites.addTrees({
      params: { projectId },
      body: [{ name: 'South Yard', children: [{ name: 'Row 1' }, { name: 'Row 2' }] }],
    })
    const siteId = body[0]?.siteId ?? 0
    await signInAs('super.admin')
    await page.goto(`/projects/${projectId}/site/new?siteId=${siteId}`)
    await expect(page.getByRole('heading', { name: 'Edit Site', level: 1 })).toBeVisible()
    await page.goto(`/projects/${projectId}/site/${siteId}/tree`)
    await expect(page.getByRole('heading', { name: 'Edit Site', level: 1 })).toBeVisible()
    const field = page.getByRole('textbox', { name: 'Name, level 2, 2 of 2' })
    await field.fill('Row 1')
    await saveButton(page).press('Enter')
    await expect(page.getByText('Site sibling names must be unique.')).toBeVisible()
    await field.fill('Row Two')
    await field.press('Shift+Enter')
    await page.keyboard.type('Bin 7')
    await page.getByRole('link', { name: PROJECT }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /stay|keep editing|cancel/i })
      .press('Enter')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await saveButton(page).press('Enter')
    await expect(page.getByText('Site hierarchy saved.')).toBeVisible()
    await expect(page.getByText('No changes', { exact: true })).toBeVisible()
    await findSite(admin, projectId, 'South Yard', 'Row Two', 'Bin 7')
  })

  test('keeps what failed at its node, with the message of the server [SITE-29, SITE-35]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('super.admin')
    const projectId = await findProjectId(admin, PROJECT)
    const { body } = await admin.sites.addTrees({ params: { projectId }, body: [{ name: 'East Yard' }] })
    const siteId = body[0]?.siteId ?? 0
    await signInAs('super.admin')
    await page.goto(`/projects/${projectId}/site/${siteId}/tree`)
    await page.getByRole('textbox', { name: 'Name, level 1, 1 of 1' }).focus()
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('Gate 1')
    await admin.sites.addTree({ params: { siteId }, query: { projectId }, body: { name: 'Gate 1' } })
    await saveButton(page).press('Enter')
    await expect(page.getByText('Site hierarchy failed to save.')).toBeVisible()
    await expect(page.getByRole('alert', { name: '1 row could not be saved' })).toContainText(
      "Gate 1: Siblings can't have the same name.",
    )
  })
})

test.describe('the bulk screen', () => {
  test('validates, checks and creates the sites of many paths [SITE-06, SITE-07, SITE-37, SITE-39, SITE-41, SITE-42, SITE-45, SITE-49]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('super.admin')
    const projectId = await findProjectId(admin, 'Jetty 3')
    await admin.sites.addTrees({ params: { projectId }, body: [{ name: 'Dock', children: [{ name: 'Berth 1' }] }] })
    await signInAs('super.admin')
    await page.goto(`/projects/${projectId}/site/bulk`)
    const area = page.getByRole('textbox', { name: 'Site paths' })
    await area.fill('dock\tberth 1\tBollard 1\nDock\tBerth 2\nTrestle\tSpan 1\nTrestle\tSpan/2')
    await area.press('Control+Enter')
    await expect(page.getByRole('link', { name: 'Line 4: Site names cannot have special characters.' })).toBeVisible()
    await area.fill('dock\tberth 1\tBollard 1\nDock\tBerth 2\nTrestle\tSpan 1\nTrestle\tSpan 2')
    await area.press('Control+Enter')
    await expect(page.getByText('5 new, 2 existing').first()).toBeVisible()
    await page.getByRole('button', { name: 'Create Sites' }).press('Enter')
    await expect(page.getByText('Hierarchies saved.')).toBeVisible()
    await expect(area).toHaveValue('')
    await findSite(admin, projectId, 'Dock', 'Berth 1', 'Bollard 1')
    await findSite(admin, projectId, 'Dock', 'Berth 2')
    await findSite(admin, projectId, 'Trestle', 'Span 2')
    expect(await listSites(admin, projectId)).toHaveLength(7)
  })

  test('keeps the hierarchies that failed, with their messages [SITE-37, SITE-38, SITE-49]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('super.admin')
    const projectId = await findProjectId(admin, 'Flare Relocation')
    await signInAs('super.admin')
    await page.goto(`/projects/${projectId}/site/bulk`)
    const area = page.getByRole('textbox', { name: 'Site paths' })
    await area.fill('Stack\tBase\nPipe\tSpan 1')
    await area.press('Control+Enter')
    await expect(page.getByText('4 new').first()).toBeVisible()
    // Another administrator adds the same site meanwhile.
    await admin.sites.addTrees({ params: { projectId }, body: [{ name: 'stack' }] })
    await page.getByRole('button', { name: 'Create Sites' }).press('Enter')
    await expect(page.getByText('Some/all hierarchies failed to save. Please try again.').first()).toBeVisible()
    await expect(area).toHaveValue('Stack\tBase')
    await findSite(admin, projectId, 'Pipe', 'Span 1')
    await area.press('Control+Enter')
    // Checked again with the site that exists now.
    await expect(page.getByText('1 new').first()).toBeVisible()
    await page.getByRole('button', { name: 'Create Sites' }).press('Enter')
    await expect(page.getByText('Hierarchies saved.')).toBeVisible()
    await findSite(admin, projectId, 'stack', 'Base')
  })

  test('reads back the text that the Sites tab exports, and leads to what it created [SITE-91, SITE-94, SITE-95, SITE-96]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('super.admin')
    const projectId = await findProjectId(admin, 'Insulation Renewal')
    await admin.sites.addTrees({ params: { projectId }, body: [{ name: 'Drum 1.1', children: [{ name: 'Deck 1' }] }] })
    await signInAs('super.admin')
    await page.goto(`/projects/${projectId}/view/sites`)
    const save = async (entry: string): Promise<string> => {
      await page.getByRole('button', { name: 'Export' }).press('Enter')
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: entry, exact: true }).press('Enter'),
      ])
      return readFile(await download.path(), 'utf8')
    }
    const text = await save('Text for Bulk Add Sites')
    expect(text.split('\n')).toEqual(expect.arrayContaining(['Drum 1.1', 'Drum 1.1\tDeck 1']))
    expect(await save('CSV with paths and properties')).toContain(',Drum 1.1 > Deck 1,')
    await page.goto(`/projects/${projectId}/site/bulk`)
    const area = page.getByRole('textbox', { name: 'Site paths' })
    await area.fill(`${text}\n"Drum\u00a01.1"\t"Deck\u00a02"`)
    await area.press('Control+Enter')
    await expect(page.getByText(/^1 new, \d+ existing/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Create Sites' }).press('Enter')
    await expect(page.getByText('1 site created in 1 root:')).toBeVisible()
    await findSite(admin, projectId, 'Drum 1.1', 'Deck 2')
    await page.getByRole('link', { name: 'Drum 1.1' }).press('Enter')
    await expect(page).toHaveURL(/\/site\/\d+\/tree$/)
  })
})
