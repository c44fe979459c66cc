import type { Page } from '@playwright/test'
import { Problem } from '@sitewright/domain/shared/problem'
import { mainNavigation, pageHeading, rowHeaders, tabTo } from '../support/page-parts'
import { test } from '../support/faulty-gateway'
import { expect } from '../support/test'

const state = (page: Page) => page.getByRole('combobox', { name: /^State/ })
const REFUSED = 'Insufficient permissions to access the page.'

test.describe('the list of projects', () => {
  test('shows active projects first, is searched and filtered, and opens a project [PROJ-01, PROJ-02, PROJ-03, PROJ-04, PROJ-05, PROJ-06, PROJ-09, PROJ-12, PROJ-13, PROJ-28, NAV-03, PERM-01, PERM-03, PERM-23, ROUTE-37]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('super.admin')
    await page.goto('/')
    await tabTo(mainNavigation(page).getByRole('link', { name: 'Projects', exact: true }))
    await page.keyboard.press('Enter')
    await expect(pageHeading(page, 'Projects')).toBeVisible()
    await expect(page).toHaveTitle('Projects · Sitewright')
    await expect(page.getByText('of 84 projects')).toBeVisible()
    await expect(rowHeaders(page)).toHaveCount(20)
    await expect(page.getByRole('row', { name: /Company Defaults/ })).toContainText('Northgate Constructors')

    await state(page).selectOption('Inactive')
    await expect(rowHeaders(page)).toHaveCount(6)
    await expect(page.getByRole('row', { name: /Legacy Archive/ }).getByText('Inactive')).toBeVisible()
    await state(page).selectOption('All')
    await page.getByRole('combobox', { name: /^License/ }).selectOption('2 · Harbour Works')
    await expect(rowHeaders(page)).toHaveCount(6)
    await expect(page).toHaveURL(/state=all.*license=2/)
    await page.keyboard.press('/')
    await page.keyboard.type('  OUTER ')
    await expect(rowHeaders(page)).toHaveText(['Caisson Yard', 'Outer Breakwater', 'Rock Quarry Haul'])
    await page.getByRole('row', { name: /Caisson Yard/ }).click()
    await expect(pageHeading(page, 'Caisson Yard')).toBeVisible()
    await expect(page).toHaveURL(/\/projects\/46\/view\/sites$/)
    await expect(page).toHaveTitle('Caisson Yard · Sites · Sitewright')
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Caisson Yard' })).toBeFocused()
  })

  test('finds nothing with a reason, and fails with the text of the server [PROJ-11, PROJ-14, MSG-22, PERM-24]', async ({
    page,
    signInAs,
    faults,
  }) => {
    await signInAs('super.admin')
    await page.goto('/projects?search=legacy')
    await expect(page.getByRole('heading', { name: 'No projects found.' })).toBeVisible()
    await page.getByRole('button', { name: 'Show projects in every state' }).click()
    await expect(rowHeaders(page)).toHaveText([/Legacy Archive/])
    faults.failNext('projects.list', new Error('down'))
    await page.goto('/projects?state=inactive')
    await expect(page.getByText('Failed to fetch projects.')).toBeVisible()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(rowHeaders(page)).toHaveCount(6)
  })

  for (const { user, projects } of [
    { user: 'other.projects', projects: ['Jetty 3', 'Outer Breakwater'] },
    { user: 'viewer', projects: ['Northgate Refinery Expansion'] },
    { user: 'site.admin', projects: ['Northgate Refinery Expansion'] },
    {
      user: 'harbour.admin',
      projects: [
        'Caisson Yard',
        'Container Terminal 2',
        'Dredging Campaign',
        'Outer Breakwater',
        'Quay Crane Rails',
        'Rock Quarry Haul',
      ],
    },
  ]) {
    test(`has what ${user} sees, without licenses [PROJ-04, PROJ-10, PERM-21]`, async ({ page, signInAs }) => {
      await signInAs(user)
      await page.goto('/projects?state=all')
      await expect(rowHeaders(page)).toHaveText(projects)
      await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Project Id', 'Description'])
      await expect(page.getByRole('combobox', { name: /^License/ })).toHaveCount(0)
    })
  }

  for (const user of ['project.reader', 'customer.admin']) {
    test(`has all projects of license 1 for ${user} [PERM-21, PERM-23]`, async ({ page, signInAs }) => {
      await signInAs(user)
      await page.goto('/projects?state=all')
      await expect(page.getByText('of 44 projects')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Company Defaults' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Outer Breakwater' })).toHaveCount(0)
    })
  }

  test('is empty without projects, and closed without the roles [PERM-01, PERM-02, NAV-03]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('no.projects')
    await page.goto('/projects')
    await expect(page.getByRole('heading', { name: 'No projects found.' })).toBeVisible()
    await expect(mainNavigation(page).getByRole('link', { name: 'Projects' })).toHaveCount(0)
    await page.goto('/projects/12/view')
    await expect(page.getByText('No such project.')).toBeVisible()
    await expect(page).toHaveTitle('Not found · Sitewright')
    await expect(mainNavigation(page).getByRole('link', { name: 'Sites' })).toHaveCount(0)

    await signInAs('no.roles')
    for (const address of ['/projects', '/projects/new', '/projects/12/view', '/projects/12/view/info']) {
      await page.goto(address)
      await expect(page.getByText(REFUSED)).toBeVisible()
      await expect(page).toHaveURL(/\/$/)
    }
  })
})

