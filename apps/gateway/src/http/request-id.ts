import type { IncomingHttpHeaders } from 'node:http'

const SAFE = /^[\w.-]{8,64}$/

/**
 * How the caller names its request (`x-request-id`), where that is short and harmless. It stands beside the gateway's own id in the log and in the audit, and never in
 * its place: callers could otherwise give many requests one name.
 */
export function callerRequestIdOf({ headers }: { headers: IncomingHttpHeaders }): string | undefined {
  const id = headers['x-request-id']
  return typeof id === 'string' && SAFE.test(id) ? id : undefined
}
