import type { IncomingHttpHeaders } from 'node:http'

const SAFE = /^[\w.-]{8,64}$/

/**
 * The caller's `x-request-id`, if it is short and harmless. The log and the audit record it next to the gateway's own id. It never replaces that id, because a caller could
 * send the same id with many requests.
 */
export function callerRequestIdOf({ headers }: { headers: IncomingHttpHeaders }): string | undefined {
  const id = headers['x-request-id']
  return typeof id === 'string' && SAFE.test(id) ? id : undefined
}
