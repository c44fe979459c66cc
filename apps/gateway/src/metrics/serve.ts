import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import { requestMessages } from '@sitewright/domain/shared/messages'
import { Problem } from '@sitewright/domain/shared/problem'
import type { MetricsConfig } from '../config'
import type { Database } from '../db/database'
import { setBareHeaders } from '../http/headers'
import { writeProblem, writeUnreadable } from '../http/problems'
import { notFound, tooMany } from '../http/refusals'
import { listenAt } from '../listen'
import { createGuesses } from './guesses'
import { createMetrics } from './registry'
import { watchDatabase } from './watch-database'

export interface MetricsOptions {
  readonly db: Database
  readonly config: MetricsConfig
  /** Aborted when the gateway is going to stop. */
  readonly stopping: AbortSignal | undefined
}

/** Serves /metrics for as long as the gateway runs. Register it before the calls that it measures. */
export function serveMetrics(app: FastifyInstance, { db, config, stopping }: MetricsOptions): void {
  const watch = watchDatabase(db)
  app.addHook('onClose', async () => watch.stop())
  const { registry, write } = createMetrics(app, { db, watch, stopping })
  const checkToken = createTokenCheck(app, registry, config.token)
  const server = config.port === undefined ? app : openOtherPort(app, config.host, config.port)
  server.get('/metrics', { logLevel: 'error', config: { isProbe: true } }, async (request, reply) => {
    checkToken(request, reply)
    const text = await write()
    return reply.header('cache-control', 'no-store').type(registry.contentType).send(text)
  })
}

/** A scraper that does not send its call in this time is disconnected, in milliseconds. */
const CALL_WITHIN_MS = 10_000

/** A scrape has no body. */
const BODY_LIMIT = 1024

/** A server that has nothing but metrics. It opens before the gateway takes calls, and closes after the last of them. */
function openOtherPort(app: FastifyInstance, host: string, port: number): FastifyInstance {
  const server = Fastify({
    loggerInstance: app.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestTimeout: CALL_WITHIN_MS,
    bodyLimit: BODY_LIMIT,
    // A stop does not wait for scrapers: a connection on which nothing was sent would never end.
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: writeUnreadable,
  })
  server.setErrorHandler(writeProblem)
  server.setNotFoundHandler((request, reply) => writeProblem(notFound(), request, reply))
  server.addHook('onRequest', async (request, reply) => {
    setBareHeaders(reply).header('x-request-id', request.id)
  })
  const listenTextResolver = (address: string): string => `Metrics are at ${address}/metrics.`
  app.addHook('onReady', () => listenAt(server, { port, host, listenTextResolver }, 'METRICS_'))
  app.addHook('onClose', () => server.close())
  return server
}

/** The token of an Authorization header with the scheme Bearer, which is case-insensitive. */
const bearerOf = ({ headers }: FastifyRequest): string => /^bearer +(.*)$/i.exec(headers.authorization ?? '')?.[1] ?? ''

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** @returns a check that throws a Problem 401, or 429 beyond the limit of guesses */
function createTokenCheck(
  app: FastifyInstance,
  registry: Registry,
  token: string | undefined,
): (request: FastifyRequest, reply: FastifyReply) => void {
  if (token === undefined) return () => undefined
  const expected = hashOf(token)
  const guesses = createGuesses(() => app.log.warn('A call of /metrics had no token, or a wrong one.'))
  const refused = new Counter({
    name: 'sitewright_metrics_refused_total',
    help: 'Calls of /metrics without the token.',
    registers: [registry],
  })
  return (request, reply) => {
    // Hashes, because they are equally long, as the comparison requires.
    if (timingSafeEqual(hashOf(bearerOf(request)), expected)) return
    refused.inc()
    const seconds = guesses.count()
    if (seconds !== undefined) throw tooMany(seconds)
    reply.header('www-authenticate', 'Bearer')
    throw new Problem({ status: 401, message: requestMessages.metricsToken })
  }
}
