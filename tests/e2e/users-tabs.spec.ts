import { tabLinks } from '../support/page-parts'
import { DEMO_PASSWORD, expect, test } from '../support/test'
import { logIn, mailTo } from '../support/way-in'

test.describe('the page of a user', () => {
  test('has its seven tabs in order, each with an address, then activity [USER-51, USER-52, ROUTE-13, ROUTE-19]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('customer.admin')
    await page.goto('/user/workflow.editor')
    await expect(page).toHaveURL(/\/user\/workflow\.editor\/details$/)
    await expect(tabLinks(page, 'workflow.editor')).toHaveText([
      'Details',
      'Projects',
      /^Product Licenses\d*$/,
      'Roles',
      'Imports',
      'Reports',
      'Password',
      'Activity',
    ])
    await expect(page.getByRole('link', { name: 'New User Group' })).toHaveAttribute(
      'href',
      '/userGroups/new/workflow.editor',
    )
    for (const [name, path] of [
      ['Projects', 'projects'],
      ['Product Licenses', 'addons'],
      ['Roles', 'roles'],
      ['Imports', 'imports'],
      ['Reports', 'reports'],
      ['Password', 'password'],
      ['Details', 'details'],
    ] as const) {
      await tabLinks(page, 'workflow.editor').filter({ hasText: name }).click()
      await expect(page).toHaveURL(new RegExp(`/user/workflow\\.editor/${path}$`))
      await expect(page).toHaveTitle(new RegExp(`workflow\\.editor · ${name}`))
      // The focus names the new tab: the heading is the same on all of them.
      await expect(page.getByRole('region', { name: `${name}, workflow.editor`, exact: true })).toBeFocused()
    }
  })

  test('shows a viewer the tabs without a role of their own [USER-123]', async ({ page, signInAs }) => {
    await signInAs('viewer')
    await page.goto('/user/workflow.editor/details')
    await expect(tabLinks(page, 'workflow.editor')).toHaveText([
      'Details',
      'Projects',
      /^Product Licenses\d*$/,
      'Imports',
    ])
    for (const tab of ['roles', 'reports', 'password']) {
      await page.goto(`/user/workflow.editor/${tab}`)
      await expect(page.getByText('Insufficient permissions to access the page.').first()).toBeVisible()
      await expect(page).toHaveURL(/\/$/)
    }
  })

  test('of another license does not exist on any tab [USER-29, ROLE-34]', async ({ page, signInAs }) => {
    await signInAs('harbour.admin')
    for (const tab of ['details', 'projects', 'addons', 'roles', 'imports', 'reports', 'password']) {
      await page.goto(`/user/viewer/${tab}`)
      await expect(page.getByText('No such user.').first()).toBeVisible()
    }
  })
})

test.describe('the imports of a user', () => {
  test('are switched on and off at once [USER-92, USER-94, USER-96]', async ({ page, signInAs }) => {
    await signInAs('customer.admin')
    await page.goto('/user/workflow.editor/imports')
    const system = page.getByRole('switch', { name: 'Weld Log' })
    const was = await system.isChecked()
    await system.click()
    await expect(page.getByText('Imports saved.')).toBeVisible()
    await page.reload()
    await expect(system).toBeChecked({ checked: !was })
  })

  test('show only those that are on, read-only, to users without the role [USER-93, USER-94, USER-95]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('customer.admin')
    const systems = (await admin.imports.ofUser({ params: { username: 'no.projects' } })).body
    const { body: user } = await admin.users.one({ params: { username: 'no.projects' } })
    const importId = systems[0]?.importId ?? 0
    await admin.imports.saveOfUser({ params: { username: 'no.projects' }, body: [{ userId: user.userId, importId }] })
    await signInAs('viewer')
    await page.goto('/user/no.projects/imports')
    await expect(page.getByText(systems[0]?.name ?? '', { exact: false }).first()).toBeVisible()
    await expect(page.getByText(systems[1]?.name ?? '')).toHaveCount(0)
    await expect(page.getByRole('switch')).toHaveCount(0)
    await admin.imports.saveOfUser({ params: { username: 'no.projects' }, body: [] })
    await page.reload()
    await expect(page.getByText('No Imports assigned to this user.')).toBeVisible()
  })
})

