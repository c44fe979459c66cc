import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { findProjectId } from '../support/site-world'
import { test } from '../support/faulty-gateway'
import { expect } from '../support/test'

const UNSAFE = '9d0218fa-c03e-a7d4'
const LARGE = 'e6104b7d-30bc-58e1'
const FETCH_FAILED = 'Failed to fetch integration report(s).'
const button = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
const references = (page: Page) => page.getByRole('table').getByRole('link')

/** Chooses a project by typing, and runs the query with Enter. */
async function runQuery(page: Page, project: string) {
  const choice = page.getByRole('combobox', { name: 'Project' })
  await choice.focus()
  await choice.fill(project)
  await expect(page.getByRole('option', { name: new RegExp(`: ${project}$`) })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
}

test.describe('integration reports', () => {
  test('load only on Run Query, page by page, and Back returns to the row [IMP-22, IMP-23, IMP-24, IMP-25, IMP-26, IMP-27, IMP-28, IMP-29, IMP-30, NAV-11, PERM-10, ROUTE-37]', async ({
    page,
    signInAs,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/imports/report')) asked.push(new URL(request.url()).search)
    })
    await signInAs('customer.admin')
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Integration' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Integration', level: 1 })).toBeVisible()
    await expect(page.getByText('Choose a project, then run the query.')).toBeVisible()
    expect(asked).toEqual([])

    await runQuery(page, 'Northgate Refinery Expansion')
    await expect(references(page)).toHaveCount(29)
    await expect(page.getByText('Page 1', { exact: true })).toBeVisible()
    await expect(button(page, 'Previous')).toHaveAttribute('aria-disabled', 'true')
    await button(page, 'Next').press('Enter')
    await expect(page.getByText('Page 2', { exact: true })).toBeVisible()
    await expect(references(page)).toHaveCount(29)
    await button(page, 'Next').press('Enter')
    await expect(references(page)).toHaveCount(8)
    await expect(button(page, 'Next')).toHaveAttribute('aria-disabled', 'true')
    expect(asked.map((query) => new URLSearchParams(query).get('page'))).toEqual(['0', '1', '2'])

    const reference = (await references(page).first().textContent()) ?? ''
    await references(page).first().press('Enter')
    await expect(page.getByRole('heading', { name: reference, level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(`${reference} · Sitewright`)
    await page.goBack()
    await expect(page.getByRole('link', { name: reference })).toBeFocused()
    await expect(page.getByText('Page 3', { exact: true })).toBeVisible()
    await button(page, 'Run Query').press('Enter')
    await expect(page.getByText('Page 1', { exact: true })).toBeVisible()
  })

  test('open beside the list, by J and K too, and close to their row [IMP-24, IMP-29, IMP-30]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const projectId = await findProjectId(await clientOf('super.admin'), 'Northgate Refinery Expansion')
    await signInAs('customer.admin')
    await page.goto(`/integration?project=${projectId}&page=2`)
    await expect(references(page)).toHaveCount(29)
    const [first, second] = await references(page).allTextContents()
    await references(page).first().press('Enter')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(first ?? '')
    await expect(heading).toBeFocused()
    const list = page.getByRole('list', { name: 'Integration reports' })
    await expect(list.getByRole('link')).toHaveCount(29)
    await expect(page.getByText('Page 2', { exact: true })).toBeVisible()

    await page.keyboard.press('j')
    await expect(heading).toHaveText(second ?? '')
    await expect(heading).toBeFocused()
    await expect(page).toHaveTitle(`${second} · Sitewright`)
    await expect(list.locator('[aria-current="page"]')).toHaveCount(1)
    await page.keyboard.press('k')
    await expect(heading).toHaveText(first ?? '')
    await page.getByRole('combobox', { name: 'Project' }).press('j')
    await expect(heading).toHaveText(first ?? '')
    await page.keyboard.press('Escape')

    // A reload keeps the page of the list, and another page keeps the report.
    await page.reload()
    await expect(list.getByRole('link')).toHaveCount(29)
    await button(page, 'Next').press('Enter')
    await expect(list.getByRole('link')).toHaveCount(8)
    await expect(heading).toHaveText(first ?? '')
    await button(page, 'Previous').press('Enter')
    await expect(list.getByRole('link')).toHaveCount(29)
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').press('Enter')
    await expect(page.getByRole('link', { name: first ?? '' })).toBeFocused()
    await expect(page.getByText('Page 2', { exact: true })).toBeVisible()
  })

  test('of a project with exactly one full page end with an empty page [IMP-26, IMP-36]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const projectId = await findProjectId(await clientOf('super.admin'), 'Tank Farm Revamp')
    await signInAs('customer.admin')
    await page.goto(`/integration?project=${projectId}`)
    await expect(page.getByRole('combobox', { name: 'Project' })).toHaveValue(`${projectId}: Tank Farm Revamp`)
    await button(page, 'Run Query').click()
    await expect(references(page)).toHaveCount(29)
    await button(page, 'Next').click()
    await expect(page.getByRole('heading', { name: 'No integration reports found.' })).toBeVisible()
    await button(page, 'Previous').click()
    await expect(references(page)).toHaveCount(29)
  })

  test('of the project before are shown by Back under its name', async ({ page, signInAs, clientOf }) => {
    const projectId = await findProjectId(await clientOf('super.admin'), 'Tank Farm Revamp')
    await signInAs('customer.admin')
    await page.goto(`/integration?project=${projectId}&page=1`)
    const project = page.getByRole('combobox', { name: 'Project' })
    await expect(references(page)).toHaveCount(29)
    const first = (await references(page).first().textContent()) ?? ''
    await runQuery(page, 'Northgate Refinery Expansion')
    await expect(page.getByRole('link', { name: first })).toHaveCount(0)
    await expect(references(page)).toHaveCount(29)
    await page.goBack()
    await expect(project).toHaveValue(`${projectId}: Tank Farm Revamp`)
    await expect(references(page).first()).toHaveText(first)
    await page.goForward()
    await expect(project).toHaveValue(/: Northgate Refinery Expansion$/)
  })

  test('show a script as text, and two megabytes without blocking the page [IMP-34, SITE-75]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('customer.admin')
    await page.goto(`/integration/${UNSAFE}/view`)
    await expect(page.getByText('javascript:alert(document.domain)')).toBeVisible()
    await expect(page.locator('a[href^="javascript"]')).toHaveCount(0)

    await page.goto(`/integration/${LARGE}/view`)
    await expect(page.getByRole('button', { name: /^Show all [\d,]+ lines$/ })).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download JSON' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`integration-report-${LARGE}.json`)
    const text = fs.readFileSync(await file.path(), 'utf8')
    expect(text.length).toBeGreaterThan(2_000_000)
    expect(JSON.parse(text)).toMatchObject({ status: 'complete' })
  })

  test('that fail to load say so, and retry [IMP-35, MSG-47, MSG-48]', async ({ page, signInAs, faults }) => {
    await signInAs('customer.admin')
    faults.failNext('integrationReports.one', new Error('down'))
    await page.goto(`/integration/${UNSAFE}/view`)
    await expect(page.getByText(FETCH_FAILED)).toBeVisible()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('javascript:alert(document.domain)')).toBeVisible()
    await page.goto('/integration/none/view')
    await expect(page.getByText('No such integration report.')).toBeVisible()
  })
})
