import { attentionTexts, homeLabels, homeMessages } from '@sitewright/domain/home/messages'
import { mainNavigation, pageHeading, rowHeaders } from '../support/page-parts'
import { expect, test } from '../support/test'

test.describe('Home', () => {
  test('says what needs attention, opens the list with the same rows, and remembers what was opened [HOME-03, HOME-09, HOME-14]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    const admin = await clientOf('customer.admin')
    const { total = 0 } = await admin.users.list({ query: { facets: 'locked', page: 1, pageSize: 1 } })
    await signInAs('customer.admin')
    await page.goto('/users/list')
    await mainNavigation(page).getByRole('link', { name: 'Projects' }).press('Enter')
    // Until the new heading has the focus, it can take it from the next link before the key.
    await expect(pageHeading(page, 'Projects')).toBeFocused()
    await page.getByRole('link', { name: 'Sitewright, Home' }).press('Enter')
    await expect(pageHeading(page, 'Home')).toBeFocused()
    const title = attentionTexts.lockedUsers.title(total)
    await page.getByRole('link', { name: `Review users: ${title}` }).press('Enter')
    await expect(page).toHaveURL(/\/users\/list\?.*facets=locked/)
    await expect(rowHeaders(page)).toHaveCount(total)

    const user = rowHeaders(page).first().getByRole('link')
    const userName = (await user.textContent()) ?? ''
    await user.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Position' })).toBeVisible()
    await page.goto('/')
    const recent = page.getByRole('region', { name: homeLabels.recent })
    await expect(recent.getByRole('link').first()).toHaveText(userName)
    await recent.getByRole('button', { name: homeLabels.clear }).press('Enter')
    await expect(recent.getByText(homeMessages.noRecent)).toBeVisible()
  })

  test('makes three calls for a super-administrator, and shows one license when it is chosen [HOME-01, HOME-05, HOME-13]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('super.admin')
    await page.goto('/environments')
    await expect(pageHeading(page, 'Environments')).toBeVisible()
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/gateway/')) calls.push(pathname)
    })
    await page.getByRole('link', { name: 'Sitewright, Home' }).click()
    await expect(page.getByRole('table', { name: 'Licenses' })).toBeVisible()
    await expect(page.getByRole('combobox', { name: homeLabels.scope })).toHaveText(/Harbour Works/)
    // The frame of every page reads the session, its roles and its jobs.
    expect(calls.filter((call) => !/session|roles|jobs/.test(call)).toSorted()).toEqual([
      '/gateway/license',
      '/gateway/x/first-run',
      '/gateway/x/home',
    ])
    await page.getByRole('combobox', { name: homeLabels.scope }).selectOption({ label: '2 · Harbour Works' })
    await expect(page).toHaveURL(/\?license=2$/)
    await expect(page.getByRole('row', { name: /^Users/ })).toContainText('60')
    await page.reload()
    await expect(page.getByRole('row', { name: /^Users/ })).toContainText('60')
  })
})
