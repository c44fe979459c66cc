import { randomUUID } from 'node:crypto'
import type { integrations as contract } from '@sitewright/api-client/contract/integrations'
import { integrationMessages } from '@sitewright/domain/integrations/messages'
import type { GatewayConfig } from '../../config'
import type { Database } from '../../db/database'
import { licenseIntegrations } from '../../db/schema'
import { readAssigned } from '../../holdings/assignments'
import { record } from '../../http/audit'
import type { JudgedCall } from '../../http/handler'
import { notFound } from '../../http/refusals'
import { INTEGRATION_STAND_IN_HOST, TOKEN_QUERY } from '../../integration-urls'
import { listIntegrations, type IntegrationRow } from './store'
import type { Tokens } from '../../sign-in/token'
import { addressOf } from '../../http/stand-in-address'

/** How long an integration can accept a token, in seconds (LIC-34). */
const LIFETIME_SECONDS = 60

export interface SetupOptions {
  readonly db: Database
  readonly tokens: Tokens
  readonly config: Pick<GatewayConfig, 'seed' | 'integrationUrls'>
  /** Where users reach the portal: the issuer of the tokens. */
  readonly origin: () => string
}

/** Where an integration is set up, without a token: by the settings, else by the catalog (CAT-13). `undefined` without an address. */
export function setupUrlOf(
  { config, origin }: Pick<SetupOptions, 'config' | 'origin'>,
  { integrationId, setupUrl }: Pick<IntegrationRow, 'integrationId' | 'setupUrl'>,
): URL | undefined {
  const address = config.integrationUrls.get(integrationId) ?? setupUrl
  if (address === '') return undefined
  const url = new URL(address)
  // The stand-in listens where the gateway does.
  return url.hostname === INTEGRATION_STAND_IN_HOST ? new URL(addressOf(address, config, origin())) : url
}

/**
 * The address of an integration with a token that it alone accepts, for a minute.
 * @throws Problem 404 where the license does not have the integration, or no address is configured for it
 */
export async function setUpIntegration(options: SetupOptions, call: JudgedCall<(typeof contract)['setup']>) {
  const { db, tokens, origin } = options
  const { actor, now, params } = call
  const { licenseId, integrationId } = params
  const ids = await readAssigned(db.orm, licenseIntegrations, licenseId)
  const row = (await listIntegrations(db.orm)).find((one) => one.integrationId === integrationId)
  if (row === undefined || !ids.includes(integrationId)) throw notFound(integrationMessages.notFound)
  const url = setupUrlOf(options, row)
  if (url === undefined) throw notFound(integrationMessages.noAddress)
  const issuedAt = Math.floor(now / 1000)
  const token = await tokens.signForIntegration({
    iss: origin(),
    aud: url.host,
    iat: issuedAt,
    exp: issuedAt + LIFETIME_SECONDS,
    jti: randomUUID(),
    userName: actor.userName,
    licenseId,
  })
  url.searchParams.set(TOKEN_QUERY, token)
  await db.transaction((tx) =>
    record(tx, call, {
      action: 'integrations.setup',
      subject: { kind: 'license', id: licenseId },
      licenseId,
      after: { integrationId },
    }),
  )
  return { status: 200 as const, body: { url: url.href } }
}
