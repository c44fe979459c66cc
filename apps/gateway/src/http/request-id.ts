import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

const SAFE = /^[\w.-]{8,64}$/

/** Names a request in the log, in every reply and in every error: the caller's x-request-id where it is short and harmless, else one of our own. */
export function requestIdOf(request: IncomingMessage | { headers: IncomingHttpHeaders }): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && SAFE.test(given) ? given : randomUUID()
}
