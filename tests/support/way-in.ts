import type { Page } from '@playwright/test'
import { DEMO_PASSWORD, expect } from './test'

/** Fills in the form of Login and sends it. */
export async function logIn(page: Page, userName: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('Username').fill(userName)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** What the newest mails to an address say, by the page that shows them in demo mode, once one of them fits. */
export async function mailTo(page: Page, address: string, fits: RegExp): Promise<string> {
  const outbox = await page.context().newPage()
  let found = ''
  await expect(async () => {
    await outbox.goto('/outbox')
    const mail = outbox.getByRole('article').filter({ hasText: address }).filter({ hasText: fits }).first()
    found = await mail.innerText({ timeout: 1000 })
  }).toPass()
  await outbox.close()
  return found
}

/** The session that the browser keeps. */
export const readSession = (page: Page): Promise<{ token?: string; userName?: string }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('sitewright.session') ?? '{}') as { token?: string })

/** Makes the kept token one that the server does not know, in this tab and the others, as if its time had passed there. */
export async function spoilToken(page: Page): Promise<void> {
  const other = await page.context().newPage()
  await other.goto('/favicon.svg')
  await other.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('sitewright.session') ?? '{}') as { token: string }
    const [head, claims, signature = ''] = session.token.split('.')
    const token = [head, claims, signature.split('').toReversed().join('')].join('.')
    localStorage.setItem('sitewright.session', JSON.stringify({ ...session, token }))
  })
  await other.close()
}
