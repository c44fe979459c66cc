import type { FastifyInstance } from 'fastify'
import type { GatewayConfig } from '../config'

/**
 * Where people reach this gateway, without a trailing slash: links in mails and the addresses of single sign-on start with it. It is never taken from a request, whose Host
 * header anybody can make up. Asked for when it is needed: a port that the system chooses is known once the gateway listens.
 */
export const publicOriginOf =
  (app: FastifyInstance, { publicUrl, port }: Pick<GatewayConfig, 'publicUrl' | 'port'>): (() => string) =>
  () => {
    if (publicUrl !== undefined) return publicUrl
    const address = app.server.address()
    const listening = typeof address === 'object' && address !== null ? address.port : port
    return `http://localhost:${listening}`
  }
