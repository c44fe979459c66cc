import type { Page } from '@playwright/test'
import { tableRows } from '../support/page-parts'
import { expect, test } from '../support/test'

/** Rules under a media query that come while the page is used: each makes the browser style every element again. */
const watchLateRules = (page: Page) =>
  page.addInitScript(() => {
    const own = window as Window & { lateRules?: string[] }
    own.lateRules = []
    const { insertRule } = CSSStyleSheet.prototype
    CSSStyleSheet.prototype.insertRule = function insert(rule, index) {
      if (rule.startsWith('@')) own.lateRules?.push(rule)
      return insertRule.call(this, rule, index)
    }
  })

test.describe('the user list', () => {
  test('shows a page of 25 users with their columns [USER-11, USER-13, USER-14, USER-15, USER-16, USER-17, CONST-02]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('customer.admin')
    await page.goto('/users/list?active=false')
    await expect(tableRows(page)).toHaveCount(25)
    await expect(page.getByText('1–25 of 240 users')).toBeVisible()
    for (const name of ['Username', 'First Name', 'Last Name', 'Active', 'Locked', 'Product Licenses']) {
      await expect(page.getByRole('columnheader', { name })).toBeVisible()
    }
    await page.getByRole('searchbox').fill('customer.admin')
    await expect(tableRows(page)).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'customer.admin', exact: true })).toHaveAttribute(
      'href',
      '/user/customer.admin/details',
    )
    await expect(page.getByRole('button', { name: 'Active, user customer.admin' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Open, user customer.admin' })).toBeVisible()
    await page.getByRole('searchbox').fill('inactive.user')
    await expect(page.getByRole('button', { name: 'Inactive, user inactive.user' })).toBeVisible()
    await page.getByRole('searchbox').fill('locked.out')
    await expect(page.getByRole('button', { name: 'Locked, user locked.out' })).toBeVisible()
  })

  test('filters by name, username and email, and starts over at page 1 [USER-04, USER-05, USER-12]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('customer.admin')
    await page.goto('/users/list?active=false&page=3')
    await expect(page.getByText('51–75 of 240 users')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Filter users' }).fill('CUSTOMER.adm')
    await expect(page.getByText('1 user', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/search=CUSTOMER\.adm/)
    expect(page.url()).not.toContain('page=')
    await page.getByRole('searchbox').fill('nobody is called that')
    await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear filter' }).click()
    await expect(page.getByText(/of 240 users/)).toBeVisible()
  })

  test('filters by a product license, in the address and with the keyboard', async ({ page, signInAs }) => {
    await signInAs('customer.admin')
    await page.goto('/users/list?active=false&page=3')
    await expect(page.getByText('51–75 of 240 users')).toBeVisible()
    const filter = page.getByRole('combobox', { name: 'Product License' })
    await filter.focus()
    await page.keyboard.type('Vendor')
    await expect(page).toHaveURL(/addOn=\d+/)
    expect(page.url()).not.toContain('page=')
    await expect(page.getByText('1–5 of 5 users')).toBeVisible()
    await expect(tableRows(page)).toHaveCount(5)
    for (const row of await tableRows(page).all()) await expect(row).toContainText('VND')
    await page.reload()
    await expect(tableRows(page)).toHaveCount(5)
    await page.getByRole('searchbox').fill('nobody is called that')
    await page.getByRole('button', { name: 'Clear filter' }).click()
    await expect(tableRows(page)).toHaveCount(5)
    await page.getByRole('searchbox').fill('nobody is called that')
    await page.getByRole('button', { name: 'Show any product license' }).click()
    await expect(page).not.toHaveURL(/addOn/)
  })

  test('clears the search alone, and moves the focus to the search field', async ({ page, signInAs }) => {
    await signInAs('customer.admin')
    await page.goto('/users/list?search=zzzz')
    await expect(page.getByRole('status').filter({ hasText: /^No users found$/ })).toHaveCount(1)
    await page.getByRole('button', { name: 'Clear filter' }).focus()
    await page.keyboard.press('Enter')
    await expect(tableRows(page)).toHaveCount(25)
    await expect(page.getByRole('searchbox', { name: 'Filter users' })).toBeFocused()
    await expect(page.getByRole('checkbox', { name: 'Show Only Active Users' })).toBeChecked()
    await page.goto('/users/list')
    await expect(page.getByRole('checkbox', { name: 'Show Only Active Users' })).toBeChecked()
  })

  test('remembers that only active users are shown, for 365 days; the address wins [USER-06, USER-07, USER-08, CONST-05]', async ({
    page,
    signInAs,
    context,
  }) => {
    await signInAs('customer.admin')
    await page.goto('/users/list')
    const onlyActive = page.getByRole('checkbox', { name: 'Show Only Active Users' })
    await expect(onlyActive).toBeChecked()
    await onlyActive.click()
    await expect(page.getByText(/of 240 users/)).toBeVisible()
    await page.goto('/users/list')
    await expect(onlyActive).not.toBeChecked()
    const cookie = (await context.cookies()).find((candidate) => candidate.name.includes('onlyActive'))
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBe(365)
    await page.goto('/users/list?active=true')
    await expect(onlyActive).toBeChecked()
  })

  test('sorts by each sortable column and keeps it in the address', async ({ page, signInAs }) => {
    await signInAs('customer.admin')
    await page.goto('/users/list?active=false')
    await page.getByRole('button', { name: 'Last Name' }).click()
    await expect(page).toHaveURL(/sort=lastName/)
    await expect(page.getByRole('columnheader', { name: 'Last Name' })).toHaveAttribute('aria-sort', 'ascending')
    const ascending = await tableRows(page).locator('td').nth(2).textContent()
    await page.getByRole('button', { name: 'Last Name' }).click()
    await expect(page).toHaveURL(/sort=-lastName/)
    await expect(tableRows(page).locator('td').nth(2)).not.toHaveText(ascending ?? '')
  })

  test('keeps a filter that is cleared by leaving its field for the head of a column', async ({ page, signInAs }) => {
    await signInAs('viewer')
    await page.goto('/users/list?search=customer.admin')
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.getByRole('searchbox').fill('')
    await page.getByRole('button', { name: 'Username' }).click()
    await expect(page).toHaveURL(
      (url) => !url.searchParams.has('search') && url.searchParams.get('sort') === '-userName',
    )
    await expect(page.getByRole('searchbox')).toHaveValue('')
    await expect(page.getByRole('row')).toHaveCount(26)
  })

  test('is found again by back, by reload and by a copied link, with focus on the row', async ({
    page,
    signInAs,
    context,
  }) => {
    await signInAs('customer.admin')
    await page.goto('/users/list?active=false&sort=-lastName&page=2')
    const link = tableRows(page).nth(7).getByRole('rowheader').getByRole('link')
    const name = (await link.textContent()) ?? ''
    await link.click()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/sort=-lastName&page=2/)
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused()
    await page.reload()
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused()
    const copy = await context.newPage()
    await copy.goto(page.url())
    await expect(copy.getByRole('link', { name, exact: true })).toBeFocused()
  })

  test('saves a flipped badge in the database [USER-19, USER-20, API-52]', async ({ page, signInAs, clientOf }) => {
    await signInAs('customer.admin')
    const admin = await clientOf('customer.admin')
    await page.goto('/users/list?active=false&search=viewer')
    await page.getByRole('button', { name: 'Open, user viewer' }).click()
    await expect(page.getByRole('button', { name: 'Locked, user viewer' })).toHaveAccessibleDescription(
      'Press to unlock.',
    )
    await expect
      .poll(async () => (await admin.users.one({ params: { username: 'viewer' } })).body.isLockedOut)
      .toBe(true)
    await page.getByRole('button', { name: 'Locked, user viewer' }).click()
    await expect
      .poll(async () => (await admin.users.one({ params: { username: 'viewer' } })).body.isLockedOut)
      .toBe(false)
    await page.getByRole('button', { name: 'Active, user viewer' }).click()
    await expect(page.getByRole('button', { name: 'Inactive, user viewer' })).toBeVisible()
    await page.getByRole('button', { name: 'Inactive, user viewer' }).click()
    await expect
      .poll(async () => (await admin.users.one({ params: { username: 'viewer' } })).body.isApproved)
      .toBe(true)
  })

  test('has at most 114 tab stops: checkbox, link and one toolbar per row', async ({ page, signInAs }) => {
    await signInAs('customer.admin')
    await page.goto('/users/list?active=false')
    await expect(tableRows(page)).toHaveCount(25)
    await expect(page.getByRole('checkbox', { name: /^Select / }).first()).toBeVisible()
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    const stops = new Set<string>()
    for (let press = 0; press < 200; press += 1) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(() => {
        const all = [...document.querySelectorAll('*')]
        return document.activeElement === document.body ? '' : String(all.indexOf(document.activeElement as Element))
      })
      if (stop === '' || stops.has(stop)) break
      stops.add(stop)
    }
    // The rows alone have three each.
    expect(stops.size).toBeGreaterThan(75)
    expect(stops.size).toBeLessThanOrEqual(114)
  })

  test('lets the last of many fast presses win', async ({ page, signInAs, clientOf }) => {
    await signInAs('customer.admin')
    const admin = await clientOf('customer.admin')
    await page.goto('/users/list?active=false&search=workflow.editor')
    const badge = page.getByRole('button', { name: /^(Open|Locked), user workflow\.editor/ })
    await badge.focus()
    for (let press = 0; press < 7; press += 1) await page.keyboard.press('Space')
    await expect(badge).toHaveAccessibleName('Locked, user workflow.editor')
    await expect(badge).not.toHaveAttribute('aria-busy', 'true')
    expect((await admin.users.one({ params: { username: 'workflow.editor' } })).body.isLockedOut).toBe(true)
    await page.keyboard.press('Space')
    await expect(badge).toHaveAccessibleName('Open, user workflow.editor')
    await expect(badge).not.toHaveAttribute('aria-busy', 'true')
    await expect(badge).toBeFocused()
  })

  test('flips a badge back when the save fails, and goes on when the server is back [USER-21]', async ({
    page,
    signInAs,
    gateway,
  }) => {
    await signInAs('customer.admin')
    await page.goto('/users/list?active=false&search=project.reader')
    const badge = page.getByRole('button', { name: /user project\.reader/ }).last()
    await expect(badge).toHaveAccessibleName('Open, user project.reader')
    await gateway.stop()
    await badge.click()
    await expect(badge).toHaveAccessibleName('Open, user project.reader')
    await expect(page.getByText('No connection to the server.').first()).toBeVisible()
    await expect(page.getByText("Can't reach the server.")).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'project.reader', exact: true })).toBeVisible()
    await gateway.start()
    await expect(page.getByText('No connection to the server.')).toHaveCount(0, { timeout: 20_000 })
    await badge.click()
    await expect(badge).toHaveAccessibleName('Locked, user project.reader')
    await badge.click()
    await expect(badge).toHaveAccessibleName('Open, user project.reader')
  })

  test('shows labels instead of buttons to users who may not edit [USER-22]', async ({ page, signInAs }) => {
    await signInAs('viewer')
    await page.goto('/users/list?active=false&search=customer.admin')
    await expect(tableRows(page)).toHaveCount(1)
    await expect(tableRows(page).getByText('Active', { exact: true })).toBeVisible()
    await expect(tableRows(page).getByRole('button')).toHaveCount(0)
  })

  test('offers all licenses to a super-administrator alone [USER-09, USER-10, USER-29]', async ({ page, signInAs }) => {
    await signInAs('super.admin')
    await page.goto('/users/list?active=false')
    const license = page.getByRole('combobox', { name: 'License', exact: true })
    await license.selectOption({ label: '2 · Harbour Works' })
    await expect(page.getByText(/of 60 users/)).toBeVisible()
    await expect(page).toHaveURL(/license=2/)

    await signInAs('harbour.admin')
    await page.goto('/users/list?active=false')
    await expect(page.getByText(/of 60 users/)).toBeVisible()
    await expect(license).toHaveCount(0)
    await page.goto('/users/list?active=false&license=1')
    await expect(page.getByRole('link', { name: 'customer.admin', exact: true })).toHaveCount(0)
  })

  test('refuses the page to a session without its roles and leads Home [ROUTE-11, ROUTE-47]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('no.roles')
    await page.goto('/users/list')
    await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible()
    await expect(page.getByText('Insufficient permissions to access the page.')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(0)
  })

  test('brings the bar of a selection without styling the whole page again [USER-23]', async ({ page, signInAs }) => {
    await signInAs('customer.admin')
    await watchLateRules(page)
    await page.goto('/users/list')
    const first = tableRows(page).first().getByRole('checkbox')
    await expect(first).toBeVisible()
    const lateRules = () => page.evaluate(() => (window as Window & { lateRules?: string[] }).lateRules ?? [])
    // The bar is loaded when the page rests, and puts its rules in then.
    await page.waitForLoadState('networkidle')
    let before: readonly string[] = []
    await expect(async () => {
      before = await lateRules()
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      expect(await lateRules()).toEqual(before)
    }).toPass()
    // Those of the page itself are counted, so the watch works.
    expect(before).not.toEqual([])
    await first.check()
    await expect(page.getByRole('region', { name: 'Selection' })).toBeVisible()
    expect(await lateRules()).toEqual(before)
  })
})
