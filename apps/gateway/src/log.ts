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
  'apiKey',
  'secret',
  'secretHash',
  '*.authorization',
  '*.cookie',
  '*.token',
  '*.password',
  '*.passwordHash',
  '*.apiKey',
  '*.secret',
  '*.secretHash',
]

/** The address without its query, which may carry a token; a call that is in the contract by its pattern, for the same reason. */
const describeRequest = (request: FastifyRequest) => ({
  method: request.method,
  route: request.routeOptions.url ?? request.url.split('?', 1)[0]?.slice(0, 200),
  address: request.ip,
})

/** A failed query tells its values after its text. */
const withoutValues = (text = ''): string => text.replace(/\nparams: [^]*?(?=\n\s+at |$)/, '')

/** `type`, not `interface`: pino wants a record of anything. */
type DescribedError = {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly code?: string
  readonly constraint?: string
  readonly cause?: DescribedError
}

/**
 * What went wrong, without the values of a query: they may be a link, a code or a password's hash. A database's own error carries them in further fields, which are left
 * out.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const field = (name: 'code' | 'constraint') => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'string' ? { [name]: value } : {}
  }
  return {
    type: error.constructor.name,
    message: withoutValues(error.message),
    stack: withoutValues(error.stack),
    ...field('code'),
    ...field('constraint'),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}

/** Options of fastify's logger (pino): one JSON line an event, on the standard output. */
export const logOptions = (level: LogLevel) => ({
  level,
  redact: { paths: SECRETS, censor: '[hidden]' },
  serializers: { req: describeRequest, err: describeError },
})
