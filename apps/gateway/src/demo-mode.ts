import type { FastifyInstance } from 'fastify'
import type { RuntimeConfig } from '@sitewright/domain/shared/runtime-config'
import type { GatewayConfig } from './config'
import type { Database } from './db/database'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './db/demo/accounts'
import { serveDevelopmentProvider } from './idp/serve'
import { serveOutbox } from './mail/outbox-page'
import { serveIntegrationStandIn } from './stand-ins/integration'
import { serveStandIns } from './stand-ins/serve'

// `app.ts` imports this file only in demo mode, so that production loads nothing of it.

interface Options {
  readonly db: Database
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly config: GatewayConfig
  /** Where people reach the gateway. */
  readonly origin: () => string
}

/** Serves the web applications and the integration of the demo data on their own hosts. Must be called before routes are added. */
export function serveDemoHosts(app: FastifyInstance, { db, now, config, origin }: Options): void {
  serveStandIns(app, { db, config, origin })
  serveIntegrationStandIn(app, { origin, now })
}

/** Serves the outbox and the identity provider for development. */
export function serveDemoPages(app: FastifyInstance, { db, now, origin }: Options): void {
  serveOutbox(app, db)
  serveDevelopmentProvider(app, { db, now, origin })
}

/** The accounts that the sign-in page lists. */
export const demoConfig = (): RuntimeConfig['demo'] => ({
  password: DEMO_PASSWORD,
  accounts: DEMO_ACCOUNTS.flatMap(({ name, accounts }) => accounts.map((account) => ({ ...account, group: name }))),
})
