import type { FastifyInstance } from 'fastify'
import type { GatewayConfig } from '../../config'
import { DEVELOPMENT_CLIENT, DEVELOPMENT_PROVIDER_PATH } from '../../idp/address'
import { createIdentityProvider, type IdentityProvider } from './provider'
import { readOverNetwork, type ReadDocument } from './read-document'

/** The provider that the environment names; in demo mode without one, our own for development; else none. */
export function identityProviderOf(
  app: FastifyInstance,
  { sso, seed }: Pick<GatewayConfig, 'sso' | 'seed'>,
  origin: () => string,
): IdentityProvider | undefined {
  if (sso !== undefined) return createIdentityProvider({ config: () => sso, read: readOverNetwork })
  if (seed === 'none') return undefined
  return createIdentityProvider({
    config: () => ({ issuer: origin() + DEVELOPMENT_PROVIDER_PATH, clientId: DEVELOPMENT_CLIENT }),
    read: readWithin(app),
  })
}

/** Our own documents, without the network: behind a proxy the gateway may not reach itself by its public address. */
const readWithin =
  (app: FastifyInstance): ReadDocument =>
  async (url) => {
    const { pathname, host } = new URL(url)
    const { statusCode, body } = await app.inject({ method: 'GET', url: pathname, headers: { host } })
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}.`)
    const document: unknown = JSON.parse(body)
    return document
  }
