import type { FastifyInstance, FastifyRequest } from 'fastify'
import { callerRequestIdOf } from './request-id'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes the call, for the log alone. */
    userId: number | undefined
    /** The API key that makes it, for the log alone. */
    apiKeyId: number | undefined
  }
  interface FastifyContextConfig {
    /** Whether the call saves or sends anything. */
    isWrite?: boolean
    /** The call, `area.verb`. */
    operation?: string
    /** Whether monitoring calls it every few seconds, so that it does not count as a call. */
    isProbe?: boolean
  }
}

/** Paths of calls that are in no row may hold what a row's pattern would hide, such as a token. */
const CALL_PREFIX = /^(?:\/|%2f)+(gateway|api|idp)(?:\/|%2f)/i

/** A text as long as our tokens, at any place of an address. */
const LONG = /[\w-]{40,}/g

/** Where a request went, without anything that may be a secret: a call by its name, a page by its path without the query. */
function placeOf(request: FastifyRequest): { operation: string } | { path: string } {
  const { operation } = request.routeOptions.config
  if (operation !== undefined) return { operation }
  const path = request.url.split('?', 1)[0] ?? ''
  return { path: CALL_PREFIX.exec(path)?.[0] ?? path.replace(LONG, '[hidden]').slice(0, 200) }
}

/** One line for every request; the line and the reply contain its id. */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('userId', undefined)
  app.decorateRequest('apiKeyId', undefined)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        ...placeOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        address: request.ip,
        callerRequestId: callerRequestIdOf(request),
        userId: request.userId,
        apiKeyId: request.apiKeyId,
      },
      'request',
    )
  })
}
