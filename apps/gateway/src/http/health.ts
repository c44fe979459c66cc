import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database'
import { sendJson } from './problems'

/** Called every few seconds: neither logged nor measured. */
const PROBE = { logLevel: 'silent', config: { isProbe: true } } as const

/**
 * /healthz: the process lives. /readyz: it can serve, because the database answers and can write; it is migrated before it is opened.
 * @param stopping aborted before the gateway stops, so that a load balancer sends no further calls. While the server closes, fastify answers 503 to both
 */
export function serveHealth(app: FastifyInstance, db: Database, stopping?: AbortSignal): void {
  app.get('/healthz', PROBE, async (_request, reply) => {
    sendJson(reply, { status: 'ok' })
    return reply
  })
  app.get('/readyz', PROBE, async (_request, reply) => {
    const isReady = stopping?.aborted !== true && (await db.isReady())
    sendJson(reply.code(isReady ? 200 : 503), { status: isReady ? 'ready' : 'not ready' })
    return reply
  })
}
