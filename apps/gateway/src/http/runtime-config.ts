import type { FastifyInstance } from 'fastify'
import { BASE_PATHS, rowsOf, type Contract } from '@sitewright/api-client/contract/contract'
import { RuntimeConfig } from '@sitewright/domain/shared/runtime-config'
import packageJson from '../../package.json' with { type: 'json' }
import type { GatewayConfig } from '../config'
import { sendJson } from './problems'

export const SERVER_VERSION: string = packageJson.version

/**
 * What the portal reads at run time.
 * @param demo the accounts of demo mode
 */
function runtimeConfigOf(table: Contract, config: GatewayConfig, demo: RuntimeConfig['demo']): RuntimeConfig {
  const gateway = config.portalBases.gateway ?? BASE_PATHS.gateway
  const isOwnServer = config.portalBases.gateway === undefined
  return {
    bases: { gateway, api: config.portalBases.api ?? BASE_PATHS.api, own: `${gateway}/x` },
    // Another server has none of our own calls (API-113).
    capabilities: isOwnServer
      ? rowsOf(table)
          .filter(({ row }) => row.base === 'own')
          .map(({ operation }) => operation)
      : [],
    environment: config.environmentLabel,
    supportEmail: config.supportEmail,
    productName: config.productName,
    version: SERVER_VERSION,
    productionUrl: config.productionUrl,
    mobileAdminUrl: config.mobileAdminUrl,
    mobileAppUrl: config.mobileAppUrl,
    mapboxToken: config.mapboxToken,
    webApplicationName: config.webApplicationName,
    recoveryBy: config.recoveryBy,
    // Another server may have it, and lists it when the portal requests its config.
    ...(isOwnServer ? { hasSso: hasSso(config) } : {}),
    ...(config.isPublicDemo ? { isPublicDemo: true } : {}),
    demo,
  }
}

/** Is there an identity provider? In demo mode there is one for development. */
export const hasSso = ({ sso, seed }: Pick<GatewayConfig, 'sso' | 'seed'>): boolean =>
  sso !== undefined || seed !== 'none'

/**
 * Serves what the portal reads at run time.
 * @param demo the accounts of demo mode; `undefined` outside of it
 * @returns what is served
 */
export function serveRuntimeConfig(
  app: FastifyInstance,
  table: Contract,
  config: GatewayConfig,
  demo: RuntimeConfig['demo'],
): RuntimeConfig {
  const runtimeConfig = RuntimeConfig.parse(runtimeConfigOf(table, config, demo))
  app.get('/config.json', async (_request, reply) => {
    sendJson(reply, runtimeConfig)
    return reply
  })
  return runtimeConfig
}