test.describe('a new project', () => {
  test('is created in a chosen license below a parent, and opened, by keyboard alone [PROJ-15, PROJ-16, PROJ-17, PROJ-18, PROJ-19, PROJ-20, PROJ-21, PROJ-22, PROJ-24, PROJ-25, PROJ-55, MSG-66]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    await signInAs('super.admin')
    await page.goto('/projects')
    await tabTo(page.getByRole('link', { name: 'New Project', exact: true }))
    await page.keyboard.press('Enter')
    await expect(pageHeading(page, 'New Project')).toBeVisible()
    await tabTo(page.getByRole('textbox', { name: 'Name', exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'Please enter a project name.',
    )
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveAccessibleDescription(
      'Please enter a description.',
    )
    await page.keyboard.type(' Jet ')
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'Project Name must be at least 4 characters.',
    )
    await page.keyboard.press('Control+A')
    await page.keyboard.type('  Jetty 9 ')
    await tabTo(page.getByRole('combobox', { name: 'License', exact: true }))
    await page.keyboard.type('2')
    await tabTo(page.getByRole('textbox', { name: 'Description', exact: true }))
    await page.keyboard.type(' A berth for tankers ')
    await tabTo(page.getByRole('combobox', { name: 'Parent Project', exact: true }))
    await page.keyboard.type('45')
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['45 · Outer Breakwater'])
    await page.keyboard.press('Enter')
    await tabTo(page.getByRole('button', { name: 'Save', exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Project added.')).toBeVisible()
    await expect(pageHeading(page, 'Jetty 9')).toBeVisible()
    await expect(page).toHaveURL(/\/projects\/\d+\/view\/sites$/)
    const projectId = Number(/projects\/(\d+)/.exec(page.url())?.[1])
    const { body } = await (await clientOf('super.admin')).projects.one({ params: { projectId } })
    expect(body).toMatchObject({
      name: 'Jetty 9',
      description: 'A berth for tankers',
      licenseId: 2,
      environmentId: 1,
      parentProjectId: 45,
      numberOfUsers: 1,
    })
    await page.getByRole('link', { name: 'Activity' }).click()
    await expect(page.getByText(/^Created project /)).toBeVisible()
  })

  test('belongs to the license of customer.admin, who then sees it [PROJ-16, PROJ-20, PROJ-55, MSG-25]', async ({
    page,
    signInAs,
    faults,
  }) => {
    await signInAs('customer.admin')
    await page.goto('/projects/new')
    await expect(page.getByRole('textbox', { name: 'License' })).toHaveValue('1 · Northgate Constructors')
    await page.getByRole('textbox', { name: 'Name' }).fill('Quay')
    await page.getByRole('textbox', { name: 'Description' }).fill('One')
    faults.failNext('projects.create', new Problem({ status: 500, message: '' }))
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to add project.' })).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(pageHeading(page, 'Quay')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Project Settings' })).toHaveCount(0)
  })

  test('tells viewer why nothing can be saved [PROJ-16]', async ({ page, signInAs, faults }) => {
    await signInAs('viewer')
    await page.goto('/projects')
    await expect(rowHeaders(page)).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'New Project' })).toHaveCount(0)
    await page.goto('/projects/new')
    await expect(page.getByText(/^You can't create projects\. You need the/)).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).press('Enter')
    expect(faults.writes).toEqual([])
  })
})