test.describe('the reports of a user', () => {
  test('are assigned and un-assigned by their badge; an automatic assignment is fixed [USER-97, USER-98, USER-99, USER-101, USER-104, ERR-82, ERR-83]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('customer.admin')
    await page.goto('/user/viewer/reports')
    await page.getByRole('button', { name: 'Un-assigned, report Receipts Posted' }).click()
    await expect(page.getByText('Report assigned.')).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Assigned, report Receipts Posted', exact: true }).click()
    await expect(page.getByText('Report unassigned.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Un-assigned, report Receipts Posted' })).toBeVisible()
    const fixed = page.getByRole('button', { name: 'Auto assigned, report Announcements' })
    await expect(fixed).toHaveAttribute('aria-disabled', 'true')
    await expect(fixed).toHaveAccessibleDescription(/\w/)
  })

  test('are assigned several at once [API-77]', async ({ page, signInAs }) => {
    await signInAs('customer.admin')
    await page.goto('/user/workflow.editor/reports')
    await page.getByRole('checkbox', { name: 'Select Needs by Week' }).check()
    await page.getByRole('checkbox', { name: 'Select Open Picks' }).check()
    await page.getByRole('button', { name: 'Assign selected' }).click()
    await expect(page.getByText('Report assigned.')).toBeVisible()
    await page.reload()
    for (const name of ['Needs by Week', 'Open Picks']) {
      await expect(page.getByRole('button', { name: `Assigned, report ${name}`, exact: true })).toBeVisible()
    }
  })

  test('are visible to the user they are for, read-only [USER-102, USER-105, USER-123]', async ({ page, signInAs }) => {
    await signInAs('viewer')
    await page.goto('/user/viewer/reports')
    await expect(page.getByText('You can view but not edit your own reports.')).toBeVisible()
    await expect(tabLinks(page, 'viewer')).toContainText(['Reports'])
    await expect(page.getByRole('button', { name: /^(Un-a|A)ssigned, report/ })).toHaveCount(0)
  })
})

test.describe('the password of a user', () => {
  test('is set by hand, by the rules of a reset [USER-106, USER-107, USER-111]', async ({ page, signInAs }) => {
    await signInAs('customer.admin')
    await page.goto('/user/no.roles/password')
    await expect(page.getByText(/expires in 24 hours\. The current password works until then/)).toBeVisible()
    const form = page.getByRole('form', { name: 'Manual Update' })
    const fill = async (password: string, again: string) => {
      await form.getByLabel('Password', { exact: true }).fill(password)
      await form.getByLabel('Retype Password').fill(again)
      await form.getByRole('button', { name: 'Save' }).click()
    }
    await fill('', '')
    await expect(form.getByText('Password required.')).toBeVisible()
    await fill('short', 'other')
    await expect(form.getByText('Must be at least 8 characters.').first()).toBeVisible()
    await expect(form.getByText('Passwords must match.')).toBeVisible()
    await fill('Brandnew-password-7', 'Brandnew-password-7')
    await expect(page.getByText('Password reset.')).toBeVisible()
    await expect(form.getByLabel('Password', { exact: true })).toHaveValue('')
  })

  test('is made and mailed by Auto Reset, after a question [USER-108, USER-111]', async ({ page, signInAs }) => {
    await signInAs('customer.admin')
    await page.goto('/user/two.factor/password')
    await page.getByRole('button', { name: 'Auto Reset' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('The current password of two.factor stops working immediately.')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toHaveCount(0)
    await page.getByRole('button', { name: 'Auto Reset' }).click()
    await question.getByRole('button', { name: 'Auto Reset' }).click()
    await expect(page.getByText('Password reset.')).toBeVisible()
    const mail = await mailTo(page, 'two.factor@', /new password is/)
    expect(mail).toMatch(/You must choose another password when you log in with it/)
    const body = await page.content()
    const made = /new password is\s+(\S+)/.exec(mail)?.[1] ?? 'no password in the mail'
    expect(body).not.toContain(made)
  })

  test('is left to its owner by Email Link, and stays until then [USER-109, USER-110]', async ({ page, signInAs }) => {
    await signInAs('customer.admin')
    await page.goto('/user/agnes.weiss/password')
    await page.getByRole('button', { name: 'Email Link' }).click()
    await expect(page.getByText('Email has been sent.')).toBeVisible()
    await mailTo(page, 'agnes.weiss@', /reset\?token=/)
    await page.evaluate(() => localStorage.clear())
    await page.goto('/login')
    await logIn(page, 'agnes.weiss', DEMO_PASSWORD)
    await expect(page).not.toHaveURL(/\/login$/)
  })

  test('of a user with access to all licenses cannot be set without that role, and the page says why [USER-114, ROLE-50]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('user.editor')
    await page.goto('/user/super.admin/password')
    await expect(page.getByText('This user can access all licenses', { exact: false }).first()).toBeVisible()
    await expect(page.getByText('Last Password Change')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Auto Reset' })).toHaveCount(0)
  })

  test('of a user of single sign-on is not managed here [USER-112, USER-113, ROUTE-44, ROUTE-45, ROUTE-49]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('customer.admin')
    await page.goto('/user/sso.user/details')
    const passwordTab = tabLinks(page, 'sso.user').filter({ hasText: 'Password' })
    await expect(passwordTab).toHaveAttribute('aria-disabled', 'true')
    await expect(passwordTab).toHaveAccessibleDescription('SSO users can not have their passwords managed.')
    await page.goto('/user/sso.initial/details')
    await expect(tabLinks(page, 'sso.initial').filter({ hasText: 'Password' })).toHaveCount(0)
    for (const name of ['sso.user', 'sso.initial']) {
      await page.goto(`/user/${name}/password`)
      await expect(page.getByText('SSO users can not have their passwords managed.').first()).toBeVisible()
      await expect(page).toHaveURL(/\/$/)
    }
    // Before the roles are asked for, step 5.
    await signInAs('viewer')
    await page.goto('/user/sso.user/password')
    await expect(page.getByText('SSO users can not have their passwords managed.').first()).toBeVisible()
  })
})
