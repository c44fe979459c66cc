import type { FastifyRequest } from 'fastify'
import type { LogLevel } from './config'

/** Never in the log: what opens a session, and what a person types to prove who they are. */
const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  'req.headers.token',
  'authorization',
  'cookie',
  'token',
  'password',
  'passwordHash',
  '*.authorization',
  '*.cookie',
  '*.token',
  '*.password',
  '*.passwordHash',
]

/** The address without its query, which may carry a token; a call that is in the contract by its pattern, for the same reason. */
const describeRequest = (request: FastifyRequest) => ({
  method: request.method,
  route: request.routeOptions.url ?? request.url.split('?', 1)[0]?.slice(0, 200),
  address: request.ip,
})

/** Options of fastify's logger (pino): one JSON line an event, on the standard output. */
export const logOptions = (level: LogLevel) => ({
  level,
  redact: { paths: SECRETS, censor: '[hidden]' },
  serializers: { req: describeRequest },
})
export type LogOptions = ReturnType<typeof logOptions>