test.describe('a project', () => {
  test('has tabs and pages that a viewer can only read, each with the reason [PERM-28]', async ({ page, signInAs }) => {
    await signInAs('viewer')
    for (const [address, reason] of [
      ['view/documentNumbering', 'You can view these numbers but not change them.'],
      ['view/resourceWorkflows', 'You can view these resource types but not change them.'],
      ['view/copy', "You can't copy sites into this project. You need"],
      ['site/bulk', "You can't add sites here. You need"],
      ['site/new', "You can't add sites here. You need"],
    ] as const) {
      await page.goto(`/projects/12/${address}`)
      await expect(page.getByText(reason)).toBeVisible()
    }
  })

  test('is changed in its settings, over the change of someone else too [PROJ-36, PROJ-37, PROJ-38, PROJ-40, MSG-65]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    await signInAs('super.admin')
    await page.goto('/projects/20/view/info')
    const settings = page.getByRole('button', { name: 'Project Settings' })
    const dialog = page.getByRole('dialog', { name: 'Project Settings' })
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await settings.click()
    await name.fill('Dropped')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(settings).toBeFocused()
    await expect(pageHeading(page, 'Cooling Water Loop')).toBeVisible()

    await settings.click()
    await name.fill('Cooling Loop')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Project info saved.')).toBeVisible()
    await expect(pageHeading(page, 'Cooling Loop')).toBeVisible()

    await settings.click()
    await name.fill('Cooling Loop A')
    const root = await clientOf('super.admin')
    const { body: current } = await root.projects.one({ params: { projectId: 20 } })
    await root.projects.save({ params: { projectId: 20 }, body: { ...current, name: 'Cooling Loop B' } })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Cooling Loop B', { exact: true })).toBeVisible()
    await dialog.getByRole('radio', { name: /Cooling Loop A/ }).check()
    await dialog.getByRole('button', { name: /^Save/ }).click()
    await expect(dialog).toHaveCount(0)
    await expect(pageHeading(page, 'Cooling Loop A')).toBeVisible()
  })

  test('is deactivated after its name is typed, loses its users, and is activated without them [PROJ-42, PROJ-44, PROJ-45, PROJ-46, PROJ-47, PROJ-48, PROJ-49, PROJ-50, MSG-67, MSG-68]', async ({
    page,
    signInAs,
    faults,
  }) => {
    await signInAs('super.admin')
    await page.goto('/projects/23/view/info')
    const users = page.getByRole('region', { name: 'Contents' }).getByText(/^[\d,]+ users?$/)
    const before = Number.parseInt((await users.textContent()) ?? '', 10)
    expect(before).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Deactivate…' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Deactivate Petrochemical Hub?' })
    await expect(dialog).toHaveAttribute('id', 'project-deactivate')
    await expect(dialog.getByRole('definition').first()).toHaveText(String(before))
    const confirm = dialog.getByRole('button', { name: 'Deactivate project' })
    await confirm.press('Enter')
    expect(faults.writes).toEqual([])
    await dialog.getByRole('textbox').fill('Petrochemical Hub')
    faults.failNext('projects.deactivate', new Error('down'))
    await confirm.click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await confirm.click()
    await expect(page.getByText('Project deactivated.')).toBeVisible()
    await expect(users).toHaveText('0 users')
    const activate = page.getByRole('button', { name: 'Activate…' })
    await expect(activate).toBeFocused()
    await activate.click()
    await page.getByRole('button', { name: 'Activate project' }).click()
    await expect(page.getByText('Project activated.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Deactivate…' })).toBeVisible()
    await expect(users).toHaveText('0 users')
    await page.getByRole('link', { name: 'Activity' }).click()
    await expect(page.getByRole('heading', { name: /^Activated project / })).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Deactivated project / })).toBeVisible()
  })

  test('is read-only with only one of the roles, and does not show its license [PROJ-41, PROJ-43, PERM-04, PERM-06]', async ({
    page,
    signInAs,
  }) => {
    for (const user of ['customer.admin', 'viewer', 'all.licenses']) {
      await signInAs(user)
      await page.goto('/projects/12/view/info')
      await expect(page.getByText(/^You can view but not edit this project\. You need/)).toBeVisible()
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
      await expect(page.getByRole('term').filter({ hasText: 'License Id' })).toHaveCount(
        user === 'all.licenses' ? 2 : 0,
      )
    }
  })

  test('opens from Sites in the navigation for the user who opened it last [NAV-15]', async ({ page, signInAs }) => {
    await signInAs('viewer')
    await page.goto('/')
    const sites = mainNavigation(page).getByRole('link', { name: 'Sites' })
    await expect(mainNavigation(page).getByRole('link', { name: 'Projects' })).toBeVisible()
    await expect(sites).toHaveCount(0)
    await page.goto('/projects/12/view')
    await expect(pageHeading(page, 'Northgate Refinery Expansion')).toBeVisible()
    await expect(sites).toHaveAttribute('href', '/projects/12/view')
    await page.goto('/')
    await sites.click()
    await expect(pageHeading(page, 'Northgate Refinery Expansion')).toBeVisible()
    await signInAs('harbour.admin')
    await page.goto('/')
    await expect(mainNavigation(page).getByRole('link', { name: 'Projects' })).toBeVisible()
    await expect(sites).toHaveCount(0)
  })
})
