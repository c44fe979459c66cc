import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/** Seconds. Few, because writing the lines of all calls takes most of the time of a reply with metrics. */
const BUCKETS = [0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** All that is no call of the contract: pages, files and unknown addresses. */
const OTHER = 'other'

/** Few values, whatever callers send: a call by its name, never an address. */
const operationOf = ({ routeOptions }: FastifyRequest): string => routeOptions.config.operation ?? OTHER

/** Counts the requests of a gateway and measures their time, except those of /healthz, /readyz and /metrics. */
export function measureCalls(app: FastifyInstance, registry: Registry): void {
  const registers = [registry]
  const calls = new Counter({
    name: 'sitewright_calls_total',
    help: 'Replies by call (area.verb; other: pages, files and unknown addresses) and status.',
    labelNames: ['operation', 'status'],
    registers,
  })
  const duration = new Histogram({
    name: 'sitewright_call_duration_seconds',
    help: 'Time from the arrival of a request until its reply is sent.',
    labelNames: ['operation'],
    buckets: BUCKETS,
    registers,
  })
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
    duration.observe({ operation }, reply.elapsedTime / 1000)
  })
}
