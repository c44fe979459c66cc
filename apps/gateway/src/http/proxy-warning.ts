import type { FastifyInstance } from 'fastify'
import type { GatewayConfig } from '../config'

/**
 * Says once in the log of production that there seems to be a proxy which no setting names: all callers share its address then, and with it the limits of an address.
 * Anybody can send the header, so that it is no more than a remark.
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
