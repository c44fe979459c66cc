import type { Page } from '@playwright/test'
import { addressOfChunkWith } from '../support/built-chunk'
import { expect, test } from '../support/test'

const bar = (page: Page) => page.getByRole('region', { name: 'Selection' })

test.describe('selected users', () => {
  test('stay selected on other pages, and all that match join a group in one call and leave it with Undo [USER-23, USER-24]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    await signInAs('customer.admin')
    const admin = await clientOf('customer.admin')
    const members = async () => {
      const { body } = await admin.users.list({ query: { search: 'ov' } })
      return body.filter((user) => user.userGroups.some((group) => group.name === 'Visitors')).length
    }
    await page.goto('/users/list?active=false&search=ov&size=10')
    await expect(page.getByText(/^1–10 of \d+ users$/)).toBeVisible()
    const total = Number((await page.getByText(/^1–10 of \d+ users$/).textContent())?.match(/of (\d+)/)?.[1])
    const before = await members()

    await page.getByRole('checkbox', { name: 'Select all rows' }).check()
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(bar(page).getByText(`10 of ${total} selected, 10 on other pages`)).toBeVisible()
    await page.getByRole('link', { name: 'Previous page' }).click()
    await bar(page)
      .getByRole('button', { name: `Select all ${total} that match` })
      .click()
    await expect(bar(page).getByText(`${total} of ${total} selected, ${total - 10} on other pages`)).toBeVisible()

    await bar(page).getByRole('combobox', { name: 'User Group' }).fill('Visitors')
    await page.getByRole('option', { name: 'Visitors', exact: true }).click()
    await bar(page).getByRole('button', { name: 'Assign', exact: true }).click()
    await expect(page.getByText(`${total} users assigned to Visitors.`)).toBeVisible()
    expect(await members()).toBe(total)
    expect(before).toBeLessThan(total)

    // Another filter starts with none.
    await page.getByRole('searchbox').fill('alejandra.petrov')
    await expect(bar(page)).toHaveCount(0)
    await page.getByRole('checkbox', { name: 'Select alejandra.petrov', exact: true }).check()
    await bar(page).getByRole('button', { name: 'Unassign' }).click()
    await page.getByRole('button', { name: 'Unassign Visitors' }).click()
    const toast = page.getByRole('listitem').filter({ hasText: '1 user unassigned from Visitors.' })
    await expect.poll(members).toBe(total - 1)
    await toast.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('1 user assigned to Visitors.')).toBeVisible()
    expect(await members()).toBe(total)
  })

  test('can still be read without the code of the bar, which is loaded again with the next selection', async ({
    page,
    context,
    signInAs,
  }) => {
    await signInAs('customer.admin')
    const address = addressOfChunkWith('Select all {total} matching')
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(address))
    await network.send('Network.setBlockedURLs', { urls: [`*${address}`] })
    await page.goto('/users/list')
    await lost
    const first = page.getByRole('checkbox', { name: /^Select / }).nth(1)
    await first.check()
    await expect(page.getByRole('table')).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
    await network.send('Network.setBlockedURLs', { urls: [] })
    await first.uncheck()
    await first.check()
    await expect(bar(page).getByText(/^1 of \d+ selected$/)).toBeVisible()
  })
})
