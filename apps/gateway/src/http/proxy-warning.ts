import type { FastifyInstance } from 'fastify'
import type { GatewayConfig } from '../config'

/**
 * Logs one warning in production when a request has `x-forwarded-for` but TRUST_PROXY is not set. Behind such a proxy, all callers share one address and its limits. It is
 * only a warning, because anyone can send the header.
 */
export function warnOfUnknownProxy(
  app: FastifyInstance,
  { seed, trustProxy }: Pick<GatewayConfig, 'seed' | 'trustProxy'>,
) {
  if (seed === 'none' && trustProxy === false) {
    let hasWarned = false
    app.addHook('onRequest', async (request) => {
      if (hasWarned || request.headers['x-forwarded-for'] === undefined) return
      hasWarned = true
      app.log.warn(
        'A request came through a proxy, but TRUST_PROXY is not set. All users behind the proxy share one address, so failed attempts of one user can block the others. Set TRUST_PROXY to the number of your proxies, or to their addresses.',
      )
    })
  }
}
