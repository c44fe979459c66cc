import { expect, type Page } from '@playwright/test'
import { createClient, type Client } from '@sitewright/api-client/client'
import { BASE_PATHS } from '@sitewright/api-client/contract/contract'
import { GatewayProcess } from './gateway-process'
import { test as base } from './watched-browser'

export const DEMO_PASSWORD = 'Sitewright-demo-1'

declare global {
  interface Window {
    /** Put there by the fixture `cleanPage`. */
    reportFault: (text: string) => Promise<void>
  }
}

interface WorkerFixtures {
  /** The real gateway of this worker. */
  gateway: GatewayProcess
  /** The file whose journeys this worker's world has seen. */
  lived: { file: string | undefined }
}

interface TestFixtures {
  /** Gives every file the demo world as it is delivered, whatever another file did to it on this worker. */
  freshWorld: void
  /** Signs a page in, without the sign-in page, which has journeys of its own. */
  signInAs: (userName: string, page?: Page) => Promise<void>
  /** The contract's client, signed in as a user: for what a second person does during a journey. */
  clientOf: (userName: string) => Promise<Client>
  /** A page in another browser, for the second of two people. */
  secondPage: Page
  /** Fails the test on any violation of the Content Security Policy and any error on the page. */
  cleanPage: void
}

async function tokenOf(origin: string | undefined, userName: string) {
  const client = createClient({ bases: basesOf(origin) })
  const { body } = await client.session.login({ body: { userName, password: DEMO_PASSWORD } })
  return body.token ?? ''
}

const basesOf = (origin = '') => ({
  gateway: origin + BASE_PATHS.gateway,
  api: origin + BASE_PATHS.api,
  own: origin + BASE_PATHS.own,
})

export const test = base.extend<TestFixtures, WorkerFixtures>({
  gateway: [
    // oxlint-disable-next-line no-empty-pattern -- a fixture without dependencies is written with an empty pattern
    async ({}, use) => {
      const gateway = await GatewayProcess.create()
      await use(gateway)
      await gateway.dispose()
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  // oxlint-disable-next-line no-empty-pattern -- as above
  lived: [async ({}, use) => use({ file: undefined }), { scope: 'worker' }],

  freshWorld: [
    async ({ gateway, lived }, use, { file }) => {
      if (lived.file !== undefined && lived.file !== file) await gateway.renew()
      lived.file = file
      await use()
    },
    { auto: true, timeout: 90_000 },
  ],

  baseURL: async ({ gateway }, use) => use(gateway.origin),

  // By the address alone, so that a file can run over another gateway.
  signInAs: async ({ baseURL, page }, use) => {
    await use(async (userName, target = page) => {
      const token = await tokenOf(baseURL, userName)
      const client = createClient({ bases: basesOf(baseURL), session: { token: () => token } })
      const roles = (await client.session.roles()).body
      await target.goto('/favicon.svg')
      await target.evaluate(
        (stored) => localStorage.setItem('sitewright.session', stored),
        JSON.stringify({ token, userName, roles }),
      )
    })
  },

  secondPage: async ({ baseURL, browser }, use) => {
    const context = await browser.newContext({ baseURL })
    await use(await context.newPage())
    await context.close()
  },

  clientOf: async ({ baseURL }, use) => {
    await use(async (userName) => {
      const token = await tokenOf(baseURL, userName)
      return createClient({ bases: basesOf(baseURL), session: { token: () => token } })
    })
  },

  cleanPage: [
    async ({ context }, use) => {
      const faults: string[] = []
      await context.exposeBinding('reportFault', (_source, text: string) => faults.push(text))
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          void window.reportFault(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
        })
      })
      context.on('page', (page) => page.on('pageerror', (error) => faults.push(`page error: ${error.message}`)))
      await use()
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
