import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'
import { createDurations } from './durations'

/** All that is no call of the contract: pages, files and unknown addresses. */
const OTHER = 'other'

/** Few values, whatever callers send: a call by its name, never an address. */
const operationOf = ({ routeOptions }: FastifyRequest): string => routeOptions.config.operation ?? OTHER

/**
 * Counts the requests of a gateway and measures their time, except those of /healthz, /readyz and /metrics.
 * @returns what writes the lines that are in no registry
 */
export function measureCalls(app: FastifyInstance, registry: Registry): () => string {
  const registers = [registry]
  const calls = new Counter({
    name: 'sitewright_calls_total',
    help: 'Replies by call (area.verb; other: pages, files and unknown addresses) and status.',
    labelNames: ['operation', 'status'],
    registers,
  })
  const durations = createDurations()
  const inFlight = new Gauge({ name: 'sitewright_calls_in_flight', help: 'Requests without a whole reply.', registers })

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.isProbe === true) return
    inFlight.inc()
    // Also where the client disconnects.
    reply.raw.once('close', () => inFlight.dec())
  })
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.config.isProbe === true) return
    const operation = operationOf(request)
    calls.inc({ operation, status: reply.statusCode })
    durations.observe(operation, reply.elapsedTime / 1000)
  })
  return durations.write
}
