import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { catalogScreenLabels } from '@sitewright/domain/catalog/screen-messages'
import { firstRunMessages, firstRunRefusals } from '@sitewright/domain/first-run/messages'
import { sessionDialogMessages } from '@sitewright/domain/session/dialog-messages'
import { openDatabase } from '../../apps/gateway/src/db/open'
import { outbox } from '../../apps/gateway/src/db/schema'
import { GatewayProcess } from '../support/gateway-process'
import { tabTo } from '../support/page-parts'
import { DEMO_PASSWORD, expect, test as base } from '../support/test'
import { logIn } from '../support/way-in'

/** An empty production, whose mails wait in the outbox. */
const test = base.extend<object, { dataDir: string; gateway: GatewayProcess }>({
  // oxlint-disable-next-line no-empty-pattern -- a fixture without dependencies is written with an empty pattern
  dataDir: [async ({}, use) => use(await mkdtemp(path.join(tmpdir(), 'sitewright-first-run-'))), { scope: 'worker' }],
  gateway: [
    async ({ dataDir }, use) => {
      const gateway = await GatewayProcess.over(dataDir, {
        SEED: 'none',
        ADMIN_USERNAME: 'first.admin',
        ADMIN_PASSWORD: DEMO_PASSWORD,
        TOKEN_KEYS: 'a key for tests alone: of 32 letters at least',
      })
      await use(gateway)
      await gateway.dispose()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

/** Reads the newest mail to an address from the store. Only one process at a time opens the data, so the gateway stops for it. */
async function readMail(gateway: GatewayProcess, dataDir: string, recipient: string): Promise<string> {
  await gateway.stop()
  const db = await openDatabase({ databaseUrl: undefined, dataDir, seed: 'none', admin: undefined })
  const mails = await db.orm.select().from(outbox)
  await db.close()
  await gateway.start()
  return mails.findLast((mail) => mail.recipient === recipient)?.body ?? ''
}

const proceed = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('an empty production gets its first customer, whose administrator signs in with the emailed link [FIRST-03, FIRST-04, FIRST-05, FIRST-06, FIRST-07, FIRST-09, FIRST-10, FIRST-12, FIRST-13, FIRST-15]', async ({
  page,
  gateway,
  dataDir,
  clientOf,
}) => {
  test.setTimeout(180_000)
  await page.goto('/login')
  await logIn(page, 'first.admin')
  await expect(page).toHaveURL(/\/first-run\/environment$/)

  // The first step, by keyboard alone.
  await tabTo(page.getByRole('textbox', { name: 'Your Email Address' }))
  await page.keyboard.type('me@office.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Live')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('https://live.example.com')
  await page.keyboard.press('Enter')
  const proof = page.getByRole('dialog', { name: sessionDialogMessages.proofTitle })
  await tabTo(proof.getByLabel('Password', { exact: true }))
  await page.keyboard.type(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  const secret = page.getByRole('alertdialog', { name: 'Secret created' })
  await expect(secret.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^\S{32,}$/)
  await tabTo(secret.getByRole('button', { name: catalogScreenLabels.close }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/first-run\/product-licenses$/)
  await expect(heading(page, 'Product licenses')).toBeFocused()

  // Left, hidden, shown again and resumed.
  await page.getByRole('link', { name: 'Later' }).click()
  const panel = page.getByRole('region', { name: 'Set Up' })
  await expect(panel.getByText(/^1 of 4 steps are done/)).toBeVisible()
  await panel.getByRole('button', { name: 'Hide' }).click()
  await expect(panel).toHaveCount(0)
  await page.getByRole('button', { name: firstRunMessages.undo }).click()
  await panel.getByRole('link', { name: 'Continue' }).click()
  await proceed(page)

  // Another administrator is quicker with the license.
  await expect(heading(page, 'First license')).toBeFocused()
  await expect(page.getByRole('combobox', { name: 'Environment' })).toHaveValue('1')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(6)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Bridge Works')
  await page.getByRole('textbox', { name: 'Company' }).fill('Bridge Works Ltd.')
  const other = await clientOf('first.admin')
  const { body: environments } = await other.environments.list()
  await other.firstRun.createLicense({
    body: {
      name: 'Tunnel Works',
      company: 'Tunnel Works Ltd.',
      environmentId: environments[0]?.environmentId ?? 0,
      maxProjects: -1,
      maxUsers: -1,
      isActive: true,
      expiryDate: null,
      addOnIds: [1, 2],
    },
  })
  await proceed(page)
  await expect(page.getByText(firstRunRefusals.licenseDone('Tunnel Works'))).toBeVisible()
  await expect(page.getByText(firstRunMessages.doneMeanwhile)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Bridge Works Ltd.')
  await page.getByRole('link', { name: 'Go to First administrator' }).click()
  await page.getByRole('button', { name: 'Leave and discard' }).click()

  await expect(heading(page, 'First administrator')).toBeVisible()
  await expect(page.getByText(firstRunMessages.noMail)).toBeVisible()
  await page.getByRole('textbox', { name: 'First Name' }).fill('Ada')
  await page.getByRole('textbox', { name: 'Last Name' }).fill('Byron')
  await page.getByRole('textbox', { name: 'Username' }).fill('ada.byron')
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@tunnel.example')
  await proceed(page)
  await expect(page).toHaveURL(/\/first-run\/done$/)
  await expect(page.getByRole('link', { name: 'ada.byron' })).toHaveAttribute('href', '/user/ada.byron/details')
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(heading(page, 'Home')).toBeVisible()
  await expect(panel).toHaveCount(0)

  const mail = await readMail(gateway, dataDir, 'ada@tunnel.example')
  const link = /\/users\/password\/reset\?token=\S+/.exec(mail)?.[0] ?? ''
  await page.goto('/login?logOff=true')
  await page.goto(link)
  await page.getByLabel('Password', { exact: true }).fill('Sitewright-tunnel-1')
  await page.getByLabel('Retype Password').fill('Sitewright-tunnel-1')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/login/)
  await logIn(page, 'ada.byron', 'Sitewright-tunnel-1')
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
  await page.goto('/users/list')
  await expect(page.getByRole('link', { name: 'ada.byron', exact: true })).toBeVisible()
})
